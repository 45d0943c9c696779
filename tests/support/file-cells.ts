import { strFromU8, unzipSync } from 'fflate'

/** Cells of a CSV file (RFC 4180). The mark of UTF-8 has to be there: a spreadsheet would guess otherwise. */
export function csvCells(text: string): string[][] {
  if (!text.startsWith('\uFEFF')) throw new Error('the file does not say that it is UTF-8')
  const lines: string[][] = []
  let line: string[] = []
  for (const [, quoted, plain = '', end] of text
    .slice(1)
    .matchAll(/(?:"((?:[^"]|"")*)"|([^,\r\n]*))(,|\r\n)/g)) {
    line.push(quoted === undefined ? plain : quoted.replaceAll('""', '"'))
    if (end === ',') continue
    lines.push(line)
    line = []
  }
  return lines
}

const unescaped = (text: string) =>
  text
    .replace(/&lt;/g, '<')
    .replace(/&gt;/g, '>')
    .replace(/&quot;/g, '"')
    .replace(/&#39;|&apos;/g, "'")
    .replace(/&amp;/g, '&')

/** Place of a cell in its row, from a reference such as `AB12`. */
const columnOf = (attributes: string) =>
  [...(/r="([A-Z]+)\d+"/.exec(attributes)?.[1] ?? 'A')].reduce(
    (at, letter) => at * 26 + letter.charCodeAt(0) - 64,
    0,
  ) - 1

/** Cells of the first sheet of a workbook (ECMA-376), with texts shared or in their place. */
export function workbookCells(bytes: Uint8Array): string[][] {
  const parts = unzipSync(bytes)
  const part = (name: string) => {
    const found = parts[name]
    return found === undefined ? '' : strFromU8(found)
  }
  const textIn = (xml: string) =>
    [...xml.matchAll(/<t(?:\s[^>]*)?>([^<]*)<\/t>/g)].map(([, text = '']) => unescaped(text)).join('')
  const shared = [...part('xl/sharedStrings.xml').matchAll(/<si>([^]*?)<\/si>/g)].map(([, xml = '']) =>
    textIn(xml),
  )
  const rows = [...part('xl/worksheets/sheet1.xml').matchAll(/<row[^>]*>([^]*?)<\/row>/g)].map(
    ([, row = '']) => {
      const cells: string[] = []
      for (const [, attributes = '', xml = ''] of row.matchAll(/<c\s([^>]*?)(?:\/>|>([^]*?)<\/c>)/g)) {
        const value = /<v>([^<]*)<\/v>/.exec(xml)?.[1] ?? ''
        const text = attributes.includes('t="s"') ? (shared[Number(value)] ?? '') : unescaped(value)
        cells[columnOf(attributes)] = xml.includes('<is>') ? textIn(xml) : text
      }
      return cells
    },
  )
  const width = Math.max(...rows.map((cells) => cells.length))
  // Empty cells are not written.
  return rows.map((cells) => Array.from({ length: width }, (_, at) => cells[at] ?? ''))
}
