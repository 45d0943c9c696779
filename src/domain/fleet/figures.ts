import { exactProduct, exactQuotient, knownSum } from '../values/decimal'
import { sunHardlyUp } from '../place/sun'
import { usualHours } from '../plants/peers'
import { PLANT_STATUSES, type PlantStatus, sleepsByNight, speaks } from '../plants/plant-status'
import type { EpochSeconds, Plant } from '../plants/reading'

/** What the figures of a fleet are made of (C71). */
export type FleetPlant = Pick<
  Plant,
  | 'id'
  | 'name'
  | 'capacity'
  | 'latitude'
  | 'longitude'
  | 'zone'
  | 'gridType'
  | 'networkStatus'
  | 'production'
  | 'productionToday'
  | 'productionTotal'
>

/** Its rows do not say when a plant was last heard: what is silent while the sun is down is asleep, by day it is offline. */
export function fleetStatus(plant: FleetPlant, now: EpochSeconds): PlantStatus {
  if (plant.networkStatus !== 'offline') return plant.networkStatus ?? 'unknown'
  return sleepsByNight(plant, now) ? 'asleep' : 'offline'
}

export interface FleetFigures {
  /** W, of the plants that speak. */
  readonly power: number | null
  /** kWh. */
  readonly today: number | null
  readonly total: number | null
  /** kWp. */
  readonly capacity: number | null
  readonly plants: number
  readonly states: Readonly<Record<PlantStatus, number>>
  /** Percent of the plants that speak or sleep; null of none. */
  readonly online: number | null
  /** Energy of those plants that can be compared, kWh, and what their neighbours let expect of them. */
  readonly compared: { readonly energy: number; readonly expected: number; readonly plants: number } | null
}

/** Neighbours of a plant: within so many km, at least so many (screens 1). */
const AROUND = { within: 25, min: 3 }

export const hoursOf = ({ productionToday, capacity }: FleetPlant): number | null =>
  productionToday === null || capacity === null || !(capacity > 0)
    ? null
    : exactQuotient(productionToday, capacity)

export function fleetFigures(plants: readonly FleetPlant[], now: EpochSeconds): FleetFigures {
  const states = Object.fromEntries(PLANT_STATUSES.map((status) => [status, 0])) as Record<
    PlantStatus,
    number
  >
  const statusOf = plants.map((plant) => fleetStatus(plant, now))
  for (const status of statusOf) states[status] += 1
  const well = states.online + states.partlyOffline + states.asleep
  const sumOf = (value: (plant: FleetPlant) => number | null) => knownSum(plants.map(value))
  return {
    power: knownSum(
      plants.map(({ production }, index) => (speaks(statusOf[index] ?? 'unknown') ? production : null)),
    ),
    today: sumOf(({ productionToday }) => productionToday),
    total: sumOf(({ productionTotal }) => productionTotal),
    capacity: sumOf(({ capacity }) => capacity),
    plants: plants.length,
    states,
    online: plants.length === 0 ? null : exactQuotient(well * 100, plants.length),
    compared: comparedWith(plants, statusOf),
  }
}

/** Expected is what a plant's capacity would have made in the median hours of its neighbours today. */
function comparedWith(
  plants: readonly FleetPlant[],
  statusOf: readonly PlantStatus[],
): FleetFigures['compared'] {
  const usual = usualHours(
    plants.map((plant, index) => ({
      place:
        plant.latitude === null || plant.longitude === null
          ? null
          : { latitude: plant.latitude, longitude: plant.longitude },
      hours: hoursOf(plant),
      counts: speaks(statusOf[index] ?? 'unknown'),
    })),
    AROUND,
  )
  const energies: number[] = []
  const expected: number[] = []
  plants.forEach(({ productionToday, capacity }, index) => {
    const hours = usual[index] ?? null
    const value = hours === null || capacity === null ? null : exactProduct(hours, capacity)
    if (value === null || productionToday === null) return
    energies.push(productionToday)
    expected.push(value)
  })
  const [energy, all] = [knownSum(energies), knownSum(expected)]
  return energy === null || all === null ? null : { energy, expected: all, plants: energies.length }
}

export interface Ranked {
  readonly id: number
  readonly name: string | null
  /** Full-power hours today. */
  readonly hours: number
  readonly status: PlantStatus
}

/** Until the sun has been up this long, s, few hours say nothing of a plant. */
const MORNING = 2 * 3600

/**
 * Plants by their full-power hours today, the fewest first or the most. Those without a figure have no place, and none
 * among the fewest those whose day has hardly begun.
 */
export function ranked(
  plants: readonly FleetPlant[],
  now: EpochSeconds,
  { limit, best }: { limit: number; best: boolean },
): readonly Ranked[] {
  const known = plants.flatMap((plant): Ranked[] => {
    const hours = hoursOf(plant)
    if (!best && sunHardlyUp(now, MORNING, plant.latitude, plant.longitude)) return []
    return hours === null ? [] : [{ id: plant.id, name: plant.name, hours, status: fleetStatus(plant, now) }]
  })
  const way = best ? -1 : 1
  return known.sort((one, other) => way * (one.hours - other.hours) || one.id - other.id).slice(0, limit)
}

/** Whether all plants sleep: nothing changes before sunrise. */
export const allAsleep = ({ states, plants }: FleetFigures): boolean => plants > 0 && states.asleep === plants
