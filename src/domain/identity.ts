/** Kinds of account name on the wire: 1 phone, 2 e-mail, 3 user name (wire contract 3.7). */
export type IdentityType = 1 | 2 | 3

/** An address with one @, a name before it and a dotted host after it (specification 5). */
export function isEmail(text: string): boolean {
  return /^[^\s@]+@[^\s@.]+(\.[^\s@.]+)+$/.test(text) && text.length <= 254
}

/** A phone number: an optional +, then at least 6 digits, with blanks, dots, hyphens and brackets between. */
export function isPhone(text: string): boolean {
  const trimmed = text.trim()
  return /^\+?[\d\s().-]+$/.test(trimmed) && trimmed.replace(/\D/g, '').length >= 6
}

/** What somebody typed as account; anything with an @ is meant as an e-mail. */
export function identityType(text: string): IdentityType {
  if (text.includes('@')) return 2
  return isPhone(text) ? 1 : 3
}

/** As it is sent: trimmed, a phone number without its ornaments. */
export function identifierOf(text: string): string {
  const trimmed = text.trim()
  return identityType(trimmed) === 1 ? trimmed.replace(/[^\d+]/g, '') : trimmed
}
