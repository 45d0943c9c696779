import type { PlantStatus } from './plant-status'
import type { EpochSeconds } from './reading'

/** What decides how much a plant worries. */
export interface Worry {
  readonly status: PlantStatus
  /** An alarm that endangers people lasts. */
  readonly safety: boolean
  /** kWh that another day of its alarms costs; null is not known. */
  readonly lossPerDay: number | null
  /** When it was last heard of; null is not known. */
  readonly lastUpdate: EpochSeconds | null
}

/** Silence that nothing explains, in whole or in part. */
const silence = (status: PlantStatus) => (status === 'offline' ? 2 : Number(status === 'partlyOffline'))

/** Worst first (screens 1): what is offline, then safety, then loss per day, then the oldest data. */
export function byWorry(one: Worry, other: Worry): number {
  return (
    silence(other.status) - silence(one.status) ||
    Number(other.safety) - Number(one.safety) ||
    (other.lossPerDay ?? 0) - (one.lossPerDay ?? 0) ||
    (one.lastUpdate ?? Infinity) - (other.lastUpdate ?? Infinity) ||
    0
  )
}
