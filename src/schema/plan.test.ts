import { expect, it } from 'vitest'
import { compile, type Plan } from './compile'
import { field } from './field'
import { defineResource, type Resource } from './resource'

const access = { model: '', codes: ['a'], areas: {} }
const planOf = (resource: Resource): Plan => compile([resource], access).get(resource.name)

const fields = {
  id: field.id(),
  name: field.text({ required: true }),
  state: field.choice({ of: ['on', 'off'] }),
  size: field.number({ readonly: true }),
  rights: field.codes(),
  password: field.secret(),
  told: field.json({ readonly: true }),
}
const least = defineResource({
  name: 'things',
  route: '/things',
  title: 'name',
  fields,
  rest: '/things',
  list: { columns: ['state'], size: 20, order: { field: 'id', direction: 'DESC' } },
  actions: {
    read: { codes: ['a'] },
    create: { codes: ['a'] },
    update: { codes: ['a'], scope: 'record' },
    delete: { codes: ['a'] },
    export: { codes: ['a'], scope: 'plant' },
  },
})

it('what a declaration does not say is completed', () => {
  expect(planOf(least)).toEqual({
    name: 'things',
    route: '/things',
    address: '/things/{id}',
    menu: null,
    plantScoped: false,
    single: false,
    title: 'name',
    record: null,
    fields,
    idField: 'id',
    endpoints: {},
    rest: '/things',
    calls: null,
    paged: null,
    capability: null,
    invalidates: [],
    columns: ['state'],
    moreColumns: [],
    size: 20,
    order: { field: 'id', direction: 'DESC' },
    filters: [],
    sorts: ['name', 'state', 'size'],
    clientSort: { fields: [] },
    search: false,
    mode: 'scroll',
    refresh: null,
    steady: false,
    tabs: null,
    card: ['state'],
    open: 'drawer',
    beside: false,
    views: [],
    usual: null,
    listView: null,
    listViewFirst: false,
    listHead: null,
    sections: [{ key: 'basic', fields: ['name', 'state', 'size'] }],
    related: [],
    groups: [{ key: 'basic', fields: ['name', 'state', 'password'] }],
    rules: [],
    changed: null,
    actions: {
      read: { name: 'read', codes: ['a'], at: [], rights: null },
      create: { name: 'create', codes: ['a'], at: ['list'], rights: null },
      update: { name: 'update', codes: ['a'], scope: 'record', at: ['row', 'detail'], rights: 'rights' },
      delete: { name: 'delete', codes: ['a'], at: ['row', 'bulk', 'detail'], rights: null },
      export: { name: 'export', codes: ['a'], scope: 'plant', at: ['list'], rights: 'rights' },
    },
    exports: null,
    texts: {},
  })
})

const said = {
  address: '/application/detail/{id}',
  menu: { place: 'main', icon: 'tool', order: 3 },
  calls: 'members',
  capability: 'members',
  invalidates: ['things'],
  record: 'plant',
} as const
const list = {
  columns: ['name', 'state', 'size', 'rights'],
  more: ['told'],
  size: 50,
  order: { field: 'name', direction: 'ASC' },
  clientSort: { fields: ['state', 'name'], ties: [{ field: 'name', direction: 'ASC' }] },
  filters: ['state'],
  search: true,
  mode: 'pages',
  refresh: 60,
  steady: true,
  open: 'page',
  beside: true,
  views: [{ key: 'lit', filters: [{ field: 'state', operator: 'in', value: ['on'] }] }],
  usual: 'lit',
  view: 'plantMap',
  viewFirst: true,
  head: 'plantMap',
} as const
const sections = [{ key: 's', fields: ['name'] }]
const groups = [{ key: 'g', fields: ['name'] }]
const related = [{ resource: 'things', by: 'state' }]
const rules = [{ rule: 'differ', fields: ['name', 'state'] }]
const paged = { filters: { state: ['in'] }, sorts: ['name', 'size'] }
const texts = { en: { one: 'Thing', many: 'Things' } }
const { rest: _, ...unanswered } = least
const most = {
  ...unanswered,
  ...said,
  list,
  paged,
  show: { sections, related },
  form: { groups, rules, changed: 'size' },
  export: { columns: ['name'], formats: ['csv'] },
  texts,
} as unknown as Resource

it('what a declaration says stands in the plan as it was said', () => {
  expect(planOf(most)).toMatchObject({
    ...said,
    paged,
    columns: list.columns,
    moreColumns: ['told'],
    size: 50,
    order: list.order,
    filters: ['state'],
    sorts: ['name', 'size', 'state'],
    clientSort: list.clientSort,
    search: true,
    mode: 'pages',
    refresh: 60,
    steady: true,
    card: ['state', 'size', 'rights'],
    open: 'page',
    beside: true,
    views: list.views,
    usual: 'lit',
    listView: 'plantMap',
    listViewFirst: true,
    listHead: 'plantMap',
    sections,
    related,
    groups,
    rules,
    changed: 'size',
    exports: { columns: ['name'], formats: ['csv'] },
    texts,
  })
})

const change = (more: object): Plan => planOf({ ...least, ...more } as unknown as Resource)
const listed = (more: object) => change({ list: { ...least.list, ...more } })

it('a card has four columns beside its title, or those that it says', () => {
  const columns = ['name', 'state', 'size', 'rights', 'told', 'id']
  expect(listed({ columns }).card).toEqual(['state', 'size', 'rights', 'told'])
  expect(listed({ columns, card: ['size'] }).card).toEqual(['size'])
})

it('an export without columns has those of the screen', () => {
  expect(change({ export: { formats: ['xlsx'] } }).exports).toEqual({ columns: null, formats: ['xlsx'] })
})

it('a list is ordered by what its source can do', () => {
  const sorts = (more: object) => change({ rest: undefined, ...more }).sorts
  const call = { get: '/x/things', page: 'query' }
  expect(sorts({ endpoints: { list: { ...call, sorts: ['size'] } } })).toEqual(['size'])
  expect(sorts({ endpoints: { list: call } })).toEqual([])
  expect(sorts({ endpoints: { list: { ...call, page: 'none' } } })).toEqual(['name', 'state', 'size'])
  expect(sorts({ calls: 'members' })).toEqual(['name', 'state', 'size'])
})

it('a list of words has its tabs by them', () => {
  const whole = { list: { ...least.list, tabs: 'state' }, rest: undefined, calls: 'members' }
  expect(change(whole).tabs).toBe('state')
})

it('records of a plant belong to it, and what is done to them is asked of it and not of each', () => {
  const plant = field.reference({ to: 'things' })
  const plan = change({ scope: 'plant', fields: { ...fields, plant }, calls: 'members', rest: undefined })
  expect(plan.plantScoped).toBe(true)
  expect(plan.actions['export']?.rights).toBeNull()
})

it('only an action that asks each record has their codes', () => {
  const { actions } = change({
    actions: {
      update: { codes: ['a'], scope: 'plant' },
      export: { codes: ['a'] },
      start: { codes: ['a'], at: [], scope: 'plant' },
    },
  })
  expect(Object.values(actions).map(({ rights }) => rights)).toEqual([null, null, null])
  expect(actions['start']?.at).toEqual([])
})

it('a single record is listed by nobody', () => {
  const { list: _list, rest: _rest, ...own } = least
  const single = { ...own, single: true, calls: 'members', actions: { read: { codes: ['a'] } } }
  expect(planOf(single as unknown as Resource)).toMatchObject({
    single: true,
    columns: ['name'],
    size: 1,
    order: { field: 'name', direction: 'ASC' },
  })
})

it('a name that is not declared has no plan, and says so', () => {
  const plans = compile([least], access)
  expect([plans.find('things')?.name, plans.find('others')]).toEqual(['things', undefined])
  expect(() => plans.get('others')).toThrow('others: resource is not declared')
})
