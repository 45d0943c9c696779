import { describe, expect, it } from 'vitest'
import { decodeRecord, encodeRecord, holds, ordered, passes, searching, validateValue } from './codec'
import { field } from './field'

const fields = {
  id: field.id(),
  name: field.text(),
  town: field.text({ wire: 'place.town' }),
  street: field.text({ wire: 'place.street' }),
  state: field.choice({ of: ['low', 'high', 'grave'] }),
  level: field.status({ of: ['z', 'a'] }),
  tags: field.tags(),
  size: field.number({ readonly: true }),
}

it('a reply that is no record is none, nor is one without an id', () => {
  expect([null, 7, 'x', [], [{ id: 1 }], { name: 'x' }].map((wire) => decodeRecord(fields, wire))).toEqual([
    ...[null, null, null, null, null, null],
  ])
  expect(decodeRecord(fields, { id: 1, name: 'x', place: { town: 'y' } })).toMatchObject({
    id: 1,
    town: 'y',
    street: null,
  })
  expect(decodeRecord(fields, { id: 1, place: 'y' })).toMatchObject({ town: null })
  expect(
    decodeRecord({ id: field.id(), it: field.json({ readonly: true, wire: 'toString' }) }, { id: 1 }),
  ).toEqual({
    id: 1,
    it: null,
  })
})

it('what is written goes to its place, what is only read and the id do not', () => {
  const values = { id: 7, name: ' x ', town: 'y', street: '', size: 5, other: 1 }
  expect(encodeRecord(fields, values)).toEqual({ name: 'x', place: { town: 'y', street: null } })
})

it('blanks are nothing', () => {
  expect(validateValue(field.text({ required: true }), '  ')).toEqual({ key: 'required' })
  expect(validateValue(field.email(), '  ')).toBeNull()
  expect(validateValue(field.email(), ' a@example.org ')).toBeNull()
  expect(validateValue(field.flag({ required: true }), false)).toBeNull()
})

describe('a filter decided here', () => {
  const found = (value: unknown, operator: string, operand: unknown = null, name = 'state') =>
    passes(fields, { [name]: value }, { field: name, operator: operator as 'in', value: operand })

  it('on what is no field takes nothing away', () => expect(found('x', 'in', ['y'], 'roof')).toBe(true))
  it('finds what is there and what is missing', () => {
    expect([
      found('low', 'present'),
      found(null, 'present'),
      found('low', 'missing'),
      found('', 'missing'),
    ]).toEqual([...[true, false, false, true]])
  })
  it('a missing word is none of those that are not wanted', () => {
    expect([
      found(null, 'notIn', ['low']),
      found(null, 'in', ['low']),
      found('low', 'notIn', ['low']),
    ]).toEqual([...[true, false, false]])
  })
})

describe('the search', () => {
  const found = (text: string, record: object) => searching(fields, text)({ ...record })

  it('looks into texts and tags, word by word and without capitals and accents', () => {
    expect(found(' MÜLL ', { name: 'Muller' })).toBe(true)
    expect(found('oof', { tags: ['roof', 'south'] })).toBe(true)
    expect(found('roof south', { tags: ['roof', 'south'] })).toBe(true)
    expect(found('muller', { name: 'Mu', town: 'ller' })).toBe(false)
  })
  it('does not look into words of a vocabulary and figures', () => {
    expect(found('grave', { state: 'grave' })).toBe(false)
    expect(found('5', { size: 5 })).toBe(false)
    expect(found('null', { name: null })).toBe(false)
  })
  it('finds what a record refers to by its name, as far as the record says it, and never by its id', () => {
    const visits = { id: field.id(), plant: field.reference({ to: 'plants' }) }
    const finds = (text: string) =>
      searching(visits, text)({ id: 1, plant: 63400020, plantTitle: 'Mühle Nord' })
    expect([finds('muhle'), finds('634'), searching(visits, '634')({ id: 1, plant: 63400020 })]).toEqual([
      true,
      false,
      false,
    ])
  })
  it('of nothing finds everything', () => expect(found('  ', {})).toBe(true))
  it('finds a record again by other words', () => {
    const record = { name: 'Roof' }
    expect([searching(fields, 'roof')(record), searching(fields, 'wall')(record)]).toEqual([true, false])
  })
})

describe('an order', () => {
  const sorted = (name: keyof typeof fields, values: readonly unknown[], direction: 'ASC' | 'DESC' = 'ASC') =>
    values
      .map((value) => ({ [name]: value }))
      .sort(ordered(fields[name], name, direction))
      .map((record) => record[name])

  it('of words is that of the vocabulary', () => {
    expect(sorted('state', ['grave', 'low', 'high'])).toEqual(['low', 'high', 'grave'])
    expect(sorted('state', ['grave', 'low', 'high'], 'DESC')).toEqual(['grave', 'high', 'low'])
    expect(sorted('level', ['a', 'z'])).toEqual(['z', 'a'])
  })
  it('of several words is that of their letters', () => {
    const several = field.multiChoice({ of: ['z', 'a'] })
    expect(ordered(several, 'it', 'ASC')({ it: ['a'] }, { it: ['z'] })).toBeLessThan(0)
  })
  it('puts what is missing last in either direction', () => {
    expect(sorted('name', [null, 'b', 'a'])).toEqual(['a', 'b', null])
    expect(sorted('name', [null, 'b', 'a'], 'DESC')).toEqual(['b', 'a', null])
  })
})

it('a condition holds for one of its words', () => {
  const condition = (...is: (string | null)[]) => ({ field: 'state', is })
  expect(holds(undefined, {})).toBe(true)
  expect(holds(condition('low'), { state: 'low' })).toBe(true)
  expect(holds(condition('low', 'high'), { state: 'high' })).toBe(true)
  expect(holds(condition('low'), { state: 'high' })).toBe(false)
  expect(holds(condition(null), { state: '' })).toBe(true)
  expect(holds(condition(null), { state: 'low' })).toBe(false)
  expect(holds(condition('low'), {})).toBe(false)
})
