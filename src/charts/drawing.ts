import { SLOT_SECONDS } from '../domain/time/instant'
import { downsample } from '../domain/energy/power-series'
import type { EnergyChart, EnergySeries } from './energy-chart'
import type { Ink } from './ink'
import type { LineChart } from './line-chart'
import type { PowerChart, PowerLine, PowerSeries } from './power-chart'

export type Palette<Key extends string> = Readonly<Record<Key, Ink>>

type Scale = {
  type: string
  domain: readonly (number | string)[]
  nice?: false
  key?: string
  [option: string]: unknown
}
interface Mark {
  type: 'area' | 'line' | 'rect' | 'interval'
  data: readonly Record<string, number | string | null>[]
  encode: Record<string, string | readonly string[]>
  scale: Record<string, Scale>
  style: Record<string, unknown>
  axis: false
  legend: false
  tooltip: false
  animate: false
}

/** What the drawing library is given: marks only. Axes, night, gaps and cursor belong to our own frame. */
export interface Drawing {
  type: 'view'
  autoFit: true
  margin: number
  padding: 0
  inset: 0
  animate: false
  interaction: Record<string, false>
  children: readonly Mark[]
}

/** The canvas stands out by this many pixels on each side, so that a line on the edge keeps its width. */
export const BLEED = 2

/** More points than a screen has columns only cost time (measured: 19 times). */
const MAX_POINTS = 2000

/** The day before: the series' own hue at half strength, thin, in short dashes. */
const BEFORE = { lineWidth: 1.1, lineDash: [3, 3], strokeOpacity: 0.5 } as const

const BARE = { axis: false, legend: false, tooltip: false, animate: false } as const

function drawing(children: readonly Mark[]): Drawing {
  return {
    type: 'view',
    autoFit: true,
    margin: BLEED,
    padding: 0,
    inset: 0,
    animate: false,
    interaction: { tooltip: false, elementHighlight: false },
    children,
  }
}

/** Options for the drawing library from a day of power. Bars first, so that lines stay readable on top. */
export function drawPower(chart: PowerChart, palette: Palette<PowerSeries>): Drawing {
  const order: Record<PowerLine['shape'], number> = { bars: 0, area: 1, line: 2 }
  const lines = [...chart.lines].sort((a, b) => order[a.shape] - order[b.shape])
  return drawing(lines.flatMap((line) => marksOf(line, chart, palette[line.series])))
}

/** Options for the drawing library from what was counted in each place of a time. */
export function drawColumns(chart: LineChart): Drawing {
  return drawing(chart.lines.flatMap((line, index) => columnsOf(line, index, chart)))
}

/** The share of a place that its columns fill together. */
const FILLED = 0.8

function columnsOf(
  { points, ink, axis }: LineChart['lines'][number],
  index: number,
  chart: LineChart,
): Mark[] {
  const side = axis === 'right' && chart.right ? chart.right : chart.left
  const data = points.flatMap(({ at, value }, place) => {
    if (value === null) return []
    const length = (points[place + 1]?.at ?? chart.domain[1]) - at
    const width = (length * FILLED) / chart.lines.length
    const from = at + (length * (1 - FILLED)) / 2 + width * index
    return [{ from, to: from + width * 0.92, value, zero: 0 }]
  })
  const scale = {
    x: { type: 'linear', domain: chart.domain, nice: false as const },
    y: { type: 'linear', domain: side.domain, nice: false as const, key: axis },
  }
  const encode = { x: ['from', 'to'], y: ['zero', 'value'] }
  return [{ type: 'rect', data, encode, scale, style: { fill: ink.colour }, ...BARE }]
}

function marksOf(
  line: Omit<PowerLine, 'series'>,
  chart: Pick<PowerChart, 'domain' | 'left' | 'right'>,
  ink: Ink,
): Mark[] {
  const axis = line.axis === 'right' && chart.right ? chart.right : chart.left
  const scale = {
    x: { type: 'linear', domain: chart.domain, nice: false as const },
    y: { type: 'linear', domain: axis.domain, nice: false as const, key: line.axis },
  }
  const points = downsample(line.points, MAX_POINTS)
  if (line.shape === 'bars') {
    const data = points.flatMap(({ at, value }) =>
      value === null || value === 0 ? [] : [{ from: at, to: at + SLOT_SECONDS, value, zero: 0 }],
    )
    const encode = { x: ['from', 'to'], y: ['zero', 'value'] }
    return [{ type: 'rect', data, encode, scale, style: { fill: ink.colour, fillOpacity: 0.75 }, ...BARE }]
  }
  const data = points.map(({ at, value }) => ({ at, value }))
  const encode = { x: 'at', y: 'value' }
  const stroke: Mark = {
    type: 'line',
    data,
    encode,
    scale,
    style: {
      stroke: ink.colour,
      ...(line.before
        ? { ...BEFORE, lineDash: [...BEFORE.lineDash] }
        : { lineWidth: ink.width, lineDash: [...ink.dash] }),
      connect: false,
      lineJoin: 'round',
    },
    ...BARE,
  }
  if (line.shape === 'line') return [stroke]
  const fill: Mark = {
    ...stroke,
    type: 'area',
    style: { fill: ink.colour, fillOpacity: 0.18, connect: false },
  }
  return [fill, stroke]
}

/** Options for the drawing library from a month, a year or a lifetime of energy: grouped bars. */
export function drawEnergy(chart: EnergyChart, palette: Palette<EnergySeries>): Drawing {
  const colours = chart.series.map((series) => palette[series].colour)
  const mark: Mark = {
    type: 'interval',
    data: chart.bars.map(({ label, series, value }) => ({ label, series, value })),
    encode: { x: 'label', y: 'value', color: 'series', series: 'series' },
    scale: {
      x: { type: 'band', domain: chart.labels, paddingInner: 0.25, paddingOuter: 0.125 },
      y: { type: 'linear', domain: chart.left.domain, nice: false },
      series: { type: 'band', domain: chart.series, paddingInner: 0.1 },
      color: { type: 'ordinal', domain: chart.series, range: colours },
    },
    style: { maxWidth: 28, radiusTopLeft: 2, radiusTopRight: 2 },
    ...BARE,
  }
  return drawing([mark])
}
