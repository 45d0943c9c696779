import { solarPosition } from '../place/sun'
import type { EpochSeconds } from '../plants/reading'
import { quantile } from '../values/quantile'

/** W of modules through some days; `null` where nothing was said. */
export interface ModuleDays {
  /** Seconds from one value to the next. */
  readonly step: number
  readonly modules: readonly { readonly array: number; readonly row: number; readonly column: number }[]
  readonly days: readonly {
    readonly from: EpochSeconds
    /** By module. */
    readonly powers: readonly (readonly (number | null)[])[]
  }[]
}

/** A place in the sky from which something throws a shadow, day after day. */
export interface Shade {
  /** Which modules, as counted in the days. */
  readonly modules: readonly number[]
  /** Degrees clockwise from north, where the sun stands at its begin and at its end. */
  readonly from: number
  readonly to: number
  /** The same on the last clear day. */
  readonly begins: EpochSeconds
  readonly ends: EpochSeconds
  /** kWh that a week of clear days would bring without it. */
  readonly weekly: number
}

/** A day is clear that brings this share of the best one. */
const CLEAR = 0.85
export const CLEAR_DAYS = 5
/** Where the array gives less than this share of its best, nothing is compared. */
const DAWN = 0.15
/** A module is low below this share of what it gives through the rest of the day. */
const LOW = 0.85
/** It must be so on nearly all clear days, within steps of the sun's azimuth of so many degrees. */
const ALWAYS = 0.8
const SECTOR = 5
/** kWh a week below which a shadow is not worth a word. */
const WORTH = 0.1

const sum = (values: readonly (number | null)[]) => values.reduce<number>((all, one) => all + (one ?? 0), 0)

type Day = ModuleDays['days'][number]

/** Days almost without clouds, the oldest first. */
export function clearDays({ days }: Pick<ModuleDays, 'days'>): readonly Day[] {
  const made = days.map(({ powers }) => sum(powers.map(sum)))
  const best = Math.max(0, ...made)
  return best > 0 ? days.filter((_, index) => (made[index] ?? 0) >= CLEAR * best) : []
}

/** What a sound module of the array gives at each step: three quarters of them give less. */
function soundOf({ powers }: Day, mates: readonly number[]): readonly number[] {
  const steps = powers[0]?.length ?? 0
  return Array.from({ length: steps }, (_, step) =>
    quantile(
      mates.flatMap((one) => powers[one]?.[step] ?? []),
      0.75,
    ),
  )
}

interface Sector {
  days: number
  low: number
  lost: number
  /** First and last step of the sun's way through it, on the latest day. */
  begins: EpochSeconds
  ends: EpochSeconds
}

/** The sector in which the sun stands at each step of a day: the same for all modules. */
const sectorsAt = (day: Day, step: number, { latitude, longitude }: Place): readonly number[] =>
  (day.powers[0] ?? []).map((_, at) =>
    Math.floor(solarPosition(day.from + at * step, latitude, longitude).azimuth / SECTOR),
  )

/** By sector of the sky: on how many clear days the module could be compared there, was low, and lost how much. */
function sectorsOf(
  data: ModuleDays,
  clear: readonly Day[],
  sounds: readonly (readonly number[])[],
  skies: readonly (readonly number[])[],
  one: number,
) {
  const sectors = new Map<number, Sector>()
  clear.forEach((day, index) => {
    const sound = sounds[index] ?? []
    const sky = skies[index] ?? []
    const best = Math.max(0, ...sound)
    const own = day.powers[one] ?? []
    const compared = sound.flatMap((full, step) => {
      const watts = own[step] ?? null
      return full > DAWN * best && watts !== null
        ? [{ full, watts, key: sky[step] ?? 0, at: day.from + step * data.step }]
        : []
    })
    // What is always low is dirt or a fault, not a shadow.
    const usual = quantile(
      compared.map(({ full, watts }) => watts / full),
      0.6,
    )
    const seen = new Map<number, Omit<Sector, 'days'> & { count: number }>()
    for (const { full, watts, key, at } of compared) {
      const now = seen.get(key) ?? { low: 0, count: 0, lost: 0, begins: at, ends: at }
      const short = usual * full - watts
      const low = watts < LOW * usual * full
      seen.set(key, {
        ...{ low: now.low + (low ? 1 : 0), count: now.count + 1, begins: now.begins, ends: at },
        lost: now.lost + (low ? (short * data.step) / 3_600_000 : 0),
      })
    }
    for (const [key, { low, count, lost, begins, ends }] of seen) {
      const before = sectors.get(key) ?? { days: 0, low: 0, lost: 0 }
      const isLow = low * 2 > count
      sectors.set(key, {
        ...{ days: before.days + 1, low: before.low + (isLow ? 1 : 0), begins, ends },
        lost: before.lost + (isLow ? lost : 0),
      })
    }
  })
  return sectors
}

interface Place {
  readonly latitude: number
  readonly longitude: number
}

/** Shadows that return with the sun: the same modules low at the same azimuth on five clear days or more. */
export function shades(data: ModuleDays, place: Place): readonly Shade[] {
  const clear = clearDays(data)
  if (clear.length < CLEAR_DAYS) return []
  const skies = clear.map((day) => sectorsAt(day, data.step, place))
  const struck = new Map<number, Struck>()
  for (const array of new Set(data.modules.map((one) => one.array))) {
    const mates = data.modules.flatMap((one, index) => (one.array === array ? [index] : []))
    const sounds = clear.map((day) => soundOf(day, mates))
    for (const one of mates)
      for (const [key, { days, low, lost, begins, ends }] of sectorsOf(data, clear, sounds, skies, one)) {
        if (low < CLEAR_DAYS || low < ALWAYS * days) continue
        const before = struck.get(key) ?? { modules: [], lost: 0, begins, ends }
        struck.set(key, {
          modules: before.modules.includes(one) ? before.modules : [...before.modules, one],
          lost: before.lost + (lost / days) * 7,
          ...{ begins: Math.min(before.begins, begins), ends: Math.max(before.ends, ends) },
        })
      }
  }
  return joined(struck, data.step).filter(({ weekly }) => weekly >= WORTH)
}

interface Struck {
  readonly modules: readonly number[]
  readonly lost: number
  readonly begins: EpochSeconds
  readonly ends: EpochSeconds
}

/** Sectors side by side are one shadow. */
function joined(struck: ReadonlyMap<number, Struck>, step: number): readonly Shade[] {
  const list: Shade[] = []
  let last: number | null = null
  for (const key of [...struck.keys()].sort((one, other) => one - other)) {
    const { modules = [], lost = 0, begins = 0, ends = 0 } = struck.get(key) ?? {}
    const before = list.at(-1)
    if (before && last !== null && key - last === 1)
      list[list.length - 1] = {
        modules: [...new Set([...before.modules, ...modules])].sort((one, other) => one - other),
        ...{ from: before.from, to: (key + 1) * SECTOR, begins: before.begins, ends: ends + step },
        weekly: before.weekly + lost,
      }
    else
      list.push({
        modules,
        from: key * SECTOR,
        to: (key + 1) * SECTOR,
        begins,
        ends: ends + step,
        weekly: lost,
      })
    last = key
  }
  return list
}
