import { TOKEN_SCOPES } from '../../../src/domain/people/api-token'
import { record } from '../wire/call-values'
import { base64url, hmac } from '../wire/digest'
import type { World } from '../world'
import { type KeyCentre, makerSession } from './key-sessions'
import { isSame } from './kept-password'
import type { Code } from './permissions'
import type { Session } from './sessions'

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
export function sessionOfToken(world: World, centre: KeyCentre, text: string, now: number): Session | null {
  const id = /^hgt_(\d{1,9})_[\w-]{32}$/.exec(text)?.[1]
  if (id === undefined || !isSame(text, tokenText(world, centre, Number(id)))) return null
  const row = record(world.store.get(KIND, id))
  const scopes = Array.isArray(row['scopes']) ? row['scopes'].filter(isScope) : []
  const session = makerSession(world, centre, row, { scopes, expires: row['expires'], now })
  return session && { ...session, key: { kind: KIND, id: Number(id) } }
}
