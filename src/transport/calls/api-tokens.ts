import type { ApiToken } from '../../domain/people/api-token'
import { malformed } from '../fault-error'
import { type Call, get } from '../call'
import { epoch, id, list, record, text, type WireRecord, words } from '../wire'

/* Tokens of one's own for programs. Ours, not the vendor's: ask `useCapability('apiTokens')` first. */

const PATH = '/user-s/acc/token'

/** One's own in the current identity, the newest first. */
export function apiTokens(): Call<readonly ApiToken[]> {
  return get(PATH, (raw) => list(raw, 'tokens', readToken))
}

/** Answers the token itself, this once. */
export function makeToken(wanted: {
  name: string
  scopes: readonly string[]
  /** Epoch s. */
  expires: number
}): Call<string> {
  const { name, scopes, expires } = wanted
  return {
    method: 'POST',
    path: PATH,
    body: { name, scopes, expiresTime: expires },
    read(raw) {
      const token = text(record(raw, 'token')['token'])
      if (token === null) throw malformed('no token')
      return token
    },
  }
}

/** All of them or none. */
export function revokeTokens(ids: readonly number[]): Call<null> {
  return { method: 'DELETE', path: PATH, body: ids, read: () => null }
}

function readToken(row: WireRecord): ApiToken | null {
  const tokenId = id(row['id'])
  if (tokenId === null) return null
  return {
    id: tokenId,
    name: text(row['name']),
    scopes: words(row['scopes']),
    ending: text(row['ending']),
    created: epoch(row['createdTime']),
    expires: epoch(row['expiresTime']),
    used: epoch(row['lastTime']),
  }
}
