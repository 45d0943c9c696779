import type { Call } from '../call'
import { badParameter, demand, emptyParameter, refusal } from '../call'
import { record, words } from '../call-values'

/** Codes of the catalogue by kind: used by another, bound already, no token, no user (checklist S8-54 to S8-61). */
const FAULTS = {
  WECHAT: { used: 29, bound: 31, token: 33, user: 34, field: 'weChat' },
  QQ: { used: 30, bound: 32, token: 35, user: 36, field: 'qq' },
} as const

function kindOf(raw: unknown): keyof typeof FAULTS {
  if (raw !== 'WECHAT' && raw !== 'QQ') throw badParameter('kind')
  return raw
}

/**
 * Links a third-party account; ours, not the vendor's. The one-time code that the third party would
 * hand out decides: `bad…` gets no token, `ghost…` no user, anything else is the id of the user.
 */
export function bindThird(call: Call): object {
  const { account } = demand(call, 'user')
  const body = record(call.body)
  const { used, bound, token, user, field } = FAULTS[kindOf(body['kind'])]
  const code = words(body['code'])
  if (!code) throw emptyParameter('code')
  if (code.startsWith('bad')) throw refusal(token, 'no token')
  if (code.startsWith('ghost')) throw refusal(user, 'no user')
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
