import type { CalendarDate } from '../plants/reading'
import { exactQuotient, knownSum } from '../values/decimal'

/** What a fleet made on one calendar day, each of its plants by its own clock. */
export interface FleetDay {
  readonly date: CalendarDate
  /** kWh */
  readonly energy: number | null
  /** Plants whose day this sum holds. */
  readonly plants: number | null
}

export interface DayBar {
  readonly date: CalendarDate
  /** 0 to 1, of the best day; null where nothing is known. */
  readonly share: number | null
  /** Fewer plants than on other days: in the west the day is not over, or some were not there yet. */
  readonly partial: boolean
}

export interface DayBars {
  readonly bars: readonly DayBar[]
  readonly best: FleetDay
  /** kWh on the mean of the days that are whole. */
  readonly mean: number | null
}

/** Bars of one day each from 0 on; null without a single known day. */
export function dayBars(days: readonly FleetDay[]): DayBars | null {
  const maxPlants = Math.max(0, ...days.map(({ plants }) => plants ?? 0))
  const known = days.filter(({ energy }) => energy !== null)
  const best = known.reduce<FleetDay | null>(
    (top, day) => (top === null || (day.energy ?? 0) > (top.energy ?? 0) ? day : top),
    null,
  )
  if (best === null) return null
  const top = best.energy ?? 0
  const wholly = known.filter(({ plants }) => plants === maxPlants)
  const sum = knownSum(wholly.map(({ energy }) => energy))
  return {
    bars: days.map(({ date, energy, plants }) => ({
      date,
      share: energy === null ? null : top > 0 ? Math.max(0, energy) / top : 0,
      partial: plants !== maxPlants,
    })),
    best,
    mean: sum === null ? null : exactQuotient(sum, wholly.length),
  }
}
