import { scryptAsync } from '@noble/hashes/scrypt.js'
import { bytesToHex, utf8ToBytes } from '@noble/hashes/utils.js'
import { hmac } from '../wire/digest'

/** A fifth of what OWASP asks for with 16 MiB; why stands in SECURITY.md. */
export const COST = { N: 2 ** 14, r: 8, p: 1 } as const
export const KEY_BYTES = 32
const MARK = 'scrypt'

/** Hex of the key that scrypt derives from both at `COST`. A host may have a quicker way that holds up nobody. */
export type Derive = (password: string, salt: string) => Promise<string>

/** In plain JavaScript, for hosts that have no other; in steps, so that a page is drawn meanwhile. */
export const derivedInSteps: Derive = async (password, salt) =>
  bytesToHex(
    await scryptAsync(utf8ToBytes(password), utf8ToBytes(salt), { ...COST, dkLen: KEY_BYTES, asyncTick: 5 }),
  )

interface Keeper {
  secret: string
  derive: Derive
}

/** What is kept of a password that somebody chose: never the hash that goes over the wire, which opens the account. */
export async function keptPassword(
  hash: string,
  { secret, derive }: Keeper,
  number: number,
): Promise<string> {
  const salt = bytesToHex(hmac(secret, `salt|${String(number)}`)).slice(0, 32)
  return `${MARK}:${salt}:${await derive(hash, salt)}`
}

/** Whether a hash off the wire is that of a kept password. Those of the demo accounts are published as they are. */
export async function isPassword(
  hash: string,
  kept: string | undefined,
  { derive }: Pick<Keeper, 'derive'>,
): Promise<boolean> {
  const [mark, salt, value] = (kept ?? '').split(':')
  if (mark !== MARK || salt === undefined || value === undefined) return isSame(hash, kept ?? '')
  return isSame(await derive(hash, salt), value)
}

/** In the same time wherever they differ. */
export function isSame(one: string, other: string): boolean {
  let differ = one.length ^ other.length
  for (let at = 0; at < one.length; at++) differ |= one.charCodeAt(at) ^ other.charCodeAt(at)
  return differ === 0 && one !== ''
}
