import { DAY } from '../place/zone'
import type { SimPlant } from '../plants/plant'
import { record } from '../wire/call-values'
import type { World } from '../world'

/* Mobile lines of loggers: what is kept of one, and when its plan ends. */

/** Comes with the logger. */
const FIRST_TERM = 5 * 365 * DAY

/** Days that a logger keeps what it cannot send. */
export const MEMORY_DAYS = 14

export const keptLine = (world: World, plant: SimPlant) =>
  record(world.store.get('dataPlan', String(plant.id)))

export function lineEnd(world: World, plant: SimPlant): number {
  const { until } = keptLine(world, plant)
  return typeof until === 'number' ? until : plant.started + FIRST_TERM
}

export const loggerOf = (world: World, plant: SimPlant) =>
  world.devices.of(plant).find(({ type }) => type === 'COLLECTOR')
