import { alarmsOf } from '../alarms'
import type { Alarm } from '../alarms'
import type { Call } from '../call'
import { orderOf, pageOf, plantOf, readDenied, record, sessionOf, whole } from '../call'
import { devicesOf } from '../devices'
import type { Fields } from '../figures'
import type { SimPlant } from '../plant'
import { dayAt, dayNumber, dayStart } from '../zone'

/** Without a start the desk looks back this many days (ours). */
const LOOK_BACK = 30

/** C68: one row per rule and day. */
export function search(call: Call): { total: number; data: Fields[] } {
  const body = record(call.body)
  const session = sessionOf(call)
  const plants = plantsAsked(call, body['plantId'])
  const level = whole(body['level'])
  const levels = Array.isArray(body['levelList']) ? body['levelList'].map(whole) : []
  const device = typeof body['deviceType'] === 'string' ? body['deviceType'] : ''
  const german = String(body['language'] ?? '').startsWith('de')

  const found: { plant: SimPlant; alarm: Alarm }[] = []
  for (const plant of plants) {
    if (!session.may('alert:read', plant.id)) continue
    const today = dayAt(plant.place.zone, call.now)
    const since =
      startOf(body['startTime'], plant.place.zone) ?? dayStart(plant.place.zone, today - LOOK_BACK)
    for (let day = today; day >= dayAt(plant.place.zone, since); day--) {
      for (const alarm of alarmsOf(plant, day, call.now)) {
        const { rule } = alarm
        if (alarm.at < since) continue
        if (level !== null && rule.level !== level) continue
        if (levels.length > 0 && !levels.includes(rule.level)) continue
        if (device !== '' && rule.device !== device) continue
        found.push({ plant, alarm })
      }
    }
  }
  const { descending } = orderOf(call)
  found.sort((a, b) => (a.alarm.at - b.alarm.at || a.alarm.rule.id - b.alarm.rule.id) * (descending ? -1 : 1))
  const { offset, size } = pageOf(call)
  return {
    total: found.length,
    data: found.slice(offset, offset + size).map(({ plant, alarm }) => row(plant, alarm, german)),
  }
}

function plantsAsked(call: Call, raw: unknown): SimPlant[] {
  const session = sessionOf(call)
  if (raw !== undefined && raw !== null && raw !== '') {
    const { plant } = plantOf(call, raw)
    if (!session.may('alert:read', plant.id)) throw readDenied()
    return [plant]
  }
  return session.plants.flatMap((id) => call.world.plant(id, call.centre) ?? [])
}

/** `YYYY-MM-DD` in the plant's zone, or epoch s; anything else is no filter. */
function startOf(raw: unknown, zone: string): number | null {
  if (typeof raw === 'number') return raw > 0 ? raw : null
  if (typeof raw !== 'string') return null
  const date = /^(\d{4})-(\d{2})-(\d{2})/.exec(raw)
  if (date) return dayStart(zone, dayNumber(Number(date[1]), Number(date[2]), Number(date[3])))
  return whole(raw)
}

function row(plant: SimPlant, { rule, at }: Alarm, german: boolean): Fields {
  const device = devicesOf(plant).find(({ type }) => type === rule.device)
  return {
    code: rule.code,
    level: rule.level,
    influence: rule.influence,
    showName: german ? rule.de : rule.en,
    alertName: rule.en,
    alertTime: at,
    deviceId: device?.id ?? null,
    deviceSn: device?.serial ?? null,
    deviceName: device?.name ?? null,
    deviceType: rule.device,
    addr: rule.device === 'INVERTER' ? '1' : null,
    ruleId: rule.id,
    productId: rule.device === 'COLLECTOR' ? '0_5411_1' : '0_5412_1',
    timezone: plant.place.zone,
  }
}
