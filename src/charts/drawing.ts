import { SLOT_SECONDS } from '../domain/time/instant'
import type { Point } from '../domain/energy/power-series'
import type { Axis } from './axis'
import type { EnergyChart, EnergySeries } from './energy-chart'
import type { Ink } from './ink'
import type { LineChart } from './line-chart'
import type { PowerChart, PowerLine, PowerSeries } from './power-chart'

/** The canvas stands out by this many pixels on each side, so that a line on the edge keeps its width. */
export const BLEED = 2

export type Palette<Key extends string> = Readonly<Record<Key, Ink>>

/** A curve that breaks where a point has no value. */
export interface Curve {
  shape: 'line' | 'area'
  axis: 'left' | 'right'
  ink: Ink
  /** The day before, on the wall clock of this one; drawn thin. */
  before: boolean
  points: readonly Point[]
}

/** A bar stands on zero, or hangs from it. */
export interface Bar {
  from: number
  to: number
  value: number
}

export interface Bars {
  shape: 'bars'
  axis: 'left' | 'right'
  colour: string
  opacity: number
  /** Those that follow one another share an edge; else all are of one width. */
  joined: boolean
  /** Widest that a bar is drawn, and how round its end is; px. */
  max: number
  round: number
  bars: readonly Bar[]
}

/** What lies in a plot, the first mark undermost; no pixels. Axes, night, gaps and cursor belong to the frame. */
export interface Drawing {
  domain: readonly [number, number]
  left: Pick<Axis, 'domain'>
  right: Pick<Axis, 'domain'> | null
  marks: readonly (Curve | Bars)[]
}

const ORDER: Record<PowerLine['shape'], number> = { bars: 0, area: 1, line: 2 }

/** A day of power. Bars first, so that lines stay readable on top. */
export function drawPower(chart: PowerChart, palette: Palette<PowerSeries>): Drawing {
  const lines = [...chart.lines].sort((a, b) => ORDER[a.shape] - ORDER[b.shape])
  return {
    domain: chart.domain,
    left: chart.left,
    right: chart.right,
    marks: lines.map(({ series, shape, axis, before, points }) => {
      const ink = palette[series]
      return shape === 'bars' ? slotBars(points, axis, ink) : { shape, axis, before, points, ink }
    }),
  }
}

/** Each slot is as wide as it lasts; nothing is drawn of one that has nothing. */
const slotBars = (points: readonly Point[], axis: Bars['axis'], { colour }: Ink): Bars => ({
  shape: 'bars',
  axis,
  colour,
  opacity: 0.75,
  joined: true,
  max: Infinity,
  round: 0,
  bars: points.flatMap(({ at, value }) =>
    value === null || value === 0 ? [] : [{ from: at, to: at + SLOT_SECONDS, value }],
  ),
})

/** Curves of some parameters over a time. */
export function drawLines({ domain, left, right, lines }: LineChart): Drawing {
  return {
    domain,
    left,
    right,
    marks: lines.map(({ axis, before, ink, points }) => ({ shape: 'line', axis, before, ink, points })),
  }
}

/** Shares of a place that stay empty: beside its bars, and between two of them. */
const [BESIDE, BETWEEN] = [0.125, 0.1]

/** A month, a year or a lifetime of energy: a place for each label, its bars side by side. */
export function drawEnergy(chart: EnergyChart, palette: Palette<EnergySeries>): Drawing {
  const places = new Map(chart.labels.map((label, index) => [label, index]))
  const step = (1 - 2 * BESIDE) / (chart.series.length - BETWEEN)
  return {
    domain: [0, Math.max(1, chart.labels.length)],
    left: chart.left,
    right: null,
    marks: chart.series.map((series, index) => ({
      shape: 'bars',
      axis: 'left',
      colour: palette[series].colour,
      opacity: 1,
      joined: false,
      max: 28,
      round: 2,
      bars: chart.bars.flatMap((bar) => {
        const place = places.get(bar.label)
        if (bar.series !== series || place === undefined) return []
        const from = place + BESIDE + index * step
        return [{ from, to: from + step * (1 - BETWEEN), value: bar.value }]
      }),
    })),
  }
}
