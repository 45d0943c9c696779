/** An e-mail address whose owner still recognises it; null stays null. */
export function masked(address: string | null): string | null {
  if (address === null) return null
  const [name = '', domain] = address.split('@')
  return domain === undefined ? `***${address.slice(-3)}` : `${name.slice(0, 1)}***@${domain}`
}
