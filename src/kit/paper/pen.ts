import { ASCENT, DESCENT, type Painted, type Painter } from './paint'
import { bytesOf, figure, hexOf, type PdfFile, textString } from './pdf-file'
import { createFonts } from './pdf-fonts'
import type { Run, Typesetter } from './typesetter'

export interface Ink {
  readonly size: number
  readonly strong?: boolean
  readonly colour: string
}

const digitsOf = (colour: string): number => Number.parseInt(colour.slice(1), 16)

/** Hex digits as three shares. */
const shares = (colour: string): string =>
  [16, 8, 0].map((step) => figure(((digitsOf(colour) >> step) & 255) / 255)).join(' ')

/** Draws on pages of one file. Lengths are points from the upper left corner. */
export interface Pen {
  /** Pages that are full so far. */
  pages(): number
  /** The page is full; what follows is drawn on the next one. */
  turn(): void
  /** Adds to a page that is full, such as its number of all. */
  on(page: number, draw: () => void): void
  box(x: number, y: number, width: number, height: number, colour: string): void
  line(points: readonly (readonly [number, number])[], colour: string, width: number): void
  /** Writing that begins at `x`, on the line `y`. */
  write(text: string, x: number, y: number, ink: Ink): void
  /** Writes pages, fonts and what refers to them; the number of the tree of pages. */
  finish(width: number): number
}

interface PenOptions {
  readonly file: PdfFile
  readonly setter: Typesetter
  readonly painter: Painter | null
  /** Of a page. */
  readonly height: number
}

/** Fonts and pictures are shared by all pages. */
export function createPen({ file, setter, painter, height }: PenOptions): Pen {
  let content: string[] = []
  const full: string[] = []
  const fonts = createFonts(file)
  const pictures = new Map<string, number>()
  const up = (y: number) => figure(height - y)

  /** A stretch that is painted; its characters stand behind it, so that it is found and copied as text. */
  const picture = (run: Extract<Run, { face: null }>, x: number, y: number, ink: Required<Ink>) => {
    if (painter === null) return
    const { size, strong, colour } = ink
    const key = `${strong ? 1 : 0}${colour}${run.text}`
    const id = pictures.get(key) ?? putPicture(file, painter.paint(run.text, strong), colour)
    pictures.set(key, id)
    const place = [run.width * size, 0, 0, (ASCENT + DESCENT) * size, x, height - y - DESCENT * size]
    content.push(
      `/Span << /ActualText ${textString(run.text)} >> BDC`,
      `q ${place.map(figure).join(' ')} cm /I${id} Do Q`,
      blank(x, y, size, run.width),
      'EMC',
    )
  }
  /** A blank as wide as what is painted: programs read what stands behind writing, and behind nothing else. */
  const blank = (x: number, y: number, size: number, width: number) => {
    const face = setter.runsOf(' ', false)[0]?.face
    if (!face) return ''
    const glyph = face.glyphOf(32)
    const id = fonts.used(face, [glyph], ' ')
    const wide = figure((100_000 * width) / face.widthOf(glyph))
    const place = `1 0 0 1 ${figure(x)} ${up(y)} Tm`
    return `BT 3 Tr ${wide} Tz /F${id} ${figure(size)} Tf ${place} <${hexOf(glyph)}> Tj 100 Tz 0 Tr ET`
  }

  return {
    pages: () => full.length,
    turn() {
      full.push(content.join('\n'))
      content = []
    },
    on(page, draw) {
      const before = content
      content = []
      draw()
      full[page] = `${full[page] ?? ''}\n${content.join('\n')}`
      content = before
    },
    box(x, y, width, high, colour) {
      content.push(`${shares(colour)} rg ${[x, height - y - high, width, high].map(figure).join(' ')} re f`)
    },
    line(points, colour, width) {
      const way = points.map(([x, y], at) => `${figure(x)} ${up(y)} ${at === 0 ? 'm' : 'l'}`)
      content.push(`${shares(colour)} RG ${figure(width)} w 1 j 1 J ${way.join(' ')} S`)
    },
    write(text, x, y, { size, strong = false, colour }) {
      let at = x
      for (const run of setter.runsOf(text, strong)) {
        if (run.face !== null) {
          const id = fonts.used(run.face, run.glyphs, run.text)
          const place = `1 0 0 1 ${figure(at)} ${up(y)} Tm`
          const codes = run.glyphs.map(hexOf).join('')
          content.push(`BT /F${id} ${figure(size)} Tf ${shares(colour)} rg ${place} <${codes}> Tj ET`)
        } else picture(run, at, y, { size, strong, colour })
        at += run.width * size
      }
    },
    finish(width) {
      const shown = [...pictures.values()].map((id) => `/I${id} ${id} 0 R`).join(' ')
      const resources = file.add(`<< /Font << ${fonts.written()} >> /XObject << ${shown} >> >>`)
      const tree = file.reserve()
      const leaves = full.map((page) => {
        const stream = file.addStream('', bytesOf(page))
        const sheet = `/MediaBox [0 0 ${figure(width)} ${figure(height)}]`
        return file.add(
          `<< /Type /Page /Parent ${tree} 0 R ${sheet} /Resources ${resources} 0 R /Contents ${stream} 0 R >>`,
        )
      })
      const kids = leaves.map((id) => `${id} 0 R`).join(' ')
      return file.put(tree, `<< /Type /Pages /Count ${leaves.length} /Kids [${kids}] >>`)
    },
  }
}

/** A picture is one point of a colour behind the cover of the writing. */
function putPicture(file: PdfFile, { columns, rows, cover }: Painted, colour: string): number {
  const image = (wide: number, high: number, space: string) =>
    `/Type /XObject /Subtype /Image /Width ${wide} /Height ${high} /ColorSpace ${space} /BitsPerComponent 8`
  const mask = file.addStream(image(columns, rows, '/DeviceGray'), cover)
  return file.addStream(
    `${image(1, 1, '/DeviceRGB')} /SMask ${mask} 0 R`,
    Uint8Array.from([16, 8, 0], (step) => digitsOf(colour) >> step),
  )
}
