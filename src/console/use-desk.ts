import { useSyncExternalStore } from 'react'
import type { DeskState, PlantDesk } from '../providers/plant-desk'
import { useServices } from './services-context'

/** The current plant: state of the desk and the desk itself, to select with. */
export function useDesk(): { state: DeskState; desk: PlantDesk } {
  const { desk } = useServices()
  const state = useSyncExternalStore(desk.subscribe, desk.getState)
  return { state, desk }
}
