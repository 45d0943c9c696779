import { describe, expect, it } from 'vitest'
import { field } from './field'
import { idsIn, referredBy, targetOf, titleIn, toldTitle, withTitles } from './references'

const fields = {
  name: field.text(),
  plant: field.reference({ to: 'plants' }),
  others: field.references({ to: 'plants' }),
}
const titles = {
  of: (to: string, id: string | number) => (to === 'plants' && id !== 9 ? `Plant ${id}` : null),
}

it('fields that refer to records name the resource of these', () => {
  expect([fields.name, fields.plant, fields.others, undefined].map(targetOf)).toEqual([
    ...[null, 'plants', 'plants', null],
  ])
})

it('ids are numbers and texts with something in them, alone or several', () => {
  expect([7, 'a', '', null, [7, 'a', '', null, {}]].map(idsIn)).toEqual([[7], ['a'], [], [], [7, 'a']])
})

it('a record says the title of what it refers to, without the blanks around it', () => {
  expect([' Roof ', ' ', null, undefined].map((plantTitle) => toldTitle({ plantTitle }, 'plant'))).toEqual([
    ...['Roof', null, null, null],
  ])
})

it('a title is what is known, else what the record says, and never an id', () => {
  const title = (record: object, name: 'plant' | 'others' | 'name') =>
    titleIn({ ...record }, name, fields[name], titles)
  expect(title({ plant: 7, plantTitle: 'Roof' }, 'plant')).toBe('Plant 7')
  expect(title({ plant: 9, plantTitle: 'Roof' }, 'plant')).toBe('Roof')
  expect(title({ plant: 9 }, 'plant')).toBeNull()
  expect(title({ others: [7, 9, 8] }, 'others')).toBe('Plant 7, Plant 8')
  expect(title({ name: 7, nameTitle: 'Roof' }, 'name')).toBeNull()
})

it('what records refer to is asked for once', () => {
  expect(
    referredBy(fields, ['name', 'plant', 'others'], [{ plant: 7 }, { plant: 7, others: [8, 7] }]),
  ).toEqual([
    { to: 'plants', ids: [7] },
    { to: 'plants', ids: [8, 7] },
  ])
})

describe('records with titles', () => {
  const record = { name: 'x', plant: 7, others: [8] }
  const names = ['plant', 'others', 'roof']

  it('say them beside their ids', () => {
    expect(withTitles(fields, names, [record], titles)).toEqual([
      { ...record, plantTitle: 'Plant 7', othersTitle: 'Plant 8' },
    ])
  })
  it('are the same objects while nothing has changed', () => {
    const [first] = withTitles(fields, names, [record], titles)
    expect(withTitles(fields, names, [record], titles)[0]).toBe(first)
    const told = { ...record, plantTitle: 'Plant 7', othersTitle: 'Plant 8' }
    expect(withTitles(fields, names, [told], titles)[0]).toBe(told)
    const records = [record]
    expect(withTitles(fields, [], records, titles)).toBe(records)
    const unknown = { plant: 9 }
    expect(withTitles(fields, names, [unknown], titles)[0]).toBe(unknown)
  })
  it('are others when one of their titles is', () => {
    const [first] = withTitles(fields, names, [record], titles)
    const renamed = { of: (to: string, id: string | number) => (id === 8 ? 'Barn' : titles.of(to, id)) }
    expect(withTitles(fields, names, [record], renamed)[0]).toEqual({ ...first, othersTitle: 'Barn' })
    const half = { ...record, plantTitle: 'Plant 7', othersTitle: 'Old' }
    expect(withTitles(fields, names, [half], titles)[0]).toEqual({ ...half, othersTitle: 'Plant 8' })
  })
})
