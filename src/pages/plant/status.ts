import { carries, isGridType } from '../../domain/grid-type'
import type { EpochSeconds, Plant } from '../../domain/reading'
import { sunIsDown } from '../../domain/sun'

/** What a person is told about a plant's connection; the key of the word, too. */
export type PlantStatus = 'online' | 'partlyOffline' | 'offline' | 'asleep' | 'never' | 'noDevice' | 'unknown'
export type Tone = 'good' | 'warn' | 'bad' | 'calm'

export const STATUS_TONE: Record<PlantStatus, Tone> = {
  online: 'good',
  partlyOffline: 'warn',
  offline: 'bad',
  asleep: 'calm',
  never: 'calm',
  noDevice: 'calm',
  unknown: 'calm',
}

type Placed = Pick<Plant, 'latitude' | 'longitude' | 'gridType'>

/** Whether night explains silence: the sun is down and nothing but the panels feeds the logger. */
export function isAsleep(plant: Placed, now: EpochSeconds): boolean {
  if (isGridType(plant.gridType) && carries(plant.gridType).has('battery')) return false
  return sunIsDown(now, plant.latitude, plant.longitude)
}

/** Night is not an outage: a silent plant whose logger is fed by the sun alone is asleep, not offline. */
export function plantStatus(
  plant: Placed & Pick<Plant, 'networkStatus' | 'lastUpdate'>,
  now: EpochSeconds,
): PlantStatus {
  if (plant.networkStatus === 'noDevice') return 'noDevice'
  if (plant.networkStatus === 'offline' && plant.lastUpdate === null) return 'never'
  if (plant.networkStatus === 'offline') return isAsleep(plant, now) ? 'asleep' : 'offline'
  return plant.networkStatus ?? 'unknown'
}

/** Whether what a plant last said is what is: a silent plant's power is not known, which is not zero. */
export function speaks(status: PlantStatus): boolean {
  return status !== 'offline' && status !== 'asleep' && status !== 'never' && status !== 'noDevice'
}
