/**
 * A letter for each place, to be pressed after `g`: the first of its address that no place before it has. Addresses
 * are the same in every language, so that fingers need not learn anew.
 */
export function goLetters(addresses: readonly string[]): readonly (string | null)[] {
  const taken = new Set<string>()
  return addresses.map((address) => {
    const letter = [...address.toLowerCase()].find((one) => /[a-z]/.test(one) && !taken.has(one)) ?? null
    if (letter !== null) taken.add(letter)
    return letter
  })
}
