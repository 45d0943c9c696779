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

/** How one may register. */
export const IDENTITY_KINDS = ['email', 'phone', 'username'] as const
export type IdentityKind = (typeof IDENTITY_KINDS)[number]

/** Why an account name of a kind cannot be sent, or null. A user name must not pass for another kind. */
export function identityFault(kind: IdentityKind, text: string): 'empty' | 'malformed' | null {
  const typed = text.trim()
  if (typed === '') return 'empty'
  const type = identityType(typed)
  if (kind === 'email') return isEmail(typed) ? null : 'malformed'
  if (kind === 'phone') return type === 1 ? null : 'malformed'
  return type === 3 && !/\s/.test(typed) ? null : 'malformed'
}

/** Italian numbers keep their leading 0 behind the prefix. */
const KEEPS_ZERO = '39'

/**
 * A national number behind its country's prefix (digits without plus). A number typed with + or 00 has
 * its prefix already. Empty stays empty.
 */
export function phoneWith(prefix: string, typed: string): string {
  const number = typed.trim()
  if (number === '' || prefix === '' || /^(\+|00)/.test(number)) return number
  return `+${prefix} ${prefix === KEEPS_ZERO ? number : number.replace(/^0/, '')}`
}
