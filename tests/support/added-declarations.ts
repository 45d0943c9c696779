import { field } from '../../src/schema/field'
import { defineResource } from '../../src/schema/resource'

/** Declarations beside those that are shipped, as a developer would add them. */

const words = (one: string, many: string, outcome: string, close: string) => ({
  one,
  many,
  fields: { work: one, outcome },
  choices: { outcome: { OPEN: `${outcome} 1`, DONE: `${outcome} 2` } },
  actions: { close: { label: close } },
})

const fields = { id: field.id(), work: field.text({ required: true }) }
const plant = field.reference({ to: 'plants', required: true })
const oldestFirst = { size: 20, order: { field: 'id', direction: 'ASC' } } as const

/** A plain collection with words of three languages and an action with a form. */
const visits = defineResource({
  name: 'visits',
  route: '/visits',
  menu: { place: 'main', icon: 'tool' },
  rest: '/visits',
  title: 'work',
  fields: {
    ...fields,
    outcome: field.choice({ of: ['OPEN', 'DONE'], initial: 'OPEN' }),
  },
  list: { ...oldestFirst, columns: ['work', 'outcome'] },
  actions: {
    read: { codes: ['alert:read'] },
    create: { codes: ['station:update'] },
    close: {
      codes: ['station:update'],
      at: ['row', 'detail'],
      input: { remark: field.text({ required: true }) },
      endpoint: { patch: '/collection-s/visits/{id}', body: { outcome: 'DONE' } },
    },
  },
  texts: {
    en: words('Visit', 'Visits', 'Outcome', 'Close'),
    de: words('Besuch', 'Besuche', 'Ergebnis', 'Abschließen'),
    zh: words('到访', '到访记录', '结果', '结束'),
  },
})

/** A plain collection whose records refer to plants. */
const surveys = defineResource({
  name: 'surveys',
  route: '/surveys',
  menu: { place: 'main', icon: 'tool' },
  rest: '/surveys',
  title: 'work',
  fields: { ...fields, plant },
  list: { ...oldestFirst, columns: ['work', 'plant'], filters: ['plant'] },
  actions: {
    read: { codes: ['station:read'], scope: 'plant' },
    create: { codes: ['station:read'], scope: 'plant' },
    export: { codes: ['station:read'] },
  },
  export: { formats: ['csv'] },
  texts: { en: { one: 'Survey', many: 'Surveys' } },
})

const shared = {
  title: 'work',
  list: { columns: ['work'], size: 20, order: { field: 'id', direction: 'DESC' }, search: true },
} as const

/** A tab of the plant. */
const repairs = defineResource({
  ...shared,
  name: 'repairs',
  route: '/plant/infos/repairs',
  menu: { place: 'plant', icon: 'tool' },
  scope: 'plant',
  rest: '/repairs',
  fields: { ...fields, plant },
  actions: {
    read: { codes: ['station:read'], scope: 'plant' },
    create: { codes: ['station:update'], scope: 'plant' },
  },
  texts: { en: { one: 'Repair', many: 'Repairs' } },
})

/** An entry of the account's settings. */
const cleanings = defineResource({
  ...shared,
  name: 'cleanings',
  route: '/account/settings/cleanings',
  menu: { place: 'account', icon: 'clock' },
  rest: '/cleanings',
  fields,
  actions: { read: { codes: ['user'] }, create: { codes: ['user'] } },
  texts: { en: { one: 'Cleaning', many: 'Cleanings' } },
})

export const added = [visits, surveys, repairs, cleanings]
