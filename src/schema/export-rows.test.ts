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
  end: (label: string, end: string) => `${label} ${end}`,
  titles: { of: (to: string, id: string | number) => (id === 7 ? `${to} seven` : null) },
}

describe('rows of an export', () => {
  it('S9-01 are numbers with the unit in the heading, instants with their offset, and nothing for what is missing', () => {
    const record = { note: 'Roof', energy: 1234.567, at: 1_700_000_000, state: 'done' }
    expect(exportRows(plan, ['note', 'energy', 'at', 'state', 'cost'], [record], context)).toEqual([
      ['NOTE', 'ENERGY (kWh)', 'AT', 'STATE', 'COST'],
      ['Roof', 1234.567, '2023-11-14 23:13:20+01:00', 'state:done', null],
    ])
  })

  it('10: no cell of any kind of number reads as text', () => {
    const kinds = {
      number: field.number(), power: field.power(), energy: field.energy(), percent: field.percent(),
      quantity: field.quantity({ unit: 'kWp' }), duration: field.duration(),
    } // oxfmt-ignore
    const numbers = compile([defineResource({ ...given, fields: { ...given.fields, ...kinds } })], access)
    const names = Object.keys(kinds)
    const [head, zeros] = exportRows(
      numbers.get('visits'),
      names,
      [Object.fromEntries(names.map((name) => [name, 0]))],
      context,
    )
    expect(zeros).toEqual(names.map(() => 0))
    expect(head).toEqual([
      'NUMBER',
      'POWER (W)',
      'ENERGY (kWh)',
      'PERCENT (%)',
      'QUANTITY (kWp)',
      'DURATION (s)',
    ])
  })

  it('S9-01 have the digits that their unit deserves, whatever a division made of them', () => {
    const kinds = { peers: field.percent(), hours: field.quantity({ unit: 'h' }), sum: field.energy() }
    const derived = compile([defineResource({ ...given, fields: { ...given.fields, ...kinds } })], access)
    const record = { peers: 109.135802469135, hours: 4.123456789, sum: 100 / 3 }
    expect(exportRows(derived.get('visits'), ['peers', 'hours', 'sum'], [record], context)[1]).toEqual([
      109.13, 4.12, 33.333,
    ])
  })

  it('have a currency in the heading where it is one, else a column beside the amounts', () => {
    const fields = { ...given.fields, income: field.money({ currency: 'currency' }), currency: field.text() }
    const money = compile([defineResource({ ...given, fields })], access).get('visits')
    const rows = [
      { income: 7.82, currency: 'EUR' },
      { income: null, currency: 'PLN' },
    ]
    expect(exportRows(money, ['income'], rows, context)).toEqual([['INCOME (EUR)'], [7.82], [null]])
    expect(exportRows(money, ['income'], [...rows, { income: 5, currency: 'PLN' }], context)).toEqual([
      ['INCOME', 'CURRENCY'],
      [7.82, 'EUR'],
      [null, null],
      [5, 'PLN'],
    ])
  })

  it('name what is referred to: as it is known, or as the record says it, and never by its id', () => {
    const fields = { ...given.fields, roof: field.reference({ to: 'visits' }) }
    const referring = compile([defineResource({ ...given, fields })], access).get('visits')
    const rows = [{ roof: 7 }, { roof: 8, roofTitle: 'South' }, { roof: 9 }, { roof: null }]
    expect(exportRows(referring, ['roof'], rows, context)).toEqual([
      ['ROOF'], ['visits seven'], ['South'], [null], [null],
    ]) // oxfmt-ignore
  })

  it('have a column for each end of a span, with its unit', () => {
    const fields = {
      ...given.fields,
      size: field.range({ over: 'number', unit: 'kWp' }),
      days: field.range({ over: 'date' }),
    }
    const spans = compile([defineResource({ ...given, fields })], access).get('visits')
    const row = { size: { from: 2.5, to: null }, days: { from: '2026-02-01', to: '2026-02-03' } }
    expect(exportRows(spans, ['size', 'days'], [row], context)).toEqual([
      ['SIZE from (kWp)', 'SIZE to (kWp)', 'DAYS from', 'DAYS to'],
      [2.5, null, '2026-02-01', '2026-02-03'],
    ])
    const ofDays = { ...given.fields, days: field.range({ over: 'date', unit: 'd' }) }
    expect(() => compile([defineResource({ ...given, fields: ofDays })], access)).toThrow('is of dates')
  })

  it('have a column for each word that is counted', () => {
    const fields = { ...given.fields, alarms: field.counts({ of: ['low', 'high'], tones: {} }) }
    const counted = compile([defineResource({ ...given, fields })], access).get('visits')
    expect(
      exportRows(counted, ['alarms'], [{ alarms: { high: 2, low: 1 } }, { alarms: null }], context),
    ).toEqual([
      ['ALARMS: alarms:high', 'ALARMS: alarms:low'],
      [2, 1],
      [null, null],
    ])
  })

  it('begin with the ids of plants, as far as they are known', () => {
    const plantOf = { label: 'Plant ID', id: ({ plantId }: { plantId?: unknown }) => Number(plantId) || null }
    expect(exportRows(plan, ['note'], [{ plantId: 7, note: 'a' }], { ...context, plantOf })).toEqual([
      ['Plant ID', 'NOTE'],
      [7, 'a'],
    ])
    expect(exportRows(plan, ['note'], [{ note: 'a' }], { ...context, plantOf })[0]).toEqual(['NOTE'])
  })

  it('hold the columns of the screen, without those that may not be seen', () => {
    const visible = new Set(['note', 'energy', 'at'])
    expect(exportColumns(plan, ['note', 'cost', 'energy'], visible)).toEqual(['note', 'energy'])
  })
})
