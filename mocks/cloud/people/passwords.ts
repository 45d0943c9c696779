import { checkPassword } from '../../../src/domain/people/password'
import type { Account } from './accounts'
import { refusal } from '../wire/refusal'
import { sha256Hex } from '../wire/digest'
import { openPassword } from '../wire/envelope'
import type { Call } from '../wire/call'
import { isPassword, keptPassword } from './kept-password'
import { followingNumber, nextNumber } from '../store/quick-store'
import type { World } from '../world'

const LONGEST = 100
/** Simple: a word everybody would try, with ornaments (64). Weak: seen in leaks (65). */
const SIMPLE = [
  'welcome',
  'password',
  'passwort',
  'letmein',
  'administrator',
  'heliograph',
  'solarman',
  'sunshine',
]
const LEAKED = [
  'iloveyou',
  'trustno',
  'football',
  'princess',
  'superman',
  'starwars',
  'p@ssw0rd',
  'dragonball',
]

const bare = (text: string) => text.toLowerCase().replace(/[^a-z@]/g, '')

/** Code of the first server-side rule that a password breaks (specification 8, 57 to 65), or null. */
async function passwordFault(
  password: string,
  account: Partial<Account>,
  world: World,
): Promise<number | null> {
  if ([...password].length > LONGEST) return 57
  const client = checkPassword(password)
  if (client) return client.code
  const login = [account.email, account.username, account.phone, account.phone ? `+${account.phone}` : null]
  if (login.some((one) => one?.toLowerCase() === password.toLowerCase())) return 61
  if (/(.)\1{3}/u.test(password)) return 62
  const hash = sha256Hex(password)
  for (const kept of (account.passwords ?? []).slice(0, 2)) if (await isPassword(hash, kept, world)) return 63
  const core = bare(password)
  const simple = (list: readonly string[]) => list.some((word) => core === word || core === word + word)
  if (simple(SIMPLE)) return 64
  return simple(LEAKED) || simple(LEAKED.map(bare)) ? 65 : null
}

/**
 * The new password of a call as it is kept. Sent are its hash and the text that the rules need to see, encrypted for the cloud or
 * plain as small clients send it. They must fit. Without the text only the history can be judged, so it is
 * asked for (45).
 */
export async function newPassword(
  { world }: Call,
  hash: unknown,
  given: unknown,
  account: Partial<Account>,
): Promise<string> {
  const clear = (await openPassword(given)) ?? given
  if (typeof clear !== 'string' || typeof hash !== 'string') throw refusal(45, 'password and clear_text_pwd')
  const code = await passwordFault(clear, account, world)
  if (code !== null) throw refusal(code, 'password rule')
  if (sha256Hex(clear) !== hash.toLowerCase()) throw refusal(45, 'password and clear_text_pwd differ')
  const kept = await keptPassword(hash.toLowerCase(), world, followingNumber(world.store, 'salt', 1))
  nextNumber(world.store, 'salt', 1)
  return kept
}
