import { fraction } from '../../charts/axis'
import type { Band, Mark } from '../../charts/frame'
import { lineChart, type LineChart } from '../../charts/line-chart'
import type { Ink } from '../../charts/ink'
import { timeTicks } from '../../charts/power-chart'
import { pickedUnits, seriesSlots } from '../../domain/devices/chart-picks'
import {
  extremesOf,
  isCounted,
  monthsOf,
  type SpanDays,
  type SpanSlot,
  spanSlots,
  valuesOf,
} from '../../domain/devices/chart-span'
import type { DeviceParameter, DeviceSeries } from '../../domain/devices/device-records'
import { type Replacement, replacedText } from '../../domain/devices/replacement'
import { temperatureOf } from '../../domain/devices/unit-words'
import { sunTimes } from '../../domain/place/sun'
import type { Plant } from '../../domain/plants/reading'
import { formatInstant, localTime, plantDay, shiftDate, slots } from '../../domain/time/instant'
import type { PlantDay, Slot } from '../../domain/time/instant'
import { type DatePatterns, WIRE_PATTERNS, writeMonthDay, writePeriod } from '../../domain/time/reader-date'
import type { CsvCell } from '../../domain/values/csv'
import { filed } from '../../domain/values/filed'

export interface ParametersSpan {
  readonly days: SpanDays
  readonly zone: string
  /** Places of the span that have begun. */
  readonly begun: readonly SpanSlot[]
  readonly chart: LineChart
  readonly ticks: readonly Mark[]
  readonly bands: readonly Band[]
  readonly rows: readonly {
    readonly parameter: DeviceParameter
    readonly ink: Ink | undefined
    readonly values: readonly (number | null)[]
    /** The day before, by what the clock said; null unless it is compared. */
    readonly before: readonly (number | null)[] | null
  }[]
  readonly empty: boolean
  /** Where another device took its place, and the place of the span that it was in. */
  readonly replaced: readonly (Replacement & { readonly place: number })[]
}

export interface ParametersAsked {
  readonly days: SpanDays
  readonly zone: string
  readonly picked: readonly DeviceParameter[]
  readonly series: readonly DeviceSeries[]
  readonly before: readonly DeviceSeries[] | null
  readonly replaced?: readonly Replacement[]
  readonly plant: Pick<Plant, 'latitude' | 'longitude'>
  readonly now: number
  /** How the reader writes dates; as files do unless given. */
  readonly patterns?: DatePatterns
  /** As many as are picked. */
  readonly inks: readonly Ink[]
}

const clockOf = (slot: Slot) => (slot.fold ? `${slot.label}'` : slot.label)

/** What was picked on the places of a span in the plant's time. */
export function parametersSpan(asked: ParametersAsked): ParametersSpan {
  const { days, zone, picked, series, before, now, inks, patterns = WIRE_PATTERNS } = asked
  const { slots: all, end } = spanSlots(days, zone, patterns)
  const span = { from: all[0]?.at ?? end, to: end }
  const placed = (days.fine ?? 1) > 1 ? extremesOf : valuesOf
  const of = (from: readonly DeviceSeries[], key: string) =>
    from.find((one) => one.key === key) ?? { points: [] }
  const rows = picked.map((parameter, at) => ({
    parameter,
    ink: inks[at],
    values: placed(of(series, parameter.key), all, end),
    before: before && dayBefore(of(before, parameter.key), days.first, zone),
  }))
  const chart = lineChart({
    span,
    slots: all,
    ticks: ticksOf(days, { zone, patterns }, all, end),
    columns: isCounted(days),
    units: pickedUnits(picked).map((unit) => temperatureOf(unit) ?? ''),
    series: rows.map(({ parameter, values, before: then }, index) => ({
      key: parameter.key,
      unit: temperatureOf(parameter.unit) ?? '',
      ink: inks[index] ?? { colour: 'currentColor', dash: [], width: 1 },
      values,
      before: then,
    })),
  })
  const place = (at: number) => fraction(at, chart.domain)
  const shaded = days.span === 'day' || days.span === 'week' ? datesOf(days) : []
  return {
    days,
    zone,
    begun: all.filter(({ at }) => at < Math.min(end, now)),
    chart,
    ticks: chart.ticks.map(({ at, label }) => ({ at: place(at), label })),
    bands: shaded.flatMap((date) =>
      nightsOf(asked.plant, plantDay(date, zone)).map(({ from, to }) => ({
        kind: 'night' as const,
        from: place(from),
        to: place(to),
      })),
    ),
    rows,
    empty: rows.every(({ values }) => values.every((value) => value === null)),
    replaced: (asked.replaced ?? []).flatMap((one) =>
      one.at >= span.from && one.at < end
        ? [{ ...one, place: all.findLastIndex(({ at }) => at <= one.at) }]
        : [],
    ),
  }
}

/** The day before on the clock of this one. */
function dayBefore(series: Pick<DeviceSeries, 'points'>, date: string, zone: string) {
  const earlier = plantDay(shiftDate(date, -1), zone)
  const values = seriesSlots(series, earlier)
  const byClock = new Map(slots(earlier).map((slot, index) => [clockOf(slot), values[index] ?? null]))
  return slots(plantDay(date, zone)).map((slot) => byClock.get(clockOf(slot)) ?? null)
}

function datesOf({ first, last }: SpanDays): readonly string[] {
  const dates: string[] = []
  for (let date = first; date <= last; date = shiftDate(date, 1)) dates.push(date)
  return dates
}

/** As many labels of columns as stand beside one another on a phone. */
const MAX_LABELS = 6

/** Hours of a day, days of a week, every fifth day of a month, columns below their middle. */
function ticksOf(
  days: SpanDays,
  { zone, patterns }: { zone: string; patterns: DatePatterns },
  all: readonly SpanSlot[],
  end: number,
) {
  if (days.span === 'day') return timeTicks(slots(plantDay(days.first, zone)), 4)
  if (days.fine) {
    const months = monthsOf(days, days.last)
    // Years are said with their months.
    const apart = Math.ceil(months.length / 4)
    return months
      .filter((_, index) => index % apart === 0)
      .map(({ first }) => ({
        at: plantDay(first, zone).from,
        label: writePeriod(first.slice(0, 7), patterns),
      }))
  }
  if (!isCounted(days))
    return datesOf(days)
      .filter((_, index) => days.span === 'week' || index % 5 === 0)
      .map((date) => ({ at: plantDay(date, zone).from, label: writeMonthDay(date, patterns) }))
  const every = Math.ceil(all.length / MAX_LABELS)
  return all.flatMap(({ at, label }, index) =>
    index % every === 0 ? [{ at: (at + (all[index + 1]?.at ?? end)) / 2, label }] : [],
  )
}

function nightsOf({ latitude, longitude }: ParametersAsked['plant'], day: PlantDay) {
  if (latitude === null || longitude === null) return []
  const sun = sunTimes(day.date, day.zone, latitude, longitude)
  if (sun === null) return []
  return [
    { from: day.from, to: Math.min(sun.sunrise, day.to) },
    { from: Math.max(sun.sunset, day.from), to: day.to },
  ].filter(({ from, to }) => to > from)
}

/** What happened in a place beside what was measured; empty where nothing did. */
export const happenedIn = ({ replaced }: Pick<ParametersSpan, 'replaced'>, place: number): string =>
  replaced.flatMap((one) => (one.place === place ? [replacedText(one)] : [])).join(', ')

/** Where in sight a device was replaced, as fractions of the plot. */
export const rulesOf = ({ replaced, chart: { domain } }: ParametersSpan): readonly number[] =>
  [...new Set(replaced.map(({ at }) => fraction(at, domain)))].filter((at) => at >= 0 && at <= 1)

/** Each begun place with zone and offset, raw values, missing ones empty. */
export function parametersCsv(
  model: ParametersSpan,
  say: (key: string) => string,
): readonly (readonly CsvCell[])[] {
  const { begun, rows, zone, replaced } = model
  const marked = replaced.length > 0
  return [
    [
      say('day.time'),
      say('csv.offset'),
      say('csv.zone'),
      ...rows.map(
        ({ parameter }) => `${parameter.name ?? parameter.key} (${temperatureOf(parameter.unit) ?? ''})`,
      ),
      ...(marked ? [say('device:records.replaced')] : []),
    ],
    ...begun.map(({ at }, index) => [
      formatInstant(at, zone),
      localTime(at, zone).offset,
      zone,
      ...rows.map(({ parameter, values }) => filed(values[index] ?? null, temperatureOf(parameter.unit))),
      ...(marked ? [happenedIn(model, index)] : []),
    ]),
  ]
}
