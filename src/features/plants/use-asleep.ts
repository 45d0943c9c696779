import { isAsleep } from '../../domain/plants/plant-status'
import type { EpochSeconds } from '../../domain/plants/reading'
import { useCurrentPlant } from '../../console/data/use-current-plant'
import { useNow } from '../../kit/time/use-now'

/** Whether night explains the silence of what was last heard then, at the current plant. */
export function useAsleep(): (heard: EpochSeconds | null) => boolean {
  const { plant } = useCurrentPlant().state
  const now = useNow()
  return (heard) => plant !== null && isAsleep({ ...plant, lastUpdate: heard }, now)
}
