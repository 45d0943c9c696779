import type { CalendarDate, EpochSeconds, Zone } from '../plants/reading'
import { monthStart, parseDate, plantDay, shiftDate, slots } from '../time/instant'
import { WIRE_PATTERNS, writeMonthDay, writePeriod } from '../time/reader-date'
import type { DeviceParameter, DeviceRecord, DeviceSeries } from './device-records'
import { sisterStep } from './sisters'

export const CHART_SPANS = ['day', 'week', 'month', 'year', 'total'] as const
export type ChartSpan = (typeof CHART_SPANS)[number]

/** Beyond so many values at once a curve has the extremes of each hour alone. */
const MAX_VALUES = 1_300_000
const SLOTS_A_YEAR = 366 * 288
const [EVERY_SLOT, HALF_HOURS] = [1, 6] as const

export interface SpanSlot {
  readonly at: EpochSeconds
  readonly label: string
}

/** What a picture of a device covers: curves of five minutes up to a month, beyond it columns of what was counted or curves. */
export interface SpanDays {
  readonly span: ChartSpan
  /** Both included. */
  readonly first: CalendarDate
  readonly last: CalendarDate
  /** A curve, however long it is: how many slots of five minutes a place of it has. */
  readonly fine?: typeof EVERY_SLOT | typeof HALF_HOURS
}

function parts(date: CalendarDate): { year: number; month: number; day: number } {
  const parsed = parseDate(date)
  if (!parsed) throw new RangeError(`not a calendar date: ${date.slice(0, 40)}`)
  return parsed
}

/** Weeks begin on Monday. */
function mondayOf(date: CalendarDate): CalendarDate {
  const { year, month, day } = parts(date)
  return shiftDate(date, -((new Date(Date.UTC(year, month - 1, day)).getUTCDay() + 6) % 7))
}

/** The span that a date lies in; of `total` the years up to it. */
export function spanDays(span: ChartSpan, date: CalendarDate, firstYear = parts(date).year): SpanDays {
  const { year } = parts(date)
  switch (span) {
    case 'day':
      return { span, first: date, last: date }
    case 'week':
      return { span, first: mondayOf(date), last: shiftDate(mondayOf(date), 6) }
    case 'month':
      return { span, first: monthStart(date), last: shiftDate(monthStart(date, 1), -1) }
    case 'year':
      return { span, first: `${year}-01-01`, last: `${year}-12-31` }
    case 'total':
      return { span, first: `${Math.min(firstYear, year)}-01-01`, last: `${year}-12-31` }
  }
}

/** The date that names the span before or after; null of one that has no other beside it. */
export function spanStep({ span, first, last }: SpanDays, step: 1 | -1): CalendarDate | null {
  if (span === 'total') return null
  if (step === 1) return shiftDate(last, 1)
  return span === 'day' || span === 'week' ? shiftDate(first, -1) : spanDays(span, shiftDate(first, -1)).first
}

/** What a span is called where one stands beside others. */
export function spanName({ span, first, last }: SpanDays, patterns = WIRE_PATTERNS): string {
  if (span === 'year') return first.slice(0, 4)
  const said = (period: string) => writePeriod(period, patterns)
  if (span === 'month') return said(first.slice(0, 7))
  return span === 'day' ? said(first) : `${said(first)} – ${said(last)}`
}

/** Whether a span is drawn in columns, of what was counted, rather than as a curve. */
export const isCounted = ({ span, fine }: SpanDays) => (span === 'year' || span === 'total') && !fine

const COUNTED: readonly (string | null)[] = ['kWh', 'KWh', 'Wh']

/** A year and more is a curve where any of it is nothing that is counted; `firstYear` is the plant's. */
export function fineDays(
  span: ChartSpan,
  date: CalendarDate,
  picked: readonly DeviceParameter[],
  firstYear: number,
): SpanDays {
  const days = spanDays(span, date, firstYear)
  return picked.every(({ unit }) => COUNTED.includes(unit)) ? days : asCurve(days, picked.length)
}

/** The same days as a curve of so many lines. */
export function asCurve(days: SpanDays, lines: number): SpanDays {
  if (!isCounted(days)) return days
  const years = parts(days.last).year - parts(days.first).year + 1
  return { ...days, fine: years * SLOTS_A_YEAR * lines > MAX_VALUES ? HALF_HOURS : EVERY_SLOT }
}

/** Whether the cloud counted each of what is picked; what it did not is drawn as a curve. */
export const allCounted = (picked: readonly DeviceParameter[], counted: readonly DeviceSeries[]) =>
  picked.every(({ key }) => counted.some((one) => one.key === key && one.points.length > 0))

/** The months of a span that have begun, each as its days; so much is asked at once. */
export function monthsOf(
  { first, last }: SpanDays,
  today: CalendarDate,
): readonly Pick<SpanDays, 'first' | 'last'>[] {
  const months: Pick<SpanDays, 'first' | 'last'>[] = []
  for (let month = monthStart(first); month <= last && month <= today; month = monthStart(month, 1))
    months.push({ first: month, last: shiftDate(monthStart(month, 1), -1) })
  return months
}

/** Places of the values of a span in the plant's time, and where the last one ends. */
export function spanSlots(
  { span, first, last, fine }: SpanDays,
  zone: Zone,
  patterns = WIRE_PATTERNS,
): { slots: readonly SpanSlot[]; end: EpochSeconds } {
  const end = plantDay(last, zone).to
  const [from, to] = [parts(first), parts(last)]
  if (span === 'year' && !fine)
    return {
      slots: Array.from({ length: 12 }, (_, month) => ({
        at: plantDay(monthStart(first, month), zone).from,
        label: writePeriod(monthStart(first, month).slice(0, 7), patterns),
      })),
      end,
    }
  if (span === 'total' && !fine)
    return {
      slots: Array.from({ length: to.year - from.year + 1 }, (_, index) => ({
        at: plantDay(`${from.year + index}-01-01`, zone).from,
        label: String(from.year + index),
      })),
      end,
    }
  const all: SpanSlot[] = []
  for (let date = first; date <= last; date = shiftDate(date, 1)) {
    const day = span === 'total' ? writePeriod(date, patterns) : writeMonthDay(date, patterns)
    slots(plantDay(date, zone)).forEach(({ at, label }, index) => {
      if (index % (fine ?? EVERY_SLOT) === 0)
        all.push({ at, label: span === 'day' ? label : `${day} ${label}` })
    })
  }
  return { slots: all, end }
}

/** One number a place, null where there is none: the last one that was said there. Both are in the order of time. */
export function valuesOf(
  { points }: Pick<DeviceSeries, 'points'>,
  places: readonly SpanSlot[],
  end: EpochSeconds,
): readonly (number | null)[] {
  const values = Array.from({ length: places.length }, (): number | null => null)
  let place = 0
  for (const { at, value } of points) {
    if (value === null || at < (places[0]?.at ?? Infinity) || at >= end) continue
    while (at >= (places[place + 1]?.at ?? Infinity)) place += 1
    values[place] = value
  }
  return values
}

/** The least and the greatest of every two places in a row, in the order they came: no peak is lost, no gap is filled. */
export function extremesOf(
  { points }: Pick<DeviceSeries, 'points'>,
  places: readonly SpanSlot[],
  end: EpochSeconds,
): readonly (number | null)[] {
  const values = Array.from({ length: places.length }, (): number | null => null)
  let next = 0
  for (let place = 0; place < places.length; place += 2) {
    const [from, middle, to] = [
      places[place]?.at ?? end,
      places[place + 1]?.at ?? end,
      places[place + 2]?.at ?? end,
    ]
    let [min, max]: (DeviceSeries['points'][number] | null)[] = [null, null]
    for (; next < points.length && (points[next]?.at ?? to) < to; next += 1) {
      const point = points[next]
      if (!point || point.value === null || point.at < from) continue
      if (!min || point.value < (min.value ?? 0)) min = point
      if (!max || point.value >= (max.value ?? 0)) max = point
    }
    if (!min || !max) continue
    const [one, other] = min.at <= max.at ? [min, max] : [max, min]
    if (one !== other) [values[place], values[place + 1]] = [one.value, other.value]
    else values[one.at < middle ? place : place + 1] = one.value
  }
  return values
}

/** At most as many as stand apart by colour. */
const MAX_SISTERS = 8

/** The device and its sisters, those next to it in the list first. */
export function sistersBeside(rows: readonly DeviceRecord[], id: number): readonly DeviceRecord[] {
  const own = rows.find((one) => one.id === id)
  if (!own || sisterStep(rows, id) === null) return []
  const all = rows
    .filter((one) => one.id !== null && one.type === own.type)
    .sort((one, other) => (one.id ?? 0) - (other.id ?? 0))
  const first = Math.max(0, Math.min(all.indexOf(own) - MAX_SISTERS / 2, all.length - MAX_SISTERS))
  return all.slice(first, first + MAX_SISTERS)
}
