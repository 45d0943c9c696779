import { carries, isGridType } from '../energy/grid-type'
import type { ListedPlant } from './listed-plant'
import type { EpochSeconds, Plant } from './reading'
import { darkSince, sunIsDown } from '../place/sun'
import { calendarDate } from '../time/instant'

/** What a person sees of a plant's connection; the key of the word, too. What worries most stands last. */
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
type Heard = Placed & Pick<Plant, 'lastUpdate'>
type Reported = Heard & Pick<Plant, 'networkStatus'>

/** Whether nothing but the panels feeds the logger, according to the grid type. */
const livesOnSun = ({ gridType }: Placed): boolean =>
  !isGridType(gridType) || !carries(gridType).has('battery')

/** Whether a silence at this instant can be sleep, whenever it began. */
export function sleepsByNight(plant: Placed, at: EpochSeconds): boolean {
  return livesOnSun(plant) && sunIsDown(at, plant.latitude, plant.longitude)
}

/**
 * Whether night explains silence: nothing but the panels feeds the logger, it went quiet at dusk, and the sun has been
 * down ever since. A plant that fell silent in daylight counts as offline until it reports again.
 */
export function isAsleep(plant: Heard, now: EpochSeconds): boolean {
  const { lastUpdate, latitude, longitude } = plant
  return lastUpdate !== null && livesOnSun(plant) && darkSince(lastUpdate, now, latitude, longitude)
}

/** Night is not an outage: a plant that the dusk took the power of is asleep, not offline. */
export function plantStatus(plant: Reported, now: EpochSeconds): PlantStatus {
  if (plant.networkStatus === 'offline' && plant.lastUpdate === null) return 'never'
  if (plant.networkStatus === 'offline') return isAsleep(plant, now) ? 'asleep' : 'offline'
  return plant.networkStatus ?? 'unknown'
}

/** Whether what a plant last said is what is: a silent plant's power is not known, which is not zero. */
export function speaks(status: PlantStatus): boolean {
  return status !== 'offline' && status !== 'asleep' && status !== 'never' && status !== 'noDevice'
}

/**
 * Whether the plant's day is one of which no data have come. One that sleeps since dusk has produced nothing since
 * midnight; of one that fell silent before nobody knows.
 */
export function hasNoDataToday(
  { lastUpdate, zone = null }: Heard & Partial<Pick<Plant, 'zone'>>,
  state: PlantStatus,
  now: EpochSeconds,
) {
  if (lastUpdate === null || zone === null || speaks(state) || state === 'asleep') return false
  return calendarDate(lastUpdate, zone) < calendarDate(now, zone)
}

const TODAY_UNKNOWN = { productionToday: null, incomeToday: null, fullPowerHoursToday: null }

/**
 * A plant with its status. Powers (W) and state of charge (%) of one that is silent are not known, nor what it has
 * produced (kWh) on a day of its zone of which no data have come.
 */
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
    ...(hasNoDataToday(plant, state, now) ? TODAY_UNKNOWN : {}),
  }
}
