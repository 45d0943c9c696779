import { SHARED_CODES } from '../src/domain/business-access'
import { field } from '../src/schema/field'
import { defineResource } from '../src/schema/resource'

/** Who sees the current plant through a business (ours, capability `businessAccess`). */
export const businessPeople = defineResource({
  name: 'business-people',
  route: '/plant/infos/relate',
  scope: 'plant',
  capability: 'businessAccess',
  title: 'name',
  calls: 'businessPeople',
  fields: {
    id: field.id(),
    name: field.text({ readonly: true }),
    task: field.choice({ of: ['OWNER', 'TECHNICIAN', 'DISPATCHER'], readonly: true }),
    business: field.text({ readonly: true }),
    permissions: field.multiChoice({ of: SHARED_CODES, readonly: true }),
  },
  list: {
    columns: ['name', 'task', 'business', 'permissions'],
    size: 50,
    order: { field: 'name', direction: 'ASC' },
    open: 'none',
  },
  actions: { read: { codes: ['station:read'], scope: 'plant' } },
})
