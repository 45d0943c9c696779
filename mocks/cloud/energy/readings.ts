import { addSums, type Engine, NO_SUMS, type Sums } from './engine'
import { outageAt } from './outages'
import type { SimPlant } from '../plants/plant'
import { mix, unit } from '../random'
import { frameOf, SERIES, type SeriesName } from './simulate'
import { silenceAt } from '../alarms/troubles'
import { civil, DAY, dayAt, dayNumber, dayStart, SLOT } from '../place/zone'

/** Latest sample the cloud holds of a plant (epoch s), or null if there is none. */
export function horizon(plant: SimPlant, now: number): number | null {
  if (plant.quirks.neverReported) return null
  const latency = 15 + (plant.seed % 110)
  let latest = Math.floor((now - latency) / SLOT) * SLOT
  if (plant.quirks.silentSinceMorning) {
    const zone = plant.place.zone
    const today = dayAt(zone, now)
    let silent = dayStart(zone, today) + 9 * 3600 + 600
    if (silent > now - 1800) silent = dayStart(zone, today - 1) + 9 * 3600 + 600
    latest = Math.min(latest, silent)
  }
  const silence = silenceAt(plant, now)
  if (silence) latest = Math.min(latest, silence.from - SLOT)
  const outage = outageAt(plant, latest)
  if (outage) latest = outage.from - SLOT
  // The first sample comes with the logger itself.
  if (plant.firstSample !== undefined)
    return now < plant.firstSample ? null : Math.max(latest, plant.firstSample)
  // No zone is a whole day away from UTC, so that only a plant of yesterday needs its midnight.
  const long = latest >= (plant.joined + 2) * DAY
  return long || latest >= dayStart(plant.place.zone, plant.joined) ? latest : null
}

/** True if the sample of a slot (epoch s) never reached the cloud. */
export function lost(plant: SimPlant, epoch: number): boolean {
  if (plant.firstSample !== undefined && epoch < plant.firstSample) return true
  if (plant.quirks.flawless) return false
  if (outageAt(plant, epoch)) return true
  const seed = mix(plant.seed, 32)
  const day = Math.floor(epoch / DAY)
  const slot = (epoch % DAY) / SLOT
  const dice = unit(seed, day)
  if (dice >= 0.22) return false
  const length = dice < 0.02 ? 9 + Math.floor(dice * 600) : 1 + (Math.floor(dice * 1000) % 3)
  const first = Math.floor(unit(seed, day + 0x10000) * 270)
  return slot >= first && slot < first + length
}

/** Slots of a day that have been counted by now. */
export function counted(plant: SimPlant, day: number, now: number): number {
  const latest = horizon(plant, now)
  if (latest === null || day < plant.joined) return 0
  const { from, slots } = frameOf(plant.place.zone, day)
  return Math.max(0, Math.min(slots, Math.floor((latest - from) / SLOT) + 1))
}

/** Energies of calendar days `first` to `last`, of which the present one counts as far as it went. */
export function energies(engine: Engine, plant: SimPlant, first: number, last: number, now: number): Sums {
  const latest = horizon(plant, now)
  if (latest === null) return { ...NO_SUMS }
  const present = dayAt(plant.place.zone, latest)
  const sums = engine.days(plant, first, Math.min(last, present - 1))
  if (present >= first && present <= last) {
    addSums(sums, engine.part(plant, present, counted(plant, present, now)))
  }
  return sums
}

interface Moment {
  /** Epoch s of the sample. */
  at: number
  /** W, percent for `soc`. */
  power: Record<SeriesName, number>
}

export interface Snapshot {
  /** Today in the plant's zone, as a day number. */
  today: number
  moment: Moment | null
  day: Sums
}

/** What the plant does now; the last known sample if it fell silent. */
export function snapshot(engine: Engine, plant: SimPlant, now: number): Snapshot {
  const today = dayAt(plant.place.zone, now)
  const latest = horizon(plant, now)
  if (latest === null) return { today, moment: null, day: { ...NO_SUMS } }
  const day = dayAt(plant.place.zone, latest)
  const run = engine.run(plant, day)
  const slot = Math.max(0, Math.min(run.slots - 1, Math.floor((latest - run.from) / SLOT)))
  const power = Object.fromEntries(SERIES.map((name) => [name, run.series[name][slot] as number]))
  return {
    today,
    moment: { at: latest, power: power as Record<SeriesName, number> },
    day: engine.part(plant, today, counted(plant, today, now)),
  }
}

export type NetworkWord = 'NORMAL' | 'PARTIAL_OFFLINE' | 'ALL_OFFLINE' | 'NO_DEVICE'

export function networkStatus(plant: SimPlant, now: number): NetworkWord {
  if (plant.quirks.bare && plant.quirks.neverReported) return 'NO_DEVICE'
  const latest = horizon(plant, now)
  if (latest === null || now - latest > 2 * 3600 || silenceAt(plant, now)) return 'ALL_OFFLINE'
  return plant.quirks.partlyOffline ? 'PARTIAL_OFFLINE' : 'NORMAL'
}

/** First day of the month, of the year and of the records, for the period sums of `today`. */
export function periodStarts(plant: SimPlant, today: number): { month: number; year: number; total: number } {
  const { year, month } = civil(today)
  return { month: dayNumber(year, month, 1), year: dayNumber(year, 1, 1), total: plant.joined }
}
