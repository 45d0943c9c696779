import { type Call, demand, sessionOf } from '../wire/call'
import { emptyParameter, refusal } from '../wire/refusal'
import { record } from '../wire/call-values'
import type { Account } from '../people/accounts'
import { isPassword } from '../people/kept-password'
import { notifyOwner } from '../people/notify-owner'
import { countFailure, refuseIfLocked } from '../people/sign-in-locks'
import {
  awaitsCode,
  endSecondStep,
  hasSecondStep,
  newRecoveryCodes,
  newSecret,
  secondStepState,
  takesCode,
} from '../people/second-step'
import { endOthers } from './login-sessions'

/* The second step of one's own account; ours, not the vendor's. */

export const state = (call: Call): object => secondStepState(call, sessionOf(call).account)

/** Guesses in an unattended session are limited as at sign-in, but do not lock the owner out of signing in. */
const keyOf = ({ id }: Account) => `second step|${String(id)}`

async function demandPassword(call: Call, account: Account): Promise<void> {
  const { password } = record(call.body)
  if (typeof password !== 'string') throw emptyParameter('password')
  if (!(await isPassword(password.toLowerCase(), account.passwords[0], call.world)))
    throw countFailure(call, keyOf(account), '14', 'password wrong')
}

function demandCode(call: Call, account: Account): void {
  const { code } = record(call.body)
  if (typeof code !== 'string') throw emptyParameter('code')
  if (!takesCode(call, account, code)) throw countFailure(call, keyOf(account), '9', 'wrong code')
  call.world.store.delete('failures', keyOf(account))
}

function changer(call: Call): Account {
  const { account } = demand(call, 'user')
  refuseIfLocked(call, keyOf(account))
  return account
}

/** `{password}`: a secret for the app, sent this once; it does not count before a code of it was verified. */
export async function begin(call: Call): Promise<object> {
  const account = changer(call)
  if (hasSecondStep(call, account)) throw refusal(45, 'on already')
  await demandPassword(call, account)
  return { secret: newSecret(call, account) }
}

/** `{code}` of the app: from now on it counts, and every other session is over. */
export function confirm(call: Call): object {
  const account = changer(call)
  if (!awaitsCode(call, account)) throw refusal(45, 'nothing waits for a code')
  demandCode(call, account)
  endOthers(call, account)
  notifyOwner(call, account, 'SECOND_STEP_ON', null)
  return { recoveryCodes: newRecoveryCodes(call, account) }
}

async function prove(call: Call): Promise<Account> {
  const account = changer(call)
  if (!hasSecondStep(call, account)) throw refusal(45, 'not on')
  await demandPassword(call, account)
  demandCode(call, account)
  return account
}

/** `{password, code}`: ten others in place of the recovery codes. */
export async function renew(call: Call): Promise<object> {
  const account = await prove(call)
  notifyOwner(call, account, 'RECOVERY_CODES_CHANGED', null)
  return { recoveryCodes: newRecoveryCodes(call, account) }
}

/** `{password, code}` */
export async function end(call: Call): Promise<object> {
  const account = await prove(call)
  endSecondStep(call, account)
  endOthers(call, account)
  notifyOwner(call, account, 'SECOND_STEP_OFF', null)
  return {}
}
