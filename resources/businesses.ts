import { field } from '../src/schema/field'
import { defineResource } from '../src/schema/resource'

const RELATIONS = ['INSTALLER', 'SERVICE', 'DISTRIBUTOR', 'OPERATOR', 'INSURER', 'VIEWER'] as const
const SHARED = [
  'station:read',
  'station:update',
  'station:export',
  'device:read',
  'device:create',
  'device:update',
  'device:delete',
  'alert:read',
  'alert:handle',
  'layout:read',
  'layout:update',
  'report:export',
] as const

/** Businesses that may see or run the current plant (C47 to C49; screens 5). */
export const businesses = defineResource({
  name: 'businesses',
  route: '/plant/infos/relate',
  menu: { place: 'plant', icon: 'people', order: 40 },
  scope: 'plant',
  title: 'name',
  calls: 'businesses',
  fields: {
    id: field.id(),
    business: field.text({ required: true, only: 'create' }),
    name: field.text({ readonly: true }),
    relation: field.choice({ of: RELATIONS, readonly: true }),
    permissions: field.multiChoice({ of: SHARED, required: true, initial: ['station:read'] }),
    contact: field.text({ readonly: true }),
    phone: field.phone({ readonly: true, masked: true }),
    email: field.email({ readonly: true, masked: true }),
    state: field.status({
      of: ['PENDING', 'ACTIVE', 'EXPIRED'],
      tones: { PENDING: 'info', ACTIVE: 'good', EXPIRED: 'quiet' },
      readonly: true,
    }),
    related: field.instant({ readonly: true }),
    expires: field.date(),
  },
  list: {
    columns: ['name', 'relation', 'state', 'permissions', 'related', 'expires'],
    more: ['contact', 'phone', 'email'],
    size: 50,
    order: { field: 'related', direction: 'DESC' },
    filters: ['relation', 'state', 'permissions', 'expires'],
    search: true,
    card: ['relation', 'state', 'permissions', 'expires'],
  },
  show: {
    sections: [
      { key: 'basic', fields: ['name', 'relation', 'state', 'related', 'expires'] },
      { key: 'permissions', fields: ['permissions'] },
      { key: 'contact', fields: ['contact', 'phone', 'email'] },
    ],
  },
  form: { groups: [{ key: 'basic', fields: ['business', 'permissions', 'expires'] }] },
  actions: {
    read: { codes: ['station:read'], scope: 'plant' },
    create: { codes: ['station:share'], scope: 'plant', icon: 'plus' },
    update: { codes: ['station:share'], scope: 'plant', capability: 'sharing', key: 'e', icon: 'edit' },
    delete: { codes: ['station:share'], scope: 'plant', confirm: 'ask', tone: 'danger', icon: 'delete' },
    export: { codes: ['station:read'], scope: 'plant' },
  },
  export: { formats: ['csv', 'xlsx'] },
})
