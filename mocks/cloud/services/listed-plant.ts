import { type Life, lifeOf, stateOf } from '../alarms/alert-life'
import { LONGEST } from '../alarms/alarm-book'
import type { Call } from '../wire/call'
import { type Fields, kept, kwh, powerFields } from '../energy/figures'
import type { SimPlant } from '../plants/plant'
import { counted, snapshot } from '../energy/readings'
import { financeOf, tagId, tagsOf } from '../plants/station-record'
import { DAY, dayAt } from '../place/zone'
import { entryOf } from './alarm-triage'
import { findAlarms } from './alerts'

/* Fields of C29's rows beyond the vendor's; ours. */

const LEVELS = [0, 1, 2]
const PRICES = new Set(['mergeElectricPrice', 'consumptionPrice', 'subsidyUnitAmount'])

/** Alarms that last and are neither closed nor snoozed; null for who may not see them. */
export function lastingAlarms(call: Call, plant: SimPlant): readonly Life[] | null {
  const { session, now, world } = call
  if (!session?.may('alert:read', plant.id)) return null
  return findAlarms(call, [plant], {
    since: now - LONGEST * DAY,
    keep: (_, { end }) => end === null || end > now,
  })
    .map(({ alarm, day }) => lifeOf(world, plant, alarm, day, now))
    .filter((life) => ['OPEN', 'ACKNOWLEDGED'].includes(stateOf(entryOf(call, life), life, now)))
}

function alertCounts(call: Call, plant: SimPlant): readonly number[] | null {
  const lasting = lastingAlarms(call, plant)
  if (lasting === null) return null
  return LEVELS.map((level) => lasting.filter(({ last }) => last.alarm.rule.level === level).length)
}

/** kWh by this time of day on the mean of the seven days before; null before the first of them. */
function usualByNow(call: Call, plant: SimPlant): number | null {
  const today = dayAt(plant.place.zone, call.now)
  const slots = counted(plant, today, call.now)
  const usual = slots === 0 ? null : call.world.engine.usual(plant, today, slots)
  return usual === null ? null : kwh(usual)
}

export function listedFields(call: Call, plant: SimPlant): Fields {
  const { moment } = snapshot(call.world.engine, plant, call.now)
  const tags = tagsOf(call, plant)
  return {
    currency: plant.currency,
    tags: tags.length === 0 ? null : tags.map((name) => ({ id: tagId(name), name })),
    regionNationCode: plant.place.nation.code,
    locationCity: plant.place.town,
    alertCounts: alertCounts(call, plant),
    generationMean: usualByNow(call, plant),
    ...kept(financeOf(call, plant), (name) => PRICES.has(name)),
    batteryStatus: powerFields(plant, moment?.power ?? null)['batteryStatus'],
  }
}
