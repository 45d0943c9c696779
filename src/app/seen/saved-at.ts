import type { Query } from '@tanstack/react-query'
import { localTime } from '../../domain/time/instant'
import type { EpochSeconds, Zone } from '../../domain/plants/reading'
import { isRestored } from './keep-queries'

/**
 * When the figures on the screen were answered, epoch ms: the oldest of those from the store, else the newest of all;
 * null without any. What the console has judged by itself was answered by nobody.
 */
export function savedAt(queries: readonly Query[]): number | null {
  const answered = queries.filter(
    ({ queryKey, state }) => queryKey[0] !== 'access' && state.data !== undefined,
  )
  const timeOf = ({ state }: Query) => state.dataUpdatedAt
  const old = answered.filter((query) => query.isActive() && isRestored(query)).map(timeOf)
  if (old.length > 0) return Math.min(...old)
  const newest = Math.max(0, ...answered.map(timeOf))
  return newest === 0 ? null : newest
}

/** "13:55", and the date before it unless it is today's. */
export function momentText(at: EpochSeconds, now: EpochSeconds, zone: Zone): string {
  const { date, time } = localTime(at, zone)
  return date === localTime(now, zone).date ? time : `${date} ${time}`
}
