import { isEmail, isPhone } from '../../../src/domain/people/identity'
import type { AccountPatch } from '../people/people'
import { phoneDigits } from '../people/accounts'
import type { Call } from '../wire/call'
import { badParameter, refusal } from '../wire/refusal'
import { record, whole, words } from '../wire/call-values'
import { keepRules, REGISTRATION } from '../collections/form-rules'
import { acceptInvitations } from '../people/members'
import { newPassword } from '../people/passwords'
import { checkCode, type Scene, sendCode, spendCode } from '../people/verification'
import { notifyOwner } from '../people/notify-owner'
import { endOthers } from './login-sessions'

/** C4: is there such an account here? Asked of each data centre in turn. */
export function checkUser(call: Call): object {
  const body = record(call.body)
  const identifier = words(body['identifier']) ?? words(body['username'])
  if (!identifier) throw refusal(10, 'account is empty')
  const account = call.world.people.find(call.centre, identifier)
  const kinds = account
    ? ([
        [1, account.phone],
        [2, account.email],
        [3, account.username],
      ] as const)
    : []
  return {
    exist: account !== null,
    migrated: account?.state === 'migrated',
    mdc: call.centre,
    identityTypes: kinds.flatMap(([kind, value]) => (value ? [kind] : [])),
    userId: null,
  }
}

const SCENES: readonly Scene[] = ['REGISTER', 'FORGET', 'BIND', 'REVOKE']

export interface Identity {
  type: 1 | 2 | 3
  /** As the account keeps it. */
  value: string
}

/** Phone, e-mail or user name of a body, of good form. */
export function identityOf(body: Record<string, unknown>, empty: number): Identity {
  const identifier = words(body['identifier'])
  if (!identifier) throw refusal(empty, 'account is empty')
  const type = whole(body['identityType']) ?? (identifier.includes('@') ? 2 : isPhone(identifier) ? 1 : 3)
  if (type === 2) {
    if (!isEmail(identifier)) throw refusal(27, 'e-mail format')
    return { type, value: identifier.toLowerCase() }
  }
  if (type === 1) {
    if (!isPhone(identifier)) throw badParameter('phone')
    return { type, value: phoneDigits(identifier) }
  }
  if (type !== 3) throw badParameter('identityType')
  return { type, value: identifier.toLowerCase() }
}

/** Sends a verification code (wire contract 4.2). */
export function verifyCode(call: Call): object {
  const body = record(call.body)
  const scene = SCENES.find((one) => one === body['scene'])
  if (!scene) throw badParameter('scene')
  const { type, value } = identityOf(body, 19)
  if (type === 3) throw badParameter('identityType')
  const known = call.world.people.find(call.centre, value)
  if (scene === 'FORGET' && !known) throw refusal(26, 'account does not exist')
  return sendCode(call, scene, value)
}

const TAKEN = { 1: 5, 2: 6, 3: 20 } as const

/** Where a code for an identity goes: user names get it at the address beside them. */
function codeAddress(body: Record<string, unknown>, { type, value }: Identity): string {
  if (type !== 3) return value
  const address = identityOf({ identifier: body['email'] ?? body['phone'] }, 19)
  if (address.type === 3) throw badParameter('email')
  return address.value
}

export async function register(call: Call): Promise<object> {
  const body = record(call.body)
  const identity = identityOf(body, 19)
  const { people } = call.world
  if (people.find(call.centre, identity.value)) throw refusal(TAKEN[identity.type], 'account exists')
  const address = codeAddress(body, identity)
  if (address !== identity.value && people.find(call.centre, address)) {
    throw refusal(address.includes('@') ? 12 : 13, 'used by another account')
  }
  checkCode(call, 'REGISTER', address, body['verifyCode'])
  keepRules(REGISTRATION, body)
  const patch: AccountPatch = {
    name: identity.value.split('@')[0] ?? identity.value,
    language: words(body['lan']) ?? 'en',
    countryCode: words(body['area']),
    ...(identity.type === 3 ? { username: identity.value } : {}),
    ...(address.includes('@') ? { email: address } : { phone: address }),
  }
  const hash = await newPassword(call, body['password'], body['clear_text_pwd'], patch)
  spendCode(call, 'REGISTER', address)
  const account = people.register(call.centre, call.now, {
    ...patch,
    passwords: [hash],
    passwordAt: call.now,
  })
  acceptInvitations(call, account)
  return { id: account.id }
}

export async function forgetPassword(call: Call): Promise<object> {
  const body = record(call.body)
  const identity = identityOf(body, 19)
  const { people, store } = call.world
  const account = people.find(call.centre, identity.value)
  if (!account) throw refusal(26, 'account does not exist')
  checkCode(call, 'FORGET', identity.value, body['verifyCode'])
  const hash = await newPassword(call, body['password'], body['clear_text_pwd'], account)
  spendCode(call, 'FORGET', identity.value)
  const passwords = [hash, ...account.passwords].slice(0, 3)
  people.change(account, { passwords, passwordAt: call.now, weak: false })
  endOthers(call, account)
  notifyOwner(call, account, 'PASSWORD_CHANGED', null)
  store.delete('failures', String(account.id))
  return {}
}
