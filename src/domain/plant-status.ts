import { carries, isGridType } from './grid-type'
import type { ListedPlant } from './listed-plant'
import type { EpochSeconds, Plant } from './reading'
import { sunIsDown } from './sun'

/** What a person is told about a plant's connection; the key of the word, too. What worries most stands last. */
export const PLANT_STATUSES = [
  'unknown',
  'noDevice',
  'online',
  'asleep',
  'never',
  'partlyOffline',
  'offline',
] as const
export type PlantStatus = (typeof PLANT_STATUSES)[number]

type Placed = Pick<Plant, 'latitude' | 'longitude' | 'gridType'>
type Reported = Placed & Pick<Plant, 'networkStatus' | 'lastUpdate'>

/** Whether night explains silence: the sun is down and nothing but the panels feeds the logger. */
export function isAsleep(plant: Placed, now: EpochSeconds): boolean {
  if (isGridType(plant.gridType) && carries(plant.gridType).has('battery')) return false
  return sunIsDown(now, plant.latitude, plant.longitude)
}

/** Night is not an outage: a silent plant whose logger is fed by the sun alone is asleep, not offline. */
export function plantStatus(plant: Reported, now: EpochSeconds): PlantStatus {
  if (plant.networkStatus === 'noDevice') return 'noDevice'
  if (plant.networkStatus === 'offline' && plant.lastUpdate === null) return 'never'
  if (plant.networkStatus === 'offline') return isAsleep(plant, now) ? 'asleep' : 'offline'
  return plant.networkStatus ?? 'unknown'
}

/** Whether what a plant last said is what is: a silent plant's power is not known, which is not zero. */
export function speaks(status: PlantStatus): boolean {
  return status !== 'offline' && status !== 'asleep' && status !== 'never' && status !== 'noDevice'
}

/** Percent of the installed capacity (kWp) that a power (W) is. */
export function capacityUse(power: number | null, capacity: number | null): number | null {
  return power === null || capacity === null || capacity <= 0 ? null : power / (capacity * 10)
}

/** A plant with its status. Powers (W) and state of charge (%) of one that is silent are not known. */
export function plantNow<P extends Reported & Partial<ListedPlant>>(
  plant: P,
  now: EpochSeconds,
): P & { state: PlantStatus } {
  const state = plantStatus(plant, now)
  if (speaks(state)) return { ...plant, state }
  return {
    ...plant,
    state,
    production: null,
    consumption: null,
    feedIn: null,
    purchase: null,
    stateOfCharge: null,
    battery: null,
    capacityUse: null,
  }
}
