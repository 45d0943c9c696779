import { fraction } from '../../charts/axis'
import type { Band, Mark } from '../../charts/frame'
import { lineChart, type LineChart } from '../../charts/line-chart'
import type { Ink } from '../../charts/ink'
import { pickedUnits, seriesSlots } from '../../domain/devices/chart-picks'
import type { DeviceParameter, DeviceSeries } from '../../domain/devices/device-records'
import { temperatureOf } from '../../domain/devices/unit-words'
import { sunTimes } from '../../domain/place/sun'
import type { Plant } from '../../domain/plants/reading'
import { formatInstant, localTime, plantDay, shiftDate, slots } from '../../domain/time/instant'
import type { PlantDay, Slot } from '../../domain/time/instant'
import type { CsvCell } from '../../domain/values/csv'

export interface ParametersDay {
  readonly day: PlantDay
  /** Slots of the day that have begun. */
  readonly begun: readonly Slot[]
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
}

export interface ParametersAsked {
  readonly day: PlantDay
  readonly picked: readonly DeviceParameter[]
  readonly series: readonly DeviceSeries[]
  readonly before: readonly DeviceSeries[] | null
  readonly plant: Pick<Plant, 'latitude' | 'longitude'>
  readonly now: number
  /** As many as are picked. */
  readonly inks: readonly Ink[]
}

const clockOf = (slot: Slot) => (slot.fold ? `${slot.label}'` : slot.label)

/** What was picked on the slots of a plant day. */
export function parametersDay({
  day,
  picked,
  series,
  before,
  plant,
  now,
  inks,
}: ParametersAsked): ParametersDay {
  const all = slots(day)
  const earlier = plantDay(shiftDate(day.date, -1), day.zone)
  const earlierSlots = slots(earlier)
  const of = (from: readonly DeviceSeries[], key: string) =>
    from.find((one) => one.key === key) ?? { points: [] }
  const rows = picked.map((parameter, at) => {
    const yesterday = before && seriesSlots(of(before, parameter.key), earlier)
    const byClock =
      yesterday && new Map(earlierSlots.map((slot, index) => [clockOf(slot), yesterday[index] ?? null]))
    return {
      parameter,
      ink: inks[at],
      values: seriesSlots(of(series, parameter.key), day),
      before: byClock && all.map((slot) => byClock.get(clockOf(slot)) ?? null),
    }
  })
  const unitOf = (one: DeviceParameter) => temperatureOf(one.unit) ?? ''
  const chart = lineChart({
    day,
    slots: all,
    units: pickedUnits(picked).map((unit) => temperatureOf(unit) ?? ''),
    series: rows.map(({ parameter, values, before: then }, index) => ({
      key: parameter.key,
      unit: unitOf(parameter),
      ink: inks[index] ?? { colour: 'currentColor', dash: [], width: 1 },
      values,
      before: then,
    })),
  })
  const place = (at: number) => fraction(at, chart.domain)
  return {
    day,
    begun: all.filter(({ at }) => at < Math.min(day.to, now)),
    chart,
    ticks: chart.ticks.map(({ at, label }) => ({ at: place(at), label })),
    bands: nightsOf(plant, day).map(({ from, to }) => ({ kind: 'night', from: place(from), to: place(to) })),
    rows,
    empty: rows.every(({ values }) => values.every((value) => value === null)),
  }
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

/** Each begun slot with zone and offset, raw values, missing ones empty. */
export function parametersCsv(
  { begun, rows, day }: ParametersDay,
  say: (key: string) => string,
): readonly (readonly CsvCell[])[] {
  return [
    [
      say('day.time'),
      say('csv.offset'),
      say('csv.zone'),
      ...rows.map(
        ({ parameter }) => `${parameter.name ?? parameter.key} (${temperatureOf(parameter.unit) ?? ''})`,
      ),
    ],
    ...begun.map(({ at }, index) => [
      formatInstant(at, day.zone),
      localTime(at, day.zone).offset,
      day.zone,
      ...rows.map(({ values }) => values[index] ?? null),
    ]),
  ]
}
