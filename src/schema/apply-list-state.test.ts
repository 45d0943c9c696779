import { describe, expect, it } from 'vitest'
import { access } from '../../resources/access'
import { applyListState, isWhole, orderedHere, tabCounts } from './apply-list-state'
import { compile } from './compile'
import { field } from './field'
import { FIRST_STATE } from './list-state'
import { defineResource } from './resource'

const tools = defineResource({
  name: 'tools',
  route: '/tools',
  title: 'name',
  endpoints: { list: { get: '/maintain-s/tools', page: 'none' } },
  fields: {
    id: field.id(),
    name: field.text(),
    state: field.choice({ of: ['lent', 'here'] }),
    price: field.number(),
    code: field.secret(),
  },
  list: {
    columns: ['name', 'state'],
    size: 20,
    order: { field: 'price', direction: 'DESC' },
    filters: ['state', 'price'],
    search: true,
    tabs: 'state',
  },
  actions: { read: { codes: ['user'] } },
})
const plans = compile([tools], access)
const plan = plans.get('tools')
const records = [
  { id: 1, name: 'Müller clamp', state: 'here', price: 5 },
  { id: 2, name: 'Ladder', state: 'lent', price: null },
  { id: 3, name: 'Torch', state: 'broken', price: 9 },
  { id: 4, name: null, state: 'here', price: 7 },
]
const ids = (rows: readonly object[]) => rows.map((row) => (row as { id: number }).id)

describe('rows of a list that comes whole', () => {
  it('is known by its endpoint', () => expect(isWhole(plan)).toBe(true))

  it('are in the declared order, what is missing last', () => {
    expect(ids(applyListState(plan, records, FIRST_STATE))).toEqual([3, 4, 1, 2])
    const sort = { field: 'price', direction: 'ASC' } as const
    expect(ids(applyListState(plan, records, { ...FIRST_STATE, sort }))).toEqual([1, 4, 3, 2])
    expect(ids(records)).toEqual([1, 2, 3, 4])
  })

  it('are searched without accents and capitals', () => {
    expect(ids(applyListState(plan, records, { ...FIRST_STATE, search: ' MULLER ' }))).toEqual([1])
  })

  it('pass tab and filters together', () => {
    const filters = [{ field: 'price', operator: 'from', value: 6 } as const]
    expect(ids(applyListState(plan, records, { ...FIRST_STATE, tab: 'here', filters }))).toEqual([4])
  })

  it('are counted by the words of the tabs, the vocabulary first and only what is there', () => {
    expect(tabCounts(plan, records)).toEqual([
      { word: 'lent', count: 1 },
      { word: 'here', count: 2 },
      { word: 'broken', count: 1 },
    ])
  })
})

describe('orders that the call cannot give', () => {
  const visits = compile(
    [
      defineResource({
        name: 'visits',
        route: '/visits',
        title: 'name',
        endpoints: { list: { get: '/maintain-s/visits', page: 'query', sorts: ['id'] } },
        fields: {
          id: field.id(),
          name: field.text(),
          state: field.status({ of: ['fine', 'late', 'lost'], tones: {} }),
          hours: field.number(),
        },
        list: {
          columns: ['name', 'state', 'hours'],
          size: 20,
          order: { field: 'id', direction: 'DESC' },
          clientSort: { fields: ['state'], ties: [{ field: 'hours', direction: 'ASC' }] },
        },
        actions: { read: { codes: ['user'] } },
      }),
    ],
    access,
  ).get('visits')
  const records = [
    { id: 5, state: 'fine', hours: 1 },
    { id: 4, state: 'lost', hours: null },
    { id: 3, state: 'late', hours: 2 },
    { id: 2, state: 'lost', hours: 7 },
    { id: 1, state: 'lost', hours: 3 },
  ]
  const by = (sort: { field: string; direction: 'ASC' | 'DESC' } | null) =>
    orderedHere(visits, records, { sort }).map(({ id }) => id)

  it('go by the vocabulary, not by the letters, and ties are decided as declared', () => {
    expect(by({ field: 'state', direction: 'DESC' })).toEqual([1, 2, 4, 3, 5])
    expect(by({ field: 'state', direction: 'ASC' })).toEqual([5, 3, 1, 2, 4])
  })

  it('are offered beside those of the call, whose rows stay as they came', () => {
    expect(visits.sorts).toEqual(['id', 'state'])
    expect(by({ field: 'id', direction: 'ASC' })).toEqual([5, 4, 3, 2, 1])
    expect(by(null)).toEqual([5, 4, 3, 2, 1])
  })
})
