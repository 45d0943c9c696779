import { record } from '../wire/call-values'
import type { Account } from './accounts'
import { Lru } from '../store/lru'
import { base64url, fromBase64url, hmac, sha256Hex } from '../wire/digest'
import type { Store } from '../store/store'

/** Wire contract 1.2. */
/** As the vendor's tokens say it. */
const FIRST_VERSION = 1000
const ACCESS_SECONDS = 86_399
const REFRESH_SECONDS = 183 * 86_400

interface Claims {
  jti: string
  /** Refresh tokens only: id of the access token that came with them. */
  ati: string | null
  exp: number
  userId: number
  organizationId: number
  mdc: string
  /** What was typed at sign-in, and its kind: 1 phone, 2 e-mail, 3 user name. */
  identifier: string
  identityType: number
  /** Tokens of an older version than the account's are worth nothing. */
  version: number
}

export interface TokenAnswer {
  access_token: string
  token_type: 'bearer'
  refresh_token: string
  expires_in: number
  scope: 'all'
  jti: string
}

export interface Tokens {
  issue(
    account: Account,
    organizationId: number,
    roleId: number,
    identifier: string,
    identityType: number,
    now: number,
  ): TokenAnswer
  /** Claims of a token that we signed, that has not expired and was not revoked. */
  read(token: string, now: number): Claims | null
  /** Makes a token id worthless until its expiry. */
  revoke(jti: string, exp: number): void
  /** Makes all tokens of an account worthless, but for those of one session. */
  endOthers(accountId: number, keptJti: string | null): void
}

const text = (value: unknown) => (typeof value === 'string' ? value : '')
const number = (value: unknown) => (typeof value === 'number' ? value : 0)

export function createTokens(store: Store, secret: string): Tokens {
  const verified = new Lru<string, Claims>(2000)

  function sign(payload: object): string {
    const head = base64url('{"alg":"HS256","typ":"JWT"}')
    const body = base64url(JSON.stringify(payload))
    return `${head}.${body}.${base64url(hmac(secret, `${head}.${body}`))}`
  }

  function verify(token: string): Claims | null {
    const [head, body, signature, ...rest] = token.split('.')
    if (!head || !body || !signature || rest.length > 0) return null
    if (base64url(hmac(secret, `${head}.${body}`)) !== signature) return null
    try {
      const claims = JSON.parse(fromBase64url(body)) as Record<string, unknown>
      const detail = (claims['detail'] ?? {}) as Record<string, unknown>
      return {
        jti: text(claims['jti']),
        ati: text(claims['ati']) || null,
        exp: number(claims['exp']),
        userId: number(detail['userId']),
        organizationId: number(detail['organizationId']),
        mdc: text(claims['mdc']),
        identifier: text(detail['identifier']),
        identityType: number(detail['identityType']),
        version: number(detail['version']),
      }
    } catch {
      return null
    }
  }

  const KIND = 'session-version'
  const keptOf = (accountId: number) => record(store.get(KIND, String(accountId)))
  const versionOf = (accountId: number) => FIRST_VERSION + Number(keptOf(accountId)['count'] ?? 0)
  const isCurrent = ({ userId, version, ati, jti }: Claims) =>
    version === versionOf(userId) || keptOf(userId)['jti'] === (ati ?? jti)

  function issue(
    ...[account, organizationId, roleId, identifier, identityType, now]: Parameters<Tokens['issue']>
  ): TokenAnswer {
    const count = Number(store.get('counter', 'token') ?? 0) + 1
    store.put('counter', 'token', count)
    const id = (kind: string) => {
      const hex = sha256Hex(`${secret}|${account.centre}|${kind}|${count}|${now}`)
      return [
        hex.slice(0, 8),
        hex.slice(8, 12),
        hex.slice(12, 16),
        hex.slice(16, 20),
        hex.slice(20, 32),
      ].join('-')
    }
    const jti = id('access')
    const claims = {
      user_name: `0_${identifier}_${identityType}`,
      scope: ['all'],
      detail: {
        organizationId,
        topGroupId: organizationId,
        groupId: organizationId,
        roleId,
        userId: account.id,
        version: versionOf(account.id),
        identifier,
        identityType,
        mdc: account.centre,
        appId: null,
      },
      mdc: account.centre,
      authorities: ['all'],
      client_id: 'test',
      ...(account.weak ? { modify_password: 1 } : {}),
    }
    return {
      access_token: sign({ ...claims, exp: now + ACCESS_SECONDS, jti }),
      token_type: 'bearer',
      refresh_token: sign({ ...claims, ati: jti, exp: now + REFRESH_SECONDS, jti: id('refresh') }),
      expires_in: ACCESS_SECONDS,
      scope: 'all',
      jti,
    }
  }

  return {
    issue,
    read(token, now) {
      const claims = verified.get(token) ?? verify(token)
      if (!claims) return null
      verified.set(token, claims)
      if (claims.exp <= now || store.get('revoked', claims.jti) !== undefined) return null
      if (claims.ati && store.get('revoked', claims.ati) !== undefined) return null
      return isCurrent(claims) ? claims : null
    },
    endOthers(accountId, keptJti) {
      const count = versionOf(accountId) - FIRST_VERSION + 1
      store.put(KIND, String(accountId), { count, jti: keptJti })
    },
    revoke(jti, exp) {
      store.put('revoked', jti, exp)
    },
  }
}
