import type { Point } from '../domain/energy/power-series'
import type { Slot } from '../domain/time/instant'
import { paddedAxis, percentAxis, valueAxis, type Axis, type Tick } from './axis'
import type { Ink } from './ink'
import { timeTicks, type Span } from './power-chart'

export interface Line {
  key: string
  axis: 'left' | 'right'
  /** The day before, on the wall clock of this one; drawn thin. */
  before: boolean
  ink: Ink
  points: readonly Point[]
}

export interface LineChart {
  domain: readonly [number, number]
  ticks: readonly Tick[]
  left: Axis
  right: Axis | null
  lines: readonly Line[]
}

export interface LineInput {
  day: Span
  slots: readonly Slot[]
  /** Units by axis: the first one has the left, the second the right. */
  units: readonly string[]
  /** Values as long as `slots`; null is a slot without one. */
  series: readonly {
    key: string
    unit: string
    ink: Ink
    values: readonly (number | null)[]
    before: readonly (number | null)[] | null
  }[]
}

/** Zero-based for power and energy, the whole of 0 to 100 for percent, padded for everything else. */
function axisOf(unit: string, values: readonly (number | null)[]): Axis {
  if (unit === 'W' || unit === 'kWh') return valueAxis(unit, values)
  const percent = unit === '%' && values.every((value) => value === null || (value >= 0 && value <= 100))
  return percent ? percentAxis() : paddedAxis(unit, values)
}

/** Everything that a picture of one day of some parameters needs; at most two units. */
export function lineChart({ day, slots, units, series }: LineInput): LineChart {
  const [first = '', second] = units
  const of = (unit: string) =>
    series.filter((one) => one.unit === unit).flatMap(({ values, before }) => [...values, ...(before ?? [])])
  const pointsOf = (values: readonly (number | null)[]) =>
    slots.map(({ at }, index) => ({ at, value: values[index] ?? null }))
  return {
    domain: [day.from, day.to],
    ticks: timeTicks(slots, 4),
    left: axisOf(first, of(first)),
    right: second === undefined ? null : axisOf(second, of(second)),
    lines: series.flatMap(({ key, unit, ink, values, before }) => {
      const axis = unit === first ? ('left' as const) : ('right' as const)
      return [
        { key, axis, ink, before: false, points: pointsOf(values) },
        ...(before ? [{ key, axis, ink, before: true, points: pointsOf(before) }] : []),
      ]
    }),
  }
}
