import { field } from '../../src/schema/field'

const things = {
  name: 'things',
  route: '/things',
  title: 'name',
  actions: { read: { codes: ['a'] } },
} as const
const list = { columns: ['name'], size: 20, order: { field: 'id', direction: 'DESC' } } as const

/** Things whose list an adapter asks for, with most of what a field can be. */
export const MADE_BY_HAND = {
  ...things,
  fields: {
    id: field.id(),
    name: field.text(),
    state: field.choice({ of: ['on', 'off'] }),
    lit: field.flag(),
    size: field.number(),
    secret: field.secret(),
  },
  calls: 'members',
  list: { ...list, filters: ['state', 'lit'] },
} as const

/** What their list can be asked for: one value, a list of values, a span. */
export const CALL = {
  get: '/x/things',
  page: 'query',
  filters: { state: 'state', tags: { key: 'tags', as: 'list' }, day: { from: 'f', to: 't' } },
} as const

/** Things whose list is a call. */
export const ASKED_BY_CALL = {
  ...things,
  fields: {
    id: field.id(),
    name: field.text(),
    state: field.choice({ of: ['on', 'off'] }),
    tags: field.multiChoice({ of: ['a', 'b'] }),
    day: field.instant(),
    plant: field.reference({ to: 'things' }),
  },
  list: { ...list, filters: ['state', 'tags', 'day'] },
  endpoints: { list: CALL },
} as const

/** Changes of the first: of its list, or an action of its own. */
export const withList = (more: object) => ({ list: { ...MADE_BY_HAND.list, ...more } })
export const withAction = (more: object) => ({
  actions: { ...things.actions, start: { codes: ['a'], at: ['row'], ...more } },
})
