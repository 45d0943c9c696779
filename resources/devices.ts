import { DEVICE_TYPES, TOLD_DEVICE_STATES } from '../src/domain/devices/device'
import { field } from '../src/schema/field'
import { defineResource } from '../src/schema/resource'

/** What makes power; its columns say nothing about a logger. */
const PRODUCERS = [
  'INVERTER',
  'MICRO_INVERTER',
  'TYPE_OFF_GRID_INVERTER',
  'HYBRID_POWER_SYSTEM_CABINET',
  'MICRO_STORAGE_IN_ONE',
  'PCS',
  'OPTIMIZER',
  'PV_MODULE',
] as const
/** What has a battery behind it counts what goes in and out. */
const HYBRIDS = ['INVERTER', 'HYBRID_POWER_SYSTEM_CABINET', 'MICRO_STORAGE_IN_ONE', 'PCS'] as const
const LOGGERS = ['COLLECTOR', 'DTU', 'REPEATER'] as const
/** A logger is what others hang on; it cannot be moved to another one. */
const BEHIND_LOGGERS = DEVICE_TYPES.filter((type) => type !== 'COLLECTOR')
const METERS = ['METER', 'SMART_METER', 'EPM', 'WIRELESS_CT', 'METER_READER'] as const

/** Devices of the current plant: C59 lists them whole, C54 to C57 change them (wire contract 2.7). */
export const devices = defineResource({
  name: 'devices',
  route: '/plant/infos/device',
  address: '/device-detail?plant={plantId}&device={id}',
  menu: { place: 'plant', icon: 'device', order: 30 },
  scope: 'plant',
  title: 'label',
  calls: 'devices',
  fields: {
    id: field.id(),
    /** Name, or the serial number where nobody gave one. */
    label: field.text({ readonly: true }),
    name: field.text({ max: 60, only: 'update' }),
    serial: field.serial({ required: true, only: 'create' }),
    type: field.choice({ of: DEVICE_TYPES, required: true, only: 'create' }),
    state: field.status({
      of: TOLD_DEVICE_STATES,
      tones: { online: 'good', alarm: 'bad', offline: 'bad', asleep: 'quiet' },
      readonly: true,
    }),
    alerting: field.flag({ readonly: true }),
    parent: field.text({ readonly: true }),
    gateway: field.reference({ to: 'gateways', readonly: true }),
    production: field.power({ readonly: true, when: { field: 'type', is: PRODUCERS } }),
    productionToday: field.energy({ readonly: true, when: { field: 'type', is: PRODUCERS } }),
    capacity: field.quantity({
      unit: 'kW',
      min: 0.1,
      max: 1_000_000,
      when: { field: 'type', is: PRODUCERS },
    }),
    dcPower: field.power({ readonly: true, when: { field: 'type', is: PRODUCERS } }),
    /** AC over DC power. */
    efficiency: field.percent({ readonly: true, when: { field: 'type', is: PRODUCERS } }),
    productionTotal: field.energy({ readonly: true, when: { field: 'type', is: PRODUCERS } }),
    fullPowerHours: field.quantity({ unit: 'h', readonly: true, when: { field: 'type', is: PRODUCERS } }),
    chargedToday: field.energy({ readonly: true, when: { field: 'type', is: HYBRIDS } }),
    dischargedToday: field.energy({ readonly: true, when: { field: 'type', is: HYBRIDS } }),
    signal: field.percent({ readonly: true, when: { field: 'type', is: LOGGERS } }),
    children: field.number({ whole: true, readonly: true, when: { field: 'type', is: LOGGERS } }),
    firmware: field.text({ readonly: true, when: { field: 'type', is: LOGGERS } }),
    mac: field.text({ readonly: true, masked: true, when: { field: 'type', is: LOGGERS } }),
    stateOfCharge: field.percent({ readonly: true, when: { field: 'type', is: ['BATTERY'] } }),
    // A battery counts what goes into it below zero.
    batteryPower: field.power({
      signs: ['charging', 'discharging'],
      readonly: true,
      when: { field: 'type', is: ['BATTERY'] },
    }),
    // The meter counts what is fed in below zero (wire contract 1.8).
    gridPower: field.power({
      signs: ['exporting', 'importing'],
      readonly: true,
      when: { field: 'type', is: METERS },
    }),
    /** Raw keys of the device that nobody here knows, with their values. */
    others: field.tags({ readonly: true }),
    productId: field.text({ readonly: true }),
    collected: field.age({ readonly: true }),
  },
  list: {
    columns: ['label', 'state', 'type', 'serial', 'parent', 'production', 'productionToday', 'collected'],
    more: [
      'alerting',
      'dcPower',
      'efficiency',
      'productionTotal',
      'fullPowerHours',
      'chargedToday',
      'dischargedToday',
      'capacity',
      'signal',
      'children',
      'firmware',
      'mac',
      'stateOfCharge',
      'batteryPower',
      'gridPower',
      'productId',
      'others',
    ],
    size: 50,
    order: { field: 'id', direction: 'ASC' },
    filters: ['type', 'state', 'alerting', 'collected'],
    search: true,
    tabs: 'type',
    card: ['state', 'type', 'production', 'collected'],
    refresh: 300,
    view: 'deviceTree',
  },
  show: {
    sections: [
      {
        key: 'basic',
        fields: ['label', 'type', 'serial', 'state', 'parent', 'gateway', 'capacity', 'productId'],
      },
      {
        key: 'live',
        fields: [
          'production',
          'dcPower',
          'efficiency',
          'productionToday',
          'productionTotal',
          'fullPowerHours',
          'chargedToday',
          'dischargedToday',
          'signal',
          'children',
          'firmware',
          'mac',
          'stateOfCharge',
          'batteryPower',
          'gridPower',
          'others',
          'collected',
        ],
      },
      { key: 'meter', fields: [], view: 'meterSettings', when: { field: 'type', is: ['METER'] } },
    ],
  },
  form: {
    groups: [{ key: 'basic', fields: ['name', 'serial', 'type', 'capacity'] }],
  },
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
    create: { codes: ['device:create'], scope: 'plant', view: 'addDevices', icon: 'plus' },
    update: { codes: ['device:update'], scope: 'plant', key: 'e', icon: 'edit', view: 'renameDevice' },
    replace: {
      codes: ['device:update'],
      scope: 'plant',
      at: ['detail', 'row'],
      icon: 'swap',
      view: 'replaceDevice',
      when: { field: 'type', is: BEHIND_LOGGERS },
    },
    move: {
      codes: ['device:update'],
      scope: 'plant',
      at: ['detail', 'bulk'],
      icon: 'move',
      capability: 'deviceMove',
      when: { field: 'type', is: BEHIND_LOGGERS },
      input: { gateway: field.reference({ to: 'gateways', required: true }) },
    },
    /** What is set at a device; its page has the dialog. */
    control: { codes: ['device:update'], scope: 'plant', feature: 'deviceControl', at: [] },
    /** What runs on a device; its page has the dialog. */
    upgrade: { codes: ['device:update'], scope: 'plant', feature: 'deviceControl', at: [] },
    compare: { codes: ['device:read'], scope: 'plant', at: ['bulk'], view: 'compareDevices', icon: 'chart' },
    delete: { codes: ['device:delete'], scope: 'plant', confirm: 'ask', tone: 'danger', icon: 'delete' },
    export: { codes: ['device:read'], scope: 'plant' },
  },
  export: { formats: ['csv', 'xlsx'] },
})
