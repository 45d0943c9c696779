import { Lru } from '../store/lru'
import type { SimPlant } from '../plants/plant'
import { blankSeries, bySeries, frameOf, SERIES, type SeriesName, simulateDay } from './simulate'
import { stringFaults } from '../alarms/troubles'
import type { DayFrame } from './supply'
import { dayProduction } from './yield'
import { civil, DAY, dayAt, dayNumber, SLOT } from '../place/zone'

/** A computed day: power per slot, never stored beyond the cache. */
interface DayRun extends DayFrame {
  day: number
  series: Record<SeriesName, Float32Array>
}

/** kWh of a span by series; `soc` and powers that are no energy are meaningless here. */
export type Sums = Record<SeriesName, number>

export const NO_SUMS: Sums = Object.fromEntries(SERIES.map((name) => [name, 0])) as Sums

/** W per 5-minute slot to kWh. */
const SLOT_KWH = 1 / 12_000
/** The battery's level is followed through blocks of days, each started some days early. */
const BLOCK = 16
const WARM_UP = 8
const WEEK = 7
/** Of a day, and for how many days of a plant they are kept. */
const QUARTERS = DAY / (3 * SLOT)
const KEPT = 10
const WIDTH = SERIES.length
const CURTAILED = new Set(['OFF_GRID', 'PV_BTR_USE'])

export function addSums(into: Sums, more: Sums): Sums {
  for (const name of SERIES) into[name] += more[name]
  return into
}

export interface Engine {
  readonly seed: number
  run(plant: SimPlant, day: number): DayRun
  /** Sums of the first `upto` slots of a day. */
  part(plant: SimPlant, day: number, upto: number): Sums
  /** Sums of whole days, `first` to `last` inclusive. */
  days(plant: SimPlant, first: number, last: number): Sums
  /** kWh produced over whole days; cheaper than `days`, for lists. */
  produced(plant: SimPlant, first: number, last: number): number
  /** kWh by a slot of the day on the mean of the seven days before it; null where there are no records of them. */
  usual(plant: SimPlant, day: number, upto: number): number | null
  /** W on the mean of each quarter of an hour of a day of UTC; not a number before the plant was there. */
  quarters(plant: SimPlant, day: number): Float32Array
}

const numbers = new WeakMap<SimPlant, number>()
let last = 0

/** A number of its own for each plant, as it is: an edited one has another. */
function numberOf(plant: SimPlant): number {
  const known = numbers.get(plant)
  if (known !== undefined) return known
  numbers.set(plant, ++last)
  return last
}

const engines = new Map<number, Engine>()

/** What is computed follows from seed and plant alone, so that worlds of one seed share it, also after a reset. */
export function engineOf(seed: number): Engine {
  const known = engines.get(seed) ?? createEngine(seed)
  engines.set(seed, known)
  return known
}

function createEngine(seed: number): Engine {
  const runs = new Lru<string, DayRun>(700)
  const months = new Lru<number, Float64Array>(4000)
  const levels = new Lru<string, number[]>(4000)
  const quarterly = new WeakMap<SimPlant, Map<number, Float32Array>>()
  const weeks = new WeakMap<SimPlant, { day: number; made: Float32Array | null }>()
  const scratch = blankSeries()

  /** kWh in the battery at the first instant of a day. */
  function levelAt(plant: SimPlant, day: number): number {
    if (!plant.battery) return 0
    const block = Math.floor(day / BLOCK)
    const key = `${numberOf(plant)}|${block}`
    let known = levels.get(key)
    if (!known) {
      let level = plant.battery.capacity * 0.5
      for (let early = block * BLOCK - WARM_UP; early < block * BLOCK; early++) {
        level = simulateDay(seed, plant, early, frameOf(plant.place.zone, early), level, scratch)
      }
      known = levels.set(key, [level])
    }
    const wanted = day - block * BLOCK
    while (known.length <= wanted) {
      const next = block * BLOCK + known.length - 1
      const level = known[known.length - 1] as number
      known.push(simulateDay(seed, plant, next, frameOf(plant.place.zone, next), level, scratch))
    }
    return known[wanted] as number
  }

  /** Simulates into the scratch pad and remembers the next day's level on the way. */
  function simulate(plant: SimPlant, day: number): DayFrame {
    const level = levelAt(plant, day)
    const frame = frameOf(plant.place.zone, day)
    const end = simulateDay(seed, plant, day, frame, level, scratch)
    const block = Math.floor(day / BLOCK)
    const known = levels.get(`${numberOf(plant)}|${block}`)
    if (known && known.length === day - block * BLOCK + 1 && known.length < BLOCK) known.push(end)
    return frame
  }

  function run(plant: SimPlant, day: number): DayRun {
    const key = `${numberOf(plant)}|${day}`
    const known = runs.get(key)
    if (known) return known
    const frame = simulate(plant, day)
    const series = bySeries((name) => Float32Array.from(scratch[name].subarray(0, frame.slots)))
    return runs.set(key, { ...frame, day, series })
  }

  /** Day sums of a calendar month, row by row. */
  function month(plant: SimPlant, year: number, number: number): Float64Array {
    const key = numberOf(plant) * 4096 + ((year - 1970) * 12 + number - 1)
    const known = months.get(key)
    if (known) return known
    const first = dayNumber(year, number, 1)
    const length = dayNumber(year, number + 1, 1) - first
    const rows = new Float64Array(length * WIDTH)
    for (let index = 0; index < length; index++) {
      if (first + index < plant.joined) continue
      const { slots } = simulate(plant, first + index)
      const sums = bySeries((name) => sumOf(scratch[name], slots))
      for (let column = 0; column < WIDTH; column++)
        rows[index * WIDTH + column] = sums[SERIES[column] as SeriesName]
    }
    return months.set(key, rows)
  }

  function days(plant: SimPlant, first: number, last: number): Sums {
    const total = new Float64Array(WIDTH)
    for (let day = Math.max(first, plant.joined); day <= last;) {
      const { year, month: number, day: start } = civil(day)
      const rows = month(plant, year, number)
      const length = rows.length / WIDTH
      for (let index = start - 1; index < length && day <= last; index++, day++) {
        for (let column = 0; column < WIDTH; column++) {
          total[column] = (total[column] as number) + (rows[index * WIDTH + column] as number)
        }
      }
    }
    return Object.fromEntries(SERIES.map((name, column) => [name, total[column]])) as Sums
  }

  function produced(plant: SimPlant, first: number, last: number): number {
    if (CURTAILED.has(plant.gridType)) return days(plant, first, last).gen
    let total = 0
    let failed = 0
    for (let day = Math.max(first, plant.joined); day <= last; day++) {
      // The closed form knows nothing of failed strings, nor of a day that begins with the first sample.
      const begins = plant.firstSample !== undefined && day === plant.joined
      if (begins) failed += days(plant, day, day).gen
      else if (plant.troubles.length > 0 && stringFaults(plant, (day - 1) * DAY, (day + 2) * DAY).length > 0)
        failed += days(plant, day, day).gen
      else total += dayProduction(seed, plant, day)
    }
    return total * SLOT_KWH + failed
  }

  function part(plant: SimPlant, day: number, upto: number): Sums {
    if (day < plant.joined || upto <= 0) return { ...NO_SUMS }
    const { series } = run(plant, day)
    return bySeries((name) => sumOf(series[name], upto))
  }

  function usual(plant: SimPlant, day: number, upto: number): number | null {
    const known = weeks.get(plant)
    const week = known?.day === day ? known : { day, made: weekBefore(plant, day) }
    weeks.set(plant, week)
    return week.made && upto > 0 ? (week.made[Math.min(upto, week.made.length) - 1] as number) : null
  }

  /** Mean kWh made by the end of each slot over the seven days before. */
  function weekBefore(plant: SimPlant, day: number): Float32Array | null {
    const whole = plant.firstSample === undefined ? plant.joined : plant.joined + 1
    const first = Math.max(day - WEEK, whole)
    if (first >= day) return null
    const made = new Float32Array(scratch.gen.length)
    for (let past = first; past < day; past++) {
      const { slots } = simulate(plant, past)
      for (let slot = 0, sum = 0; slot < made.length; slot++) {
        if (slot < slots) sum += scratch.gen[slot] as number
        made[slot] = (made[slot] as number) + (sum * SLOT_KWH) / (day - first)
      }
    }
    return made
  }

  function quarters(plant: SimPlant, day: number): Float32Array {
    const days = quarterly.get(plant) ?? new Map<number, Float32Array>()
    quarterly.set(plant, days)
    const known = days.get(day)
    if (known) return known
    const made = new Float32Array(QUARTERS).fill(Number.NaN)
    const { zone } = plant.place
    const [first, last] = [dayAt(zone, day * DAY), dayAt(zone, (day + 1) * DAY - 1)]
    for (let local = Math.max(first, plant.joined); local <= last; local++) {
      const { from, slots } = simulate(plant, local)
      for (let slot = 0; slot < slots; slot++) {
        const quarter = Math.floor((from + slot * SLOT - day * DAY) / (3 * SLOT))
        if (quarter < 0 || quarter >= QUARTERS) continue
        const before = made[quarter] as number
        made[quarter] = (Number.isNaN(before) ? 0 : before) + (scratch.gen[slot] as number) / 3
      }
    }
    const oldest = days.keys().next()
    if (days.size >= KEPT && oldest.done === false) days.delete(oldest.value)
    days.set(day, made)
    return made
  }

  return { seed, run, part, days, produced, usual, quarters }
}

function sumOf(values: Float32Array | Float64Array, upto: number): number {
  let sum = 0
  for (let index = 0; index < upto && index < values.length; index++) sum += values[index] as number
  return sum * SLOT_KWH
}
