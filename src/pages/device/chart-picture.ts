import { type Axis, fraction } from '../../charts/axis'
import { type ParametersSpan, rulesOf } from './parameters-span'

const [SIDE, HEAD, FOOT, LINE] = [64, 24, 28, 18]
/** Between the names and the drawing stand the units of its axes. */
const UNITS = 32
/** As strong as on the screen. */
const [NIGHT, GRID] = [0.045, 0.14]

export interface PictureTexts {
  readonly title: string
  readonly foot: string
  readonly names: readonly string[]
  /** What a rule marks. */
  readonly replaced: string
  readonly font: string
  readonly ink: string
  readonly soft: string
  readonly surface: string
}

/** A chart as a picture that stands alone: its drawing with axes, grid, nights, legend, title and zone. */
export function chartPicture(
  drawing: HTMLCanvasElement,
  model: ParametersSpan,
  texts: PictureTexts,
): HTMLCanvasElement {
  const scale = window.devicePixelRatio || 1
  const [width, height] = [drawing.clientWidth, drawing.clientHeight]
  const top = HEAD + LINE * texts.names.length + UNITS
  const wide = width + 2 * SIDE
  const picture = document.createElement('canvas')
  picture.width = wide * scale
  picture.height = (top + height + FOOT + LINE) * scale
  const pen = picture.getContext('2d')
  if (!pen) return picture
  pen.scale(scale, scale)
  pen.fillStyle = texts.surface
  pen.fillRect(0, 0, picture.width, picture.height)
  pen.fillStyle = texts.ink
  pen.font = `600 14px ${texts.font}`
  // Narrower letters rather than a title that ends at the edge of a phone.
  pen.fillText(texts.title, 16, HEAD, wide - 32)
  pen.font = `12px ${texts.font}`
  drawNames(pen, model, texts, wide)
  pen.fillStyle = texts.soft
  const labels = (axis: Axis, x: number, align: CanvasTextAlign) => {
    pen.textAlign = align
    pen.fillText(axis.unit, x, top - 10)
    for (const { at, label } of axis.ticks)
      pen.fillText(label, x, top + height * (1 - fraction(at, axis.domain)) + 4)
  }
  labels(model.chart.left, SIDE - 8, 'right')
  if (model.chart.right) labels(model.chart.right, SIDE + width + 8, 'left')
  pen.textAlign = 'center'
  for (const { at, label } of model.ticks) pen.fillText(label, SIDE + width * at, top + height + LINE)
  pen.textAlign = 'left'
  pen.fillText(texts.foot, 16, top + height + FOOT + 8)
  drawUnder(pen, model, texts.ink, { top, width, height })
  pen.drawImage(drawing, SIDE, top, width, height)
  drawRules(pen, model, texts, { top, width, height })
  return picture
}

/** Each line by its ink: the dash distinguishes series where colour cannot. */
function drawNames(pen: CanvasRenderingContext2D, model: ParametersSpan, texts: PictureTexts, wide: number) {
  texts.names.forEach((name, index) => {
    const y = HEAD + LINE * (index + 1)
    const ink = model.rows[index]?.ink
    pen.strokeStyle = ink?.colour ?? texts.ink
    pen.lineWidth = (ink?.width ?? 1.8) + 1.2
    pen.setLineDash([...(ink?.dash ?? [])])
    pen.beginPath()
    pen.moveTo(16, y - 4)
    pen.lineTo(34, y - 4)
    pen.stroke()
    pen.fillText(name, 42, y, wide - 58)
  })
  pen.setLineDash([])
  pen.lineWidth = 1
}

interface Plot {
  readonly top: number
  readonly width: number
  readonly height: number
}

/** What lies under the lines: nights, and the grid of the left axis. */
function drawUnder(pen: CanvasRenderingContext2D, model: ParametersSpan, ink: string, plot: Plot) {
  const { top, width, height } = plot
  const { ticks, domain } = model.chart.left
  pen.fillStyle = ink
  pen.globalAlpha = NIGHT
  for (const { from, to } of model.bands) pen.fillRect(SIDE + width * from, top, width * (to - from), height)
  pen.globalAlpha = GRID
  for (const { at } of ticks) pen.fillRect(SIDE, top + height * (1 - fraction(at, domain)), width, 1)
  pen.globalAlpha = 1
}

/** Where another device took its place. */
function drawRules(pen: CanvasRenderingContext2D, model: ParametersSpan, texts: PictureTexts, plot: Plot) {
  const { top, width, height } = plot
  pen.fillStyle = texts.ink
  pen.strokeStyle = texts.ink
  pen.setLineDash([4, 3])
  for (const at of rulesOf(model)) {
    const x = SIDE + width * at
    pen.beginPath()
    pen.moveTo(x, top)
    pen.lineTo(x, top + height)
    pen.stroke()
    pen.textAlign = at > 0.6 ? 'right' : 'left'
    pen.fillText(texts.replaced, at > 0.6 ? x - 4 : x + 4, top + 12)
  }
}
