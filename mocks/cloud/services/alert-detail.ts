import { ruleOf } from '../alarms/alarm-rules.data'
import type { Alarm } from '../alarms/alarms'
import { type Call, readable, sessionOf } from '../wire/call'
import { badParameter, emptyParameter, refusal, Refusal, unknownId } from '../wire/refusal'
import { record, whole } from '../wire/call-values'
import { homeOfDevice } from '../devices/device-view'
import type { Fields } from '../energy/figures'
import { alarmAdvice, alarmCause, languageOf } from '../texts/languages'
import type { SimPlant } from '../plants/plant'
import { compactDate, dayAt, dayNumber, SLOT } from '../place/zone'
import { alertRow, deviceOf } from './alerts'

const LOOK_BACK = 30

interface Subject {
  plant: SimPlant
  deviceId: number
  ruleId: number
}

/** Device and rule of a call about one alarm. */
function subject(call: Call): Subject {
  const body = record(call.body)
  const deviceId = whole(body['deviceId'])
  const ruleId = whole(body['ruleId'])
  if (deviceId === null) throw emptyParameter('deviceId')
  if (ruleId === null) throw emptyParameter('ruleId')
  const home = homeOfDevice(call, deviceId)
  if (!home || !ruleOf(ruleId)) throw unknownId()
  // A device beyond the caller's plants is data that is not theirs to see (specification 8, 15).
  if (!sessionOf(call).reaches(home.plant.id)) throw new Refusal(403, '15', 'data not visible')
  readable(call, home.plant.id, 'alert:read')
  return { plant: home.plant, deviceId, ruleId }
}

function onDay(call: Call, { plant, deviceId, ruleId }: Subject, day: number): Alarm[] {
  return call.world.alarms
    .ofDay(plant, day, call.now)
    .filter((alarm) => alarm.rule.id === ruleId && deviceOf(call, plant, alarm)?.id === deviceId)
}

/** C69: by rule, with the newest occurrence of the last 30 days. */
export function detail(call: Call): Fields {
  const asked = subject(call)
  const { plant, ruleId } = asked
  const lan = languageOf(record(call.body)['language'])
  const rule = ruleOf(ruleId)
  const today = dayAt(plant.place.zone, call.now)
  for (let day = today; day >= today - LOOK_BACK; day--) {
    const alarm = onDay(call, asked, day)[0]
    if (!alarm || !rule) continue
    return {
      ...alertRow(call, { plant, alarm, day }, lan),
      alertDay: compactDate(day),
      endTime: alarm.end,
      customAlertConfigDisplayReason: [{ id: rule.id, solution: alarmAdvice(rule, lan) }],
      customAlertConfigDisplay: { description: alarmCause(rule, lan) },
    }
  }
  throw refusal(28, 'no occurrence in the last 30 days')
}

/** C70: 5-minute samples while the rule was violated. */
export function timeline(call: Call): number[] {
  const asked = subject(call)
  const text = record(call.body)['alertDay']
  const date = /^(\d{4})(\d{2})(\d{2})$/.exec(String(text ?? ''))
  if (text !== undefined && !date) throw badParameter('alertDay')
  const day = date
    ? dayNumber(Number(date[1]), Number(date[2]), Number(date[3]))
    : dayAt(asked.plant.place.zone, call.now)
  return onDay(call, asked, day).flatMap(({ runs }) =>
    runs.flatMap(({ from, to }) =>
      Array.from({ length: Math.floor((to - from) / SLOT) + 1 }, (_, index) => from + index * SLOT),
    ),
  )
}
