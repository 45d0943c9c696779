import { describe, expect, it } from 'vitest'
import { access } from '../../resources/access'
import { compile } from './compile'
import { exportColumns, exportRows } from './export-rows'
import { field } from './field'
import { defineResource } from './resource'

const given = {
  name: 'visits',
  route: '/visits',
  title: 'note',
  rest: '/visits',
  fields: {
    id: field.id(),
    note: field.text(),
    energy: field.energy(),
    at: field.instant(),
    state: field.choice({ of: ['done'] }),
    cost: field.number({ codes: ['user'] }),
  },
  list: { columns: ['note', 'energy'], size: 20, order: { field: 'at', direction: 'DESC' } },
  actions: { read: { codes: ['user'] } },
} as const
const plan = compile([defineResource(given)], access).get('visits')
const context = {
  language: 'en',
  now: 0,
  zoneOf: () => 'Europe/Berlin',
  label: (name: string) => name.toUpperCase(),
  word: (name: string, word: string) => `${name}:${word}`,
}
const note = (text: string) => exportRows(plan, ['note'], [{ note: text }], context)[1]?.[0]

describe('rows of an export', () => {
  it('S9-01 read as the screen does: units, truncation, zone, words, and -- for what is missing', () => {
    const record = { note: 'Roof', energy: 1234.567, at: 1_700_000_000, state: 'done' }
    expect(exportRows(plan, ['note', 'energy', 'at', 'state', 'cost'], [record], context)).toEqual([
      ['NOTE', 'ENERGY', 'AT', 'STATE', 'COST'],
      ['Roof', '1.23 MWh', '2023-11-14 23:13:20', 'state:done', '--'],
    ])
  })

  it.each(['=1+1', '@SUM(A1)', '+cmd|x', '-cmd', '\t=1'])('never let a spreadsheet run %j', (text) => {
    expect(note(text)).toBe(`'${text}`)
  })

  it.each(['+49 160 1234', '-5', '-5.2 kW', '--', 'plain'])('leave %j as it is', (text) => {
    expect(note(text)).toBe(text)
  })

  it('hold the columns of the screen, without those that may not be seen', () => {
    const visible = new Set(['note', 'energy', 'at'])
    expect(exportColumns(plan, ['note', 'cost', 'energy'], visible)).toEqual(['note', 'energy'])
  })
})
