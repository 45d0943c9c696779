import type { Account } from '../people/accounts'
import { type Call, sessionOf } from '../wire/call'
import { invalidToken, refusal, Refusal } from '../wire/refusal'
import { record } from '../wire/call-values'
import { openSession, sessionFrom } from '../people/sessions'
import { sha256Hex } from '../wire/digest'
import { openPassword } from '../wire/envelope'
import { OF_ACCOUNT } from '../people/guess-limits'
import { isPassword } from '../people/kept-password'
import { hasSecondStep, holdsTicket, secondStepTicket, takesCode } from '../people/second-step'
import { countFailure, locked, refuseIfLocked } from '../people/sign-in-locks'
import { slideMissing } from './slide'
import { accountOfThird } from './third-party'
import { isLeaving, refuseIfLeaving } from './account-leaving'
import { noteAttempt, noteSession } from './login-sessions'
import type { TokenAnswer } from '../people/tokens'

/** That of an e-mail address: nothing longer is anybody's, and guesses are counted by it. */
const LONGEST_NAME = 254

/** C1. Fields come form-encoded; JSON is read as well, as some old clients send it. */
export function token(call: Call): TokenAnswer | Promise<TokenAnswer> {
  const form = record(call.body)
  const field = (name: string) => (typeof form[name] === 'string' ? form[name] : '')
  switch (field('grant_type')) {
    case 'mdc_password':
    case 'password':
      return byPassword(call, field)
    case 'switch_org':
      return bySwitch(call, field)
    case 'third':
      return byThird(call, field)
    case 'refresh_token':
      return byRefreshToken(call, field('refresh_token'))
    default:
      throw new Refusal(400, 'AUTH_INVALID_PARAM', 'unsupported_grant_type')
  }
}

async function byPassword(call: Call, field: (name: string) => string): Promise<TokenAnswer> {
  const { captcha } = call.world
  const identifier = field('username')
  const account = identifier ? call.world.people.find(call.centre, identifier) : null
  const isKnownHuman = account !== null && holdsTicket(call, account, field('tfa_ticket'))
  if (captcha.enabled() && !isKnownHuman && !captcha.spend(field('token'), call.now, call))
    throw slideMissing()
  const { username } = record(call.body)
  if (typeof username === 'string' && username.trim() === '') throw refusal(10, 'account is empty')
  if (!identifier || identifier.length > LONGEST_NAME || !field('password'))
    throw new Refusal(400, 'AUTH_INVALID_PARAM', 'username and password')
  const password = await passwordSent(field('password'))
  const address = call.address
  call.traffic.refuseLockedAddress(address, call.now)
  if (!account) {
    // Counted and locked like a known one, so that nobody learns from it who has an account.
    const nobody = `${call.centre}|${identifier.trim().toLowerCase()}`
    refuseIfLocked(call, nobody)
    call.traffic.countFailure(address, call.now)
    throw countFailure(call, nobody)
  }
  refuseIfMigrated(account)
  if (account.state === 'locked') throw locked(OF_ACCOUNT.first)
  refuseIfLocked(call, String(account.id))
  if (!(await isPassword(password, account.passwords[0], call.world))) {
    call.traffic.countFailure(address, call.now)
    const refused = countFailure(call, String(account.id))
    noteAttempt(call, account, refused.code === 'USER_LOCKED' ? 'LOCKED' : 'WRONG_PASSWORD')
    throw refused
  }
  demandSecondStep(call, account, field('tfa_code'))
  call.world.store.delete('failures', String(account.id))
  refuseIfLeaving(call, account)

  const wanted = Number(field('org_id')) || (account.organisations[0]?.id ?? 0)
  const session = openSession(call.world, account, wanted, '')
  if (!session) throw new Refusal(400, 'AUTH_INVALID_PARAM', 'no member of this organisation')
  call.world.store.put('signin', String(account.id), call.now)
  noteAttempt(call, account, 'OK')
  const kind = account.email === identifier.trim().toLowerCase() ? 2 : account.username === identifier ? 3 : 1
  const answer = call.world.tokens.issue(account, wanted, session.role.id, identifier.trim(), kind, call.now)
  return noteSession(call, account, answer)
}

/** After the right password only: so nobody else learns that an account has a second step. */
function demandSecondStep(call: Call, account: Account, code: string): void {
  if (!hasSecondStep(call, account)) return
  if (code === '') {
    const param = { ticket: secondStepTicket(call, account) }
    throw new Refusal(400, 'AUTH_SECOND_STEP', 'a code of the second step is asked for', param)
  }
  if (takesCode(call, account, code)) return
  call.traffic.countFailure(call.address, call.now)
  const refused = countFailure(call, String(account.id), 'AUTH_SECOND_STEP_WRONG', 'wrong code')
  noteAttempt(call, account, refused.code === 'USER_LOCKED' ? 'LOCKED' : 'WRONG_CODE')
  throw refused
}

/** Grant `third`: ours, the contract only guesses at it. `third_type` WECHAT or QQ, and the one-time `code`. */
function byThird(call: Call, field: (name: string) => string): TokenAnswer {
  const account = accountOfThird(call, field('third_type'), field('code'))
  refuseIfMigrated(account)
  if (account.state === 'locked') throw locked(OF_ACCOUNT.first)
  refuseIfLocked(call, String(account.id))
  // This way in has no place for a code: such an account signs in by its password.
  if (hasSecondStep(call, account))
    throw new Refusal(400, 'AUTH_SECOND_STEP', 'signs in by password and code', null)
  const organisation = account.organisations[0]?.id ?? 0
  const session = openSession(call.world, account, organisation, '')
  if (!session) throw new Refusal(400, 'AUTH_INVALID_PARAM', 'no member of this organisation')
  call.world.store.put('signin', String(account.id), call.now)
  const { email, phone, username } = account
  const kind = email ? 2 : phone ? 1 : 3
  const identifier = email ?? phone ?? username ?? ''
  noteAttempt(call, account, 'OK')
  const answer = call.world.tokens.issue(account, organisation, session.role.id, identifier, kind, call.now)
  return noteSession(call, account, answer)
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
  const answer = tokens.issue(account, organizationId, session.role.id, identifier, identityType, call.now)
  return noteSession(call, account, answer, claims.jti)
}

/** The hash, or what only the holder of the private key can read (wire contract 1.2); nothing else is a guess. */
async function passwordSent(given: string): Promise<string> {
  if (/^[0-9a-f]{64}$/i.test(given)) return given.toLowerCase()
  const clear = await openPassword(given)
  if (clear === null) throw new Refusal(400, 'AUTH_INVALID_PARAM', 'password')
  return sha256Hex(clear)
}

function refuseIfMigrated(account: Account): void {
  if (account.state === 'migrated')
    throw new Refusal(400, 'AUTH_USER_ALREADY_MIGRATED', 'account was migrated')
}

/** Rotation: each refresh token works once (wire contract 1.2). */
function byRefreshToken(call: Call, given: string): TokenAnswer {
  const { tokens } = call.world
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
  const { account, role } = session
  const { organizationId, identifier, identityType, ati } = claims
  const answer = tokens.issue(account, organizationId, role.id, identifier, identityType, call.now)
  return noteSession(call, account, answer, ati)
}

/** C2: the access token and the refresh token that came with it stop working. */
export function logout(call: Call): object {
  const { jti } = sessionOf(call)
  if (!jti) throw invalidToken()
  call.world.tokens.revoke(jti, call.now + 183 * 86_400)
  return {}
}
