import { calendarDate, plantDay, shiftDate, SLOT_SECONDS } from '../time/instant'
import type { CalendarDate, EpochSeconds, Zone } from '../plants/reading'
import { heardShare, seriesSlots } from './chart-picks'
import type { DeviceSeries } from './device-records'

export interface OnTimeDay {
  readonly date: CalendarDate
  /** Percent of what has begun of it; null before anything was ever heard. */
  readonly share: number | null
}

/** Four weeks: the days of a calendar that one call brings. */
export const ON_TIME_DAYS = 28

/** Slots of a day that are over; the sample of the one that runs, and the one before it, may be on their way. */
export const begunSlots = (from: EpochSeconds, now: EpochSeconds): number =>
  Math.max(0, Math.floor((now - from) / SLOT_SECONDS) - 2)

/** How much of each day was heard, the newest last; days before the first sample say nothing. */
export function onTimeDays(
  { points }: Pick<DeviceSeries, 'points'>,
  now: EpochSeconds,
  zone: Zone,
): readonly OnTimeDay[] {
  const today = calendarDate(now, zone)
  const first = points.find(({ value }) => value !== null)?.at ?? Infinity
  return Array.from({ length: ON_TIME_DAYS }, (_, index) => {
    const day = plantDay(shiftDate(today, index - ON_TIME_DAYS + 1), zone)
    if (day.to <= first) return { date: day.date, share: null }
    const own = points.filter(({ at }) => at >= day.from && at < day.to)
    const begun = Math.min(day.slots, begunSlots(day.from, now))
    return { date: day.date, share: heardShare(seriesSlots({ points: own }, day), begun) }
  })
}

/** Of the days that say something. */
export function meanShare(days: readonly OnTimeDay[]): { share: number | null; days: number } {
  const known = days.flatMap(({ share }) => share ?? [])
  const sum = known.reduce((total, share) => total + share, 0)
  return { share: known.length === 0 ? null : sum / known.length, days: known.length }
}
