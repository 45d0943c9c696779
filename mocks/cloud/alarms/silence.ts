import { isAsleep } from '../../../src/domain/plants/plant-status'
import type { SimPlant } from '../plants/plant'
import { dayAt, dayStart, SLOT } from '../place/zone'
import { Lru } from '../store/lru'

/** Whether night explains the silence of a plant, by the rule of everybody who looks at it. */
export function sleeps(plant: SimPlant, heard: number, now: number): boolean {
  const { latitude, longitude, quirks } = plant
  const gridType = quirks.gridWord ?? plant.gridType
  return isAsleep({ gridType, latitude, longitude, lastUpdate: heard }, now)
}

/** Ours: so many samples are missed before an alarm is raised. */
const MISSED = 2 * SLOT

/** Epoch s of the alarm of a logger that was last heard at an instant, where no night explains its silence. */
export const alarmAfter = (heard: number): number => heard + SLOT + MISSED

/** What was worked out for a plant, which is never changed, by when it fell silent and when it was back. */
const alarms = new WeakMap<SimPlant, Lru<string, number | null>>()
const KEPT = 200

/**
 * Epoch s of the alarm for samples missed from one on until the logger is `back`: ten minutes later, or ten minutes after
 * a night that explains it. Null for one that was back by then.
 */
export function alarmAt(plant: SimPlant, missed: number, back: number): number | null {
  const known = alarms.get(plant) ?? new Lru<string, number | null>(KEPT)
  alarms.set(plant, known)
  const key = `${missed} ${back}`
  const before = known.get(key)
  if (before !== undefined) return before
  const heard = missed - SLOT
  let at = alarmAfter(heard)
  while (at < back + MISSED && sleeps(plant, heard, at)) at += SLOT
  return known.set(key, at < back ? at : null)
}

/** Days from one silence of the dead one of two loggers to the next, and the slot of the day of its last sample. */
const CYCLE = 3
const LAST_SLOT = 156

/** Epoch s at which the dead one of two loggers was last heard: always in daylight, and a while ago. */
export function secondHeard({ place: { zone } }: SimPlant, now: number): number {
  const today = dayAt(zone, now - LAST_SLOT * SLOT)
  const since = (((today - 1) % CYCLE) + CYCLE) % CYCLE
  return dayStart(zone, today - since) + LAST_SLOT * SLOT
}
