import { field } from '../../../src/schema/field'
import { defineResource } from '../../../src/schema/resource'

export const maintenanceVisits = defineResource({
  name: 'maintenance-visits',
  route: '/maintenance-visits',
  menu: { place: 'main', icon: 'tool', order: 90 },
  rest: '/maintenance-visits',
  title: 'work',
  fields: {
    id: field.id(),
    work: field.text({ required: true, max: 60 }),
    plant: field.reference({ to: 'plants', required: true }),
    date: field.date({ required: true }),
    outcome: field.status({
      of: ['planned', 'done', 'failed'],
      tones: { planned: 'info', done: 'good', failed: 'bad' },
      initial: 'planned',
    }),
    cost: field.money({ currency: 'currency', min: 0 }),
    currency: field.choice({ of: ['EUR', 'GBP', 'CNY'], initial: 'EUR' }),
    photo: field.image({ megabytes: 4 }),
  },
  list: {
    columns: ['work', 'plant', 'date', 'outcome', 'cost'],
    size: 20,
    order: { field: 'date', direction: 'DESC' },
    filters: ['plant', 'date', 'outcome'],
    search: true,
  },
  actions: {
    read: { codes: ['station:read'] },
    create: { codes: ['station:update'] },
    update: { codes: ['station:update'] },
    delete: { codes: ['station:delete'], confirm: 'ask', tone: 'danger' },
    export: { codes: ['station:read'] },
  },
  export: { formats: ['csv', 'xlsx'] },
  texts: {
    en: {
      one: 'Maintenance visit',
      many: 'Maintenance visits',
      fields: { work: 'Work', outcome: 'Outcome' },
      choices: { outcome: { planned: 'Planned', done: 'Done', failed: 'Failed' } },
    },
  },
})
