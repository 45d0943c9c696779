import { scryptAsync } from '@noble/hashes/scrypt.js'
import { bytesToHex, utf8ToBytes } from '@noble/hashes/utils.js'
import { hmac } from '../wire/digest'

/** As OWASP has it for 16 MiB. In steps, so that nobody else waits for it. */
const COST = { N: 2 ** 14, r: 8, p: 1, dkLen: 32, asyncTick: 5 }
const MARK = 'scrypt'

async function derived(password: string, salt: string): Promise<string> {
  return bytesToHex(await scryptAsync(utf8ToBytes(password), utf8ToBytes(salt), COST))
}

/** What is kept of a password that somebody chose: never the hash that goes over the wire, which opens the account. */
export async function keptPassword(hash: string, secret: string, number: number): Promise<string> {
  const salt = bytesToHex(hmac(secret, `salt|${String(number)}`)).slice(0, 32)
  return `${MARK}:${salt}:${await derived(hash, salt)}`
}

/** Whether a hash off the wire is that of a kept password. Those of the demo accounts are published as they are. */
export async function isPassword(hash: string, kept: string | undefined): Promise<boolean> {
  const [mark, salt, value] = (kept ?? '').split(':')
  if (mark !== MARK || salt === undefined || value === undefined) return isSame(hash, kept ?? '')
  return isSame(await derived(hash, salt), value)
}

/** In the same time wherever they differ. */
function isSame(one: string, other: string): boolean {
  let differ = one.length ^ other.length
  for (let at = 0; at < one.length; at++) differ |= one.charCodeAt(at) ^ other.charCodeAt(at)
  return differ === 0 && one !== ''
}
