import type { Account } from '../accounts'
import type { Call } from '../call'
import { invalidToken, refusal, Refusal, sessionOf } from '../call'
import { record } from '../call-values'
import { openSession, sessionFrom } from '../sessions'
import { addressOfCaller } from '../traffic'
import { isLeaving, refuseIfLeaving } from './account'
import { sweepRevocations } from '../tokens'
import type { TokenAnswer } from '../tokens'

const MAX_FAILURES = 5
/** Ours: the contract does not say how long a lock lasts. */
const LOCK_SECONDS = 1800

/** C1. Fields come form-encoded; JSON is read as well, as some old clients send it. */
export function token(call: Call): TokenAnswer {
  const form = record(call.body)
  const field = (name: string) => (typeof form[name] === 'string' ? form[name] : '')
  switch (field('grant_type')) {
    case 'mdc_password':
    case 'password':
      return byPassword(call, field)
    case 'switch_org':
      return bySwitch(call, field)
    case 'refresh_token':
      return byRefreshToken(call, field('refresh_token'))
    default:
      throw new Refusal(400, 'AUTH_INVALID_PARAM', 'unsupported_grant_type')
  }
}

function byPassword(call: Call, field: (name: string) => string): TokenAnswer {
  const identifier = field('username')
  const { username } = record(call.body)
  if (typeof username === 'string' && username.trim() === '') throw refusal(10, 'account is empty')
  if (!identifier || !field('password')) throw new Refusal(400, 'AUTH_INVALID_PARAM', 'username and password')
  const account = call.world.people.find(call.centre, identifier)
  const address = addressOfCaller(call.headers)
  call.traffic.refuseLockedAddress(address, call.now)
  if (!account) {
    call.traffic.countFailure(address, call.now)
    throw wrongPassword()
  }
  if (account.state === 'migrated')
    throw new Refusal(400, 'AUTH_USER_ALREADY_MIGRATED', 'account was migrated')
  refuseIfLocked(call, account)
  if (field('password').toLowerCase() !== account.passwords[0]) {
    call.traffic.countFailure(address, call.now)
    throw countFailure(call, account)
  }
  call.world.store.delete('failures', String(account.id))
  refuseIfLeaving(call, account)

  const wanted = Number(field('org_id')) || (account.organisations[0]?.id ?? 0)
  const session = openSession(call.world, account, wanted, '')
  if (!session) throw new Refusal(400, 'AUTH_INVALID_PARAM', 'no member of this organisation')
  call.world.store.put('signin', String(account.id), call.now)
  const kind = account.email === identifier.trim().toLowerCase() ? 2 : account.username === identifier ? 3 : 1
  return call.world.tokens.issue(account, wanted, session.role.id, identifier.trim(), kind, call.now)
}

/** Another identity of the same account; 0 is the personal one. */
function bySwitch(call: Call, field: (name: string) => string): TokenAnswer {
  const { tokens, people } = call.world
  const claims = tokens.read(field('access_token'), call.now)
  if (!claims || claims.ati || claims.mdc !== call.centre) {
    throw new Refusal(400, 'AUTH_INVALID_PARAM', 'access_token')
  }
  const account = people.byId(call.centre, claims.userId)
  const organizationId = Number(field('org_id') || Number.NaN)
  const session = account ? openSession(call.world, account, organizationId, '') : null
  if (!account || !session) throw new Refusal(400, 'AUTH_INVALID_PARAM', 'no member of this organisation')
  refuseIfLeaving(call, account)
  tokens.revoke(claims.jti, claims.exp)
  const { identifier, identityType } = claims
  return tokens.issue(account, organizationId, session.role.id, identifier, identityType, call.now)
}

const wrongPassword = () =>
  new Refusal(400, 'AUTH_INVALID_USERNAME_OR_PASSWORD', 'user name or password is wrong')

function locked(remainSeconds: number): Refusal {
  const param = { remainSeconds, failCount: MAX_FAILURES, maxCount: MAX_FAILURES }
  return new Refusal(400, 'USER_LOCKED', 'too many failed attempts', param)
}

function refuseIfLocked(call: Call, account: Account): void {
  if (account.state === 'locked') throw locked(LOCK_SECONDS)
  const until = Number(record(call.world.store.get('failures', String(account.id)))['until'] ?? 0)
  if (until > call.now) throw locked(until - call.now)
}

function countFailure(call: Call, account: Account): Refusal {
  const { store } = call.world
  const known = record(store.get('failures', String(account.id)))
  const expired = Number(known['until'] ?? 0) > 0
  const count = (expired ? 0 : Number(known['count'] ?? 0)) + 1
  const until = count >= MAX_FAILURES ? call.now + LOCK_SECONDS : 0
  store.put('failures', String(account.id), { count, until })
  return until > 0 ? locked(LOCK_SECONDS) : wrongPassword()
}

/** Rotation: each refresh token works once (wire contract 1.2). */
function byRefreshToken(call: Call, given: string): TokenAnswer {
  const { tokens, store } = call.world
  const claims = tokens.read(given, call.now)
  if (!claims?.ati || claims.mdc !== call.centre) {
    throw new Refusal(400, 'invalid_grant', 'invalid refresh token')
  }
  const session = sessionFrom(call.world, claims)
  if (!session) throw new Refusal(400, 'invalid_grant', 'account is gone')
  // The console knows one word for a session that cannot go on.
  if (isLeaving(call, session.account))
    throw new Refusal(400, 'invalid_grant', 'the account is being cancelled')
  tokens.revoke(claims.jti, claims.exp)
  sweepRevocations(store, call.now)
  const { account, role } = session
  return tokens.issue(
    account,
    claims.organizationId,
    role.id,
    claims.identifier,
    claims.identityType,
    call.now,
  )
}

/** C2: the access token and the refresh token that came with it stop working. */
export function logout(call: Call): object {
  const { jti } = sessionOf(call)
  if (!jti) throw invalidToken()
  call.world.tokens.revoke(jti, call.now + 183 * 86_400)
  return {}
}
