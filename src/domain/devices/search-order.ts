import { DEVICE_TYPES, type DeviceType } from './device'

/** What plants are built of, and what hangs in them in great numbers. */
const LIKELY: readonly DeviceType[] = [
  'INVERTER',
  'COLLECTOR',
  'BATTERY',
  'METER',
  'MICRO_INVERTER',
  'OPTIMIZER',
  'SMART_METER',
  'WEATHER_STATION',
  'CHARGE_PORT',
  'SOCKET',
  'DTU',
  'PCS',
  'PV_MODULE',
]

/** All types, the most likely first: the cloud looks for a serial number in one type a call. */
export const SEARCH_ORDER: readonly DeviceType[] = [
  ...LIKELY,
  ...DEVICE_TYPES.filter((type) => !LIKELY.includes(type)),
]
