import { useSyncExternalStore } from 'react'
import type { CurrentPlantState, CurrentPlant } from '../../providers/current-plant'
import { useServices } from '../services/services-context'

/** The current plant: state of the current plant and the current plant itself, to select with. */
export function useCurrentPlant(): { state: CurrentPlantState; currentPlant: CurrentPlant } {
  const { currentPlant } = useServices()
  const state = useSyncExternalStore(currentPlant.subscribe, currentPlant.getState)
  return { state, currentPlant }
}
