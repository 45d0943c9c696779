import { BLEED } from './drawing'
import type { LineChart } from './line-chart'

interface Mark {
  type: 'rect'
  data: { from: number; to: number; value: number; zero: 0 }[]
  encode: Record<'x' | 'y', string[]>
  scale: Record<'x' | 'y', { type: 'linear'; domain: readonly number[]; nice: false; key?: string }>
  style: { fill: string }
  axis: false
  legend: false
  tooltip: false
  animate: false
}

/** What the chart library is given: marks only. Axes and cursor belong to our own frame. */
interface Options {
  type: 'view'
  autoFit: true
  margin: number
  padding: 0
  inset: 0
  animate: false
  interaction: Record<'tooltip' | 'elementHighlight', false>
  children: Mark[]
}

/** The share of a place that its columns fill together. */
const FILLED = 0.8

/** Options for the chart library from what was counted in each place of a time. */
export function columnOptions(chart: LineChart): Options {
  return {
    type: 'view',
    autoFit: true,
    margin: BLEED,
    padding: 0,
    inset: 0,
    animate: false,
    interaction: { tooltip: false, elementHighlight: false },
    children: chart.lines.map((line, index) => columnsOf(line, index, chart)),
  }
}

function columnsOf({ points, ink, axis }: LineChart['lines'][number], index: number, chart: LineChart): Mark {
  const side = axis === 'right' && chart.right ? chart.right : chart.left
  const data = points.flatMap(({ at, value }, place) => {
    if (value === null) return []
    const length = (points[place + 1]?.at ?? chart.domain[1]) - at
    const width = (length * FILLED) / chart.lines.length
    const from = at + (length * (1 - FILLED)) / 2 + width * index
    return [{ from, to: from + width * 0.92, value, zero: 0 as const }]
  })
  return {
    type: 'rect',
    data,
    encode: { x: ['from', 'to'], y: ['zero', 'value'] },
    scale: {
      x: { type: 'linear', domain: [...chart.domain], nice: false },
      y: { type: 'linear', domain: [...side.domain], nice: false, key: axis },
    },
    style: { fill: ink.colour },
    axis: false,
    legend: false,
    tooltip: false,
    animate: false,
  }
}
