import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { access } from '../../resources/access'
import type { Filter } from './codec'
import { compile } from './compile'
import { field } from './field'
import { FIRST_STATE, type ListState, readListState, writeListState } from './list-state'
import { defineResource } from './resource'

const visits = defineResource({
  name: 'visits',
  route: '/visits',
  title: 'title',
  endpoints: { list: { get: '/maintain-s/visits', page: 'none' } },
  fields: {
    id: field.id(),
    title: field.text(),
    state: field.status({ of: ['planned', 'done'] }),
    cost: field.number(),
    day: field.date(),
    secret: field.secret(),
  },
  list: {
    columns: ['title', 'state'],
    more: ['cost', 'day'],
    size: 20,
    order: { field: 'day', direction: 'DESC' },
    filters: ['title', 'state', 'cost', 'day'],
    search: true,
    tabs: 'state',
    view: 'board',
  },
  actions: { read: { codes: ['user'] } },
})
const plan = compile([visits], access).get('visits')

/** Any string that JavaScript can hold, halves of characters included. */
const anyText = fc.oneof(fc.string({ unit: 'binary' }), fc.string({ unit: 'grapheme' }), odd())
function odd() {
  return fc.string({
    unit: fc.constantFrom('\ud800', '\udc00', '*', '\\', '"', '.', '&', '#', '+', ' ', '\n', '\0', '5', 'ü'),
  })
}
const scalar = fc.oneof(
  anyText,
  fc.integer(),
  fc.double({ noNaN: true, noDefaultInfinity: true }).map((number) => number + 0),
  fc.boolean(),
  fc.constant(null),
)
const filter: fc.Arbitrary<Filter> = fc.oneof(
  fc.record({ field: fc.constant('title'), operator: fc.constantFrom('contains', 'is'), value: anyText }),
  fc.record({
    field: fc.constant('state'),
    operator: fc.constantFrom('in', 'notIn'),
    value: fc.array(scalar),
  }),
  fc.record({ field: fc.constant('cost'), operator: fc.constantFrom('from', 'to'), value: scalar }),
  fc.record({
    field: fc.constant('day'),
    operator: fc.constant('between' as const),
    value: fc.tuple(scalar, scalar),
  }),
  fc.record({
    field: fc.constantFrom('day', 'title'),
    operator: fc.constantFrom('missing' as const, 'present' as const),
    value: fc.constant(null),
  }),
) as fc.Arbitrary<Filter>
const state: fc.Arbitrary<ListState> = fc.record({
  search: anyText,
  filters: fc.array(filter, { maxLength: 4 }),
  sort: fc.option(
    fc.record({
      field: fc.constantFrom('title', 'cost'),
      direction: fc.constantFrom('ASC' as const, 'DESC' as const),
    }),
  ),
  page: fc.integer({ min: 1, max: 9_999_999 }),
  columns: fc.option(fc.uniqueArray(fc.constantFrom('title', 'state', 'cost', 'day'), { minLength: 1 })),
  density: fc.constantFrom('usual' as const, 'compact' as const),
  tab: fc.option(anyText.filter((text) => text !== '')),
  open: fc.option(anyText.filter((text) => text !== '')),
  view: fc.option(anyText.filter((text) => text !== '')),
  named: fc.option(fc.boolean()),
})

/** Through an address, as the browser keeps it. */
const reloaded = (query: URLSearchParams) =>
  new URL(`https://console.example/visits?${query.toString()}#top`).searchParams

describe('the state of a list in the address', () => {
  it('S4-26 any state survives a reload, whatever text its search and filters hold', () => {
    fc.assert(
      fc.property(state, (given) => {
        expect(readListState(plan, reloaded(writeListState(given, new URLSearchParams())))).toEqual(given)
      }),
      { numRuns: 2000 },
    )
  })

  it('leaves the parameters of others alone and writes nothing that is as declared', () => {
    const before = new URLSearchParams('plant=7&clientStyle=a%26b&q=old&f=title.has.x')
    expect(writeListState(FIRST_STATE, before).toString()).toBe('plant=7&clientStyle=a%26b')
  })

  it('is short for what people do most', () => {
    const given: ListState = {
      ...FIRST_STATE,
      search: 'roof 5',
      filters: [{ field: 'state', operator: 'in', value: ['planned', 'done'] }],
      sort: { field: 'cost', direction: 'DESC' },
    }
    expect(writeListState(given, new URLSearchParams()).toString()).toBe(
      'q=roof+5&f=state.in.*planned*done&o=-cost',
    )
  })

  it.each([
    ['an unknown field', 'f=nothing.is.x'],
    ['a field that is no filter', 'f=secret.is.x'],
    ['an unknown operator', 'f=title.like.x'],
    ['an operator of another kind', 'f=title.bt.*1*2'],
    ['a filter without a value', 'f=title.is'],
    ['an order by what cannot be ordered', 'o=-secret'],
    ['a page that is none', 'p=-3'],
    ['columns that are none', 'c=secret.nothing'],
    ['a density that is none', 'd=huge'],
  ])('passes over %s', (_, query) => {
    expect(readListState(plan, new URLSearchParams(query))).toEqual(FIRST_STATE)
  })

  it('never throws, whatever stands in the address', () => {
    const pair = fc.tuple(fc.constantFrom('q', 'f', 'o', 'p', 'c', 'd', 't', 'r', 'v', 'm'), anyText)
    fc.assert(
      fc.property(fc.array(pair), (pairs) => {
        const query = new URLSearchParams(pairs.map(([key, text]) => [key, text]))
        const once = readListState(plan, query)
        expect(readListState(plan, reloaded(writeListState(once, query)))).toEqual(once)
      }),
    )
  })
})
