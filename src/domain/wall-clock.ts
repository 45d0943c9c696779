import { parseDate, zoneOffset } from './instant'
import type { CalendarDate, EpochSeconds, Zone } from './reading'

const HALF_DAYS = 16 * 3600

/**
 * The instant at which a clock on the wall of the zone shows `date` and `time` (`HH:mm`). Of an hour that comes
 * twice it is the first; a time that the zone skips counts on from the offset before, as clocks that go forward
 * do. Null for what is no date or time. Throws RangeError for an unknown zone.
 */
export function instantAt(date: CalendarDate, time: string, zone: Zone): EpochSeconds | null {
  const parts = /^([01]\d|2[0-3]):([0-5]\d)$/.exec(time)
  if (!parts || !parseDate(date)) return null
  const wall = Date.parse(`${date}T${time}:00Z`) / 1000
  const before = zoneOffset(wall - HALF_DAYS, zone)
  const after = zoneOffset(wall + HALF_DAYS, zone)
  for (const offset of [before, after]) {
    if (zoneOffset(wall - offset, zone) === offset) return wall - offset
  }
  return wall - before
}
