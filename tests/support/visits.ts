import { field } from '../../src/schema/field'
import { defineResource } from '../../src/schema/resource'

/** A resource of one file: visits to a plant, kept in a plain collection. */
export const visits = defineResource({
  name: 'visits',
  route: '/visits',
  menu: { place: 'main', icon: 'tool', order: 90 },
  title: 'title',
  rest: '/visits',
  fields: {
    id: field.id(),
    title: field.text({ required: true, max: 40 }),
    plant: field.reference({ to: 'plants', required: true, wire: 'stationId' }),
    day: field.date({ required: true }),
    state: field.status({ of: ['planned', 'done', 'cancelled'], initial: 'planned' }),
    hours: field.number({ min: 0, max: 24 }),
    cost: field.money({ currency: 'currency', min: 0 }),
    currency: field.choice({ of: ['EUR', 'GBP'], initial: 'EUR' }),
    spot: field.place({ wire: 'where.spot' }),
    urgent: field.flag(),
    notes: field.longText(),
    password: field.secret(),
    changed: field.instant({ readonly: true, wire: 'lastModified' }),
  },
  list: {
    columns: ['title', 'plant', 'day', 'state', 'cost'],
    size: 20,
    order: { field: 'day', direction: 'DESC' },
    filters: ['title', 'plant', 'day', 'state', 'hours', 'urgent'],
    search: true,
  },
  form: {
    groups: [
      { key: 'basic', fields: ['title', 'plant', 'day', 'state', 'hours', 'cost', 'currency', 'notes'] },
    ],
    changed: 'changed',
  },
  actions: {
    read: { codes: ['station:read'], scope: 'plant' },
    create: { codes: ['station:update'], scope: 'plant' },
    update: { codes: ['station:update'], scope: 'plant' },
    delete: { codes: ['station:delete'], scope: 'plant' },
  },
  texts: { en: { one: 'Visit', many: 'Visits' } },
})
