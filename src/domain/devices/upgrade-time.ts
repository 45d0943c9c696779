import { sunIsDown, sunTimes } from '../place/sun'
import type { EpochSeconds, Plant, Zone } from '../plants/reading'
import { calendarDate, shiftDate, SLOT_SECONDS } from '../time/instant'
import { instantAt } from '../time/wall-clock'
import type { FirmwareRelease } from './device-firmware'

/** Ours: how far ahead an upgrade may be scheduled. */
export const UPGRADE_AHEAD = { minutes: 10, days: 14 } as const
const [MINUTE, HOUR, DAY] = [60, 3600, 86_400]

type Place = Pick<Plant, 'latitude' | 'longitude'>
type Release = Pick<FirmwareRelease, 'minutes' | 'daylight'>

/** Why an upgrade cannot be scheduled for an instant; null for one that can. */
export function upgradeTimeRefusal(
  at: EpochSeconds | null,
  now: EpochSeconds,
  { minutes, daylight }: Release,
  { latitude, longitude }: Place,
): 'missing' | 'soon' | 'late' | 'night' | null {
  if (at === null || !Number.isFinite(at)) return 'missing'
  if (at < now + UPGRADE_AHEAD.minutes * MINUTE) return 'soon'
  if (at > now + UPGRADE_AHEAD.days * DAY) return 'late'
  const dark = [at, at + (minutes ?? 0) * MINUTE].some((one) => sunIsDown(one, latitude, longitude))
  return daylight && dark ? 'night' : null
}

/**
 * The next time that suits: the noon of the plant for what lives of the sun, an hour after sunset for everything else,
 * when nothing of the production is lost. Twelve o'clock where sun or place are unknown.
 */
export function usualUpgradeTime(
  now: EpochSeconds,
  release: Release,
  place: Place,
  zone: Zone,
): EpochSeconds {
  const today = calendarDate(now, zone)
  for (let day = 0; ; day += 1) {
    const date = shiftDate(today, day)
    const { latitude, longitude } = place
    const sun = latitude === null || longitude === null ? null : sunTimes(date, zone, latitude, longitude)
    const suits =
      sun === null
        ? (instantAt(date, '12:00', zone) ?? now + DAY)
        : release.daylight
          ? (sun.sunrise + sun.sunset) / 2
          : sun.sunset + HOUR
    const at = Math.ceil(suits / SLOT_SECONDS) * SLOT_SECONDS
    if (at >= now + UPGRADE_AHEAD.minutes * MINUTE || day > UPGRADE_AHEAD.days) return at
  }
}
