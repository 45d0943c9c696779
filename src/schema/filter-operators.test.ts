import { describe, expect, it } from 'vitest'
import { field } from './field'
import { comesWhole, filterOperators, whyNotAsked } from './filter-operators'

const fields = {
  id: field.id(),
  name: field.text(),
  state: field.choice({ of: ['on', 'off'] }),
  day: field.date(),
  plant: field.reference({ to: 'plants' }),
  tool: field.reference({ to: 'tools' }),
  photo: field.image(),
}
const call = {
  get: '/x/things',
  page: 'query',
  filters: {
    name: { key: 'n', as: 'part' },
    state: { key: 's', as: 'list' },
    day: { from: 'f', to: 't' },
    plant: 'p',
    tool: { key: 'x' },
  },
} as const
const byCall = { fields, endpoints: { list: call } }
const plain = { fields, rest: '/things' }
const byHand = { fields, calls: 'members', paged: { filters: { state: ['in', 'present', 'from'] } } } as const

describe('a filter offers what the source of the list can be asked', () => {
  it.each<[string, Parameters<typeof filterOperators>[0], string, readonly string[], boolean, boolean]>([
    [
      'a whole list, all that the kind knows',
      { fields, calls: 'members' },
      'day',
      ['between', 'from', 'to', 'missing', 'present'],
      false,
      true,
    ],
    ['what is no field, nothing', { fields, calls: 'members' }, 'roof', [], false, false],
    ['what every record has by itself, nothing', { fields, calls: 'members' }, 'toString', [], false, false],
    ['a call, a part of a text once', byCall, 'name', ['contains'], true, false],
    ['a call, several words once', byCall, 'state', ['in'], false, false],
    ['a call, both ends of a span once', byCall, 'day', ['between', 'from', 'to'], false, false],
    ['a call, one record', byCall, 'plant', ['in'], true, false],
    ['a call, one record by a key of its own', byCall, 'tool', ['in'], true, false],
    ['a call, nothing that it does not take', byCall, 'photo', [], true, false],
    [
      'a call without filters, nothing',
      { fields, endpoints: { list: { get: '/x', page: 'query' } } },
      'name',
      [],
      false,
      false,
    ],
    ['no call, nothing', { fields }, 'name', [], false, false],
    [
      'a plain collection, no question whether it is there',
      plain,
      'day',
      ['between', 'from', 'to'],
      false,
      false,
    ],
    ['a plain collection, several words', plain, 'state', ['in', 'notIn'], false, false],
    ['a plain collection, the plant', plain, 'plant', ['in'], false, false],
    [
      'a plain collection of a plant, not the plant again',
      { ...plain, scope: 'plant' },
      'plant',
      [],
      false,
      false,
    ],
    ['its plan likewise', { ...plain, plantScoped: true }, 'plant', [], false, false],
    ['another reference all the same', { ...plain, scope: 'plant' }, 'tool', ['in'], false, false],
    [
      'another field all the same',
      { ...plain, scope: 'plant' },
      'day',
      ['between', 'from', 'to'],
      false,
      false,
    ],
    ['a call of a plant, the plant', { ...byCall, scope: 'plant' }, 'plant', ['in'], true, false],
    ['pages by hand, what they say and the kind knows', byHand, 'state', ['in', 'present'], false, false],
    ['pages by hand, nothing else', byHand, 'name', [], false, false],
  ])('%s', (_, answering, name, operators, one, again) => {
    const { operators: asked, ...rest } = filterOperators(answering, name)
    expect(asked).toEqual(operators)
    if (operators.length > 0 || again) expect(rest).toEqual({ one, again })
  })

  it('what is no field is asked for nothing', () => {
    expect(filterOperators(byCall, 'roof')).toEqual({ operators: [], one: false, again: false })
  })

  it.each<[string, Parameters<typeof comesWhole>[0], boolean]>([
    ['calls by hand', { fields, calls: 'members' }, true],
    ['calls by hand that bring pages', byHand, false],
    ['calls by hand, as a plan has them', { fields, calls: 'members', rest: null, paged: null }, true],
    ['a plain collection', plain, false],
    ['a call that says so', { fields, endpoints: { list: { get: '/x', page: 'none' } } }, true],
    ['a call of pages', byCall, false],
    ['a call of pages beside calls by hand', { ...byCall, calls: 'members' }, false],
    ['nobody', { fields, calls: null }, false],
  ])('whole is %s: %o', (_, answering, whole) => expect(comesWhole(answering)).toBe(whole))

  it.each([
    ['roof', byCall, 'the call does not take'],
    ['photo', byCall, 'the call does not take'],
    ['photo', plain, 'a plain collection cannot be asked for (image)'],
    ['roof', plain, 'the call does not take'],
    ['photo', { fields, rest: undefined }, 'the call does not take'],
    [
      'photo',
      { fields, endpoints: { list: { ...call, filters: { photo: 'p' } } } },
      'the call takes as is, in, and a image is asked as missing, present',
    ],
  ] as const)('why %s cannot be asked', (name, answering, sentence) => {
    expect(whyNotAsked(answering, name)).toBe(sentence)
  })
})
