import { expect, it } from 'vitest'
import { headingOf } from './cells'
import { oneTable, type PlantSheet, sheetEach } from './many'

const column = (name: string, unit: string | null) => ({ name, unit })
const berlin: PlantSheet = {
  ...{ id: 7, name: 'Barn: south/east', zone: 'Europe/Berlin' },
  head: [column('Period', null), column('Production', 'kWh'), column('Income', 'EUR')],
  rows: [['2026-06-18', 12.5, 3]],
}
const london: PlantSheet = {
  ...{ id: 8, name: 'barn  south east', zone: 'Europe/London' },
  head: [column('Period', null), column('Consumption', 'kWh'), column('Income', 'GBP')],
  rows: [['2026-06-18', null, 0]],
}
const words = { plant: 'Plant', id: 'Plant ID', zone: 'Time zone' }

it('one table says of each row whose it is, in which zone, and never puts two currencies below one head', () => {
  const { head, rows } = oneTable([berlin, london], 'Energy', words)
  expect(head.map(headingOf)).toEqual([
    ...['Plant', 'Plant ID', 'Time zone', 'Period', 'Production (kWh)'],
    ...['Income (EUR)', 'Consumption (kWh)', 'Income (GBP)'],
  ])
  expect(rows).toEqual([
    ['Barn: south/east', 7, 'Europe/Berlin', '2026-06-18', 12.5, 3, null, null],
    ['barn  south east', 8, 'Europe/London', '2026-06-18', null, null, null, 0],
  ])
})

it('sheets have names that Excel takes, none twice, and their own zone above the time', () => {
  const long = { ...london, id: 9, name: 'x'.repeat(40) }
  const sheets = sheetEach(
    [berlin, { ...london, name: 'BARN  south east' }, long, { ...long, id: 10 }],
    ['Notes'],
  )
  expect(sheets.map(({ name }) => name)).toEqual([
    'Barn  south east',
    'BARN  south east 8',
    'x'.repeat(31),
    `${'x'.repeat(28)} 10`,
  ])
  expect(sheets[1]?.head.map(headingOf)[0]).toBe('Period (Europe/London)')
  expect(sheetEach([{ ...berlin, name: 'notes' }], ['Notes'])[0].name).toBe('notes 7')
})
