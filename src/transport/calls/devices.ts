import { deviceStateOf } from '../../domain/devices/device'
import type { Device } from '../../domain/devices/device-records'
import type { FlowArm } from '../../domain/plants/reading'
import { malformed } from '../fault-error'
import { type Call, get } from '../call'
import { epoch, id, jsonText, list, num, text, trimmedEnum, word, type WireRecord } from '../wire'

/** C81: type codes of the devices of a plant. */
export function deviceTypes(plantId: number): Call<readonly string[]> {
  return get(`/maintain-s/fast/device/${plantId}/device-types`, (raw) => {
    if (!Array.isArray(raw)) throw malformed('device types: a list was expected')
    return raw.flatMap((code: unknown) => (typeof code === 'string' ? (text(code)?.trim() ?? []) : []))
  })
}

/** C82: devices of a plant, all types when none is given. */
export function deviceList(plantId: number, type?: string): Call<readonly Device[]> {
  return get(`/maintain-s/fast/device/${plantId}/device-list`, (raw) => list(raw, 'devices', readDevice), {
    deviceType: type,
  })
}

function readDevice(row: WireRecord): Device {
  const said = jsonText(row['featureData'])
  return {
    id: id(row['deviceId']),
    serial: text(row['deviceSn']),
    name: text(row['deviceName']),
    type: text(row['deviceType'])?.trim() ?? null,
    state: deviceStateOf(num(row['deviceStatus'])),
    collected: epoch(row['collectionTime']),
    gatewaySerial: text(row['gatewaySn']),
    production: num(row['generationPower']),
    productionToday: num(row['generation']),
    productionTotal: num(row['generationTotal']),
    signal: num(row['signalIntensity']),
    stateOfCharge: num(said['B_left_cap1']),
    batteryPower: num(said['B_P1']),
    gridPower: num(said['PG_Pt1']),
    dcPower: num(said['DPi_t1']),
    chargedToday: num(said['Etdy_cg1']),
    dischargedToday: num(said['Etdy_dcg1']),
    firmware: word(said['MDUv1']),
    mac: word(said['MDU_MAC_ADD1']),
    others: Object.entries(said).flatMap(([key, raw]) => {
      const value = typeof raw === 'number' ? String(raw) : text(raw)
      return KNOWN_KEYS.has(key) || value === null ? [] : [{ key, value }]
    }),
  }
}

/** Raw keys that have a place of their own; what an inverter made today and ever stands beside them in the row. */
const KNOWN_KEYS: ReadonlySet<string> = new Set([
  'B_left_cap1',
  'B_P1',
  'PG_Pt1',
  'DPi_t1',
  'Etdy_cg1',
  'Etdy_dcg1',
  'Etdy_ge1',
  'Et_ge0',
  'MDUv1',
  'MDU_MAC_ADD1',
])

const ARMS = ['MICRO', 'GEN', 'UPS', 'SMARTLOAD'] as const

/** C62: extra arms of the flow picture; `shown` follows the display flag. */
export function flowArms(plantId: number, system = 'SOLARMAN'): Call<readonly FlowArm[]> {
  return {
    method: 'GET',
    path: `/maintain-s/power/system/${plantId}/micro/display`,
    query: { system },
    read: (raw) =>
      list(raw, 'flow arms', (row) => {
        const kind = trimmedEnum(row['displayType'], ARMS)
        return kind === null
          ? null
          : { kind, shown: num(row['displayFlg']) === 1, power: num(row['displayVal']) }
      }),
  }
}
