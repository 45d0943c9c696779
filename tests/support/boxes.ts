import { field } from '../../src/schema/field'
import { defineResource } from '../../src/schema/resource'

const FIELDS = {
  id: field.id(),
  name: field.text({ wire: 'label', required: true }),
  state: field.choice({ of: ['on', 'off'] }),
  size: field.number({ wire: 'body.size' }),
  begun: field.instant(),
}
const LIST = {
  columns: ['name', 'state', 'size'],
  size: 2,
  order: { field: 'name', direction: 'ASC' },
} as const

/** Whole lists of a plant, with writes and actions. */
export const boxes = defineResource({
  name: 'boxes',
  route: '/boxes',
  scope: 'plant',
  title: 'name',
  fields: FIELDS,
  endpoints: {
    list: { get: '/maintain-s/{plantId}/boxes', query: { language: '{language}' }, page: 'none' },
    create: { post: '/maintain-s/box', body: { plant: '{plantId}', box: '{record}', zone: '{zone}' } },
    update: { post: '/maintain-s/box/{id}' },
    delete: { delete: '/maintain-s/boxes', body: { ids: '{ids}' } },
  },
  list: { ...LIST, filters: ['state', 'size', 'name'], search: true },
  actions: {
    read: { codes: ['user'] },
    delete: { codes: ['user'] },
    start: {
      codes: ['user'],
      at: ['row', 'bulk'],
      when: { field: 'state', is: ['off', null] },
      input: { hours: field.number({ wire: 'h' }) },
      endpoint: { post: '/maintain-s/box/{id}/start', body: { for: '{input.hours}', all: '{input}' } },
    },
    stop: { codes: ['user'], at: ['bulk'], endpoint: { post: '/maintain-s/stop', body: '{ids}' } },
    scan: { codes: ['user'], at: ['list'], endpoint: { post: '/maintain-s/{plantId}/scan' } },
  },
})

/** A list that the server cuts, asked for in the body. */
export const crates = defineResource({
  name: 'crates',
  route: '/crates',
  title: 'name',
  fields: FIELDS,
  endpoints: {
    list: {
      post: '/maintain-s/crates',
      body: { kind: 'CRATE' },
      page: 'body',
      search: 'text',
      sorts: ['name', 'size'],
      filters: { state: { key: 'states', as: 'list' }, begun: { from: 'after', to: 'before' } },
    },
    one: { get: '/maintain-s/crate/{id}' },
    delete: { delete: '/maintain-s/crate/{id}' },
  },
  list: { ...LIST, filters: ['state', 'begun'], search: true },
  actions: { read: { codes: ['user'] }, delete: { codes: ['user'] } },
})
