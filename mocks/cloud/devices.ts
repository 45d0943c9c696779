import type { SimPlant } from './plant'
import { carries } from './plant'
import { mix } from './random'

type DeviceType = 'COLLECTOR' | 'INVERTER' | 'METER' | 'BATTERY'

export interface SimDevice {
  id: number
  serial: string
  name: string
  type: DeviceType
}

const FIRST_ID: Record<DeviceType, number> = { COLLECTOR: 1, INVERTER: 10, METER: 40, BATTERY: 50 }
const LETTERS: Record<DeviceType, string> = { COLLECTOR: 'LG', INVERTER: 'INV', METER: 'MT', BATTERY: 'BAT' }
const WORDS: Record<DeviceType, string> = {
  COLLECTOR: 'Logger',
  INVERTER: 'Inverter',
  METER: 'Meter',
  BATTERY: 'Battery',
}

function device(plant: SimPlant, type: DeviceType, number: number): SimDevice {
  const serial = String(mix(plant.seed, FIRST_ID[type] + number) % 100_000_000).padStart(8, '0')
  return {
    // Device ids never meet plant ids: plants lie below 200 million.
    id: (plant.id % 10_000_000) * 100 + FIRST_ID[type] + number + 2_000_000_000,
    serial: `${LETTERS[type]}${serial}`,
    name: `${WORDS[type]} ${number + 1}`,
    type,
  }
}

/** Devices of a plant: a logger, its inverters, a meter where purchase is counted, a battery. */
export function devicesOf(plant: SimPlant): SimDevice[] {
  const has = carries(plant.gridType)
  const all = [device(plant, 'COLLECTOR', 0)]
  if (plant.quirks.partlyOffline) all.push(device(plant, 'COLLECTOR', 1))
  for (let number = 0; number < plant.inverters; number++) all.push(device(plant, 'INVERTER', number))
  if (has.buy) all.push(device(plant, 'METER', 0))
  if (has.battery) all.push(device(plant, 'BATTERY', 0))
  return all
}
