import type { Plant, Zone } from './reading'

/** The zone that days are cut in. Without one of the plant's own it is UTC, and the screen says so. */
export function zoneOf(plant: Pick<Plant, 'zone'>): Zone {
  return plant.zone ?? 'UTC'
}
