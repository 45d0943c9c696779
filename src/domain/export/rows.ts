import { exactQuotient, exactSum } from '../values/decimal'
import { truncate } from '../values/quantity'
import { SLOT_SECONDS, slots, type PlantDay, type Slot } from '../time/instant'
import type { EpochSeconds } from '../plants/reading'

export type ExportValue = number | string | null

/** Why a row is what it is: all there, in part, not there, or not there because night feeds no logger. */
export const ROW_QUALITIES = ['measured', 'partial', 'missing', 'asleep'] as const
export type RowQuality = (typeof ROW_QUALITIES)[number]

export interface ExportRow {
  /** First instant of what the row is of. */
  readonly at: EpochSeconds
  /** `2026-06-18`, `2026-06`: rows of days and longer are named, not timed. */
  readonly period: string | null
  readonly values: readonly ExportValue[]
  readonly quality: RowQuality
}

export interface ExportPoint {
  readonly at: EpochSeconds
  readonly values: readonly ExportValue[]
}

export interface Sampling {
  /** Minutes of a row; null keeps the instants of the samples. */
  readonly minutes: number | null
  /** What has not begun is no row. */
  readonly until: EpochSeconds
  asleep(at: EpochSeconds): boolean
}

/**
 * Rows of a plant's day. Those of minutes follow the wall clock: a repeated hour stands twice, a skipped one not at all.
 * A value is the mean of what was measured in its row; nothing is carried over a gap.
 */
export function sampledRows(
  points: readonly ExportPoint[],
  day: PlantDay,
  { minutes, until, asleep }: Sampling,
): readonly ExportRow[] {
  const own = points.filter(({ at }) => at >= day.from && at < day.to)
  if (minutes === null)
    return [...own]
      .sort((one, other) => one.at - other.at)
      .map(({ at, values }) => ({ at, period: null, values, quality: qualityOf(values) }))
  const bySlot = new Map<number, ExportPoint[]>()
  for (const point of own) {
    const index = Math.floor((point.at - day.from) / SLOT_SECONDS)
    bySlot.set(index, [...(bySlot.get(index) ?? []), point])
  }
  return buckets(
    slots(day).filter(({ at }) => at < until),
    minutes,
  ).map((bucket) => {
    const inSlots = bucket.map(({ index }) => bySlot.get(index) ?? [])
    const width = own[0]?.values.length ?? 0
    const values = Array.from({ length: width }, (_, column) =>
      mean(inSlots.map((some) => mean(some.map((point) => point.values[column] ?? null)))),
    )
    const heard = inSlots.filter((some) => some.length > 0).length
    const quality = heard === 0 ? silence(bucket, asleep) : heard < bucket.length ? 'partial' : 'measured'
    return { at: bucket[0]?.at ?? day.from, period: null, values, quality }
  })
}

const silence = (bucket: readonly Slot[], asleep: Sampling['asleep']): RowQuality =>
  bucket.every(({ at }) => asleep(at)) ? 'asleep' : 'missing'

/** Slots that the wall clock puts into the same stretch of so many minutes. */
function buckets(all: readonly Slot[], minutes: number): readonly (readonly Slot[])[] {
  const found = new Map<string, Slot[]>()
  for (const slot of all) {
    const key = `${slot.offset} ${Math.floor((slot.at + slot.offset) / (minutes * 60))}`
    const bucket = found.get(key)
    if (bucket) bucket.push(slot)
    else found.set(key, [slot])
  }
  return [...found.values()]
}

/** A mean has no digits that were sent; more than these would pretend to a precision that no meter has. */
const MEAN_DIGITS = 3

/** Mean of the numbers; of words the last one; null of nothing. */
function mean(values: readonly ExportValue[]): ExportValue {
  const numbers = values.filter((value) => typeof value === 'number')
  if (numbers.length === 1) return numbers[0] ?? null
  if (numbers.length > 1) {
    const value = exactQuotient(exactSum(numbers) ?? Number.NaN, numbers.length)
    return value === null ? null : Number(truncate(value, MEAN_DIGITS))
  }
  return values.findLast((value) => typeof value === 'string') ?? null
}

/** Of a row that has no slots to count. */
export function qualityOf(values: readonly ExportValue[]): RowQuality {
  const known = values.filter((value) => value !== null).length
  return known === 0 ? 'missing' : known < values.length ? 'partial' : 'measured'
}

/** Measured rows of those that could have been: night is no gap. Null where nothing could have been. */
export function completeness(count: Readonly<Record<RowQuality, number>>): number | null {
  const possible = count.measured + count.partial + count.missing
  return possible === 0 ? null : exactQuotient((count.measured + count.partial / 2) * 100, possible)
}

/** Rows of each kind. */
export function countQualities(rows: readonly Pick<ExportRow, 'quality'>[]): Record<RowQuality, number> {
  const count = { measured: 0, partial: 0, missing: 0, asleep: 0 }
  for (const { quality } of rows) count[quality] += 1
  return count
}

/** Rows in a row that have no value. */
export interface EmptySpan {
  readonly first: ExportRow
  readonly last: ExportRow
}

/** Which rows have no value, as spans from one to another; the rows stand in the order of time. */
export function emptySpans(rows: readonly ExportRow[]): readonly EmptySpan[] {
  const spans: { first: ExportRow; last: ExportRow }[] = []
  let open = false
  for (const row of rows) {
    const empty = row.quality === 'missing'
    const span = spans.at(-1)
    if (empty && open && span) span.last = row
    else if (empty) spans.push({ first: row, last: row })
    open = empty
  }
  return spans
}
