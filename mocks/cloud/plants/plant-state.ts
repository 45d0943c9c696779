import { isGridType } from '../../../src/domain/energy/grid-type'
import { hasNoDataToday, plantStatus, type PlantStatus } from '../../../src/domain/plants/plant-status'
import type { Sums } from '../energy/engine'
import { horizon, networkStatus, type Snapshot } from '../energy/readings'
import type { SimPlant } from './plant'

const STATUSES = {
  NORMAL: 'online',
  PARTIAL_OFFLINE: 'partlyOffline',
  ALL_OFFLINE: 'offline',
  NO_DEVICE: 'noDevice',
} as const

function heardOf({ latitude, longitude, quirks, gridType, place }: SimPlant, lastUpdate: number | null) {
  const word = quirks.gridWord ?? gridType
  return { lastUpdate, latitude, longitude, gridType: isGridType(word) ? word : null, zone: place.zone }
}

/** What a plant's silence is at this time of day, in its place. */
export const statusOf = (plant: SimPlant, now: number): PlantStatus =>
  plantStatus(
    { ...heardOf(plant, horizon(plant, now)), networkStatus: STATUSES[networkStatus(plant, now)] },
    now,
  )

/** Energies of the plant's day; null of a day of which no data have come. A plant that sleeps since before midnight has zeros. */
export function dayKnown(plant: SimPlant, now: number, { moment, day }: Snapshot): Sums | null {
  if (moment === null) return null
  return hasNoDataToday(heardOf(plant, moment.at), statusOf(plant, now), now) ? null : day
}
