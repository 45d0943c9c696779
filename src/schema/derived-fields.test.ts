import { describe, expect, it } from 'vitest'
import { compile } from './compile'
import { field } from './field'
import { derive } from './derived-fields'
import { defineResource } from './resource'

const roofs = (peers: object = {}) =>
  defineResource({
    name: 'roofs',
    route: '/roofs',
    rest: '/roofs',
    title: 'name',
    fields: {
      id: field.id(),
      name: field.text(),
      state: field.status({ of: ['on', 'off'] }),
      hours: field.quantity({ unit: 'h' }),
      north: field.number(),
      east: field.number(),
      share: field.percent({
        readonly: true,
        peers: {
          of: 'hours',
          at: ['north', 'east'],
          within: 25,
          min: 2,
          among: { field: 'state', is: ['on'] },
          ...peers,
        },
      }),
    },
    list: { columns: ['name', 'share'], size: 20, order: { field: 'name', direction: 'ASC' } },
    actions: {},
  })
const compiled = (peers?: object) => compile([roofs(peers)], { model: '', codes: [], areas: {} }).get('roofs')

const record = (id: number, hours: number, state = 'on') => ({
  id,
  name: `${id}`,
  hours,
  state,
  north: 52,
  east: 13,
})

describe('fields that follow from the other records of a list', () => {
  it('are filled from what is loaded, and are missing with too few of them', () => {
    const plan = compiled()
    const [first, second, third] = [record(1, 2), record(2, 4), record(3, 1)]
    expect(derive(plan, [first, second]).map(({ share }) => share)).toEqual([null, null])
    expect(derive(plan, [first, second, third]).map(({ share }) => share)).toEqual([
      80, 266.666666666666, 33.3333333333333,
    ])
    expect(derive(plan, [first, second, record(4, 9, 'off')]).map(({ share }) => share)).toEqual([
      null,
      null,
      300,
    ])
  })

  it('leave a record the same object while nothing of it has changed, so that its row is not drawn anew', () => {
    const plan = compiled()
    const records = [record(1, 2), record(2, 4), record(3, 1)]
    const before = derive(plan, records)
    expect(derive(plan, [...records].reverse())[2]).toBe(before[0])
    expect(derive(plan, [...records, record(4, 8)])[0]).not.toBe(before[0])
  })

  it.each([
    ['of', { of: 'sun' }, 'sun'],
    ['at', { at: ['north', 'west'] }, 'west'],
    ['among', { among: { field: 'mood', is: ['on'] } }, 'mood'],
  ])('are refused at boot when they go by no field: %s', (_, peers, name) => {
    expect(() => compiled(peers)).toThrow(`roofs`)
    expect(() => compiled(peers)).toThrow(name)
  })

  it('a number is not shown in the company of what is no field', () => {
    const resource = roofs()
    const fields = { ...resource.fields, hours: field.quantity({ unit: 'h', bar: 'fill' }) }
    expect(() => compile([{ ...resource, fields }], { model: '', codes: [], areas: {} })).toThrow('fill')
  })
})
