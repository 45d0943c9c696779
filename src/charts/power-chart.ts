import type { Slot } from '../domain/time/instant'
import type { Point } from '../domain/energy/power-series'
import type { EpochSeconds, PowerSample } from '../domain/plants/reading'
import { type Axis, percentAxis, type Tick, valueAxis } from './axis'

/** The series of a plant's day, in the order in which they are offered and drawn (screens 2 E). */
export const POWER_SERIES = [
  'production',
  'consumption',
  'feedIn',
  'purchase',
  'charge',
  'discharge',
  'stateOfCharge',
] as const
export type PowerSeries = (typeof POWER_SERIES)[number]

export interface Span {
  from: EpochSeconds
  to: EpochSeconds
}

export interface PowerLine {
  series: PowerSeries
  axis: 'left' | 'right'
  shape: 'area' | 'line' | 'bars'
  /** The day before, on the wall clock of this one; drawn thin. */
  before: boolean
  points: readonly Point[]
}

export interface PowerChart {
  domain: readonly [EpochSeconds, EpochSeconds]
  ticks: readonly Tick[]
  left: Axis
  right: Axis | null
  nights: readonly Span[]
  gaps: readonly Span[]
  /** Where the clock was put back or forward; drawn as a rule across the plot. */
  changes: readonly Tick[]
  lines: readonly PowerLine[]
}

export interface PowerChartInput {
  day: Span
  slots: readonly Slot[]
  /** As long as `slots`; null is a slot without a sample. */
  samples: readonly (PowerSample | null)[]
  /** The day before on the slots of this one, for comparison. */
  before?: readonly (PowerSample | null)[]
  shown: ReadonlySet<PowerSeries>
  nights: readonly Span[]
  gaps: readonly Span[]
  /** Names a change of clocks, e.g. `03:00 CEST → 02:00 CET`; `before` is the offset until then. */
  nameChange(at: EpochSeconds, before: number): string
}

/** The value that a series draws: discharge hangs below zero so that it cannot be read as charge. */
function drawn(sample: PowerSample | null, series: PowerSeries): number | null {
  const value = sample?.[series] ?? null
  if (value === null || !Number.isFinite(value)) return null
  return series === 'discharge' ? 0 - value : value
}

const SHAPES: Record<PowerSeries, PowerLine['shape']> = {
  production: 'area',
  consumption: 'line',
  feedIn: 'line',
  purchase: 'line',
  charge: 'bars',
  discharge: 'bars',
  stateOfCharge: 'line',
}

/** Everything that a picture of one plant day needs, W and percent over epoch seconds; no pixels, no colours. */
export function powerChart(input: PowerChartInput): PowerChart {
  const shown = POWER_SERIES.filter((series) => input.shown.has(series))
  const linesOf = (samples: readonly (PowerSample | null)[], before: boolean) =>
    shown.map((series): PowerLine => ({
      series,
      axis: series === 'stateOfCharge' ? 'right' : 'left',
      shape: before ? 'line' : SHAPES[series],
      before,
      points: input.slots.map(({ at }, index) => ({ at, value: drawn(samples[index] ?? null, series) })),
    }))
  const lines = [...linesOf(input.samples, false), ...(input.before ? linesOf(input.before, true) : [])]
  const watts = lines
    .filter((line) => line.axis === 'left')
    .flatMap((line) => line.points.map((p) => p.value))
  return {
    domain: [input.day.from, input.day.to],
    ticks: timeTicks(input.slots, 4),
    left: valueAxis('W', watts),
    right: lines.some((line) => line.axis === 'right') ? percentAxis() : null,
    nights: input.nights,
    gaps: input.gaps,
    changes: clockChanges(input),
    lines,
  }
}

/** Labels at whole wall-clock hours that are a multiple of `every`; a day of any length has at most 24 / every. */
export function timeTicks(slots: readonly Slot[], every: number): Tick[] {
  const seen = new Set<string>()
  return slots.flatMap((slot) => {
    const [hour, minute] = slot.label.split(':').map(Number)
    if (minute !== 0 || hour === undefined || hour % every !== 0 || seen.has(slot.label)) return []
    seen.add(slot.label)
    return [{ at: slot.at, label: slot.label }]
  })
}

function clockChanges({ slots, nameChange }: PowerChartInput): Tick[] {
  return slots.flatMap((slot, index) => {
    const before = slots[index - 1]
    if (!before || before.offset === slot.offset) return []
    return [{ at: slot.at, label: nameChange(slot.at, before.offset) }]
  })
}
