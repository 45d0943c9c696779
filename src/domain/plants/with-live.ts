import type { LivePlant, Plant } from './reading'

type Live = Pick<LivePlant, 'now' | 'today' | 'networkStatus' | 'warningStatus' | 'lastUpdate'>

/**
 * A plant of a list with its live state, unless the list heard of the plant later: the row of a plant and its header say
 * the same (screens 2 B). What the live state does not know stays as the list has it.
 */
export function withLive(plant: Plant, live: Live | null): Plant {
  if (live === null || live.lastUpdate === null) return plant
  if (plant.lastUpdate !== null && plant.lastUpdate > live.lastUpdate) return plant
  const { now, today } = live
  return {
    ...plant,
    networkStatus: live.networkStatus ?? plant.networkStatus,
    warningStatus: live.warningStatus ?? plant.warningStatus,
    production: now.production ?? plant.production,
    consumption: now.consumption ?? plant.consumption,
    feedIn: now.feedIn ?? plant.feedIn,
    purchase: now.purchase ?? plant.purchase,
    stateOfCharge: now.stateOfCharge ?? plant.stateOfCharge,
    productionToday: today.production ?? plant.productionToday,
    lastUpdate: live.lastUpdate,
  }
}
