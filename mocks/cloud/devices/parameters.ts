import type { SimDeviceType } from './devices'
import { type Parameter, PARAMETERS } from './parameters.data'
import { carries, type SimPlant } from '../plants/plant'

/** Parameters of a device at a plant of this kind. */
export function parametersOf(plant: SimPlant, type: SimDeviceType): Parameter[] {
  const has = carries(plant.gridType)
  const missing = new Set<string>()
  if (!has.grid) missing.add('grid')
  if (!has.load) missing.add('consumption')
  if (!has.battery) ['battery', 'bms'].forEach((tag) => missing.add(tag))
  if (plant.ups === 0) missing.add('ups')
  return PARAMETERS.filter(
    (one) =>
      one.types.includes(type) &&
      (one.own?.includes(type) || !missing.has(one.group)) &&
      (one.at?.(plant) ?? true),
  )
}
