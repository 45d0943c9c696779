import { type DeviceType, isDeviceType } from '../../domain/devices/device'
import type { IconName } from '../../kit/icon/icon'

const ICONS: Partial<Record<DeviceType, IconName>> = {
  PV_MODULE: 'plant',
  OPTIMIZER: 'plant',
  MICRO_INVERTER: 'plant',
  WEATHER_STATION: 'sun',
  COLLECTOR: 'globe',
  DTU: 'globe',
  REPEATER: 'globe',
  METER: 'chart',
  SMART_METER: 'chart',
  METER_READER: 'chart',
  WIRELESS_CT: 'chart',
  EPM: 'chart',
}

/** The icon of a kind of device; all boxes on a wall look alike. */
export const iconOf = (type: string | null): IconName => (isDeviceType(type) && ICONS[type]) || 'device'
