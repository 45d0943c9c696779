import { type Call, demand, sessionOf } from '../wire/call'
import { badParameter, refusal } from '../wire/refusal'
import { record, shortened, words } from '../wire/call-values'
import type { Fields } from '../energy/figures'
import type { Account } from '../people/accounts'
import { checkCode, spendCode } from '../people/verification'
import { nextNumber } from '../store/quick-store'

/** A request cannot be withdrawn: no session begins, changes or is renewed from then on (specification 4). */
export function refuseIfLeaving(call: Call, account: Account): void {
  if (isLeaving(call, account)) throw refusal(41, 'the account is being cancelled')
}

export const isLeaving = (call: Call, account: Account) =>
  call.world.store.get('revocation', String(account.id)) !== undefined

/** Ours: members of an organisation cannot leave by themselves. */
const mayLeave = (account: Account) => account.organisations.length === 0

/** Ours: when it was requested, and its reference number. */
function requested(call: Call, account: Account): object {
  const { at, reference } = record(call.world.store.get('revocation', String(account.id)))
  return { state: 'PROCESSING', requestedTime: at, reference }
}

export function revokeCheck(call: Call): object {
  const { account } = sessionOf(call)
  const allowed = mayLeave(account)
  const state = isLeaving(call, account) ? requested(call, account) : { state: 'NONE' }
  return { allowed, reason: allowed ? null : '40', ...state }
}

/** Who may ask for it, and has not yet. */
function leaver(call: Call): Account {
  const { account } = demand(call, 'user')
  if (!mayLeave(account)) throw refusal(40, 'cancellation not supported')
  if (isLeaving(call, account)) throw refusal(41, 'cancellation cannot be withdrawn')
  return account
}

const MAX_LETTERS = 200

const reasonOf = ({ reason }: Fields) => shortened(words(reason), MAX_LETTERS)

export function revoke(call: Call): object {
  const account = leaver(call)
  const body = record(call.body)
  const address = account.email ?? account.phone
  if (!address) throw refusal(40, 'no address for the code')
  checkCode(call, 'REVOKE', address, body['verifyCode'])
  spendCode(call, 'REVOKE', address)
  const key = String(account.id)
  const reference = String(nextNumber(call.world.store, 'revocation', 410_001))
  call.world.store.put('revocation', key, { at: call.now, reason: reasonOf(body), reference })
  call.world.store.delete('leaving', key)
  return requested(call, account)
}

/** The code of the step after these is a secret of ten minutes, and kept nowhere. */
const STEPS = ['reason', 'plants', 'export', 'code']
/** Ours: how far somebody came on the way out. */
export function draft(call: Call): object {
  const { account } = demand(call, 'user')
  return { step: 'reason', reason: null, ...record(call.world.store.get('leaving', String(account.id))) }
}

export function saveDraft(call: Call): object {
  const account = leaver(call)
  const body = record(call.body)
  const { step } = body
  if (!STEPS.some((one) => one === step)) throw badParameter('step')
  const kept = { step, reason: reasonOf(body) }
  call.world.store.put('leaving', String(account.id), kept)
  return draft(call)
}
