import { TOLD_DEVICE_STATES } from '../src/domain/devices/device'
import { field } from '../src/schema/field'
import { defineResource } from '../src/schema/resource'

/** Loggers of the current plant with what hangs on them (C52, C55, C63, C83; wire contract 2.7 and 2.10). */
export const gateways = defineResource({
  name: 'gateways',
  route: '/plant/infos/device',
  address: '/device-detail?plant={plantId}&device={id}',
  scope: 'plant',
  title: 'label',
  calls: 'gateways',
  fields: {
    id: field.id(),
    label: field.text({ readonly: true }),
    serial: field.serial({ required: true, only: 'create' }),
    /** Check code of the sticker, where it has one. */
    secret: field.secret({ max: 40, only: 'create' }),
    name: field.text({ max: 60, only: 'update' }),
    state: field.status({
      of: TOLD_DEVICE_STATES,
      tones: { online: 'good', alarm: 'bad', offline: 'bad', asleep: 'quiet' },
      readonly: true,
    }),
    signal: field.percent({ readonly: true }),
    children: field.number({ whole: true, readonly: true }),
    collected: field.age({ readonly: true }),
    mode: field.choice({ of: ['WIFI', 'LAN', '4G', 'NB'], readonly: true, detail: true }),
    network: field.text({ readonly: true, detail: true, masked: true }),
    address: field.text({ readonly: true, detail: true, masked: true }),
    mac: field.text({ readonly: true, detail: true, masked: true }),
    iccid: field.text({ readonly: true, detail: true, masked: true }),
    operator: field.text({ readonly: true, detail: true }),
    firmware: field.text({ readonly: true, detail: true }),
  },
  list: {
    columns: ['label', 'state', 'serial', 'signal', 'children', 'collected'],
    size: 50,
    order: { field: 'id', direction: 'ASC' },
    filters: ['state', 'collected'],
    search: true,
    card: ['state', 'signal', 'children', 'collected'],
    refresh: 300,
  },
  show: {
    sections: [
      { key: 'basic', fields: ['label', 'serial', 'state', 'signal', 'children', 'collected', 'firmware'] },
      { key: 'network', fields: ['mode', 'network', 'address', 'mac', 'iccid', 'operator'] },
    ],
    related: [{ resource: 'devices', by: 'gateway' }],
  },
  form: { groups: [{ key: 'basic', fields: ['serial', 'secret', 'name'] }] },
  actions: {
    read: { codes: ['device:read'], scope: 'plant' },
    device: {
      codes: ['device:read'],
      scope: 'plant',
      at: ['row', 'detail'],
      key: 'o',
      icon: 'device',
      to: 'device',
    },
    check: {
      codes: ['device:read'],
      scope: 'plant',
      at: ['row', 'detail'],
      icon: 'chart',
      to: 'communication',
    },
    create: { codes: ['device:create'], scope: 'plant', icon: 'plus', view: 'addDevices' },
    update: { codes: ['device:update'], scope: 'plant', key: 'e', icon: 'edit', view: 'renameDevice' },
    delete: { codes: ['device:delete'], scope: 'plant', confirm: 'ask', tone: 'danger', icon: 'delete' },
    export: { codes: ['device:read'], scope: 'plant' },
  },
  export: { formats: ['csv', 'xlsx'] },
})
