/** Specification 3: 38 codes, in the spelling of the wire. */
export const DEVICE_TYPES = [
  'COLLECTOR',
  'WEATHER_STATION',
  'METER',
  'DTU',
  'REPEATER',
  'MICRO_INVERTER',
  'INVERTER',
  'OTHER_TYPE',
  'COMBINER_BOX',
  'BATTERY',
  'AIR_CONDITIONING',
  'HARMONIC_METER',
  'QUALITY_MONITOR',
  'SMART_HOME',
  'PV_MODULE',
  'ELECTRIC_SOURCE',
  'FAN',
  'WATER_PUMP',
  'HYBRID_POWER_SYSTEM_CABINET',
  'GENERATOR',
  'EPM',
  'MECD',
  'FLOW_METER_THERMOMETER',
  'RELAY_BOX',
  'SMART_METER',
  'TYPE_OFF_GRID_INVERTER',
  'FEED_IN_LIMIT',
  'MICRO_STORAGE_IN_ONE',
  'OPTIMIZER_CONCENTRATOR',
  'UPS_LOAD',
  'SMART_LOAD',
  'OPTIMIZER',
  'SOCKET',
  'PCS',
  'METER_READER',
  'CHARGE_PORT',
  'WIRELESS_CT',
  'SMART_SWITCH',
] as const
export type DeviceType = (typeof DEVICE_TYPES)[number]

export function isDeviceType(value: unknown): value is DeviceType {
  return DEVICE_TYPES.some((type) => type === value)
}

/** Codes that the vocabulary lacks have no state. */
export const DEVICE_STATES = ['online', 'alarm', 'offline'] as const
export type DeviceState = (typeof DEVICE_STATES)[number]

/** As people see it: what is silent while the sun is down, with nothing but panels to feed it, sleeps. */
export const TOLD_DEVICE_STATES = [...DEVICE_STATES, 'asleep'] as const
export type DisplayedDeviceState = (typeof TOLD_DEVICE_STATES)[number]

/** `asleep`: whether night explains silence at the device's plant. */
export function displayState(state: DeviceState | null, asleep: boolean): DisplayedDeviceState | null {
  return state === 'offline' && asleep ? 'asleep' : state
}

/** Whether what a device last said is what is. The power of a silent one is not known, which is not zero. */
export function deviceSpeaks(state: DeviceState | DisplayedDeviceState | null): boolean {
  return state !== 'offline' && state !== 'asleep'
}

/** Kinds of meters that the vendor names; a cloud may send others with the meter (C60). */
export const METER_POSITIONS = ['GRID', 'LOAD', 'GENERATION'] as const
export const METER_DIRECTIONS = ['FORWARD', 'REVERSE'] as const

/** `deviceState` of the wire: 1 normal, 2 alarm, 3 offline (wire contract 3.1); null for others. */
export function deviceStateOf(code: unknown): DeviceState | null {
  return code === 1 ? 'online' : code === 2 ? 'alarm' : code === 3 ? 'offline' : null
}
