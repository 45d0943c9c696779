import type { CalendarDate, EpochSeconds, Zone } from '../plants/reading'
import { calendarDate, daysBetween, shiftDate } from '../time/instant'

/** Days whose mean is what a usual day yields (domain 5), and days of an alarm that a pack shows at most. */
const USUAL = 7
const MAX = 7

export type Period = 'before' | 'during' | 'after'

export interface EvidenceDay {
  readonly date: CalendarDate
  readonly period: Period
}

/**
 * Days of the plant that matter for an alarm: a week before it, those of it, and the one after it. A day that is not over
 * says nothing yet and is left out, and so would be the same pack tomorrow.
 */
export function evidenceDays(
  alarm: { readonly started: EpochSeconds; readonly ended: EpochSeconds | null },
  now: EpochSeconds,
  zone: Zone,
): readonly EvidenceDay[] {
  const first = calendarDate(alarm.started, zone)
  const length = Math.min(MAX, daysBetween(alarm.started, alarm.ended ?? now, zone) + 1)
  const day = (period: Period, from: number) => (_: unknown, index: number) => ({
    date: shiftDate(first, from + index),
    period,
  })
  const days = [
    ...Array.from({ length: USUAL }, day('before', -USUAL)),
    ...Array.from({ length }, day('during', 0)),
    ...Array.from({ length: alarm.ended === null || length === MAX ? 0 : 1 }, day('after', length)),
  ]
  const today = calendarDate(now, zone)
  return days.filter(({ date }) => date < today)
}
