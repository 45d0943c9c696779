import { type Call, demand, sessionOf } from '../wire/call'
import { badParameter, emptyParameter, refusal } from '../wire/refusal'
import { record, words } from '../wire/call-values'
import { type Account, ORGANISATIONS } from '../people/accounts'
import { ACCOUNT, keepRules } from '../collections/form-rules'
import { newPassword } from '../people/passwords'
import type { AccountPatch } from '../people/people'
import { userBrief } from '../plants/station-record'
import { checkCode, spendCode } from '../people/verification'
import { isPassword } from '../people/kept-password'
import { hasSecondStep } from '../people/second-step'
import { notifyOwner } from '../people/notify-owner'
import { endOthers } from './login-sessions'
import { identityOf } from './sign-up'

/** Own organisations for the change of identity (wire contract 4.1). */
export function organisations(call: Call): object[] {
  const { account, organisation } = sessionOf(call)
  return account.organisations.flatMap(({ id, roleId }, index) => {
    const found = ORGANISATIONS.find((one) => one.id === id)
    const role = call.world.roles.of(roleId)
    if (!found || !role) return []
    return {
      org: { id, name: found.name, logo: null },
      role: { id: role.id, name: role.name },
      defaultFlag: index === 0 ? 1 : 0,
      current: organisation?.id === id,
    }
  })
}

/** State of the account's security (wire contract 4.1). */
export function security(call: Call): object {
  const { account } = sessionOf(call)
  return {
    email: account.email,
    emailBound: account.email !== null,
    phoneNumber: account.phone,
    phoneBound: account.phone !== null,
    passwordWeak: account.weak,
    lastPasswordTime: account.passwordAt,
    weChatBound: account.weChat !== null,
    qqBound: account.qq !== null,
    tfaEnabled: hasSecondStep(call, account),
  }
}

/** Name, picture, user name, language, unit. */
export function update(call: Call): object {
  const { account } = demand(call, 'user')
  const body = record(call.body)
  keepRules(ACCOUNT, body)
  const patch: AccountPatch = {}
  if ('name' in body) {
    const name = words(body['name'])
    if (!name) throw emptyParameter('name')
    patch.name = name
  }
  if ('username' in body) patch.username = freeUsername(call, account, words(body['username']))
  if ('photo' in body) patch.photo = words(body['photo'])
  const language = words(body['lastLan'])
  if (language) patch.language = language
  const unit = body['temperatureUnit']
  if (unit === 'C' || unit === 'F') patch.temperatureUnit = unit
  return userBrief(call, call.world.people.change(account, patch))
}

function freeUsername(call: Call, account: Account, wanted: string | null): string | null {
  if (wanted === null) return null
  const holder = call.world.people.find(call.centre, wanted)
  if (holder && holder.id !== account.id) throw refusal(11, 'used by somebody else')
  return wanted
}

export async function changePassword(call: Call): Promise<object> {
  const { account } = demand(call, 'user')
  const { oldPassword, newPassword: fresh, clear_text_pwd: clear } = record(call.body)
  if (typeof oldPassword !== 'string') throw emptyParameter('oldPassword')
  if (!(await isPassword(oldPassword.toLowerCase(), account.passwords[0], call.world)))
    throw refusal(14, 'original password wrong')
  const hash = await newPassword(call, fresh, clear, account)
  const passwords = [hash, ...account.passwords].slice(0, 3)
  call.world.people.change(account, { passwords, passwordAt: call.now, weak: false })
  endOthers(call, account)
  notifyOwner(call, account, 'PASSWORD_CHANGED', null)
  return {}
}

/** Links an e-mail (12) or a phone number (13). */
export function bind(call: Call): object {
  const { account } = demand(call, 'user')
  const body = record(call.body)
  const { type, value } = identityOf(body, 19)
  if (type === 3) throw badParameter('identityType')
  const holder = call.world.people.find(call.centre, value)
  if (holder && holder.id !== account.id) throw refusal(type === 2 ? 12 : 13, 'used by another account')
  checkCode(call, 'BIND', value, body['verifyCode'])
  spendCode(call, 'BIND', value)
  notifyOwner(call, account, type === 2 ? 'EMAIL_CHANGED' : 'PHONE_CHANGED', value)
  return userBrief(call, call.world.people.change(account, type === 2 ? { email: value } : { phone: value }))
}
