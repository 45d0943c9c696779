import { unzlibSync } from 'fflate'

/** A font as a file for paper carries it: outlines and widths, and where each character is found. */
export interface Face {
  /** Name of the family and cut in the file; a part of a font has a tag of its own in front. */
  readonly name: string
  readonly bytes: Uint8Array
  /** All lengths are thousandths of the size. */
  readonly ascent: number
  readonly descent: number
  readonly box: readonly [number, number, number, number]
  /** Index of the outline of a character; 0 where there is none. */
  glyphOf(character: number): number
  widthOf(glyph: number): number
}

/** Tables that outlines need; those of layout and names stay behind. */
const KEPT = ['cvt ', 'fpgm', 'glyf', 'head', 'hhea', 'hmtx', 'loca', 'maxp', 'prep']

interface Table {
  readonly sum: number
  readonly bytes: Uint8Array
}

/** Tables of a WOFF file (version 1), each packed by itself. */
function tablesOf(woff: Uint8Array): ReadonlyMap<string, Table> {
  const view = viewOf(woff)
  if (view.getUint32(0) !== 0x774f4646) throw new Error('no WOFF')
  const tables = new Map<string, Table>()
  for (let index = 0; index < view.getUint16(12); index++) {
    const at = 44 + 20 * index
    const [tag, from, packed, length, sum] = [0, 4, 8, 12, 16].map((step) => view.getUint32(at + step)) as [
      number, number, number, number, number,
    ] // oxfmt-ignore
    const bytes = woff.subarray(from, from + packed)
    tables.set(tagOf(tag), { sum, bytes: packed < length ? unzlibSync(bytes) : bytes })
  }
  return tables
}

const tagOf = (tag: number): string =>
  String.fromCharCode(tag >>> 24, (tag >>> 16) & 255, (tag >>> 8) & 255, tag & 255)

const viewOf = (bytes: Uint8Array) => new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength)

/** Tables in one file again, each at a multiple of four bytes. */
function sfntOf(tables: ReadonlyMap<string, Table>): Uint8Array {
  const kept = KEPT.flatMap((tag) => {
    const table = tables.get(tag)
    return table ? [{ tag, ...table }] : []
  })
  const head = 12 + 16 * kept.length
  const whole = kept.reduce((sum, { bytes }) => sum + padded(bytes.length), head)
  const file = new Uint8Array(whole)
  const view = viewOf(file)
  const power = 2 ** Math.floor(Math.log2(kept.length))
  view.setUint32(0, 0x00010000)
  view.setUint16(4, kept.length)
  view.setUint16(6, power * 16)
  view.setUint16(8, Math.log2(power))
  view.setUint16(10, (kept.length - power) * 16)
  let at = head
  kept.forEach(({ tag, sum, bytes }, index) => {
    const entry = 12 + 16 * index
    for (let letter = 0; letter < 4; letter++) view.setUint8(entry + letter, tag.charCodeAt(letter))
    view.setUint32(entry + 4, sum)
    view.setUint32(entry + 8, at)
    view.setUint32(entry + 12, bytes.length)
    file.set(bytes, at)
    at += padded(bytes.length)
  })
  return file
}

const padded = (length: number) => (length + 3) & ~3

export function faceOf(name: string, woff: Uint8Array): Face {
  const tables = tablesOf(woff)
  const table = (tag: string) => {
    const found = tables.get(tag)
    if (found === undefined) throw new Error(`${name}: no table ${tag}`)
    return viewOf(found.bytes)
  }
  const [head, hhea, hmtx] = [table('head'), table('hhea'), table('hmtx')]
  const scale = 1000 / head.getUint16(18)
  const measured = (length: number) => Math.round(length * scale)
  const widths = hhea.getUint16(34)
  const glyphs = glyphsOf(table('cmap'))
  return {
    name,
    bytes: sfntOf(tables),
    ascent: measured(hhea.getInt16(4)),
    descent: measured(hhea.getInt16(6)),
    box: [36, 38, 40, 42].map((at) => measured(head.getInt16(at))) as [number, number, number, number],
    glyphOf: (character) => glyphs.get(character) ?? 0,
    widthOf: (glyph) => measured(hmtx.getUint16(4 * Math.min(glyph, widths - 1))),
  }
}

/** Characters of the map that knows most: all of Unicode (12), else its first plane (4). */
function glyphsOf(cmap: DataView): ReadonlyMap<number, number> {
  const maps = Array.from({ length: cmap.getUint16(2) }, (_, index) => cmap.getUint32(4 + 8 * index + 4))
  const of = (format: number) => maps.find((at) => cmap.getUint16(at) === format)
  const [whole, plane] = [of(12), of(4)]
  if (whole !== undefined) return wholeMap(cmap, whole)
  return plane === undefined ? new Map() : planeMap(cmap, plane)
}

function wholeMap(cmap: DataView, at: number): ReadonlyMap<number, number> {
  const glyphs = new Map<number, number>()
  for (let group = 0; group < cmap.getUint32(at + 12); group++) {
    const entry = at + 16 + 12 * group
    const [first, last, glyph] = [cmap.getUint32(entry), cmap.getUint32(entry + 4), cmap.getUint32(entry + 8)]
    for (let one = first; one <= last; one++) glyphs.set(one, glyph + one - first)
  }
  return glyphs
}

function planeMap(cmap: DataView, at: number): ReadonlyMap<number, number> {
  const glyphs = new Map<number, number>()
  const wide = cmap.getUint16(at + 6)
  const [ends, starts] = [at + 14, at + 16 + wide]
  const [deltas, ranges] = [starts + wide, starts + 2 * wide]
  for (let step = 0; step < wide; step += 2) {
    const [first, last] = [cmap.getUint16(starts + step), cmap.getUint16(ends + step)]
    const [delta, range] = [cmap.getUint16(deltas + step), cmap.getUint16(ranges + step)]
    for (let one = first; one <= last && one !== 0xffff; one++) {
      const listed = range === 0 ? one : cmap.getUint16(ranges + step + range + 2 * (one - first))
      if (listed !== 0) glyphs.set(one, (listed + delta) & 0xffff)
    }
  }
  return glyphs
}
