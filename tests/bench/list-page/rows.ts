import type { RecordValues } from '../../../src/schema/codec'
import { field } from '../../../src/schema/field'
import { defineResource } from '../../../src/schema/resource'

const WORDS = ['Harbour', 'Mill', 'Quarry', 'Orchard', 'Weir', 'Meadow', 'Foundry']
const STATES = ['planned', 'done', 'failed'] as const

/** Rows in the order of their names, the same in every run. */
export const rowsOf = (count: number): RecordValues[] =>
  Array.from({ length: count }, (_, index) => ({
    id: String(index + 1),
    name: `Site ${String(index + 1).padStart(5, '0')} ${WORDS[index % WORDS.length] ?? ''}`,
    state: STATES[index % STATES.length] ?? null,
    power: (index * 37) % 5_000,
    day: `2026-0${String((index % 9) + 1)}-1${String(index % 10)}`,
    note: `Visit ${String((index * 7919) % 10_000)}`,
  }))

export const sites = defineResource({
  name: 'sites',
  route: '/sites',
  rest: '/sites',
  title: 'name',
  fields: {
    id: field.id(),
    name: field.text({ required: true }),
    state: field.status({ of: STATES, tones: { planned: 'info', done: 'good', failed: 'bad' } }),
    power: field.number(),
    day: field.date(),
    note: field.text(),
  },
  list: {
    columns: ['name', 'state', 'power', 'day', 'note'],
    size: 20,
    order: { field: 'name', direction: 'ASC' },
    filters: ['state'],
    search: true,
  },
  actions: {
    read: { codes: ['station:read'] },
    update: { codes: ['station:update'] },
    delete: { codes: ['station:delete'], confirm: 'ask', tone: 'danger', at: ['row', 'bulk'] },
  },
  texts: { en: { one: 'Site', many: 'Sites', fields: { name: 'Name', power: 'Power' } } },
})
