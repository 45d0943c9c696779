import { isAsleep } from '../domain/plant-status'
import { useDesk } from './use-desk'
import { useNow } from './use-now'

/** Whether night explains that the current plant is silent. */
export function useAsleep(): boolean {
  const { plant } = useDesk().state
  const now = useNow()
  return plant !== null && isAsleep(plant, now)
}
