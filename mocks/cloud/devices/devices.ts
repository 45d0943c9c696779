import { DEVICE_TYPES, type DeviceType } from '../../../src/domain/devices/device'
import { DEVICE_KINDS } from './device-kinds.data'
import { carries, type SimPlant } from '../plants/plant'
import { mix } from '../random'

export type SimDeviceType = DeviceType

export interface SimDevice {
  id: number
  serial: string
  name: string
  type: SimDeviceType
  /** Logger or inverter above it. */
  parent: number | null
}

const FIRST_ID: Partial<Record<SimDeviceType, number>> = {
  COLLECTOR: 1,
  INVERTER: 10,
  METER: 40,
  BATTERY: 50,
  WEATHER_STATION: 58,
  OPTIMIZER: 60,
  MICRO_INVERTER: 200,
}
/** Of those that only a plant with one of everything has. */
const RARE_ID = 400

const firstId = (type: SimDeviceType) => FIRST_ID[type] ?? RARE_ID + DEVICE_TYPES.indexOf(type)

/** Device ids never meet plant ids: plants lie below 200 million. */
export const deviceIdOf = (plantId: number, offset: number) =>
  (plantId % 10_000_000) * 1000 + offset + 20_000_000_000

/** The end of the plant's id that a device id contains; data centre and book know the rest. */
export const plantTailOf = (deviceId: number) => Math.floor((deviceId - 20_000_000_000) / 1000)

const ABOVE = { nothing: null, logger: 'COLLECTOR', inverter: 'INVERTER' } as const

function device(plant: SimPlant, type: SimDeviceType, number: number): SimDevice {
  const serial = String(mix(plant.seed, firstId(type) + number) % 100_000_000).padStart(8, '0')
  const boxed = type === 'OPTIMIZER' || type === 'MICRO_INVERTER'
  const { letters, word, behind } = DEVICE_KINDS[type]
  const above = ABOVE[behind]
  return {
    id: deviceIdOf(plant.id, firstId(type) + number),
    // Serials of modules count up, as they come out of one box.
    serial: boxed
      ? `${letters}26${String(plant.id % 1_000_000).padStart(6, '0')}${String(number + 1).padStart(2, '0')}`
      : `${letters}${serial}`,
    name: `${word} ${number + 1}`,
    type,
    parent: above === null ? null : deviceIdOf(plant.id, firstId(above)),
  }
}

/** Devices of a plant: a logger, its inverters, a meter where purchase is counted, a battery, its modules. */
export function devicesOf(plant: SimPlant): SimDevice[] {
  const has = carries(plant.gridType)
  const { bare, partlyOffline, everyType, optimizers = 0, microInverters = 0 } = plant.quirks
  const all = bare ? [] : [device(plant, 'COLLECTOR', 0)]
  if (partlyOffline) all.push(device(plant, 'COLLECTOR', 1))
  for (let number = 0; number < plant.inverters; number++) all.push(device(plant, 'INVERTER', number))
  if (has.buy) all.push(device(plant, 'METER', 0))
  if (has.battery) all.push(device(plant, 'BATTERY', 0))
  if (plant.type === 'GROUND' && has.grid && plant.capacity > 3000)
    all.push(device(plant, 'WEATHER_STATION', 0))
  for (let number = 0; number < optimizers; number++) all.push(device(plant, 'OPTIMIZER', number))
  for (let number = 0; number < microInverters; number++) all.push(device(plant, 'MICRO_INVERTER', number))
  if (everyType) {
    const there = new Set(all.map(({ type }) => type))
    all.push(...DEVICE_TYPES.filter((type) => !there.has(type)).map((type) => device(plant, type, 0)))
  }
  return all
}
