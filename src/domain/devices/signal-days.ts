import type { CalendarDate, EpochSeconds, Zone } from '../plants/reading'
import { calendarDate, plantDay, shiftDate } from '../time/instant'
import type { DeviceSeries } from './device-records'
import { ON_TIME_DAYS } from './on-time-days'
import { median } from './strings'

export interface SignalDay {
  readonly date: CalendarDate
  /** Percent; null of a day in which nothing was heard. */
  readonly heard: { readonly lowest: number; readonly middle: number; readonly highest: number } | null
}

/** How strong the signal was on each day of four weeks, in the plant's time, the newest last. */
export function signalDays(
  { points }: Pick<DeviceSeries, 'points'>,
  now: EpochSeconds,
  zone: Zone,
): readonly SignalDay[] {
  const today = calendarDate(now, zone)
  return Array.from({ length: ON_TIME_DAYS }, (_, index) => {
    const day = plantDay(shiftDate(today, index - ON_TIME_DAYS + 1), zone)
    const values = points.flatMap(({ at, value }) =>
      value !== null && at >= day.from && at < day.to ? [value] : [],
    )
    const middle = median(values)
    const heard =
      middle === null ? null : { lowest: Math.min(...values), middle, highest: Math.max(...values) }
    return { date: day.date, heard }
  })
}

/** The day with the lowest signal; the newest of several. */
export function weakestDay(days: readonly SignalDay[]): { date: CalendarDate; percent: number } | null {
  return days.reduce<{ date: CalendarDate; percent: number } | null>(
    (least, { date, heard }) =>
      heard && (least === null || heard.lowest <= least.percent) ? { date, percent: heard.lowest } : least,
    null,
  )
}
