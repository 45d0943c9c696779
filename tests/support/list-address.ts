import { access } from '../../resources/access'
import { compile } from '../../src/schema/compile'
import { field } from '../../src/schema/field'
import { FIRST_STATE, type ListState, readListState, writeListState } from '../../src/schema/list-state'
import { defineResource } from '../../src/schema/resource'

const fields = {
  id: field.id(),
  title: field.text(),
  state: field.status({ of: ['planned', 'done'] }),
  cost: field.number(),
  paid: field.flag(),
}
const list = {
  columns: ['title', 'state'],
  more: ['cost'],
  size: 20,
  order: { field: 'cost', direction: 'DESC' },
} as const
const base = {
  name: 'visits',
  route: '/visits',
  title: 'title',
  endpoints: { list: { get: '/x/visits', page: 'none' } },
  fields,
  actions: { read: { codes: ['user'] } },
} as const
const visits = defineResource({
  ...base,
  list: {
    ...list,
    filters: ['title', 'state', 'cost', 'paid'],
    search: true,
    tabs: 'state',
    view: 'plantMap',
  },
})
const plan = compile([visits], access).get('visits')

/** A list that comes whole, one with nothing to narrow it by, and what their addresses say. */
export const saidOf = {
  plan,
  plain: compile([defineResource({ ...base, list })], access).get('visits'),
  address: (more: Partial<ListState>, before = '') =>
    writeListState({ ...FIRST_STATE, ...more }, new URLSearchParams(before)),
  filtersOf: (query: URLSearchParams) => query.getAll('f'),
  state: (filters: readonly string[]) =>
    readListState(plan, new URLSearchParams(filters.map((text) => ['f', text]))),
}
