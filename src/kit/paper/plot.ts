import { SURFACES } from '../../domain/brand/branding'
import type { Plot } from './parts'
import type { Ink } from './pen'
import { MARGIN, type Sheet } from './sheet'

const { secondaryText: SOFT, hairline: HAIR } = SURFACES.light
const WORD: Ink = { size: 7, colour: SOFT }
/** What stands around the plot: names above, marks on the left and below. */
const [ABOVE, LEFT, BELOW] = [14, 34, 12]
export const PLOT_HEIGHT = 96
/** Of a place's share, what its bars take. */
const FILLED = 0.72

/** Bars or curves over places that stand side by side. A gap is left open; the table says the figures. */
export function drawPlot({ shape, axis, series, labels }: Plot, sheet: Sheet): void {
  const { pen, setter, width } = sheet
  const [top, bottom] = [sheet.y + ABOVE, sheet.y + PLOT_HEIGHT - BELOW]
  const [low, high] = axis.domain
  const y = (value: number) => bottom - ((value - low) / (high - low || 1)) * (bottom - top)
  const places = Math.max(1, labels.length)
  const share = (width - LEFT) / places
  const x = (place: number) => MARGIN + LEFT + place * share

  let at = MARGIN
  for (const { name, colour } of series) {
    pen.box(at, sheet.y + 1, 7, 7, colour)
    pen.write(name, at + 10, sheet.y + WORD.size, WORD)
    at += 24 + setter.widthOf(name, false) * WORD.size
  }
  pen.write(axis.unit, at, sheet.y + WORD.size, WORD)

  for (const { at: value, label } of axis.ticks) {
    pen.line([[MARGIN + LEFT, y(value)], [MARGIN + width, y(value)]], HAIR, 0.5) // oxfmt-ignore
    pen.write(label, MARGIN + LEFT - 5 - setter.widthOf(label, false) * WORD.size, y(value) + 2.5, WORD)
  }
  labels.forEach((label, place) => {
    if (label === '') return
    const half = (setter.widthOf(label, false) * WORD.size) / 2
    pen.write(label, x(place + 0.5) - half, bottom + WORD.size + 2, WORD)
  })
  if (shape === 'bars') {
    const wide = (share * FILLED) / Math.max(1, series.length)
    series.forEach(({ colour, values }, index) =>
      values.forEach((value, place) => {
        if (value === null) return
        const from = x(place) + (share * (1 - FILLED)) / 2 + index * wide
        pen.box(from, Math.min(y(value), y(0)), wide, Math.abs(y(value) - y(0)), colour)
      }),
    )
  } else
    for (const { colour, values } of series)
      for (const stretch of stretchesOf(values))
        pen.line(
          stretch.map(([place, value]) => [x(place + 0.5), y(value)] as const),
          colour,
          1,
        )
  sheet.y += PLOT_HEIGHT + 4
}

/** Neighbours that are known; a gap ends a stretch. */
function stretchesOf(
  values: readonly (number | null)[],
): readonly (readonly (readonly [number, number])[])[] {
  const all: (readonly [number, number])[][] = [[]]
  values.forEach((value, place) => {
    if (value === null) all.push([])
    else all.at(-1)?.push([place, value])
  })
  return all.filter(({ length }) => length > 1)
}
