import { field } from '../src/schema/field'
import { defineResource } from '../src/schema/resource'

/** Whether and how much the current plant may feed in (C41, C42). */
export const plantZeroExport = defineResource({
  name: 'plant-zero-export',
  route: '/plant/infos/detail',
  scope: 'plant',
  title: 'id',
  calls: 'plantZeroExport',
  fields: {
    id: field.id(),
    on: field.flag({ wire: 'generationZero' }),
    limit: field.power({ wire: 'limitPower', min: 0, max: 1_000_000_000, when: { field: 'on', is: [true] } }),
    meter: field.number({ readonly: true }),
    modified: field.instant({ readonly: true }),
  },
  list: { columns: ['on'], size: 1, order: { field: 'id', direction: 'DESC' }, open: 'none' },
  show: { sections: [{ key: 'zeroExport', fields: ['on', 'limit', 'meter', 'modified'] }] },
  form: { groups: [{ key: 'zeroExport', fields: ['on', 'limit'] }], changed: 'modified' },
  actions: {
    read: { codes: ['station:read'], scope: 'plant' },
    update: { codes: ['station:update'], scope: 'plant', icon: 'edit' },
  },
})
