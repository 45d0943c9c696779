import { exactProduct, exactQuotient, exactSum } from '../values/decimal'
import { SLOT_SECONDS, type PlantDay } from '../time/instant'
import type { EpochSeconds, PowerSample } from '../plants/reading'

/** The measured series of a sample. */
export type PowerSeries = Exclude<keyof PowerSample, 'at'>

/** Longest stretch between two samples that may be bridged, seconds (domain 7: 15 min). */
const LONGEST_BRIDGE = 900

/**
 * Puts samples on the five-minute grid of a plant's day; empty slots are null, never 0. Samples of one slot are
 * averaged series by series, so none is lost; samples without a time or of another day are left out.
 */
export function toSlots(samples: readonly PowerSample[], day: PlantDay): readonly (PowerSample | null)[] {
  const buckets = new Map<number, PowerSample[]>()
  for (const sample of samples) {
    if (sample.at === null || sample.at >= day.to) continue
    const index = Math.floor((sample.at - day.from) / SLOT_SECONDS)
    const bucket = buckets.get(index)
    if (bucket) bucket.push(sample)
    else buckets.set(index, [sample])
  }
  return Array.from({ length: day.slots }, (_, index) => {
    const bucket = buckets.get(index)
    return bucket ? merge(bucket) : null
  })
}

function merge(bucket: readonly PowerSample[]): PowerSample | null {
  const [first] = bucket
  if (!first || bucket.length === 1) return first ?? null
  const mean = (series: PowerSeries): number | null => {
    const values = bucket.map((sample) => sample[series]).filter((value) => value !== null)
    return exactQuotient(exactSum(values) ?? Number.NaN, values.length)
  }
  return {
    at: first.at,
    production: mean('production'),
    consumption: mean('consumption'),
    feedIn: mean('feedIn'),
    purchase: mean('purchase'),
    charge: mean('charge'),
    discharge: mean('discharge'),
    stateOfCharge: mean('stateOfCharge'),
    ups: mean('ups'),
    generator: mean('generator'),
  }
}

export interface Gap {
  from: EpochSeconds
  to: EpochSeconds
  slots: number
  /** Night is not an outage. */
  kind: 'missing' | 'asleep'
}

export interface GapOptions {
  /** Slots that end before this belong to no plant yet, unless one before them has a sample. */
  since?: EpochSeconds | null
  /** Slots from here on have not happened yet and are no gap. */
  until?: EpochSeconds
  /** Was the plant's logger without power, the sun being down? */
  asleep?: (at: EpochSeconds) => boolean
  /** Only this series counts; default: any. */
  series?: PowerSeries
}

/** Runs of empty slots of a day, split where night begins or ends. */
export function gaps(
  grid: readonly (PowerSample | null)[],
  day: PlantDay,
  options: GapOptions = {},
): readonly Gap[] {
  const until = options.until ?? day.to
  const found: Gap[] = []
  let begun = false
  grid.forEach((sample, index) => {
    const at = day.from + index * SLOT_SECONDS
    begun ||= sample !== null || at + SLOT_SECONDS > (options.since ?? at)
    const empty = sample === null || (options.series !== undefined && sample[options.series] === null)
    if (!begun || !empty || at >= until) return
    const kind = options.asleep?.(at) === true ? 'asleep' : 'missing'
    const to = Math.min(at + SLOT_SECONDS, day.to)
    const last = found.at(-1)
    if (last && last.to === at && last.kind === kind) {
      last.to = to
      last.slots += 1
    } else found.push({ from: at, to, slots: 1, kind })
  })
  return found
}

export interface Integral {
  /** kWh; null when no two samples are near enough to each other. */
  energy: number | null
  /** Share of the span that was measured, 0 to 1; null for an empty span. */
  completeness: number | null
}

export interface IntegralOptions {
  /** Longest bridge in seconds. */
  maxGap?: number
  /** The span to be complete over; default: from the first to the last sample. */
  from?: EpochSeconds
  to?: EpochSeconds
  /** Stretches that start asleep do not count as missing. */
  asleep?: (at: EpochSeconds) => boolean
}

/** Energy of a power series in W by trapezoids, gaps above `maxGap` left out (domain 7). Samples in time order. */
export function integrate(
  samples: readonly PowerSample[],
  series: Exclude<PowerSeries, 'stateOfCharge'>,
  options: IntegralOptions = {},
): Integral {
  const maxGap = options.maxGap ?? LONGEST_BRIDGE
  const points = samples.flatMap((sample) => {
    const value = sample[series]
    return sample.at === null || value === null ? [] : [{ at: sample.at, value }]
  })
  const from = options.from ?? points[0]?.at ?? 0
  /** Twice the energy of each stretch, W·s: nothing is divided before all is summed. */
  const stretches: number[] = []
  let measured = 0
  let missing = 0
  let end = from
  for (const [index, point] of points.entries()) {
    const before = points[index - 1]
    const seconds = point.at - (before?.at ?? point.at)
    if (before && seconds > 0 && seconds <= maxGap) {
      stretches.push(exactProduct(exactSum([before.value, point.value]) ?? Number.NaN, seconds) ?? Number.NaN)
      measured += seconds
    } else missing += awake(end, point.at, options.asleep)
    end = point.at
  }
  // A sample stands for its own slot: the last one of a day leaves nothing missing.
  missing += awake(end + SLOT_SECONDS, options.to ?? end, options.asleep)
  const whole = measured + missing
  return {
    energy: stretches.length === 0 ? null : exactQuotient(exactSum(stretches) ?? Number.NaN, 7_200_000),
    completeness: whole > 0 ? measured / whole : null,
  }
}

/** Seconds of a hole during which the plant should have reported. */
function awake(from: EpochSeconds, to: EpochSeconds, asleep?: (at: EpochSeconds) => boolean): number {
  if (!(to > from)) return 0
  if (!asleep) return to - from
  let seconds = 0
  for (let at = from; at < to; at += SLOT_SECONDS) if (!asleep(at)) seconds += Math.min(SLOT_SECONDS, to - at)
  return seconds
}

export interface Point {
  at: EpochSeconds
  value: number | null
}
