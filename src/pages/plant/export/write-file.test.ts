import { expect, it } from 'vitest'
import { writtenFile } from './write-file'

const sheet = (name: string, value: number) => ({
  name,
  head: [
    { name: 'Period', unit: 'Europe/Berlin' },
    { name: 'Production', unit: 'kWh' },
  ],
  rows: [['2026-06-18', value] as const],
})

it('a workbook has a sheet for each plant and one of notes; a text has the first', async () => {
  const file = {
    title: 'Energy',
    sheets: [sheet('Barn', 12.5), sheet('Shop', 3)] as const,
    notes: [['Item', 'Meaning']] as const,
  }
  const book = await writtenFile({ file, format: 'xlsx', notesName: 'Notes', paper: null })
  // Names of what is packed stand plainly in the directory at its end.
  const packed = new Set((await book.text()).match(/xl\/worksheets\/sheet\d+\.xml/g))
  expect([...packed].sort()).toEqual([1, 2, 3].map((index) => `xl/worksheets/sheet${index}.xml`))
  const csv = await (await writtenFile({ file, format: 'csv', notesName: 'Notes', paper: null })).text()
  expect(csv).toContain('2026-06-18,12.5')
  expect(csv).not.toContain('2026-06-18,3')
})
