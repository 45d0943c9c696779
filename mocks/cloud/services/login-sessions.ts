import type { Account } from '../people/accounts'
import { type Call, paged, sessionOf } from '../wire/call'
import { unknownId } from '../wire/refusal'
import { record } from '../wire/call-values'
import { sha256Hex } from '../wire/digest'
import { codeOfAddress } from './dict'
import type { Fields } from '../energy/figures'
import type { TokenAnswer } from '../people/tokens'

/* Where an account is signed in, and who tried; ours, not the vendor's. */

interface Login {
  /** Id of the current access token. */
  jti: string
  /** Stays the same while tokens rotate. */
  id: string
  since: number
  last: number
  /** Epoch s after which even the refresh token is worth nothing. */
  exp: number
  address: string | null
  /** None in what was kept before there were countries. */
  country?: string | null
  agent: string | null
}

interface Attempt {
  at: number
  result: 'OK' | 'WRONG_PASSWORD' | 'WRONG_CODE' | 'LOCKED'
  address: string | null
  /** None in what was kept before there were countries. */
  country?: string | null
  agent: string | null
}

const MAX = 50
const MAX_ATTEMPTS = 200
const REFRESH_SECONDS = 183 * 86_400

/** The last part of an address is nobody's business. */
function masked(address: string): string | null {
  if (address === 'local') return null
  return address.includes(':')
    ? `${address.split(':').slice(0, 3).join(':')}:…`
    : address.replace(/\d+$/, '…')
}

/** Addresses of this machine and of networks in a house: nobody knows where that is. */
const WITHIN = /^(local$|127\.|10\.|192\.168\.|172\.(1[6-9]|2\d|3[01])\.|::1$|f[cd])/i

const caller = (call: Call) => ({
  address: masked(call.address),
  country: WITHIN.test(call.address) ? null : codeOfAddress(call.address),
  agent: call.headers.get('user-agent')?.slice(0, 200) ?? null,
})

const listOf = <T>(call: Call, kind: string, account: Account): T[] => {
  const { list } = record(call.world.store.get(kind, String(account.id)))
  return Array.isArray(list) ? (list as T[]) : []
}

const loginsOf = (call: Call, account: Account) =>
  listOf<Login>(call, 'login', account).filter(
    ({ exp, jti }) => exp > call.now && call.world.store.get('revoked', jti) === undefined,
  )

/** A session begins, or goes on with the tokens that replace those of `former`. */
export function noteSession(call: Call, account: Account, answer: TokenAnswer, former?: string): TokenAnswer {
  const logins = listOf<Login>(call, 'login', account)
  const known = former ? logins.find(({ jti }) => jti === former) : undefined
  const login: Login = {
    id: sha256Hex(`${call.world.secret}|${answer.jti}`).slice(0, 16),
    since: call.now,
    ...known,
    ...caller(call),
    jti: answer.jti,
    last: call.now,
    exp: call.now + REFRESH_SECONDS,
  }
  const list = [...logins.filter((one) => one !== known), login].slice(-MAX)
  call.world.store.put('login', String(account.id), { list })
  return answer
}

export function noteAttempt(call: Call, account: Account, result: Attempt['result']): void {
  const list = [...listOf<Attempt>(call, 'attempt', account), { at: call.now, result, ...caller(call) }]
  call.world.store.put('attempt', String(account.id), { list: list.slice(-MAX_ATTEMPTS) })
}

/** After another password: every other session is over, its refresh token included. Without a session, all are. */
export function endOthers(call: Call, account: Account): void {
  const own = call.session?.account.id === account.id ? call.session.jti : null
  call.world.tokens.endOthers(account.id, own)
  const list = listOf<Login>(call, 'login', account).filter(({ jti }) => jti === own)
  call.world.store.put('login', String(account.id), { list })
}

/** Newest first. */
export function list(call: Call): Fields[] {
  const { account, jti } = sessionOf(call)
  return loginsOf(call, account)
    .map(({ id, since, last, address, country = null, agent, jti: own }) => ({
      id,
      sinceTime: since,
      lastTime: last,
      address,
      countryCode: country,
      agent,
      current: own === jti,
    }))
    .reverse()
}

/** Ends one by its id, or without one all but that of the call. */
export function end(call: Call): { ended: number } {
  const { account, jti } = sessionOf(call)
  const id = call.params['sessionId']
  const logins = loginsOf(call, account)
  const ended = id ? logins.filter((one) => one.id === id) : logins.filter((one) => one.jti !== jti)
  if (id && ended.length === 0) throw unknownId()
  for (const one of ended) call.world.tokens.revoke(one.jti, one.exp)
  return { ended: ended.length }
}

/** Sign-ins and attempts, newest first. */
export function attempts(call: Call): { total: number; data: Fields[] } {
  const { account } = sessionOf(call)
  const rows = listOf<Attempt>(call, 'attempt', account).map(({ country = null, ...one }): Fields => ({
    ...one,
    countryCode: country,
  }))
  return paged(call, rows.reverse())
}
