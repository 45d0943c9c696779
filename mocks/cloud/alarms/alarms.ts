import { type Rule, RULES } from './alarm-rules.data'
import { suitsWeather } from './alarm-weather'
import { type Run, runsFrom } from './alarm-runs'
import { alarmAfter, alarmAt, secondHeard } from './silence'
import { carries, type SimPlant } from '../plants/plant'
import { outagesOf } from '../energy/outages'
import { horizon } from '../energy/readings'
import { mix, pick, unit } from '../random'
import { riseAndSet } from '../place/sun'
import { DAY, dayAt, dayStart, SLOT } from '../place/zone'

export interface Alarm {
  rule: Rule
  /** Which of the plant's devices of the rule's type. */
  device: number
  /** Epoch s of its first occurrence that day. */
  at: number
  runs: readonly Run[]
  /** Epoch s of its recovery; null while it lasts. */
  end: number | null
}

const SILENT = RULES[0] as Rule
const GRID = RULES.filter(({ cause }) => cause === 'grid-event')
/** Those that strike a plant on its own; the grid strikes a region, silence follows from the samples. */
const OWN = RULES.filter(({ cause }) => cause !== 'grid-event' && cause !== 'logger-dead')
const ANY_DAY = 0.045
const GRID_DAY = 0.006

function fits(plant: SimPlant, one: Rule): boolean {
  const has = carries(plant.gridType)
  if (one.cause === 'grid-event') return has.grid
  return one.device === 'BATTERY' ? has.battery : one.device === 'METER' ? has.buy : true
}

/** An alarm as far as the cloud knows it at an instant; null before it begins. */
export function known(
  rule: Rule,
  device: number,
  runs: readonly Run[],
  latest: number,
  open = false,
): Alarm | null {
  const seen = runs.filter(({ from }) => from <= latest)
  const last = seen[seen.length - 1]
  const first = seen[0]
  if (!first || !last) return null
  const lasts = last.to >= latest || (open && last === runs[runs.length - 1])
  return {
    rule,
    device,
    at: first.from,
    runs: seen.map(({ from, to }) => ({ from, to: Math.min(to, latest) })),
    end: lasts ? null : last.to + SLOT,
  }
}

/** First slot of an alarm's day: dawn for insulation, deep night for firmware, else between six and six. */
function firstSlot(plant: SimPlant, day: number, rule: Rule, seed: number): number {
  const start = dayStart(plant.place.zone, day)
  const dice = unit(mix(seed, 2), day)
  if (rule.cause === 'after-firmware') return start + (24 + Math.floor(dice * 18)) * SLOT
  if (rule.cause === 'insulation-at-dawn') {
    const sun = riseAndSet(start + DAY / 2, plant.latitude, plant.longitude)
    if (sun) return Math.ceil(sun.sunrise / SLOT) * SLOT + Math.floor(dice * 4) * SLOT
  }
  return start + (72 + Math.floor(dice * 144)) * SLOT
}

/** The rule that strikes a plant on its own: no battery is too cold on a warm day. */
function ownRule(plant: SimPlant, day: number, seed: number): Rule {
  const rule = pick(mix(seed, 1), day, OWN)
  if (suitsWeather(plant, day, rule)) return rule
  return pick(
    mix(seed, 4),
    day,
    OWN.filter((one) => suitsWeather(plant, day, one)),
  )
}

/** Alarms of a plant's calendar day that the cloud knows by now, newest first. */
export function alarmsOf(
  plant: SimPlant,
  day: number,
  now: number,
  latest: number | null = horizon(plant, now),
): Alarm[] {
  const alarms: (Alarm | null)[] = []
  if (latest === null || day < plant.joined) return []
  const { zone } = plant.place
  if (plant.quirks.silentSinceMorning && dayAt(zone, latest) === day) {
    const at = alarmAfter(latest)
    alarms.push(known(SILENT, 0, [{ from: at, to: now }], now))
  }
  if (plant.quirks.partlyOffline) {
    const at = alarmAfter(secondHeard(plant, now))
    if (dayAt(zone, at) === day) alarms.push(known(SILENT, 1, [{ from: at, to: now }], now))
  }
  for (const { from, to } of outagesOf(plant, day)) {
    const at = alarmAt(plant, from, to)
    if (at !== null && dayAt(zone, at) === day)
      alarms.push(known(SILENT, 0, [{ from: at, to: to - SLOT }], now - 60))
  }
  const region = mix(plant.worldSeed, plant.place.index + 9001)
  if (unit(region, day) < GRID_DAY && unit(mix(plant.seed, 62), day) < 0.8) {
    const rule = pick(mix(region, 1), day, GRID)
    const seed = mix(region, day)
    const from = dayStart(zone, day) + (60 + Math.floor(unit(seed, 3) * 180)) * SLOT
    const until = from + 40 * SLOT
    if (fits(plant, rule)) alarms.push(known(rule, 0, runsFrom(seed, rule, from, until), latest))
  }
  const seed = mix(plant.seed, 61)
  if (unit(seed, day) < ANY_DAY) {
    const rule = ownRule(plant, day, seed)
    if (fits(plant, rule)) {
      const from = firstSlot(plant, day, rule, seed)
      const until = dayStart(zone, day + 1)
      const device = rule.device === 'INVERTER' ? mix(seed, day) % plant.inverters : 0
      alarms.push(known(rule, device, runsFrom(mix(seed, day), rule, from, until), latest))
    }
  }
  if (alarms.length === 0) return []
  const { firstSample = 0 } = plant
  return alarms
    .filter((one) => one !== null)
    .filter(({ at }) => at >= firstSample)
    .sort((a, b) => b.at - a.at)
}
