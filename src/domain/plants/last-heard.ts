import { freshness, type Freshness } from '../time/freshness'
import { SLOT_SECONDS } from '../time/instant'
import { isAsleep } from './plant-status'
import type { EpochSeconds, LivePlant, Plant } from './reading'

export interface LastHeard extends Freshness {
  asleep: boolean
  /** Whether what was said last is no word of the present: it is too old, or from a plant that is offline. */
  past: boolean
}

/** How old the last word of a plant is, and whether it still holds. */
export function lastHeard(
  plant: Plant,
  { lastUpdate, networkStatus }: Pick<LivePlant, 'lastUpdate' | 'networkStatus'>,
  now: EpochSeconds,
): LastHeard {
  const asleep = isAsleep({ ...plant, lastUpdate }, now)
  const { kind, age } = freshness({ lastUpdate, now, interval: SLOT_SECONDS, asleep })
  const lost = age !== null && networkStatus === 'offline'
  return { kind, age, asleep, past: kind === 'stale' || kind === 'asleep' || lost }
}
