import { MEMBER_STATES } from '../src/domain/people/organisation-records'
import { field } from '../src/schema/field'
import { defineResource } from '../src/schema/resource'

/** People of the organisation one acts for. Our own calls, capability `members`. */
export const members = defineResource({
  name: 'members',
  route: '/members',
  menu: { place: 'main', icon: 'people', order: 60 },
  capability: 'members',
  title: 'label',
  calls: 'members',
  fields: {
    id: field.id(),
    /** Name, or the address of somebody who has not signed in yet. */
    label: field.text({ readonly: true }),
    account: field.text({ required: true, only: 'create', max: 254 }),
    role: field.reference({ to: 'roles', required: true }),
    state: field.status({ of: MEMBER_STATES, tones: { ACTIVE: 'good', INVITED: 'info' }, readonly: true }),
    email: field.email({ readonly: true }),
    phone: field.phone({ readonly: true }),
    joined: field.instant({ readonly: true }),
    lastLogin: field.age({ calm: true, readonly: true }),
    /** Nobody changes themselves, nor somebody who may do more. */
    changeable: field.flag({ readonly: true }),
  },
  list: {
    columns: ['label', 'role', 'state', 'email', 'phone', 'lastLogin'],
    more: ['joined'],
    size: 20,
    order: { field: 'label', direction: 'ASC' },
    filters: ['role', 'state'],
    search: true,
    card: ['role', 'state', 'email'],
  },
  show: {
    sections: [{ key: 'basic', fields: ['label', 'role', 'state', 'email', 'phone', 'joined', 'lastLogin'] }],
  },
  form: { groups: [{ key: 'basic', fields: ['account', 'role'] }] },
  actions: {
    read: { codes: ['member:read'], scope: 'organisation' },
    create: { codes: ['member:manage'], scope: 'organisation', icon: 'plus' },
    update: {
      codes: ['member:manage'],
      scope: 'organisation',
      key: 'e',
      icon: 'edit',
      when: { field: 'changeable', is: [true, null] },
    },
    delete: {
      codes: ['member:manage'],
      scope: 'organisation',
      confirm: 'ask',
      tone: 'danger',
      icon: 'delete',
      when: { field: 'changeable', is: [true, null] },
    },
    export: { codes: ['member:read'], scope: 'organisation' },
  },
  export: { formats: ['csv', 'xlsx'] },
})
