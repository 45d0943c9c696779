import { ruleOf } from '../alarm-rules.data'
import type { Call } from '../call'
import { demand, emptyParameter, operable, refusal, sessionOf, unknownId } from '../call'
import { idsOf, record, whole, words } from '../call-values'
import type { Fields } from '../figures'
import { nextNumber } from '../quick-store'
import { keepShields, shieldsOf } from '../shield-list'
import type { Shield } from '../shield-list'

/** Specification 9. */
const MOST = 10

function shieldFields(call: Call, shield: Shield): Fields {
  const plant = shield.stationId === null ? null : call.world.plant(shield.stationId, call.centre)
  const rule = ruleOf(shield.ruleId)
  return {
    ...shield,
    alertName: rule?.en ?? null,
    level: rule?.level ?? null,
    stationName: plant?.name ?? null,
  }
}

/** Blocked alarms of the caller (wire contract 4.2). */
export function list(call: Call): Fields[] {
  return shieldsOf(call).map((shield) => shieldFields(call, shield))
}

/** Blocks a rule: on one plant, or on all without `stationId`. */
export function add(call: Call): Fields {
  const body = record(call.body)
  const stationId = whole(body['stationId'])
  if (stationId === null) demand(call, 'alert:handle')
  else operable(call, stationId, 'alert:handle')
  const ruleId = whole(body['ruleId'])
  if (ruleId === null) throw emptyParameter('ruleId')
  const rule = ruleOf(ruleId)
  if (!rule) throw unknownId()
  const deviceType = words(body['deviceType']) ?? rule.device
  const known = shieldsOf(call)
  const same = (one: Shield) =>
    one.ruleId === ruleId && one.deviceType === deviceType && one.stationId === stationId
  if (known.some(same)) throw refusal(37, 'already blocked')
  if (known.length >= MOST) throw refusal(38, `at most ${MOST} blocked alarms`)
  const id = nextNumber(call.world.store, 'shield', 1)
  const shield = { id, ruleId, deviceType, stationId, createdDate: call.now }
  keepShields(call, [...known, shield])
  return shieldFields(call, shield)
}

/** Everybody may lift what they blocked themselves. */
export function remove(call: Call): object {
  sessionOf(call)
  const ids = idsOf(call.body)
  const known = shieldsOf(call)
  if (ids.length === 0) throw emptyParameter('ids')
  if (!ids.every((id) => known.some((one) => one.id === id))) throw unknownId()
  keepShields(
    call,
    known.filter(({ id }) => !ids.includes(id)),
  )
  return {}
}
