/** Longer than any that a browser is sure to ask for. */
const LONGEST = 2048

/** A path of our own, or an address that nobody on the way can change. Anything else is no place for a picture. */
export function isPictureAddress(text: string): boolean {
  if (text.length > LONGEST || /[\s\\]/.test(text)) return false
  if (/^\/(?!\/)/.test(text)) return true
  return /^https:\/\//i.test(text) && URL.canParse(text)
}
