import {
  type DeviceControl,
  type DeviceOrder,
  type DeviceSetting,
  ORDER_STATES,
  SETTING_EFFECTS,
  SETTING_RISKS,
} from '../../domain/devices/device-settings'
import type { DeviceDetail } from '../../domain/devices/device-records'
import type { Call } from '../call'
import { capitalEnum, epoch, id, num, part, partRows, record, text, type WireRecord, word } from '../wire'

/** Ours, capability `deviceControl`: what may be written, and what is on its way. */
export function deviceSettings(deviceId: number, language: string): Call<DeviceControl> {
  return {
    method: 'GET',
    path: `/device-s/device/${deviceId}/control`,
    query: { lan: language },
    read: (raw) => {
      const row = record(raw, 'control')
      return { settings: partRows(row['settings'], readSetting), orders: partRows(row['orders'], readOrder) }
    },
  }
}

function readSetting(row: WireRecord): DeviceSetting | null {
  const key = word(row['storageName'])
  if (key === null) return null
  const [min, max, step] = ['min', 'max', 'step'].map((name) => num(part(row['range'])[name]))
  return {
    key,
    name: text(row['name']),
    unit: word(row['unit']),
    value: word(row['value']),
    range: min == null || max == null ? null : { min, max, step: step ?? 1 },
    choices: partRows(row['choices'], (choice) => {
      const code = word(choice['code'])
      return code === null ? null : { code, name: text(choice['name']) }
    }),
    effect: capitalEnum(row['effect'], SETTING_EFFECTS),
    risk: capitalEnum(row['risk'], SETTING_RISKS),
    group: word(row['codeGroup']),
  }
}

function readOrder(row: WireRecord): DeviceOrder | null {
  const key = word(row['storageName'])
  if (key === null) return null
  return {
    id: id(row['id']),
    key,
    name: text(row['name']),
    before: word(row['before']),
    value: word(row['value']),
    kept: word(row['kept']),
    state: capitalEnum(row['state'], ORDER_STATES),
    place: num(row['place']),
    waitCode: word(row['waitCode']),
    person: text(row['userName']),
    sent: epoch(row['sent']),
    start: epoch(row['startTime']),
  }
}

/** Seconds that an order may wait and run. */
const ORDER_TIMEOUT = 300
/** A setting is written (wire contract 3.7). */
const WRITE = 5

/** The vendor's order (wire contract 4.1), for one setting. */
export function sendSetting(
  device: Pick<DeviceDetail, 'id' | 'serial' | 'productId' | 'gatewayId' | 'gatewaySerial'>,
  setting: Pick<DeviceSetting, 'key' | 'group'>,
  value: string,
): Call<number | null> {
  return {
    method: 'POST',
    path: '/order-s/order/action/control/send',
    body: {
      product: device.productId,
      deviceSn: device.serial,
      deviceId: device.id,
      gatewayId: device.gatewayId,
      gatewaySn: device.gatewaySerial,
      code: setting.key,
      codeGroup: setting.group,
      operationType: WRITE,
      extendWeb: JSON.stringify({ inputParam: { [setting.key]: value } }),
      orderTimeout: ORDER_TIMEOUT,
    },
    read: (raw) => id(record(raw, 'order')['id']),
  }
}
