import { DEVICE_TYPES } from '../src/domain/devices/device'
import { field } from '../src/schema/field'
import { defineResource } from '../src/schema/resource'

/**
 * Kinds of alarms that somebody does not want to see (wire contract 4.2): ten at most, and never one that endangers
 * people. `until`, `createdBy` and `hits` are ours.
 */
export const alertRules = defineResource({
  name: 'alert-rules',
  route: '/alerts/rules',
  title: 'alarm',
  calls: 'alert-rules',
  invalidates: ['alerts', 'plant-alerts'],
  fields: {
    id: field.id(),
    alarm: field.text({ readonly: true }),
    deviceType: field.choice({ of: DEVICE_TYPES, readonly: true }),
    scope: field.choice({ of: ['all', 'one'], readonly: true }),
    plant: field.text({ readonly: true, when: { field: 'scope', is: ['one'] } }),
    until: field.instant({ readonly: true }),
    zone: field.timezone({ readonly: true }),
    created: field.instant({ readonly: true }),
    createdBy: field.text({ readonly: true }),
    hits: field.number({ whole: true, readonly: true }),
  },
  list: {
    columns: ['alarm', 'deviceType', 'scope', 'plant', 'until', 'hits', 'createdBy', 'created'],
    size: 20,
    order: { field: 'created', direction: 'DESC' },
    search: true,
    open: 'none',
    card: ['scope', 'plant', 'deviceType', 'until', 'hits'],
    head: 'blockMeter',
  },
  actions: {
    read: { codes: ['alert:read'] },
    block: {
      codes: ['alert:handle'],
      at: ['list'],
      key: 'b',
      view: 'blockAlert',
      icon: 'plus',
      undo: 'unblock',
    },
    unblock: { codes: ['alert:handle'], at: [] },
    delete: { codes: ['alert:handle'], at: ['row', 'bulk'], confirm: 'ask', tone: 'danger', icon: 'delete' },
  },
})
