import type { Query } from '@tanstack/react-query'
import { localTime } from '../../domain/time/instant'
import type { EpochSeconds, Zone } from '../../domain/plants/reading'
import { isRestored } from './keep-queries'

/** When the oldest of what stands on the screen from the store was answered, epoch ms; null where nothing is. */
export function restoredAt(queries: readonly Query[]): number | null {
  const old = queries.filter((query) => query.isActive() && isRestored(query))
  return old.length === 0 ? null : Math.min(...old.map(({ state }) => state.dataUpdatedAt))
}

/**
 * When the figures on the screen were answered, epoch ms: the oldest of those from the store, else the newest of all;
 * null without any. What the console has judged by itself was answered by nobody.
 */
export function savedAt(queries: readonly Query[]): number | null {
  const answered = queries.filter(
    ({ queryKey, state }) => queryKey[0] !== 'access' && state.data !== undefined,
  )
  const old = restoredAt(answered)
  if (old !== null) return old
  const newest = Math.max(0, ...answered.map(({ state }) => state.dataUpdatedAt))
  return newest === 0 ? null : newest
}

/** "13:55", and the date before it unless it is today's. */
export function momentText(at: EpochSeconds, now: EpochSeconds, zone: Zone): string {
  const { date, time } = localTime(at, zone)
  const said = zone === 'UTC' ? `${time} UTC` : time
  return date === localTime(now, zone).date ? said : `${date} ${said}`
}
