import { bytesOf, hexOf, type PdfFile, textString } from './pdf-file'
import type { Face } from './sfnt'

/** Characters by the outlines that stand for them. */
type Used = Map<number, number>

/** Fonts of a file, with what was written in them. */
export function createFonts(file: PdfFile) {
  const fonts = new Map<Face, { readonly id: number; readonly used: Used }>()
  return {
    /** The number of a font, in which these are written. */
    used(face: Face, glyphs: readonly number[], text: string): number {
      const font = fonts.get(face) ?? { id: file.reserve(), used: new Map() }
      fonts.set(face, font)
      const letters = Array.from(text)
      glyphs.forEach((glyph, at) => font.used.set(glyph, letters[at]?.codePointAt(0) ?? 0))
      return font.id
    },
    /** Writes them; entries of the dictionary by which pages know them. */
    written(): string {
      for (const [face, { id, used }] of fonts) putFont(file, face, id, used)
      return [...fonts.values()].map(({ id }) => `/F${id} ${id} 0 R`).join(' ')
    },
  }
}

/** Outlines, widths of those that were used, and the characters that they stand for. */
function putFont(file: PdfFile, face: Face, id: number, used: Used): void {
  const glyphs = [...used.entries()].sort(([one], [other]) => one - other)
  const outlines = file.addStream(`/Length1 ${face.bytes.length}`, face.bytes)
  const descriptor = file.add(
    `<< /Type /FontDescriptor /FontName /${face.name} /Flags 4 /FontBBox [${face.box.join(' ')}] /ItalicAngle 0 ` +
      `/Ascent ${face.ascent} /Descent ${face.descent} /CapHeight 714 /StemV 80 /FontFile2 ${outlines} 0 R >>`,
  )
  const widths = glyphs.map(([glyph]) => `${glyph} [${face.widthOf(glyph)}]`).join(' ')
  const font = file.add(
    `<< /Type /Font /Subtype /CIDFontType2 /BaseFont /${face.name} /CIDToGIDMap /Identity /DW 0 /W [${widths}] ` +
      `/CIDSystemInfo << /Registry (Adobe) /Ordering (Identity) /Supplement 0 >> /FontDescriptor ${descriptor} 0 R >>`,
  )
  const meant = file.addStream('', bytesOf(charactersOf(glyphs)))
  file.put(
    id,
    `<< /Type /Font /Subtype /Type0 /BaseFont /${face.name} /Encoding /Identity-H ` +
      `/DescendantFonts [${font} 0 R] /ToUnicode ${meant} 0 R >>`,
  )
}

/** At most a hundred to a block, as the format has it. */
const BLOCK = 100

function charactersOf(glyphs: readonly (readonly [number, number])[]): string {
  const lines = glyphs.map(([glyph, character]) => {
    const text = String.fromCodePoint(character)
    return `<${hexOf(glyph)}> ${textString(text).replace('FEFF', '')}`
  })
  const blocks = Array.from({ length: Math.ceil(lines.length / BLOCK) }, (_, at) => {
    const some = lines.slice(at * BLOCK, (at + 1) * BLOCK)
    return `${some.length} beginbfchar\n${some.join('\n')}\nendbfchar`
  })
  return [
    '/CIDInit /ProcSet findresource begin 12 dict begin begincmap',
    '/CIDSystemInfo << /Registry (Adobe) /Ordering (UCS) /Supplement 0 >> def',
    '/CMapName /Adobe-Identity-UCS def /CMapType 2 def',
    '1 begincodespacerange <0000> <FFFF> endcodespacerange',
    ...blocks,
    'endcmap CMapName currentdict /CMap defineresource pop end end',
  ].join('\n')
}
