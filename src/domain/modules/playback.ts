import { calendarDate, localTime, plantDay, shiftDate } from '../time/instant'
import { instantAt } from '../time/wall-clock'
import type { CalendarDate, EpochSeconds, Zone } from '../plants/reading'
import type { PlantLayout } from '../plants/plant-records'
import { exactDifference } from '../values/decimal'
import { type ModuleTile, moduleTiles, tileKey } from './module-tiles'
import type { ModuleDays } from './shade'

type Day = ModuleDays['days'][number]

/** One day of a plant's modules from its first instant to its last, and the day before it. */
export interface PlayedDay {
  readonly zone: Zone
  readonly step: number
  readonly from: EpochSeconds
  /** Steps of the whole day: 92, 96 or 100 quarters of an hour. */
  readonly steps: number
  /** The last step that has data; today goes on. */
  readonly last: number
  /** From the first to the last step with any power; the whole day where there is none. */
  readonly light: { readonly first: number; readonly last: number }
  readonly powers: Day['powers']
  readonly eve: Day | null
  /** Which list of powers belongs to a tile. */
  readonly numberOf: ReadonlyMap<string, number>
}

/** The day `date` out of the data; null where the data have no steps of it. */
export function playedDay(data: ModuleDays, date: CalendarDate, zone: Zone): PlayedDay | null {
  const dayOf = (one: CalendarDate) =>
    data.days.find(({ from }) => from >= plantDay(one, zone).from && from < plantDay(one, zone).to)
  const day = dayOf(date)
  const known = Math.max(0, ...(day?.powers ?? []).map(({ length }) => length))
  if (!day || known === 0) return null
  const { from, to } = plantDay(date, zone)
  const lit = Array.from({ length: known }, (_, at) => at).filter((at) =>
    day.powers.some((own) => (own[at] ?? 0) > 0),
  )
  return {
    ...{ zone, from, step: data.step, steps: Math.ceil((to - from) / data.step), last: known - 1 },
    light: { first: lit[0] ?? 0, last: lit.at(-1) ?? known - 1 },
    ...{ powers: day.powers, eve: dayOf(shiftDate(date, -1)) ?? null },
    numberOf: new Map(data.modules.map((one, number) => [tileKey(one), number])),
  }
}

export const instantOf = ({ from, step }: PlayedDay, at: number): EpochSeconds => from + at * step

/** The step of the day before at which its clocks showed the same time; null where the data have no steps of it. */
function eveStep(day: PlayedDay, at: number): number | null {
  if (day.eve === null) return null
  const { time } = localTime(instantOf(day, at), day.zone)
  const same = instantAt(calendarDate(day.eve.from, day.zone), time, day.zone)
  return same === null ? null : Math.floor((same - day.eve.from) / day.step)
}

type PowerAt = (number: number) => number | null
const NOTHING: PowerAt = () => null

type Drawing = Pick<PlantLayout, 'arrays'>

function tilesWith(layout: Drawing, day: PlayedDay | null, now: PowerAt, change: PowerAt) {
  const numberAt = (array: number, row: number | null, column: number | null) =>
    row === null || column === null ? undefined : day?.numberOf.get(tileKey({ array, row, column }))
  const arrays = layout.arrays.map((one, array) => ({
    ...one,
    modules: one.modules.map((module) => {
      const number = numberAt(array, module.row, module.column)
      const power = number === undefined ? null : now(number)
      return { ...module, ...{ power, energyToday: null, voltage: null, temperature: null, state: null } }
    }),
  }))
  return moduleTiles({ arrays }).map((tile): ModuleTile => {
    const number = day?.numberOf.get(tile.key)
    return { ...tile, change: number === undefined ? null : change(number) }
  })
}

/** What every tile showed at a step of the day, and W by which that differs from the same time of the day before. */
export function tilesAt(layout: Drawing, day: PlayedDay | null, at: number): readonly ModuleTile[] {
  if (day === null) return tilesWith(layout, null, NOTHING, NOTHING)
  const before = eveStep(day, at)
  const now: PowerAt = (number) => day.powers[number]?.[at] ?? null
  const change: PowerAt = (number) => {
    const [own, past] = [now(number), before === null ? null : (day.eve?.powers[number]?.[before] ?? null)]
    return own === null || past === null ? null : exactDifference(own, past)
  }
  return tilesWith(layout, day, now, change)
}

/** The furthest that every tile went on the day: one scale holds from morning to evening. */
export function furthestTiles(layout: Drawing, day: PlayedDay): readonly ModuleTile[] {
  const pairs = Array.from({ length: day.last + 1 }, (_, at) => [at, eveStep(day, at)] as const)
  return tilesWith(
    layout,
    day,
    (number) => Math.max(0, ...(day.powers[number] ?? []).map((watts) => watts ?? 0)),
    (number) =>
      day.eve &&
      pairs.reduce((max, [at, before]) => {
        const [own, past] = [
          day.powers[number]?.[at],
          before === null ? null : day.eve?.powers[number]?.[before],
        ]
        return own == null || past == null ? max : Math.max(max, Math.abs(own - past))
      }, 0),
  )
}

/** The step that is due `after` this one while it plays: nothing moves at night. Null at the end. */
export const nextStep = ({ light }: PlayedDay, at: number, after = 1): number | null =>
  at >= light.last ? null : at < light.first ? light.first : Math.min(at + after, light.last)
