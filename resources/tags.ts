import { field } from '../src/schema/field'
import { defineResource } from '../src/schema/resource'

/** Words that plants within reach are tagged with. Our own call, capability `plantTags`. */
export const tags = defineResource({
  name: 'tags',
  route: '/plants/tags',
  capability: 'plantTags',
  title: 'name',
  fields: {
    id: field.id(),
    name: field.text({ readonly: true }),
    plants: field.number({ whole: true, readonly: true }),
  },
  endpoints: { list: { get: '/maintain-s/operating/station/tag', page: 'none' } },
  list: {
    columns: ['name', 'plants'],
    size: 100,
    order: { field: 'name', direction: 'ASC' },
    search: true,
    open: 'none',
  },
  actions: { read: { codes: ['station:read'] } },
})
