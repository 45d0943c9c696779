import type { Point } from '../domain/energy/power-series'
import { paddedAxis, percentAxis, valueAxis, type Axis, type Tick } from './axis'
import type { Ink } from './ink'
import type { Span } from './power-chart'

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
  /** Each place has a column for each line, side by side, instead of a curve. */
  columns: boolean
}

export interface LineInput {
  span: Span
  /** In the order of time. */
  slots: readonly { readonly at: number }[]
  ticks: readonly Tick[]
  columns?: boolean
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

/** Everything that a picture of some parameters over a time needs; at most two units. */
export function lineChart({ span, slots, ticks, columns = false, units, series }: LineInput): LineChart {
  const [first = '', second] = units
  const of = (unit: string) =>
    series.filter((one) => one.unit === unit).flatMap(({ values, before }) => [...values, ...(before ?? [])])
  const pointsOf = (values: readonly (number | null)[]) =>
    slots.map(({ at }, index) => ({ at, value: values[index] ?? null }))
  return {
    domain: [span.from, span.to],
    ticks,
    columns,
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
