import { useEffect, useLayoutEffect, useRef } from 'react'
import { type Bars, BLEED, type Curve, type Drawing } from './drawing'
import { boxesOf, footOf, type Box, type Place, type Plot as Size, stretchesOf } from './geometry'

/** The day before: the series' own hue at half strength, thin, in short dashes. */
const BEFORE = { alpha: 0.5, width: 1.1, dash: [3, 3] } as const

/** Points beyond which a curve is dense, and how many of such a one are stroked at once. */
const [DENSE, PART] = [2000, 16]
/** Points of a column of pixels beyond which curves cover one another, and how much each of them then covers. */
const [CROWDED, VEIL] = [8, 0.6]
/** How much the ground of an area covers. */
const AREA = 0.18

/**
 * Draws marks by hand into the whole of its parent, which must have a size: a day, or a year of five-minute steps, is
 * there with the first frame.
 */
export function Plot({ drawing, onFail }: { drawing: Drawing; onFail(): void }) {
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
      else drawAll(sheet, pen, drawing)
    }
    // It calls at once, before the first frame, and again with every other size.
    const observer = new ResizeObserver(draw)
    observer.observe(sheet)
    return () => observer.disconnect()
  }, [drawing])
  return (
    <div aria-hidden="true" style={{ position: 'absolute', inset: -BLEED }}>
      <canvas ref={canvas} style={{ display: 'block', width: '100%', height: '100%' }} />
    </div>
  )
}

function drawAll(sheet: HTMLCanvasElement, pen: CanvasRenderingContext2D, drawing: Drawing) {
  const ratio = window.devicePixelRatio || 1
  const [width, height] = [sheet.clientWidth, sheet.clientHeight]
  sheet.width = Math.round(width * ratio)
  sheet.height = Math.round(height * ratio)
  const size = { width: width - 2 * BLEED, height: height - 2 * BLEED, ratio }
  if (size.width <= 0 || size.height <= 0) return
  pen.scale(ratio, ratio)
  pen.translate(BLEED, BLEED)
  for (const mark of drawing.marks)
    if (mark.shape === 'bars') drawBars(pen, mark, drawing, size)
    else drawCurve(pen, mark, drawing, size)
}

function drawBars(pen: CanvasRenderingContext2D, mark: Bars, drawing: Drawing, size: Size) {
  pen.fillStyle = mark.colour
  pen.globalAlpha = mark.opacity
  pen.beginPath()
  for (const box of boxesOf(mark, drawing, size)) traceBox(pen, box, mark.round)
  pen.fill()
}

/** Round where it ends, square where it stands. */
function traceBox(pen: CanvasRenderingContext2D, { left, right, foot, end }: Box, round: number) {
  const radius = Math.min(round, (right - left) / 2, Math.abs(foot - end))
  const shoulder = end + Math.sign(foot - end) * radius
  pen.moveTo(left, foot)
  pen.lineTo(left, shoulder)
  pen.quadraticCurveTo(left, end, left + radius, end)
  pen.lineTo(right - radius, end)
  pen.quadraticCurveTo(right, end, right, shoulder)
  pen.lineTo(right, foot)
}

function drawCurve(pen: CanvasRenderingContext2D, mark: Curve, drawing: Drawing, size: Size) {
  const { ink, before, points } = mark
  const stretches = stretchesOf(mark, drawing, size)
  if (mark.shape === 'area') {
    pen.fillStyle = ink.colour
    pen.globalAlpha = AREA
    const foot = footOf(mark.axis, drawing, size)
    for (const stretch of stretches) fillDownTo(pen, stretch, foot)
  }
  pen.strokeStyle = ink.colour
  pen.globalAlpha = before ? BEFORE.alpha : 1
  pen.lineWidth = before ? BEFORE.width : ink.width
  const crowded = drawing.marks.length > 1 && points.length > CROWDED * Math.ceil(size.width * size.ratio)
  if (crowded) {
    // Curves that go up and down in every column are surfaces: hairlines let those below them through.
    pen.globalAlpha *= VEIL
    pen.lineWidth = 0.5
  }
  // Where it is dense neither corners nor dashes are visible, and one long path takes ten times as long as its parts.
  const dense = stretches.reduce((sum, stretch) => sum + stretch.length, 0) > DENSE
  pen.lineJoin = dense ? 'bevel' : 'round'
  pen.setLineDash(dense || crowded ? [] : [...(before ? BEFORE.dash : ink.dash)])
  pen.beginPath()
  for (const stretch of stretches) traceStretch(pen, stretch, dense)
  pen.stroke()
}

function fillDownTo(pen: CanvasRenderingContext2D, stretch: readonly Place[], foot: number) {
  const [first, last] = [stretch[0], stretch.at(-1)]
  if (!first || !last) return
  pen.beginPath()
  pen.moveTo(first[0], foot)
  for (const [x, y] of stretch) pen.lineTo(x, y)
  pen.lineTo(last[0], foot)
  pen.fill()
}

function traceStretch(pen: CanvasRenderingContext2D, stretch: readonly Place[], dense: boolean) {
  // What stands alone between two gaps is a dot.
  const [first] = stretch
  if (first && stretch.length === 1) {
    pen.moveTo(first[0] - pen.lineWidth / 2, first[1])
    pen.lineTo(first[0] + pen.lineWidth / 2, first[1])
    return
  }
  stretch.forEach(([x, y], index) => {
    if (index === 0) pen.moveTo(x, y)
    else pen.lineTo(x, y)
    if (!dense || index % PART !== 0) return
    pen.stroke()
    pen.beginPath()
    pen.moveTo(x, y)
  })
}
