/** Places that have a letter of their own, whatever stands before them. */
const OWN: Readonly<Record<string, string>> = { '/plants': 'p' }

/**
 * A letter for each place, to be pressed after `g`: its own, else the first of its address that no other place has.
 * Addresses are the same in every language, so that fingers need not learn anew.
 */
export function goLetters(addresses: readonly string[]): readonly (string | null)[] {
  const taken = new Set(addresses.flatMap((address) => OWN[address] ?? []))
  return addresses.map((address) => {
    const own = OWN[address]
    if (own !== undefined) return own
    const letter = [...address.toLowerCase()].find((one) => /[a-z]/.test(one) && !taken.has(one)) ?? null
    if (letter !== null) taken.add(letter)
    return letter
  })
}
