import { SURFACES } from '../../domain/brand/branding'
import type { PaperTable } from './parts'
import type { Ink } from './pen'
import { MARGIN, type Sheet } from './sheet'
import { columnWidths } from './table-widths'

const { text: INK, secondaryText: SOFT, hairline: HAIR } = SURFACES.light
const CELL: Ink = { size: 7.5, colour: INK }
const HEAD: Ink = { size: 7, strong: true, colour: SOFT }
const FOOT: Ink = { ...CELL, strong: true }
const LINE = 1.25
/** Between columns, and above and below a row. */
const [GAP, AIR] = [8, 0.5]

/** Rows with their head on every page that they reach. */
export function drawTable({ head, rows, foot, figures }: PaperTable, sheet: Sheet): void {
  const { pen, setter, width: whole } = sheet
  const right = new Set(figures)
  const wide = (text: string, ink: Ink) => setter.widthOf(text, ink.strong === true) * ink.size
  const widest = (texts: readonly string[], ink: Ink) =>
    texts.reduce((max, text) => Math.max(max, wide(text, ink)), 0)
  const needs = head.map((name, at) => ({
    cells: Math.max(widest(rows.map((row) => row[at] ?? ''), CELL), widest([foot?.[at] ?? ''], FOOT)) + GAP, // oxfmt-ignore
    word: widest(name.split(' '), HEAD) + GAP,
    heading: wide(name, HEAD) + GAP,
  }))
  const widths = columnWidths(needs, whole)
  const starts = widths.map((_, at) => widths.slice(0, at).reduce((sum, one) => sum + one, MARGIN))

  const line = (cells: readonly string[], ink: Ink) => {
    const set = widths.map((room, at) =>
      setter.linesOf(cells[at] ?? '', (room - GAP) / ink.size, ink.strong === true),
    )
    const high = Math.max(1, ...set.map(({ length }) => length)) * ink.size * LINE + 2 * AIR
    return {
      high,
      draw() {
        set.forEach((lines, at) =>
          lines.forEach((text, row) => {
            const from = starts[at] ?? MARGIN
            const x = right.has(at) ? from + (widths[at] ?? 0) - GAP - wide(text, ink) : from
            pen.write(text, x, sheet.y + AIR + ink.size * (1 + row * LINE), ink)
          }),
        )
        sheet.y += high
      },
    }
  }
  const rule = (colour: string) =>
    pen.line([[MARGIN, sheet.y], [MARGIN + whole, sheet.y]], colour, 0.5) // oxfmt-ignore

  const top = line(head, HEAD)
  const drawTop = () => {
    top.draw()
    rule(SOFT)
  }
  sheet.need(top.high + CELL.size * 4)
  drawTop()
  for (const row of rows) {
    const next = line(row, CELL)
    if (sheet.need(next.high)) drawTop()
    next.draw()
    rule(HAIR)
  }
  if (foot === undefined) return
  const sums = line(foot, FOOT)
  if (sheet.need(sums.high)) drawTop()
  sums.draw()
}
