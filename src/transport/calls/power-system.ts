import { DEVICE_TYPES, deviceStateOf } from '../../domain/devices/device'
import type { DeviceRecord, Gateway, MeterSpec, Registration } from '../../domain/devices/device-records'
import type { Page } from '../../domain/plants/reading'
import { isZone } from '../../domain/time/zone'
import { malformed } from '../fault-error'
import { type Call, get } from '../call'
import {
  epoch,
  flag,
  id,
  list,
  num,
  openEnum,
  page,
  partRows,
  record,
  text,
  word,
  words,
  type WireRecord,
} from '../wire'

/* Loggers and devices of a plant (wire contract 2.7). */

const SYSTEM = '/maintain-s/power/system'

/** C52. */
export function gateways(plantId: number): Call<readonly Gateway[]> {
  return get(`${SYSTEM}/${plantId}/gateway`, (raw) => list(raw, 'gateways', readGateway))
}

/** C53: what hangs on a logger. */
export function gatewayDevices(gatewayId: number): Call<readonly DeviceRecord[]> {
  return get(`${SYSTEM}/gateway/${gatewayId}/device`, (raw) => list(raw, 'devices', readDeviceRecord))
}

export interface NewDevice {
  serial: string
  type: string
  gatewayId: number
  name: string | null
  /** kW. */
  capacity: number | null
}

/** C54. */
export function addDevices(plantId: number, devices: readonly NewDevice[]): Call<readonly DeviceRecord[]> {
  return {
    method: 'POST',
    path: `${SYSTEM}/${plantId}/device`,
    body: {
      devices: devices.map(({ serial, type, gatewayId, name, capacity }) => ({
        deviceSn: serial,
        type,
        gatewayId,
        name,
        installedCapacity: capacity,
      })),
    },
    read: (raw) => list(raw, 'devices', readDeviceRecord),
  }
}

/** C55: one logger with its devices. */
export function gateway(plantId: number, gatewayId: number): Call<Gateway> {
  return get(`${SYSTEM}/${plantId}/gateway/${gatewayId}`, (raw) => readGateway(record(raw, 'gateway')))
}

/** C56; a new serial replaces the device. */
export function editDevice(
  plantId: number,
  deviceId: number,
  change: { name: string | null; capacity: number | null; newSerial: string | null },
): Call<DeviceRecord> {
  return {
    method: 'POST',
    path: `${SYSTEM}/${plantId}/device/${deviceId}`,
    body: { name: change.name, installedCapacity: change.capacity, newDeviceSn: change.newSerial },
    read: (raw) => readDeviceRecord(record(raw, 'device')),
  }
}

/** Ours, capability `deviceMove`: to another logger of the plant. All of them or none. */
export function moveDevices(
  plantId: number,
  deviceIds: readonly number[],
  gatewayId: number,
): Call<readonly DeviceRecord[]> {
  return {
    method: 'POST',
    path: `${SYSTEM}/${plantId}/device/move`,
    body: { deviceIds, gatewayId },
    read: (raw) => list(raw, 'devices', readDeviceRecord),
  }
}

/** C57. */
export function deleteDevices(plantId: number, deviceIds: readonly number[]): Call<null> {
  return { method: 'DELETE', path: `${SYSTEM}/${plantId}/device`, body: deviceIds, read: () => null }
}

/** C58. */
export function offeredDeviceTypes(plantId: number): Call<readonly string[]> {
  return get(`${SYSTEM}/${plantId}/deviceTypeList`, (raw) => {
    if (!Array.isArray(raw)) throw malformed('device types: a list was expected')
    return words(raw)
  })
}

/** C59, ordered within the body. */
export function plantDevices(
  plantId: number,
  { at = 1, size = 20, descending = false } = {},
): Call<Page<DeviceRecord>> {
  return {
    method: 'POST',
    path: `${SYSTEM}/deviceList`,
    reads: true,
    body: {
      'order.direction': descending ? 'DESC' : 'ASC',
      'order.property': 'device_id',
      stationId: plantId,
      page: at,
      size,
    },
    read: (raw) => page(raw, 'devices', readDeviceRecord),
  }
}

/** C60. */
export function meterSpec(plantId: number, meterId: number): Call<MeterSpec> {
  return get(`${SYSTEM}/${plantId}/meter/${meterId}/spec`, readMeter)
}

/** C61. */
export function saveMeter(
  plantId: number,
  meterId: number,
  settings: Pick<MeterSpec, 'spec' | 'ctRatio' | 'ptRatio' | 'position' | 'direction'>,
): Call<MeterSpec> {
  const { spec, ctRatio, ptRatio, position, direction } = settings
  return {
    method: 'POST',
    path: `${SYSTEM}/${plantId}/meter/${meterId}/config`,
    body: { spec, ctRatio, ptRatio, position, direction },
    read: readMeter,
  }
}

function readMeter(raw: unknown): MeterSpec {
  const row = record(raw, 'meter')
  return {
    meterId: id(row['meterId']),
    serial: word(row['deviceSn']),
    ctRatio: num(row['ctRatio']),
    ptRatio: num(row['ptRatio']),
    position: openEnum(row['position'], ['GRID', 'LOAD', 'GENERATION']),
    direction: openEnum(row['direction'], ['FORWARD', 'REVERSE']),
    spec: word(row['spec']),
    choices: partRows(row['specList'], (choice) => {
      const code = word(choice['code'])
      return code === null ? null : { code, name: text(choice['name']) }
    }),
  }
}

/** C63; the check code only where the sticker has one. */
export function registerGateways(
  plantId: number,
  serials: readonly string[],
  secret?: string,
): Call<Registration> {
  return {
    method: 'POST',
    path: `${SYSTEM}/${plantId}/v2/gateway`,
    body: {
      registerItems: serials.map((serial) => ({ gatewaySn: serial, type: 'COLLECTOR' })),
      ...(secret === undefined ? {} : { secret }),
    },
    read(raw) {
      const reply = record(raw, 'registration')
      return {
        accepted: partRows(reply['success'], (row) => {
          const serial = word(row['gatewaySn'])
          return serial === null ? null : { serial, id: id(row['gatewayId']) }
        }),
        refused: partRows(reply['fail'], (row) => {
          const serial = word(row['gatewaySn'])
          return serial === null ? null : { serial, code: word(row['code']) }
        }),
      }
    },
  }
}

function readGateway(row: WireRecord): Gateway {
  return {
    ...readDeviceRecord(row),
    signal: num(row['signalIntensity']),
    deviceCount: id(row['deviceCount']),
    devices: partRows(row['devices'], readDeviceRecord),
  }
}

/** A `DeviceRow` (wire contract 2.0). */
export function readDeviceRecord(row: WireRecord): DeviceRecord {
  const zone = word(row['timeZone'])
  const alert = num(row['alertState'])
  return {
    id: id(row['id']) ?? id(row['deviceId']),
    serial: word(row['deviceSn']) ?? word(row['serialNumber']),
    name: text(row['name']),
    type: openEnum(row['type'], DEVICE_TYPES),
    state: deviceStateOf(num(row['deviceState'])),
    online: flag(row['netState']),
    alerting: alert === null ? null : alert > 0,
    collected: epoch(row['collectionTime']),
    productId: word(row['productId']),
    plantId: id(row['siteId']),
    plantName: text(row['stationName']) ?? text(row['systemName']),
    parentSerial: word(row['parentSn']) ?? word(row['parentDeviceSn']),
    parentType: word(row['parentDeviceType']),
    capacity: num(row['installedCapacity']),
    production: num(row['generationPower']),
    productionToday: num(row['dailyPowerGeneration']),
    zone: isZone(zone) ? zone : null,
  }
}
