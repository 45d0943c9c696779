import type { Account } from '../people/accounts'
import { type Call, demand } from '../wire/call'
import { badParameter, emptyParameter, refusal } from '../wire/refusal'
import { record, words } from '../wire/call-values'

/** Codes of the catalogue by kind: used by another, bound already, no token, no user (checklist S8-54 to S8-61). */
const FAULTS = {
  WECHAT: { used: 29, bound: 31, token: 33, user: 34, field: 'weChat' },
  QQ: { used: 30, bound: 32, token: 35, user: 36, field: 'qq' },
} as const

function kindOf(raw: unknown): keyof typeof FAULTS {
  if (raw !== 'WECHAT' && raw !== 'QQ') throw badParameter('kind')
  return raw
}

const LONGEST = 200

/** The one-time code as the third party would judge it: `bad…` gets no token, `ghost…` no user, else the user's id. */
function userOf(kind: keyof typeof FAULTS, raw: unknown): string {
  const code = words(raw)
  if (!code) throw emptyParameter('code')
  if (code.length > LONGEST) throw badParameter('code')
  if (code.startsWith('bad')) throw refusal(FAULTS[kind].token, 'no token')
  if (code.startsWith('ghost')) throw refusal(FAULTS[kind].user, 'no user')
  return code
}

/** Whom a third-party code signs in; 26 while no account is linked. */
export function accountOfThird(call: Call, kindRaw: unknown, code: unknown): Account {
  const kind = kindOf(kindRaw)
  const user = userOf(kind, code)
  const found = call.world.people.all(call.centre).find((one) => one[FAULTS[kind].field] === user)
  if (!found) throw refusal(26, 'no account is linked')
  return found
}

/**
 * Links a third-party account; ours, not the vendor's. A code that was good for signing in is good for this
 * once more, because that is how an account that is not linked yet comes here.
 */
export function bindThird(call: Call): object {
  const { account } = demand(call, 'user')
  const body = record(call.body)
  const kind = kindOf(body['kind'])
  const { used, bound, field } = FAULTS[kind]
  const code = userOf(kind, body['code'])
  if (account[field] !== null) throw refusal(bound, 'already bound')
  const { people } = call.world
  if (code === 'taken' || people.all(call.centre).some((one) => one[field] === code)) {
    throw refusal(used, 'used by another account')
  }
  people.change(account, { [field]: code })
  return {}
}

export function unbindThird(call: Call): object {
  const { account } = demand(call, 'user')
  const { field } = FAULTS[kindOf(record(call.body)['kind'])]
  call.world.people.change(account, { [field]: null })
  return {}
}
