import type { SimPlant } from './plant'
import { carries } from './plant'
import { mix } from './random'

export type SimDeviceType =
  'COLLECTOR' | 'INVERTER' | 'METER' | 'BATTERY' | 'OPTIMIZER' | 'MICRO_INVERTER' | 'WEATHER_STATION'

export interface SimDevice {
  id: number
  serial: string
  name: string
  type: SimDeviceType
  /** Logger or inverter above it. */
  parent: number | null
}

const FIRST_ID: Record<SimDeviceType, number> = {
  COLLECTOR: 1,
  INVERTER: 10,
  METER: 40,
  BATTERY: 50,
  WEATHER_STATION: 58,
  OPTIMIZER: 60,
  MICRO_INVERTER: 60,
}
export const LETTERS: Record<SimDeviceType, string> = {
  COLLECTOR: 'LG',
  INVERTER: 'INV',
  METER: 'MT',
  BATTERY: 'BAT',
  WEATHER_STATION: 'WS',
  OPTIMIZER: 'OP',
  MICRO_INVERTER: 'MI',
}
const WORDS: Record<SimDeviceType, string> = {
  COLLECTOR: 'Logger',
  INVERTER: 'Inverter',
  METER: 'Meter',
  BATTERY: 'Battery',
  WEATHER_STATION: 'Weather station',
  OPTIMIZER: 'Optimizer',
  MICRO_INVERTER: 'Micro-inverter',
}

/** Device ids never meet plant ids: plants lie below 200 million. */
export const deviceIdOf = (plantId: number, offset: number) =>
  (plantId % 10_000_000) * 1000 + offset + 20_000_000_000

/** The end of the plant's id that a device id tells; data centre and book know the rest. */
export const plantTailOf = (deviceId: number) => Math.floor((deviceId - 20_000_000_000) / 1000)

function device(plant: SimPlant, type: SimDeviceType, number: number): SimDevice {
  const serial = String(mix(plant.seed, FIRST_ID[type] + number) % 100_000_000).padStart(8, '0')
  const grid = type === 'OPTIMIZER' || type === 'MICRO_INVERTER'
  const above =
    type === 'COLLECTOR' ? null : grid && type === 'OPTIMIZER' ? FIRST_ID.INVERTER : FIRST_ID.COLLECTOR
  return {
    id: deviceIdOf(plant.id, FIRST_ID[type] + number),
    // Serials of modules count up, as they come out of one box.
    serial: grid
      ? `${LETTERS[type]}26${String(plant.id % 1_000_000).padStart(6, '0')}${String(number + 1).padStart(2, '0')}`
      : `${LETTERS[type]}${serial}`,
    name: `${WORDS[type]} ${number + 1}`,
    type,
    parent: above === null ? null : deviceIdOf(plant.id, above),
  }
}

/** Devices of a plant: a logger, its inverters, a meter where purchase is counted, a battery, its modules. */
export function devicesOf(plant: SimPlant): SimDevice[] {
  const has = carries(plant.gridType)
  const { bare, partlyOffline, optimizers = 0, microInverters = 0 } = plant.quirks
  const all = bare ? [] : [device(plant, 'COLLECTOR', 0)]
  if (partlyOffline) all.push(device(plant, 'COLLECTOR', 1))
  for (let number = 0; number < plant.inverters; number++) all.push(device(plant, 'INVERTER', number))
  if (has.buy) all.push(device(plant, 'METER', 0))
  if (has.battery) all.push(device(plant, 'BATTERY', 0))
  if (plant.type === 'GROUND' && has.grid && plant.capacity > 3000)
    all.push(device(plant, 'WEATHER_STATION', 0))
  for (let number = 0; number < optimizers; number++) all.push(device(plant, 'OPTIMIZER', number))
  for (let number = 0; number < microInverters; number++) all.push(device(plant, 'MICRO_INVERTER', number))
  return all
}
