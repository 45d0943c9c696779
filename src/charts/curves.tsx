import { useEffect, useLayoutEffect, useRef } from 'react'
import { thinned } from '../domain/energy/thinned'
import { fraction } from './axis'
import { BLEED } from './drawing'
import type { Line, LineChart } from './line-chart'

/** The day before: the series' own hue at half strength, thin, in short dashes. */
const BEFORE = { alpha: 0.5, width: 1.1, dash: [3, 3] } as const

/** Points beyond which a curve is dense, and how many of such a one are stroked at once. */
const [DENSE, PART] = [2000, 16]
/** Points of a column of pixels beyond which curves cover one another, and how much each of them then covers. */
const [CROWDED, VEIL] = [8, 0.6]

/**
 * Curves drawn by hand, on one canvas: a year of five-minute steps is there with the first frame. Of each column of
 * pixels the extremes are drawn.
 */
export function Curves({ chart, onFail }: { chart: LineChart; onFail(): void }) {
  const canvas = useRef<HTMLCanvasElement>(null)
  const failed = useRef(onFail)
  useEffect(() => {
    failed.current = onFail
  })
  // Before the first frame rather than after it.
  useLayoutEffect(() => {
    const sheet = canvas.current
    if (sheet === null) return
    const draw = () => {
      const pen = sheet.getContext('2d')
      if (pen === null) failed.current()
      else drawCurves(sheet, pen, chart)
    }
    // It calls at once, before the first frame, and again with every other size.
    const observer = new ResizeObserver(draw)
    observer.observe(sheet)
    return () => observer.disconnect()
  }, [chart])
  return (
    <div aria-hidden="true" style={{ position: 'absolute', inset: -BLEED }}>
      <canvas ref={canvas} style={{ display: 'block', width: '100%', height: '100%' }} />
    </div>
  )
}

function drawCurves(sheet: HTMLCanvasElement, pen: CanvasRenderingContext2D, chart: LineChart) {
  const ratio = window.devicePixelRatio || 1
  const [width, height] = [sheet.clientWidth, sheet.clientHeight]
  sheet.width = Math.round(width * ratio)
  sheet.height = Math.round(height * ratio)
  const plot = { width: width - 2 * BLEED, height: height - 2 * BLEED }
  if (plot.width <= 0 || plot.height <= 0) return
  pen.scale(ratio, ratio)
  pen.translate(BLEED, BLEED)
  for (const line of chart.lines) drawLine(pen, line, chart, plot, Math.ceil(plot.width * ratio))
}

function drawLine(
  pen: CanvasRenderingContext2D,
  { points, ink, axis, before }: Line,
  chart: LineChart,
  plot: { readonly width: number; readonly height: number },
  columns: number,
) {
  const side = axis === 'right' && chart.right ? chart.right : chart.left
  pen.strokeStyle = ink.colour
  pen.globalAlpha = before ? BEFORE.alpha : 1
  pen.lineWidth = before ? BEFORE.width : ink.width
  const few = thinned(points, chart.domain, columns)
  const crowded = chart.lines.length > 1 && points.length > CROWDED * columns
  if (crowded) {
    // Curves that go up and down in every column are surfaces: hairlines let those below them through.
    pen.globalAlpha *= VEIL
    pen.lineWidth = 0.5
  }
  // Where it is dense neither corners nor dashes can be told, and one long path takes ten times as long as its parts.
  const dense = few.length > DENSE
  pen.lineJoin = dense ? 'bevel' : 'round'
  pen.setLineDash(dense || crowded ? [] : [...(before ? BEFORE.dash : ink.dash)])
  pen.beginPath()
  let down = false
  few.forEach(({ at, value }, index) => {
    if (value === null) {
      down = false
      return
    }
    const x = fraction(at, chart.domain) * plot.width
    const y = (1 - fraction(value, side.domain)) * plot.height
    if (down) pen.lineTo(x, y)
    else pen.moveTo(x, y)
    down = true
    if (!dense || index % PART !== 0) return
    pen.stroke()
    pen.beginPath()
    pen.moveTo(x, y)
  })
  pen.stroke()
}
