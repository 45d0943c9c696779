import { TOKEN_SCOPES } from '../../../src/domain/people/api-token'
import { record, whole } from '../wire/call-values'
import { base64url, hmac } from '../wire/digest'
import { permissionDenied } from '../wire/refusal'
import { opensToToken } from '../wire/token-routes'
import type { World } from '../world'
import { isSame } from './kept-password'
import type { Code } from './permissions'
import type { Session } from './sessions'
import { openSession } from './sessions'

/** A token of one's own for programs; what it is made of follows from the key of this cloud, and is not kept. */
export interface KeptToken {
  id: number
  accountId: number
  organizationId: number
  name: string
  scopes: readonly Code[]
  created: number
  expires: number
}

export const KIND = 'api-token'
const MARK = 'hgt'
const LENGTH = 32

const isScope = (code: unknown): code is Code => TOKEN_SCOPES.some((one) => one === code)

export const tokenText = (world: World, centre: string, id: number) =>
  `${MARK}_${id}_${base64url(hmac(world.secret, `api token|${centre}|${String(id)}`)).slice(0, LENGTH)}`

export function keptTokens(world: World): KeptToken[] {
  return world.store.list(KIND).map(({ value }) => value as KeptToken)
}

/**
 * Who calls by a token: the person who made it, in the identity of then, with what the token was given of what they
 * still hold. Null for whatever is no token, was revoked or is over.
 */
export function sessionOfToken(
  world: World,
  centre: 'FOREIGN_1' | 'CHINA',
  text: string,
  now: number,
): Session | null {
  const id = /^hgt_(\d{1,9})_[\w-]{32}$/.exec(text)?.[1]
  if (id === undefined || !isSame(text, tokenText(world, centre, Number(id)))) return null
  const row = record(world.store.get(KIND, id))
  const [accountId, organizationId] = [whole(row['accountId']), whole(row['organizationId'])]
  if (accountId === null || organizationId === null || !(Number(row['expires']) > now)) return null
  const account = world.people.byId(centre, accountId)
  if (account?.state !== 'active' || world.store.get('revocation', String(accountId)) !== undefined)
    return null
  const scopes = Array.isArray(row['scopes']) ? row['scopes'].filter(isScope) : []
  const session = openSession(world, account, organizationId, '', scopes)
  // Without a code left it must not be taken for one that is unrestricted.
  return session === null || session.codes.length === 0 ? null : { ...session, tokenId: Number(id) }
}

export const USE = 'api-token-use'
const ONCE_IN = 3600

/** Refuses what no token opens. When it was last used is kept to the hour: a program may call each second. */
export function admitProgram(
  { store }: World,
  { tokenId, codes }: Session,
  route: string,
  now: number,
): void {
  if (!opensToToken(route, codes)) throw permissionDenied()
  const before = store.get(USE, String(tokenId))
  if (typeof before !== 'number' || before + ONCE_IN <= now) store.put(USE, String(tokenId), now)
}
