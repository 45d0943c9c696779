/** A positive integer that a number holds exactly, else null: an address is written by anybody. */
export function idOfWord(text: string | null): number | null {
  if (text === null || !/^[1-9]\d{0,15}$/.test(text)) return null
  const id = Number(text)
  return Number.isSafeInteger(id) ? id : null
}
