import { SURFACES } from '../../domain/brand/branding'
import type { PaperDocument, PaperPart } from './parts'
import type { Ink, Pen } from './pen'
import { drawPlot, PLOT_HEIGHT } from './plot'
import { MARGIN, type Sheet } from './sheet'
import { drawTable } from './table'
import type { Typesetter } from './typesetter'

const FOOT = 12
const { text: INK, secondaryText: SOFT } = SURFACES.light

const STYLES: Readonly<
  Record<'title' | 'heading' | 'text' | 'note', Ink & { above: number; below: number }>
> = {
  title: { size: 14, strong: true, colour: INK, above: 0, below: 8 },
  heading: { size: 10, strong: true, colour: INK, above: 8, below: 4 },
  text: { size: 9, colour: INK, above: 0, below: 4 },
  note: { size: 7.5, colour: SOFT, above: 2, below: 4 },
}

const LINE = 1.35

/** Parts from top to bottom over as many pages as they take, each with its number. */
export function layOut(
  { parts, title }: PaperDocument,
  { pen, setter, width, height }: { pen: Pen; setter: Typesetter; width: number; height: number },
): void {
  const last = height - MARGIN - FOOT
  const sheet: Sheet = {
    pen,
    setter,
    width: width - 2 * MARGIN,
    y: MARGIN,
    need(wanted) {
      if (this.y + wanted <= last || this.y === MARGIN) return false
      pen.turn()
      this.y = MARGIN
      return true
    },
  }
  for (const part of parts) draw(part, sheet)
  pen.turn()
  for (let page = 0; page < pen.pages(); page++)
    pen.on(page, () => {
      const ink = { size: 7, colour: SOFT }
      const number = `${page + 1} / ${pen.pages()}`
      pen.write(title, MARGIN, height - MARGIN + 4, ink)
      pen.write(number, width - MARGIN - setter.widthOf(number, false) * ink.size, height - MARGIN + 4, ink)
    })
}

function draw(part: PaperPart, sheet: Sheet): void {
  switch (part.kind) {
    case 'page':
      sheet.need(Infinity)
      return
    case 'plot':
      sheet.need(PLOT_HEIGHT)
      drawPlot(part, sheet)
      return
    case 'table':
      drawTable(part, sheet)
      return
    case 'facts':
      for (const fact of part.facts) drawFact(fact, sheet)
      sheet.y += 4
      return
    default:
      drawText(part.text, part.kind, sheet)
  }
}

/** A heading never stands alone at the foot of a page. */
const COMPANY = 40

function drawText(text: string, kind: keyof typeof STYLES, sheet: Sheet): void {
  const { above, below, ...ink } = STYLES[kind]
  const step = ink.size * LINE
  sheet.need(above + step + (kind === 'heading' || kind === 'title' ? COMPANY : 0))
  sheet.y += above
  for (const line of sheet.setter.linesOf(text, sheet.width / ink.size, ink.strong === true)) {
    sheet.need(step)
    sheet.pen.write(line, MARGIN, sheet.y + ink.size, ink)
    sheet.y += step
  }
  sheet.y += below
}

const FACT: Ink = { size: 8.5, colour: INK }
/** Share of the width that names take. */
const NAMES = 0.3

function drawFact([name, value]: readonly [string, string], sheet: Sheet): void {
  const { pen, setter, width } = sheet
  const step = FACT.size * LINE
  const names = setter.linesOf(name, (width * NAMES - 8) / FACT.size, false)
  const values = setter.linesOf(value, (width * (1 - NAMES)) / FACT.size, false)
  for (let at = 0; at < Math.max(names.length, values.length); at++) {
    sheet.need(step)
    pen.write(names[at] ?? '', MARGIN, sheet.y + FACT.size, { ...FACT, colour: SOFT })
    pen.write(values[at] ?? '', MARGIN + width * NAMES, sheet.y + FACT.size, FACT)
    sheet.y += step
  }
  sheet.y += 1.5
}
