import { describe, expect, it } from 'vitest'
import { field } from '../../schema/field'
import type { FormRule } from '../../schema/resource'
import {
  changedFields,
  initialValues,
  refusedFields,
  sentence,
  shownGroups,
  valuesToSend,
} from './form-rules'

const fields = {
  id: field.id(),
  name: field.text({ required: true, max: 10 }),
  kind: field.choice({ of: ['ROOF', 'GROUND'], required: true, initial: 'ROOF' }),
  tilt: field.quantity({ unit: '°', min: 0, max: 90, when: { field: 'kind', is: ['ROOF'] } }),
  start: field.date(),
  end: field.date(),
  lat: field.number(),
  lng: field.number(),
  serial: field.serial({ only: 'create', required: true }),
  note: field.longText({ only: 'update' }),
  key: field.secret(),
  seen: field.instant({ readonly: true }),
}
const rules: FormRule[] = [
  { rule: 'order', fields: ['start', 'end'] },
  { rule: 'together', fields: ['lat', 'lng'] },
  { rule: 'differ', fields: ['name', 'serial'], fault: 56 },
]
const plan = {
  fields,
  rules,
  groups: [
    { key: 'basic', fields: ['name', 'kind', 'tilt', 'serial', 'note', 'key', 'seen'] },
    { key: 'time', fields: ['start', 'end'] },
    { key: 'place', fields: ['lat', 'lng'], when: { field: 'kind', is: ['GROUND'] } },
  ],
}
const everything = () => true
const shown = (mode: 'create' | 'update', values: object) =>
  shownGroups(plan, mode, { ...values }, everything).flatMap((group) => group.fields)

describe('what a form asks for', () => {
  it('follows mode, conditions and permissions, and leaves out empty groups', () => {
    expect(shown('create', { kind: 'ROOF' })).toEqual([
      'name',
      'kind',
      'tilt',
      'serial',
      'key',
      'start',
      'end',
    ])
    expect(shown('update', { kind: 'GROUND' })).toEqual([
      'name',
      'kind',
      'note',
      'key',
      'start',
      'end',
      'lat',
      'lng',
    ])
    const groups = shownGroups(plan, 'create', {}, (name) => name !== 'start' && name !== 'end')
    expect(groups.map(({ key }) => key)).toEqual(['basic'])
  })

  it('begins with what the declaration says and what the screen gives', () => {
    expect(initialValues(plan)).toEqual({ kind: 'ROOF' })
    expect(initialValues(plan, { kind: 'GROUND', name: 'A' })).toEqual({ kind: 'GROUND', name: 'A' })
  })

  it('sends what is shown, trimmed, and no secret that nobody wrote', () => {
    const values = { name: ' Barn ', kind: 'GROUND', tilt: 30, note: '  ', key: '', lat: 1, lng: null }
    const groups = shownGroups(plan, 'update', values, everything)
    expect(valuesToSend(plan, groups, values)).toEqual({
      name: 'Barn',
      kind: 'GROUND',
      note: null,
      start: null,
      end: null,
      lat: 1,
      lng: null,
    })
  })
})

describe('whether a form has changed', () => {
  it.each([
    [{ name: 'A' }, { name: 'A' }, []],
    [{ name: null }, { name: '' }, []],
    [{ tags: [] }, {}, []],
    [{ name: 'A' }, { name: 'B' }, ['name']],
    [{ place: { lat: 1, lng: 2 } }, { place: { lat: 1, lng: 2 } }, []],
    [{ place: { lat: 1, lng: 2 } }, { place: { lat: 1, lng: 3 } }, ['place']],
    [{ on: false }, { on: null }, ['on']],
  ])('%j to %j: %j', (before, after, changed) => {
    expect(changedFields(before, after, ['name', 'tags', 'place', 'on'])).toEqual(changed)
  })
})

describe('what a form refuses', () => {
  const refused = (values: Record<string, unknown>) => {
    const found = refusedFields(plan, shownGroups(plan, 'create', values, everything), values)
    return Object.fromEntries([...found].map(([name, why]) => [name, 'key' in why ? why.key : why.rule.rule]))
  }
  const good = { name: 'Barn', kind: 'ROOF', serial: 'ABC123' }

  it('is nothing when all is well', () => {
    expect(refused(good)).toEqual({})
  })

  it('judges each field by its kind', () => {
    expect(refused({ ...good, name: '', tilt: 91, serial: 'x' })).toEqual({
      name: 'required',
      tilt: 'range',
      serial: 'serial',
    })
  })

  it('does not ask what is not shown', () => {
    expect(refused({ ...good, kind: 'GROUND', tilt: 500 })).toEqual({})
  })

  it.each([
    [{ start: '2026-05-02', end: '2026-05-01' }, { end: 'order' }],
    [{ start: '2026-05-01', end: '2026-05-01' }, {}],
    [{ start: '2026-05-02' }, {}],
    [{ kind: 'GROUND', lat: 50 }, { lng: 'together' }],
    [{ kind: 'GROUND', lat: 50, lng: 7 }, {}],
    [{ kind: 'ROOF', lat: 50 }, {}],
    [{ name: 'ABC123' }, { serial: 'differ' }],
  ])('holds the rules over fields: %j', (values, expected) => {
    expect(refused({ ...good, ...values })).toEqual(expected)
  })

  it.each([
    [
      'en',
      { key: 'range', values: { min: 0.1, max: 1_000_000 }, unit: 'kWp' },
      { min: '0.1 kWp', max: '1,000,000 kWp' },
    ],
    [
      'de',
      { key: 'range', values: { min: 0.1, max: 1_000_000 }, unit: 'kWp' },
      { min: '0,1 kWp', max: '1.000.000 kWp' },
    ],
    ['de', { key: 'most', values: { max: 1_000_000 } }, { max: '1.000.000' }],
    ['de', { key: 'latest', values: { date: '2026-06-18' } }, { date: '18.06.2026' }],
  ] as const)('issue 11: a limit stands as the reader writes it: %s %j', (language, why, limits) => {
    const t = (_key: string, values?: object) => JSON.stringify(values)
    const words = sentence(why, { t, language, datePattern: 'DD.MM.YYYY' }, plan, String)
    expect(JSON.parse(words)).toEqual(limits)
  })

  it('says it in words: of a kind, of a rule, of a code of section 8, of the server', () => {
    const t = (key: string, values?: object) => `${key} ${JSON.stringify(values ?? {})}`
    const say = (why: Parameters<typeof sentence>[0]) =>
      sentence(why, { t, language: 'en', datePattern: 'DD/MM/YYYY' }, plan, (name) => name.toUpperCase())
    expect(say({ key: 'range', values: { min: 0, max: 90 } })).toBe('invalid.range {"min":0,"max":90}')
    expect(say({ rule: rules[0] as FormRule })).toBe('rules.later {"first":"START","second":"END"}')
    expect(say({ rule: { rule: 'order', fields: ['lat', 'lng'] } })).toBe(
      'rules.order {"first":"LAT","second":"LNG"}',
    )
    expect(say({ rule: rules[2] as FormRule })).toBe('faults:56 {}')
    expect(say({ key: 'fault', fault: 12 })).toBe('faults:12 {}')
  })
})
