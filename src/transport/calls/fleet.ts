import { deviceStateOf } from '../../domain/devices/device'
import type { BatteryNode, DeviceRecord, Networking } from '../../domain/devices/device-records'
import type { StatusCounts } from '../../domain/plants/plant-records'
import type { Page, Plant } from '../../domain/plants/reading'
import { type Call, get } from '../call'
import { epoch, flag, id, list, num, openEnum, page, part, record, text, word } from '../wire'
import { readDeviceRecord } from './power-system'
import { readPlant } from './stations'

/* Lists over plants and their devices (wire contract 2.8, 4.1). */

const OPERATING = '/maintain-s/operating'

export interface Paging {
  /** Counted from 1. */
  at?: number
  size?: number
  property?: string
  descending?: boolean
}

function paging({ at = 1, size = 20, property = 'id', descending = true }: Paging) {
  return {
    'order.direction': descending ? 'DESC' : 'ASC',
    'order.property': property,
    page: at,
    size,
  } as const
}

/** Device classes as paths spell them (C66). */
export type DeviceClass =
  | 'inverter'
  | 'collector'
  | 'battery'
  | 'microInverter'
  | 'meter'
  | 'weatherStation'
  | 'common'

/** C66, and C64 for `collector`; `common` names a type. */
export function devicesOfClass(
  plantId: number,
  kind: DeviceClass,
  { deviceType, ...rest }: Paging & { deviceType?: string } = {},
): Call<Page<DeviceRecord>> {
  return {
    method: 'GET',
    path: `${OPERATING}/station/${plantId}/${kind}`,
    query: { ...paging({ property: 'device_sn', descending: false, ...rest }), deviceType },
    read: (raw) => page(raw, 'devices', readDeviceRecord),
  }
}

/** C67: flat, parents by serial. */
export function batteryTree(plantId: number): Call<Page<BatteryNode>> {
  return {
    method: 'GET',
    path: `${OPERATING}/station/${plantId}/battery/tree`,
    query: { ...paging({ property: 'name', size: 1000 }), total: 0 },
    read: (raw) =>
      page(raw, 'battery packs', (row) => {
        const serial = word(row['deviceSn'])
        if (serial === null) return null
        const alert = num(row['alertState'])
        return {
          id: id(row['id']),
          serial,
          parentSerial: word(row['parentDeviceSn']),
          name: text(row['systemName']),
          state: deviceStateOf(num(row['deviceState'])),
          online: flag(row['netState']),
          alerting: alert === null ? null : alert > 0,
        }
      }),
  }
}

/** Devices of a type over the whole fleet, by a piece of their serial. `model` is ours: others answer all of the type. */
export function fleetDevices(
  deviceType: string,
  { serial, model, ...rest }: Paging & { serial?: string; model?: string } = {},
): Call<Page<DeviceRecord>> {
  return {
    method: 'GET',
    path: `${OPERATING}/system/device/${encodeURIComponent(deviceType)}/list`,
    query: { ...paging({ property: 'device_sn', ...rest }), sn: serial, model, powerTypeList: 'PV' },
    read: (raw) => page(raw, 'devices', readDeviceRecord),
  }
}

/** C71: plants of the large screen. */
export function screenPlants(wanted: Paging = {}): Call<Page<Plant>> {
  return plants('GET', `${OPERATING}/station/screen/search`, wanted)
}

/** C72: plants that the caller created. */
export function createdPlants(wanted: Paging = {}): Call<Page<Plant>> {
  return plants('GET', `${OPERATING}/station/created/search`, wanted)
}

function plants(method: 'GET' | 'POST', path: string, wanted: Paging): Call<Page<Plant>> {
  return { method, path, reads: true, query: paging(wanted), read: (raw) => page(raw, 'plants', readPlant) }
}

const fleetFilter = (plantId?: number) => ({
  station: { powerTypeList: ['PV'], ...(plantId === undefined ? {} : { id: plantId }) },
})

/** Plants by state. */
export function statusCounts(): Call<StatusCounts> {
  return {
    method: 'POST',
    path: `${OPERATING}/station/v2/status/counting`,
    reads: true,
    body: fleetFilter(),
    read(raw) {
      const row = record(raw, 'counts')
      return {
        total: num(row['total']),
        online: num(row['communicationNormal']),
        partlyOffline: num(row['communicationPartialOffline']),
        offline: num(row['communicationAllOffline']),
        noDevice: num(row['communicationNoDevice']),
        warningNormal: num(row['warningNormal']),
        warningAbnormal: num(row['warningAbnormal']),
      }
    },
  }
}

/** C74: asks a logger to report now; silent. True when accepted. */
export function askGateway(
  plantId: number,
  serial: string,
  verificationType = 'cloudflare',
): Call<boolean | null> {
  return {
    method: 'POST',
    path: `${OPERATING}/station/${plantId}/device/gateway/post/${encodeURIComponent(serial)}`,
    query: { verificationType },
    silent: true,
    read: (raw) => flag(part(raw)['accepted']),
  }
}

/** C83. */
export function networking(plantId: number): Call<readonly Networking[]> {
  return get(`/maintain-s/fast/${plantId}/collector/networkingInfo`, (raw) =>
    list(raw, 'networking', (row) => ({
      deviceId: id(row['deviceId']),
      serial: word(row['deviceSn']),
      mode: openEnum(row['networkMode'], ['WIFI', 'LAN', '4G', 'NB']),
      ssid: text(row['ssid']),
      signal: num(row['signalIntensity']),
      ip: word(row['ip']),
      mac: word(row['mac']),
      iccid: word(row['iccid']),
      operator: text(row['operator']),
      firmware: word(row['firmware']),
      collected: epoch(row['collectionTime']),
    })),
  )
}
