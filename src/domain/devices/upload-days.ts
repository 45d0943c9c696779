import { sunTimes } from '../place/sun'
import type { CalendarDate, EpochSeconds, Zone } from '../plants/reading'
import { calendarDate, plantDay, shiftDate } from '../time/instant'
import type { UploadRun } from './communication'

/** A break shorter than this is a message that got lost, not a link that dropped. */
const DROP = 1200

const within = (run: UploadRun, from: number, to: number) =>
  Math.max(0, Math.min(run.to, to) - Math.max(run.from, from))

/** Runs with the interval that each of their uploads speaks for; one that still goes on lasts until now. */
export function coveredRuns(
  runs: readonly UploadRun[],
  interval: number,
  now: EpochSeconds,
): readonly UploadRun[] {
  return runs.map(({ from, to }) => ({ from, to: now - to <= 2 * interval ? now : to + interval }))
}

/** Percent of a span in which uploads came; null of a span without length. */
export function onTime(runs: readonly UploadRun[], from: EpochSeconds, to: EpochSeconds): number | null {
  if (to <= from) return null
  return (runs.reduce((sum, run) => sum + within(run, from, to), 0) / (to - from)) * 100
}

/** How often the link broke between two runs. */
export function dropsOf(runs: readonly UploadRun[]): number {
  return runs.filter(({ from }, index) => index > 0 && from - (runs[index - 1]?.to ?? from) >= DROP).length
}

/** A stretch of a day, both ends as fractions of it. */
export interface Stretch {
  readonly from: number
  readonly to: number
}

export interface UploadDay {
  readonly date: CalendarDate
  readonly on: readonly Stretch[]
  readonly nights: readonly Stretch[]
  /** Fraction of the day that has begun. */
  readonly begun: number
  /** Percent of what has begun. */
  readonly share: number | null
}

const DAYS = 7

/** The last seven days of the plant, the newest last. A day of 23 or 25 hours is as long as the others. */
export function uploadDays(
  runs: readonly UploadRun[],
  now: EpochSeconds,
  place: { zone: Zone; latitude: number | null; longitude: number | null },
): readonly UploadDay[] {
  const today = calendarDate(now, place.zone)
  return Array.from({ length: DAYS }, (_, index) => {
    const date = shiftDate(today, index - DAYS + 1)
    const day = plantDay(date, place.zone)
    const end = Math.min(day.to, now)
    const part = (from: number, to: number): Stretch[] =>
      to <= from
        ? []
        : [{ from: (from - day.from) / (day.to - day.from), to: (to - day.from) / (day.to - day.from) }]
    return {
      date,
      on: runs.flatMap((run) => part(Math.max(run.from, day.from), Math.min(run.to, end))),
      nights: nights(date, place).flatMap(({ from, to }) =>
        part(Math.max(from, day.from), Math.min(to, day.to)),
      ),
      begun: (end - day.from) / (day.to - day.from),
      share: onTime(runs, day.from, end),
    }
  })
}

function nights(
  date: CalendarDate,
  { zone, latitude, longitude }: { zone: Zone; latitude: number | null; longitude: number | null },
): readonly UploadRun[] {
  if (latitude === null || longitude === null) return []
  const sun = sunTimes(date, zone, latitude, longitude)
  if (sun === null) return []
  return [
    { from: 0, to: sun.sunrise },
    { from: sun.sunset, to: Infinity },
  ]
}
