import { fraction } from '../../charts/axis'
import type { Axis } from '../../charts/axis'
import { type ParametersSpan, rulesOf } from './parameters-span'

const [SIDE, HEAD, FOOT, LINE] = [64, 24, 28, 18]

export interface PictureTexts {
  readonly title: string
  readonly foot: string
  readonly names: readonly string[]
  /** What a rule marks. */
  readonly replaced: string
  readonly ink: string
  readonly surface: string
}

/** A chart as a picture that stands alone: its drawing with axes, legend, title and zone. */
export function chartPicture(
  drawing: HTMLCanvasElement,
  model: ParametersSpan,
  texts: PictureTexts,
): HTMLCanvasElement {
  const scale = window.devicePixelRatio || 1
  const [width, height] = [drawing.clientWidth, drawing.clientHeight]
  const top = HEAD + LINE * (1 + texts.names.length)
  const picture = document.createElement('canvas')
  picture.width = (width + 2 * SIDE) * scale
  picture.height = (top + height + FOOT + LINE) * scale
  const pen = picture.getContext('2d')
  if (!pen) return picture
  pen.scale(scale, scale)
  pen.fillStyle = texts.surface
  pen.fillRect(0, 0, picture.width, picture.height)
  pen.fillStyle = texts.ink
  pen.font = '600 14px system-ui, sans-serif'
  pen.fillText(texts.title, 16, HEAD)
  pen.font = '12px system-ui, sans-serif'
  texts.names.forEach((name, index) => {
    const y = HEAD + LINE * (index + 1)
    pen.fillStyle = model.rows[index]?.ink?.colour ?? texts.ink
    pen.fillRect(16, y - 6, 16, 3)
    pen.fillStyle = texts.ink
    pen.fillText(name, 40, y)
  })
  const labels = (axis: Axis, x: number, align: CanvasTextAlign) => {
    pen.textAlign = align
    pen.fillText(axis.unit, x, top - 8)
    for (const { at, label } of axis.ticks)
      pen.fillText(label, x, top + height * (1 - fraction(at, axis.domain)) + 4)
  }
  labels(model.chart.left, SIDE - 8, 'right')
  if (model.chart.right) labels(model.chart.right, SIDE + width + 8, 'left')
  pen.textAlign = 'center'
  for (const { at, label } of model.ticks) pen.fillText(label, SIDE + width * at, top + height + LINE)
  pen.textAlign = 'left'
  pen.fillText(texts.foot, 16, top + height + FOOT + 8)
  pen.drawImage(drawing, SIDE, top, width, height)
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
  return picture
}
