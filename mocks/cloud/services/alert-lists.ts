import { finding, searchable } from '../../../src/domain/values/folded'
import type { Rule } from '../alarms/alarm-rules.data'
import type { Alarm } from '../alarms/alarms'
import { type Call, paged, readable } from '../wire/call'
import { emptyParameter } from '../wire/refusal'
import { record, whole, words } from '../wire/call-values'
import type { Fields } from '../energy/figures'
import { alarmCause, alarmName, type Lan, languageOf } from '../texts/languages'
import { compactDate } from '../place/zone'
import { deviceOf, findAlarms, type Found, newestFirst, plantsAsked } from './alerts'

/** Ours: plant, rule, device and calendar day of the plant. */
export const alarmIdOf = (plantId: number, { rule, device }: Alarm, day: number) =>
  `${plantId}-${rule.id}-${device}-${compactDate(day)}`

export function occurrence(call: Call, { plant, alarm, day }: Found, lan: Lan): Fields {
  const device = deviceOf(call, plant, alarm)
  const { rule } = alarm
  return {
    id: alarmIdOf(plant.id, alarm, day),
    stationId: plant.id,
    stationName: plant.name,
    deviceId: device?.id ?? null,
    deviceType: rule.device,
    deviceName: device?.name ?? null,
    deviceSn: device?.serial ?? null,
    alertName: alarmName(rule, lan),
    description: alarmCause(rule, lan),
    alertTime: alarm.at,
    endTime: alarm.end,
    level: rule.level,
    influence: rule.influence,
    ruleId: rule.id,
    timezone: plant.place.zone,
  }
}

/** By its name in the language of the call or in English, or by its code. */
export const named = (rule: Rule, isFound: ReturnType<typeof finding>, lan: Lan) =>
  isFound(searchable(`${alarmName(rule, lan)}\n${rule.en}\n${rule.code}`))

function filtered(call: Call, plantId: unknown): { total: number; data: Fields[] } {
  const body = record(call.body)
  const isFound = finding(words(body['alertQueryName']) ?? '')
  const status = String(body['status'] ?? '-1')
  const lan = languageOf(body['language'])
  const found = findAlarms(call, plantsAsked(call, plantId), {
    keep: (_, { rule, end }) =>
      named(rule, isFound, lan) && (status === '-1' || (status === '0') === (end === null)),
  })
  const { total, data } = paged(call, newestFirst(found))
  return { total, data: data.map((one) => occurrence(call, one, lan)) }
}

/** The v2 list: all plants of the account, with begin and end (wire contract 4.1). */
export const listV2 = (call: Call) => filtered(call, null)

/** The same for one plant. */
export const ofStation = (call: Call) => filtered(call, record(call.body)['stationId'])

/** The newest alarm of up to 50 plants; a placeholder where there is none. */
export function latest(call: Call): Fields[] {
  const { stationIds, lan } = record(call.body)
  if (!Array.isArray(stationIds)) throw emptyParameter('stationIds')
  return stationIds.slice(0, 50).map((raw) => {
    const { plant } = readable(call, whole(raw), 'alert:read')
    const newest = newestFirst(findAlarms(call, [plant]))[0]
    return newest ? occurrence(call, newest, languageOf(lan)) : { stationId: plant.id }
  })
}
