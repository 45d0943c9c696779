import { parseDate, zoneOffset } from './instant'
import type { CalendarDate, EpochSeconds, Zone } from '../plants/reading'

const HALF_DAYS = 16 * 3600

/** What a time on the wall clock of a zone comes down to. */
export interface WallReading {
  /** The instant; the first of two, and of a time that is skipped the one that counts on from before. */
  at: EpochSeconds
  /** The second instant with this time, where clocks go back; else null. */
  again: EpochSeconds | null
  /** No clock of the zone shows this time on this day, because they go forward. */
  skipped: boolean
}

/**
 * Reads `date` and `time` (`HH:mm`) off a clock on the wall of the zone. Null for what is no date or time. Throws
 * RangeError for an unknown zone.
 */
export function readWall(date: CalendarDate, time: string, zone: Zone): WallReading | null {
  const parts = /^([01]\d|2[0-3]):([0-5]\d)$/.exec(time)
  if (!parts || !parseDate(date)) return null
  const wall = Date.parse(`${date}T${time}:00Z`) / 1000
  const before = zoneOffset(wall - HALF_DAYS, zone)
  const after = zoneOffset(wall + HALF_DAYS, zone)
  const [at, again = null] = [...new Set([before, after])]
    .filter((offset) => zoneOffset(wall - offset, zone) === offset)
    .map((offset) => wall - offset)
  return at === undefined ? { at: wall - before, again: null, skipped: true } : { at, again, skipped: false }
}

/**
 * The instant at which a clock on the wall of the zone shows `date` and `time` (`HH:mm`). Of an hour that comes
 * twice it is the first; a time that the zone skips counts on from the offset before, as clocks that go forward
 * do. Null for what is no date or time. Throws RangeError for an unknown zone.
 */
export function instantAt(date: CalendarDate, time: string, zone: Zone): EpochSeconds | null {
  return readWall(date, time, zone)?.at ?? null
}
