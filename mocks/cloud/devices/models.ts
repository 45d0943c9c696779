import type { SimPlant } from '../plants/plant'
import type { SimDeviceType } from './devices'

/** The model on the sticker; devices of other kinds have one maker and no name. */
export function modelOf(plant: SimPlant, type: SimDeviceType): string | null {
  if (type === 'COLLECTOR') return 'LSW3'
  if (type === 'BATTERY') return plant.battery && plant.battery.capacity > 20 ? 'B30' : 'B10'
  if (type !== 'INVERTER') return null
  if (plant.battery) return 'H10'
  return plant.type === 'GROUND' ? 'S250' : 'S12'
}
