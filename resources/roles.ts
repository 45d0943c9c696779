import { field } from '../src/schema/field'
import { defineResource } from '../src/schema/resource'
import { CODES } from './codes'

/** Roles of the organisation with what each may do. Our own calls, capability `roles`. */
export const roles = defineResource({
  name: 'roles',
  route: '/roles',
  menu: { place: 'main', icon: 'shield', order: 61 },
  capability: 'roles',
  title: 'name',
  calls: 'roles',
  fields: {
    id: field.id(),
    name: field.text({ required: true, max: 60 }),
    codes: field.multiChoice({ of: CODES, required: true, ticks: true, counted: true }),
    builtIn: field.flag({ readonly: true }),
    holders: field.number({ whole: true, readonly: true }),
    created: field.instant({ readonly: true }),
    /** Nobody changes the role they hold, nor one that may do more. */
    changeable: field.flag({ readonly: true }),
  },
  list: {
    columns: ['name', 'codes', 'holders', 'builtIn'],
    more: ['created'],
    size: 50,
    order: { field: 'name', direction: 'ASC' },
    filters: ['codes', 'builtIn'],
    search: true,
    card: ['holders', 'builtIn'],
  },
  show: {
    sections: [
      { key: 'basic', fields: ['name', 'builtIn', 'holders', 'created'] },
      { key: 'permissions', fields: ['codes'] },
    ],
    related: [{ resource: 'members', by: 'role' }],
  },
  form: { groups: [{ key: 'basic', fields: ['name', 'codes'] }] },
  actions: {
    read: { codes: ['role:read'], scope: 'organisation' },
    create: { codes: ['role:manage'], scope: 'organisation', icon: 'plus' },
    update: {
      codes: ['role:manage'],
      scope: 'organisation',
      key: 'e',
      icon: 'edit',
      when: { field: 'changeable', is: [true, null] },
    },
    seeAs: {
      codes: ['role:manage'],
      scope: 'organisation',
      at: ['row', 'detail'],
      icon: 'eye',
      view: 'seeAs',
    },
    delete: {
      codes: ['role:manage'],
      scope: 'organisation',
      confirm: 'ask',
      tone: 'danger',
      icon: 'delete',
      when: { field: 'builtIn', is: [false] },
    },
    export: { codes: ['role:read'], scope: 'organisation' },
  },
  export: { formats: ['csv', 'xlsx'] },
})
