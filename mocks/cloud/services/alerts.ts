import type { Alarm } from '../alarms/alarms'
import { type Call, orderOf, paged, plantOf, sessionOf } from '../wire/call'
import { readDenied } from '../wire/refusal'
import { record, whole } from '../wire/call-values'
import type { SimDevice } from '../devices/devices'
import type { Fields } from '../energy/figures'
import { alarmName, type Lan, languageOf } from '../texts/languages'
import type { SimPlant } from '../plants/plant'
import { shielded, shieldsOf } from '../alarms/shield-list'
import { dayAt, dayNumber, dayStart } from '../place/zone'

/** Without a start the list looks back this many days (ours). */
const LOOK_BACK = 30

export interface Found {
  plant: SimPlant
  alarm: Alarm
  /** Calendar day of the plant. */
  day: number
}

interface Wanted {
  /** Epoch s, for all plants or for those of a zone. */
  since?: number | null | ((zone: string) => number | null)
  keep?: (plant: SimPlant, alarm: Alarm) => boolean
  /** Those that the caller blocked as well. */
  blocked?: boolean
}

/** What follows from the zone alone is computed once for all plants that share it. */
function ofZone<T>(compute: (zone: string) => T): (zone: string) => T {
  const known = new Map<string, T>()
  return (zone) => {
    const before = known.get(zone)
    if (before !== undefined) return before
    const value = compute(zone)
    known.set(zone, value)
    return value
  }
}

/** Alarms of plants whose alarms the caller may see, without those that were blocked. */
export function findAlarms(
  call: Call,
  plants: readonly SimPlant[],
  { since, keep, blocked = false }: Wanted = {},
): Found[] {
  const session = sessionOf(call)
  const shields = blocked ? [] : shieldsOf(call)
  const found: Found[] = []
  const daysOf = ofZone((zone) => {
    const today = dayAt(zone, call.now)
    const from = (typeof since === 'function' ? since(zone) : since) ?? dayStart(zone, today - LOOK_BACK)
    return { today, from, first: dayAt(zone, from) }
  })
  for (const plant of plants) {
    if (!session.may('alert:read', plant.id)) continue
    const { today, from, first } = daysOf(plant.place.zone)
    for (const { day, alarm } of call.world.alarms.ofDays(plant, first, today, call.now)) {
      if (alarm.at < from || (keep && !keep(plant, alarm))) continue
      if (shields.some((one) => shielded(one, plant, alarm))) continue
      found.push({ plant, alarm, day })
    }
  }
  return found
}

export function newestFirst(found: Found[], descending = true): Found[] {
  const way = descending ? -1 : 1
  return found.sort((a, b) => (a.alarm.at - b.alarm.at || a.alarm.rule.id - b.alarm.rule.id) * way)
}

/** C68: one row per rule and day. */
export function search(call: Call): { total: number; data: Fields[] } {
  const body = record(call.body)
  const level = whole(body['level'])
  const levels = Array.isArray(body['levelList']) ? body['levelList'].map(whole) : []
  const device = typeof body['deviceType'] === 'string' ? body['deviceType'] : ''
  const lan = languageOf(body['language'])
  const plants = plantsAsked(call, body['plantId'])
  const found = findAlarms(call, plants, {
    since: (zone) => startOf(body['startTime'], zone),
    keep: (_, { rule }) =>
      (level === null || rule.level === level) &&
      (levels.length === 0 || levels.includes(rule.level)) &&
      (device === '' || rule.device === device),
  })
  const { total, data } = paged(call, newestFirst(found, orderOf(call).descending))
  return { total, data: data.map((one) => alertRow(call, one, lan)) }
}

/** One plant if the body names it, else all in reach. */
export function plantsAsked(call: Call, raw: unknown): SimPlant[] {
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

/** The device an alarm belongs to. */
export function deviceOf(call: Call, plant: SimPlant, { rule, device }: Alarm): SimDevice | null {
  const candidates = call.world.devices.of(plant).filter(({ type }) => type === rule.device)
  return candidates[device % Math.max(1, candidates.length)] ?? null
}

/** `Alert` of C68. */
export function alertRow(call: Call, { plant, alarm }: Found, lan: Lan): Fields {
  const { rule, at } = alarm
  const device = deviceOf(call, plant, alarm)
  return {
    code: rule.code,
    level: rule.level,
    influence: rule.influence,
    showName: alarmName(rule, lan),
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
