/* What authenticator apps and people see of a second step: secrets in letters, the address of a QR code, codes as typed. */

const LETTERS = 'ABCDEFGHIJKLMNOPQRSTUVWXYZ234567'

/** RFC 4648 without padding, as authenticator apps take it. */
export function base32(bytes: Iterable<number>): string {
  let text = ''
  let held = 0
  let bits = 0
  for (const byte of bytes) {
    held = ((held << 8) | byte) & 0xfff
    bits += 8
    for (; bits >= 5; bits -= 5) text += LETTERS[(held >> (bits - 5)) & 31] ?? ''
  }
  return bits === 0 ? text : text + (LETTERS[(held << (5 - bits)) & 31] ?? '')
}

/** In fours, to be read and typed. */
export const inFours = (text: string): string => text.replace(/(.{4})(?=.)/g, '$1 ')

/**
 * Addresses that an authenticator app reads (Key URI format), the fullest first: a QR code of this console takes 105
 * bytes, so a long account name goes without the issuer, and a longer one without itself.
 */
export function authenticatorAddresses(issuer: string, account: string, secret: string): readonly string[] {
  const [who, what] = [encodeURIComponent(account), encodeURIComponent(issuer)]
  return [
    `otpauth://totp/${what}:${who}?secret=${secret}&issuer=${what}`,
    `otpauth://totp/${what}:${who}?secret=${secret}`,
    `otpauth://totp/${who}?secret=${secret}`,
    `otpauth://totp/${what}?secret=${secret}`,
    `otpauth://totp/-?secret=${secret}`,
  ]
}

/** A code as it counts: however it was grouped or written. */
export const typedCode = (text: string): string => text.normalize('NFKC').replace(/[\s-]/g, '').toUpperCase()

/** Whether it may be the code of an app; anything else is taken for a recovery code. */
export const isAppCode = (text: string): boolean => /^\d{6}$/.test(typedCode(text))
