import { hmac } from '@noble/hashes/hmac.js'
import { sha1 } from '@noble/hashes/legacy.js'
import { isSame } from './kept-password'

/** Seconds for which a code stands (RFC 6238). */
export const STEP = 30
const DIGITS = 6
/** Clocks of phones go wrong: a code counts one step before and after its time as well. */
const DRIFT = 1

/** RFC 4226: the code of a counter, with HMAC-SHA-1, which is all that every authenticator app knows. */
export function oneTimeCode(secret: Uint8Array, counter: number, digits = DIGITS): string {
  const message = new Uint8Array(8)
  new DataView(message.buffer).setBigUint64(0, BigInt(counter))
  const mac = hmac(sha1, secret, message)
  const at = (mac[19] ?? 0) & 15
  const value = new DataView(mac.buffer, mac.byteOffset).getUint32(at) & 0x7fffffff
  return String(value % 10 ** digits).padStart(digits, '0')
}

/** The step whose code was given, or null. Each counts once: none up to `after` does. Every step in reach is looked at. */
export function stepOfCode(secret: Uint8Array, given: string, now: number, after: number): number | null {
  const here = Math.floor(now / STEP)
  let found: number | null = null
  for (let step = here - DRIFT; step <= here + DRIFT; step++) {
    if (isSame(given, oneTimeCode(secret, step)) && step > after) found = step
  }
  return found
}
