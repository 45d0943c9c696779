import type { DeviceType } from './device'
import type { FlowKey } from '../energy/energy-flow'

/** What stands behind a node of the energy flow: the first line of which the plant has a device. */
const BEHIND: Readonly<Record<FlowKey, readonly (readonly DeviceType[])[]>> = {
  solar: [
    ['INVERTER', 'TYPE_OFF_GRID_INVERTER', 'MICRO_STORAGE_IN_ONE', 'HYBRID_POWER_SYSTEM_CABINET'],
    ['MICRO_INVERTER'],
  ],
  grid: [['METER', 'SMART_METER'], ['EPM', 'FEED_IN_LIMIT'], ['WIRELESS_CT'], ['METER_READER']],
  load: [['CHARGE_PORT', 'SOCKET', 'SMART_HOME', 'AIR_CONDITIONING', 'WATER_PUMP', 'FAN']],
  battery: [['BATTERY'], ['MICRO_STORAGE_IN_ONE', 'HYBRID_POWER_SYSTEM_CABINET'], ['PCS']],
  generator: [['GENERATOR']],
  micro: [['MICRO_INVERTER']],
  ups: [['UPS_LOAD']],
  smartLoad: [['SMART_LOAD'], ['SMART_SWITCH']],
}

interface Known {
  readonly id: number | null
  readonly type: string | null
}

/** Devices of a node and their types; none where the plant has nothing that the node stands for. */
export function flowDevices<T extends Known>(node: FlowKey, devices: readonly T[]) {
  const known = devices.filter(({ id }) => id !== null)
  for (const line of BEHIND[node]) {
    const found = known.filter(({ type }) => line.some((one) => one === type))
    const types = line.filter((one) => found.some(({ type }) => type === one))
    if (found.length > 0) return { found, types }
  }
  return { found: [], types: [] }
}
