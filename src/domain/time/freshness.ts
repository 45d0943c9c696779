import type { EpochSeconds } from '../plants/reading'

/** Freshness of a reading (screens 0). Only "stale" is a warning; "asleep" is neutral. */
type FreshnessKind = 'fresh' | 'late' | 'stale' | 'asleep' | 'never'

export interface Freshness {
  kind: FreshnessKind
  /** Seconds since the reading; null when there was none. A device clock ahead of ours counts as 0. */
  age: number | null
}

export interface FreshnessQuestion {
  lastUpdate: EpochSeconds | null
  now: EpochSeconds
  /** Upload interval, seconds. */
  interval: number
  /** Is the sun below −1° and the logger fed by PV only? */
  asleep: boolean
}

/** Fresh up to 2 upload intervals, late up to 6, stale beyond; asleep instead of late or stale at night. */
export function freshness({ lastUpdate, now, interval, asleep }: FreshnessQuestion): Freshness {
  if (lastUpdate === null || !(lastUpdate > 0)) return { kind: 'never', age: null }
  const age = Math.max(0, now - lastUpdate)
  if (age <= 2 * interval) return { kind: 'fresh', age }
  if (asleep) return { kind: 'asleep', age }
  return { kind: age <= 6 * interval ? 'late' : 'stale', age }
}
