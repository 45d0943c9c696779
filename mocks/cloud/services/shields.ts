import { ruleOf } from '../alarms/alarm-rules.data'
import type { Alarm } from '../alarms/alarms'
import { type Call, demand, operable, sessionOf } from '../wire/call'
import { badParameter, emptyParameter, refusal, unknownId } from '../wire/refusal'
import { idsOf, instant, record, whole, words } from '../wire/call-values'
import type { Fields } from '../energy/figures'
import { keepRules, SHIELD } from '../collections/form-rules'
import type { SimPlant } from '../plants/plant'
import { nextNumber } from '../store/quick-store'
import { alarmName, languageOf } from '../texts/languages'
import { cannotBeHidden, keepShields, meant, type Shield, shieldsOf } from '../alarms/shield-list'
import { findAlarms } from './alerts'

/** Specification 9. */
const MAX = 10

const WEEK = 7 * 86_400
const MONTH = 30 * 86_400

/** Alarms of the last seconds that a rule covers, in the plants in reach. */
function hits(call: Call, rule: Pick<Shield, 'ruleId' | 'stationId' | 'deviceType'>, seconds: number) {
  const ids = rule.stationId === null ? sessionOf(call).plants : [rule.stationId]
  const plants = ids.flatMap((id) => call.world.plant(id, call.centre) ?? [])
  const keep = (plant: SimPlant, alarm: Alarm) => meant(rule, plant, alarm)
  return findAlarms(call, plants, { since: call.now - seconds, keep, blocked: true })
}

function shieldFields(call: Call, shield: Shield): Fields {
  const plant = shield.stationId === null ? null : call.world.plant(shield.stationId, call.centre)
  const rule = ruleOf(shield.ruleId)
  return {
    ...shield,
    alertName: rule?.en ?? null,
    showName: rule ? alarmName(rule, languageOf(call.query.get('language'))) : null,
    ruleCode: rule?.code ?? null,
    until: shield.until ?? null,
    createdBy: sessionOf(call).account.name,
    hitsOfWeek: hits(call, shield, WEEK).length,
    level: rule?.level ?? null,
    stationName: plant?.name ?? null,
  }
}

/** Blocked alarms of the caller (wire contract 4.2). */
export function list(call: Call): Fields[] {
  return shieldsOf(call).map((shield) => shieldFields(call, shield))
}

/** A rule to be: on one plant, or on all without `stationId`. */
function asked(call: Call): Pick<Shield, 'ruleId' | 'stationId' | 'deviceType'> {
  const body = record(call.body)
  const stationId = whole(body['stationId'])
  if (stationId === null) demand(call, 'alert:handle')
  else operable(call, stationId, 'alert:handle')
  const ruleId = whole(body['ruleId'])
  if (ruleId === null) throw emptyParameter('ruleId')
  const rule = ruleOf(ruleId)
  if (!rule) throw unknownId()
  keepRules(SHIELD, body)
  return { ruleId, stationId, deviceType: words(body['deviceType']) ?? rule.device }
}

/** What a rule would have hidden in the last 30 days; ours, not the vendor's. */
export function preview(call: Call): Fields {
  const found = hits(call, asked(call), MONTH)
  const safety = found.filter(({ alarm }) => cannotBeHidden(alarm)).length
  return { days: 30, total: found.length, safety, hidden: found.length - safety }
}

/**
 * Blocks a rule. Ours, not the vendor's, are `until` (epoch s) and `replaces`, the id of one's own rule that goes in the
 * same step.
 */
export function add(call: Call): Fields {
  const { ruleId, stationId, deviceType } = asked(call)
  const { until: raw, replaces } = record(call.body)
  const until = raw === undefined || raw === null ? null : instant(raw)
  if (raw !== undefined && raw !== null && (until === null || until <= call.now)) throw badParameter('until')
  const all = shieldsOf(call)
  const gone = replaces === undefined || replaces === null ? null : whole(replaces)
  if (replaces !== undefined && replaces !== null && !all.some(({ id }) => id === gone)) throw unknownId()
  const known = all.filter(({ id }) => id !== gone)
  const same = (one: Shield) =>
    one.ruleId === ruleId && one.deviceType === deviceType && one.stationId === stationId
  if (known.some(same)) throw refusal(37, 'already blocked')
  if (known.length >= MAX) throw refusal(38, `at most ${MAX} blocked alarms`)
  const id = nextNumber(call.world.store, 'shield', 1)
  const shield = { id, ruleId, deviceType, stationId, createdDate: call.now, until }
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
