import type { DeviceState, DeviceType } from './device'
import type { EpochSeconds, Unlisted, Zone } from '../plants/reading'

/** `DeviceRow` of the wire contract. */
export interface DeviceRecord {
  id: number | null
  serial: string | null
  name: string | null
  type: DeviceType | Unlisted | null
  state: DeviceState | null
  online: boolean | null
  alerting: boolean | null
  collected: EpochSeconds | null
  productId: string | null
  plantId: number | null
  plantName: string | null
  parentSerial: string | null
  parentType: string | null
  /** kW. */
  capacity: number | null
  /** W. */
  production: number | null
  /** kWh. */
  productionToday: number | null
  zone: Zone | null
}

/** C52, C55: a logger. */
export interface Gateway extends DeviceRecord {
  /** Percent. */
  signal: number | null
  deviceCount: number | null
  devices: readonly DeviceRecord[]
}

/** C82. */
export interface Device {
  id: number | null
  serial: string | null
  name: string | null
  type: string | null
  state: 'online' | 'alarm' | 'offline' | null
  collected: EpochSeconds | null
  gatewaySerial: string | null
  production: number | null
  productionToday: number | null
  productionTotal: number | null
  signal: number | null
  /** Of a battery: percent, and W, positive while it discharges. */
  stateOfCharge: number | null
  batteryPower: number | null
  /** W at a meter, positive while power is bought. */
  gridPower: number | null
  /** W that an inverter takes from its modules. */
  dcPower: number | null
  /** kWh that an inverter with a battery put into it and took out of it today. */
  chargedToday: number | null
  dischargedToday: number | null
  /** Of a logger. */
  firmware: string | null
  mac: string | null
  /** What else the device says of itself: raw keys that nobody here knows, with their values. */
  others: readonly { key: string; value: string }[]
}

/** C60, C61. */
export interface MeterSpec {
  meterId: number | null
  serial: string | null
  ctRatio: number | null
  ptRatio: number | null
  position: 'GRID' | 'LOAD' | 'GENERATION' | Unlisted | null
  direction: 'FORWARD' | 'REVERSE' | Unlisted | null
  spec: string | null
  choices: readonly { code: string; name: string | null }[]
}

/** C63: what became of each logger. */
export interface Registration {
  accepted: readonly { serial: string; id: number | null }[]
  refused: readonly { serial: string; code: string | null }[]
}

/** C67: packs with their parents, flat. */
export interface BatteryNode {
  id: number | null
  serial: string
  parentSerial: string | null
  name: string | null
  state: DeviceState | null
  online: boolean | null
  alerting: boolean | null
}

/** C83. */
export interface Networking {
  deviceId: number | null
  serial: string | null
  mode: 'WIFI' | 'LAN' | '4G' | 'NB' | Unlisted | null
  ssid: string | null
  /** Percent. */
  signal: number | null
  ip: string | null
  mac: string | null
  iccid: string | null
  operator: string | null
  firmware: string | null
  collected: EpochSeconds | null
}

/** Between which numbers a device wants a value to lie; both ends belong to it. */
export interface ValueRange {
  readonly min: number
  readonly max: number
}

/** D1: one measured or set value; text, because the cloud writes it so. */
export interface DeviceValue {
  key: string
  label: string | null
  value: string | null
  unit: string | null
  /** Raw code behind a translated value. */
  raw: string | null
  order: number
  /** When it was read; null where it is as old as the others. */
  at: EpochSeconds | null
  range: ValueRange | null
}
export interface DeviceValueGroup {
  tag: string | null
  name: string | null
  categoryId: string | null
  order: number
  values: readonly DeviceValue[]
}
export interface DeviceDetail {
  id: number | null
  serial: string | null
  plantId: number | null
  name: string | null
  type: DeviceType | Unlisted | null
  typeName: string | null
  model: string | null
  productId: string | null
  zone: Zone | null
  state: DeviceState | null
  connected: DeviceState | null
  alerting: boolean | null
  collected: EpochSeconds | null
  gatewayId: number | null
  gatewaySerial: string | null
  groups: readonly DeviceValueGroup[]
}

/** D2. */
export interface DeviceParameter {
  key: string
  name: string | null
  unit: string | null
}

/** D3: numbers where the text is one, in time order. */
export interface DeviceSeries extends DeviceParameter {
  points: readonly { at: EpochSeconds; value: number | null; text: string | null }[]
}

export const DEVICE_NOTES = [
  'added',
  'renamed',
  'replaced',
  'moved',
  'setting',
  'command',
  'firmware',
  'scheduled',
  'withdrawn',
] as const

/** What somebody did to a device. */
export interface DeviceNote {
  at: EpochSeconds | null
  kind: (typeof DEVICE_NOTES)[number] | null
  person: string | null
  before: string | null
  after: string | null
}
