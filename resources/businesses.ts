import { SHARED_CODES } from '../src/domain/people/business-access'
import { BUSINESS_PRESETS } from '../src/domain/plants/plant-records'
import { field } from '../src/schema/field'
import { defineResource } from '../src/schema/resource'

const RELATIONS = ['CREATOR', 'INSTALLER', 'SERVICE', 'DISTRIBUTOR', 'OPERATOR', 'INSURER', 'VIEWER'] as const
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
    preset: field.choice({ of: BUSINESS_PRESETS, required: true, initial: 'VIEW' }),
    permissions: field.multiChoice({
      of: SHARED_CODES,
      counted: true,
      ticks: true,
      required: true,
      initial: ['station:read'],
      when: { field: 'preset', is: ['CUSTOM', null] },
    }),
    contact: field.text({ readonly: true }),
    phone: field.phone({ readonly: true, masked: true }),
    email: field.email({ readonly: true, masked: true }),
    state: field.status({
      of: ['PENDING', 'ACTIVE', 'EXPIRED'],
      tones: { PENDING: 'info', ACTIVE: 'good', EXPIRED: 'quiet' },
      readonly: true,
    }),
    related: field.instant({ readonly: true }),
    grantedBy: field.text({ readonly: true }),
    lastActive: field.age({ calm: true, readonly: true }),
    people: field.number({ whole: true, readonly: true }),
    code: field.text({ readonly: true }),
    term: field.choice({ of: ['none', 'month', 'year', 'date'], required: true, initial: 'none' }),
    until: field.date({ required: true, when: { field: 'term', is: ['month', 'year', 'date'] } }),
    expires: field.instant({ readonly: true }),
  },
  list: {
    columns: [
      'name',
      'relation',
      'state',
      'permissions',
      'lastActive',
      'expires',
      'related',
      'grantedBy',
      'code',
    ],
    more: ['preset', 'people', 'contact', 'phone', 'email'],
    size: 50,
    order: { field: 'related', direction: 'DESC' },
    filters: ['relation', 'state', 'permissions'],
    search: true,
    card: ['relation', 'state', 'preset', 'expires', 'lastActive'],
  },
  show: {
    sections: [
      {
        key: 'basic',
        fields: [
          'name',
          'code',
          'relation',
          'state',
          'related',
          'grantedBy',
          'expires',
          'lastActive',
          'people',
        ],
      },
      { key: 'permissions', fields: ['preset', 'permissions'] },
      { key: 'contact', fields: ['contact', 'phone', 'email'] },
    ],
  },
  form: {
    groups: [
      {
        key: 'permissions',
        fields: ['business', 'preset', 'permissions', 'term', 'until'],
        view: 'businessTerms',
      },
    ],
  },
  actions: {
    read: { codes: ['station:read'], scope: 'plant' },
    create: { codes: ['station:share'], scope: 'plant', icon: 'plus' },
    update: {
      codes: ['station:share'],
      scope: 'plant',
      capability: 'businessAccess',
      key: 'e',
      icon: 'edit',
    },
    delete: {
      codes: ['station:share'],
      scope: 'plant',
      confirm: 'ask',
      affects: 'people',
      tone: 'danger',
      icon: 'delete',
      // Its own plant: it goes by a transfer of ownership alone.
      when: {
        field: 'relation',
        is: ['INSTALLER', 'SERVICE', 'DISTRIBUTOR', 'OPERATOR', 'INSURER', 'VIEWER', null],
      },
    },
    /** On the screen itself, beside whose plant it is. */
    transfer: { codes: ['station:delete'], scope: 'plant', capability: 'ownership', at: [] },
    export: { codes: ['station:read'], scope: 'plant' },
  },
  export: { formats: ['csv', 'xlsx'] },
})
