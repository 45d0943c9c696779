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
    paid: field.flag(),
    secret: field.secret(),
  },
  list: {
    columns: ['title', 'state'],
    more: ['cost', 'day'],
    size: 20,
    order: { field: 'day', direction: 'DESC' },
    filters: ['title', 'state', 'cost', 'day', 'paid'],
    search: true,
    tabs: 'state',
    view: 'plantMap',
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
const amount = fc.integer({ min: -1e9, max: 1e9 })
const day = fc.constantFrom('2026-06-18', '2024-02-29')
const filter: fc.Arbitrary<Filter> = fc.oneof(
  fc.record({
    field: fc.constant('title'),
    operator: fc.constantFrom('contains', 'is'),
    value: anyText.filter((text) => text !== ''),
  }),
  fc.record({
    field: fc.constant('state'),
    operator: fc.constantFrom('in', 'notIn'),
    value: fc
      .array(fc.constantFrom('planned', 'done', '', null), { minLength: 1 })
      .filter((words) => words.some((one) => one !== '' && one !== null)),
  }),
  fc.record({ field: fc.constant('cost'), operator: fc.constantFrom('from', 'to'), value: amount }),
  fc.record({
    field: fc.constant('day'),
    operator: fc.constant('between' as const),
    value: fc.oneof(fc.tuple(day, day), fc.tuple(day, fc.constant(null)), fc.tuple(fc.constant(null), day)),
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
  refused: fc.constant([]),
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
    ['an order by what cannot be ordered', 'o=-secret'],
    ['a page that is none', 'p=-3'],
    ['columns that are none', 'c=secret.nothing'],
    ['a density that is none', 'd=huge'],
  ])('passes over %s', (_, query) => {
    expect(readListState(plan, new URLSearchParams(query))).toEqual(FIRST_STATE)
  })

  it.each([
    ['an unknown field', 'nothing.is.x'],
    ['a field that is no filter', 'secret.is.x'],
    ['an unknown operator', 'title.like.x'],
    ['an operator of another kind', 'title.bt.*1*2'],
    ['a filter without a value', 'title.is'],
    ['choices of which there is none', 'state.in.*'],
    ['an end that is no number', 'cost.ge.many'],
    ['a day that is none', 'day.bt.*2026-02-30*2026-03-01'],
    ['a choice that is none', 'state.in.*NOPE'],
    ['a choice beside which one is none', 'state.in.*done*NOPE'],
    ['a word to leave out that is none', 'state.not.NOPE'],
    ['a yes or no that is neither', 'paid.is.maybe'],
  ])('names %s and does not filter by it', (_, text) => {
    const query = new URLSearchParams({ f: text })
    expect(readListState(plan, query)).toEqual({ ...FIRST_STATE, refused: [text] })
    expect(writeListState(readListState(plan, query), new URLSearchParams()).getAll('f')).toEqual([text])
  })

  it('names what the source of the list cannot be asked for: a second filter, a second choice', () => {
    const served = compile(
      [
        {
          ...visits,
          endpoints: { list: { get: '/maintain-s/visits', page: 'query', filters: { state: 'state' } } },
          list: {
            columns: ['title'],
            size: 20,
            order: { field: 'day', direction: 'DESC' },
            filters: ['state'],
          },
        } as const,
      ],
      access,
    ).get('visits')
    const read = (...texts: string[]) => {
      const query = new URLSearchParams(texts.map((text) => ['f', text]))
      const { filters, refused } = readListState(served, query)
      return [filters.length, refused]
    }
    expect(read('state.in.*done')).toEqual([1, []])
    expect(read('state.in.*done', 'state.in.*planned')).toEqual([1, ['state.in.*planned']])
    expect(read('state.in.*done*planned')).toEqual([0, ['state.in.*done*planned']])
    expect(read('state.not.*done', 'state.no')).toEqual([0, ['state.not.*done', 'state.no']])
    expect(read('title.has.x')).toEqual([0, ['title.has.x']])
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
