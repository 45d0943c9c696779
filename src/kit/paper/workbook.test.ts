import { strFromU8, unzipSync } from 'fflate'
import fc from 'fast-check'
import { expect, it } from 'vitest'
import { workbookOf } from './workbook'

it('10: a workbook holds numbers as numbers, and texts that begin like a formula are defused', async () => {
  const blob = await workbookOf({
    name: 'Plants',
    rows: [
      ['Name', 'Power (W)'],
      ['=1+1', 0],
      ['-cmd', null],
      ['Roof', -5.2],
    ],
  })
  const parts = unzipSync(new Uint8Array(await blob.arrayBuffer()))
  const xml = Object.entries(parts)
    .filter(([name]) => name.endsWith('.xml'))
    .map(([, bytes]) => strFromU8(bytes))
    .join('')
  expect(xml).toMatch(/>(?:'|&apos;|&#39;)=1\+1</)
  expect(xml).toMatch(/>(?:'|&apos;|&#39;)-cmd</)
  expect(xml).not.toMatch(/>=1\+1</)
  expect(xml).toMatch(/<v>0<\/v>/)
  expect(xml).toMatch(/<v>-5\.2<\/v>/)
})

const CELL =
  /<c r="([A-Z]+\d+)"[^>]*>(?:<v>([^<]*)<\/v>|<is><t xml:space="preserve">([^<]*)<\/t><\/is>)<\/c>/g
const SIGNS: Readonly<Record<string, string>> = { amp: '&', lt: '<', gt: '>', quot: '"' }

/** Cells of the first sheet by their place. */
async function cellsOf(blob: Blob) {
  const parts = unzipSync(new Uint8Array(await blob.arrayBuffer()))
  const xml = strFromU8(parts['xl/worksheets/sheet1.xml'] ?? new Uint8Array())
  expect(xml).not.toMatch(/&(?!(amp|lt|gt|quot);)|\p{Cs}|\uFFFE|\uFFFF/u)
  // oxlint-disable-next-line no-control-regex -- XML has none of them.
  expect(xml).not.toMatch(/[\u0000-\u0008\u000B\u000C\u000E-\u001F]/)
  const cells = [...xml.matchAll(CELL)]
  expect(cells).toHaveLength(xml.split('<c ').length - 1)
  return new Map(
    cells.map(([, place, number, text]) => [
      place,
      number ?? text?.replace(/&(\w+);/g, (_, sign: string) => SIGNS[sign] ?? ''),
    ]),
  )
}

it('whatever a cell holds is there again, and the file is XML that can be read', async () => {
  const text = fc.string({ unit: 'binary', maxLength: 12 })
  await fc.assert(
    fc.asyncProperty(fc.array(fc.oneof(text, fc.double({ noNaN: true })), { maxLength: 30 }), async (row) => {
      const cells = await cellsOf(await workbookOf({ name: 'All', rows: [['x'], row] }))
      row.forEach((value, at) => {
        const place = `${at < 26 ? '' : 'A'}${String.fromCharCode(65 + (at % 26))}2`
        const found = cells.get(place)
        if (typeof value === 'number') expect(found).toBe(Number.isFinite(value) ? String(value) : undefined)
        else if (/^[ -~]+$/.test(value)) expect(found?.replace(/^'/, '')).toBe(value.replace(/^'/, ''))
      })
    }),
    { numRuns: 60 },
  )
})

it('a column is as wide as its name and its first cells, so that an instant is read whole', async () => {
  const blob = await workbookOf({
    name: 'Wide',
    rows: [
      ['Time', 'Of a long name', 'Rule', 'W'],
      ['2026-06-18 12:00:00', 1, 'x'.repeat(500), null],
    ],
  })
  const parts = unzipSync(new Uint8Array(await blob.arrayBuffer()))
  const xml = strFromU8(parts['xl/worksheets/sheet1.xml'] ?? new Uint8Array())
  expect([...xml.matchAll(/ width="(\d+)"/g)].map(([, width]) => Number(width))).toEqual([21, 16, 60, 12])
})

it('rows beyond the first that are packed follow in their places', async () => {
  const rows = [['Number'], ...Array.from({ length: 1234 }, (_, at) => [at])]
  const cells = await cellsOf(await workbookOf({ name: 'Many', rows }))
  expect([cells.get('A2'), cells.get('A501'), cells.get('A1235')]).toEqual(['0', '499', '1233'])
  expect(cells.size).toBe(1235)
})
