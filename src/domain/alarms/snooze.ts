import { calendarDate, shiftDate } from '../time/instant'
import type { EpochSeconds, Zone } from '../plants/reading'
import { sunTimes } from '../place/sun'

/** Lengths of sleep that are offered, seconds (screens 3). */
export const SNOOZE_LENGTHS = { hour: 3_600, hours: 14_400, day: 86_400 } as const

/** The next sunrise at a plant; null in polar night and day, and where the place is not known. */
export function nextSunrise(
  now: EpochSeconds,
  place: { zone: Zone | null; latitude: number | null; longitude: number | null },
): EpochSeconds | null {
  const { zone, latitude, longitude } = place
  if (zone === null || latitude === null || longitude === null) return null
  const today = calendarDate(now, zone)
  for (const date of [today, shiftDate(today, 1)]) {
    const rise = sunTimes(date, zone, latitude, longitude)?.sunrise ?? null
    if (rise !== null && rise > now) return rise
  }
  return null
}
