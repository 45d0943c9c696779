import { DEVICE_STATES } from '../src/domain/devices/device'
import { field } from '../src/schema/field'
import { defineResource } from '../src/schema/resource'

const opening = { codes: ['device:read'], scope: 'plant', at: ['row'] } as const

/** Modules of the current plant in their places on roof or field (C51), as figures; the drawing stands beside it. */
export const modules = defineResource({
  name: 'modules',
  route: '/plant/infos/component-layout',
  scope: 'plant',
  title: 'label',
  calls: 'modules',
  fields: {
    id: field.id(),
    label: field.text({ readonly: true }),
    serial: field.serial({ readonly: true }),
    state: field.status({
      of: DEVICE_STATES,
      tones: { online: 'good', alarm: 'bad', offline: 'quiet' },
      readonly: true,
    }),
    production: field.quantity({ unit: 'W', readonly: true }),
    productionToday: field.quantity({ unit: 'kWh', readonly: true }),
    /** Of its row, as the drawing compares them. */
    ofMedian: field.percent({ readonly: true }),
    voltage: field.quantity({ unit: 'V', readonly: true }),
    temperature: field.quantity({ unit: '°C', readonly: true }),
    parent: field.text({ readonly: true }),
    string: field.text({ readonly: true }),
  },
  list: {
    columns: [
      'label',
      'state',
      'production',
      'ofMedian',
      'productionToday',
      'voltage',
      'temperature',
      'parent',
      'string',
    ],
    more: ['serial'],
    size: 50,
    order: { field: 'id', direction: 'ASC' },
    filters: ['state', 'string'],
    search: true,
    card: ['state', 'production', 'ofMedian', 'productionToday'],
    open: 'none',
    refresh: 300,
  },
  actions: {
    read: { codes: ['layout:read'], scope: 'plant' },
    device: { ...opening, key: 'o', icon: 'device', to: 'device' },
    /** What does not measure itself is measured by what it hangs on. */
    parent: { ...opening, icon: 'up', to: 'parent' },
    draw: { codes: ['layout:update'], scope: 'plant', capability: 'layoutDrafts', at: [] },
  },
})
