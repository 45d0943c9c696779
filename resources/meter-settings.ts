import { METER_DIRECTIONS, METER_POSITIONS } from '../src/domain/devices/device'
import { field } from '../src/schema/field'
import { defineResource } from '../src/schema/resource'

/** How a meter is wired and what its readings are multiplied by (C60, C61): a part of the meter's own record. */
export const meterSettings = defineResource({
  name: 'meter-settings',
  route: '/plant/infos/device',
  scope: 'plant',
  title: 'spec',
  calls: 'meter-settings',
  fields: {
    id: field.id(),
    /** Code of a kind that the cloud offers for this meter. */
    spec: field.text({ required: true }),
    position: field.choice({ of: METER_POSITIONS, required: true }),
    direction: field.choice({ of: METER_DIRECTIONS, required: true }),
    /** Of the current transformer and the voltage transformer; 1 where there is none. */
    ctRatio: field.number({ required: true, min: 0.001, max: 100_000 }),
    ptRatio: field.number({ required: true, min: 0.001, max: 100_000 }),
  },
  list: { columns: ['spec'], size: 1, order: { field: 'id', direction: 'ASC' }, open: 'none' },
  form: {
    groups: [
      {
        key: 'meter',
        fields: ['spec', 'position', 'direction', 'ctRatio', 'ptRatio'],
        view: 'meterForm',
      },
    ],
  },
  actions: {
    read: { codes: ['device:read'], scope: 'plant' },
    update: { codes: ['device:update'], scope: 'plant', icon: 'edit' },
  },
})
