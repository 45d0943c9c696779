import * as fc from 'fast-check'
import { expect, it } from 'vitest'
import { daysOf } from './periods'
import type { ExportSheet } from './file'
import { barsOf, pagesOf } from './paper'

const HEAD = [
  { name: 'Period', unit: 'Europe/Berlin' },
  { name: 'Offset', unit: null },
  { name: 'Production', unit: 'kWh' },
  { name: 'Consumption', unit: 'kWh' },
  { name: 'Self-consumption', unit: '%' },
  { name: 'Income', unit: 'EUR' },
] as const
const sheet = (rows: ExportSheet['rows'], name = 'Barn'): ExportSheet => ({ name, head: HEAD, rows })
const day = (date: string, ...figures: (number | null)[]) => [date, '+02:00', ...figures]

it('a page holds a month of a plant, in its order, and no row twice', () => {
  const rows = daysOf('2025-12-30', '2026-03-02').map((date, index) => day(date, index, 1, 50, 0.1))
  const pages = pagesOf({ sheets: [sheet(rows), sheet(rows, 'Shed')] })
  expect(pages.map(({ sheet: of, period, rows: { length } }) => [of, period, length])).toEqual([
    ...[
      ['Barn', '2025-12', 2],
      ['Barn', '2026-01', 31],
      ['Barn', '2026-02', 28],
      ['Barn', '2026-03', 2],
    ],
    ...[
      ['Shed', '2025-12', 2],
      ['Shed', '2026-01', 31],
      ['Shed', '2026-02', 28],
      ['Shed', '2026-03', 2],
    ],
  ])
  expect(pages.slice(0, 4).flatMap((page) => page.rows)).toEqual(rows)
})

it('months stand on the page of their year', () => {
  const pages = pagesOf({ sheets: [sheet([day('2025-11', 1), day('2025-12', 2), day('2026-01', 3)])] })
  expect(pages.map(({ period, rows }) => [period, rows.length])).toEqual([
    ['2025', 2],
    ['2026', 1],
  ])
})

it('sums are decimal, of what was measured, and shares have none', () => {
  const [page] = pagesOf({
    sheets: [sheet([day('2026-06-01', 0.1, null, 40, 1), day('2026-06-02', 0.2, null, 60, null)])],
  })
  expect(page?.sums).toEqual([null, null, 0.3, null, null, 1])
  expect(page?.whole).toBe(0)
})

it('a row counts as whole when everything that is measured is known: money is not', () => {
  const cell = fc.option(fc.integer({ min: 0, max: 900 }))
  fc.assert(
    fc.property(fc.array(fc.tuple(cell, cell, cell, cell), { minLength: 1, maxLength: 28 }), (cells) => {
      const rows = cells.map((figures, at) => day(`2026-02-${String(at + 1).padStart(2, '0')}`, ...figures))
      const [page] = pagesOf({ sheets: [sheet(rows)] })
      expect(page?.whole).toBe(cells.filter((figures) => !figures.slice(0, 3).includes(null)).length)
      const produced = cells.flatMap(([figure]) => figure ?? [])
      expect(page?.sums[2]).toBe(produced.length === 0 ? null : produced.reduce((sum, one) => sum + one, 0))
    }),
  )
})

it('bars are of the first two energies, and a gap is no bar', () => {
  const page = { head: HEAD, rows: [day('2026-06-01', 3, 2, 40, 1), day('2026-06-02', null, 0, 60, 1)] }
  expect(barsOf(page)).toEqual([
    { name: 'Production', values: [3, null] },
    { name: 'Consumption', values: [2, 0] },
  ])
  expect(barsOf({ head: [HEAD[0], HEAD[1], HEAD[5]], rows: [] })).toEqual([])
})
