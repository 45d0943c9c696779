import { MISSING } from '../values/quantity'
import type { CalendarDate, EpochSeconds, Zone } from '../plants/reading'
import { isZone as knownZone, offsetAt, offsetChanges } from './zone'
import { zoneName } from './zone-name'

/** A plant's day: every instant of one calendar date in its zone. */
export interface PlantDay {
  date: CalendarDate
  zone: Zone
  /** First instant with this local date; it may be 01:00. */
  from: EpochSeconds
  /** First instant of the next date. */
  to: EpochSeconds
  /** 23, 24, 25, or 23.5 and 24.5 in Lord Howe. */
  hours: number
  /** Five-minute slots. */
  slots: number
}

/** One five-minute slot of a plant's day. */
export interface Slot {
  index: number
  at: EpochSeconds
  /** Wall clock, HH:mm. */
  label: string
  /** True the second time a wall clock time is passed, when clocks have gone back. */
  fold: boolean
  /** Seconds east of UTC. */
  offset: number
}

export interface LocalTime {
  /** HH:mm */
  time: string
  date: CalendarDate
  /** "CEST"; empty where the zone has no letters in use. */
  abbreviation: string
  /** "UTC+02:00" */
  offset: string
}

export const SLOT_SECONDS = 300
const DAY = 86_400

const two = (value: number): string => (value < 10 ? `0${value}` : String(value))

/** Is this an IANA zone (old aliases allowed)? Offsets such as "+05:30" are not. */
export function isZone(text: unknown): text is Zone {
  return knownZone(text)
}

/** Year, month (1 to 12) and day of `YYYY-MM-DD`; null for anything that is no date of the calendar. */
export function parseDate(text: unknown): { year: number; month: number; day: number } | null {
  const match = typeof text === 'string' ? /^(\d{4})-(\d{2})-(\d{2})$/.exec(text) : null
  if (!match) return null
  const [year, month, day] = [Number(match[1]), Number(match[2]), Number(match[3])]
  const parsed = new Date(0)
  parsed.setUTCFullYear(year, month - 1, day)
  // A day that the month has not leads into another one.
  return parsed.getUTCMonth() === month - 1 ? { year, month, day } : null
}

/** Midnight of the date as if it were UTC, seconds. Throws RangeError on what is no date. */
function wallMidnight(date: CalendarDate): number {
  const parsed = parseDate(date)
  if (!parsed) throw new RangeError(`not a calendar date: ${date.slice(0, 40)}`)
  const midnight = new Date(0)
  midnight.setUTCFullYear(parsed.year, parsed.month - 1, parsed.day)
  return midnight.getTime() / 1000
}

function wallDate(wall: number): CalendarDate {
  return new Date(wall * 1000).toISOString().slice(0, 10)
}

/** Seconds east of UTC. Throws RangeError for an unknown zone. */
export function zoneOffset(epoch: EpochSeconds, zone: Zone): number {
  const offset = offsetAt(epoch, zone)
  if (offset === null) throw new RangeError(`no such zone or instant: ${zone.slice(0, 40)}`)
  return offset
}

/**
 * `YYYY-MM-DD HH:mm:ss` in the given zone, 24-hour clock in every language (specification 9).
 * '--' for a missing or unreadable instant, for one at or before 1970 (devices send 0 for "never"), beyond
 * the year 9999, and for an unknown zone: a time without its zone would be a guess.
 */
export function formatInstant(epoch: EpochSeconds | null | undefined, zone: Zone | null | undefined): string {
  if (typeof epoch !== 'number' || !(epoch > 0) || epoch > 253_402_214_400 || !zone) return MISSING
  const offset = offsetAt(epoch, zone)
  if (offset === null) return MISSING
  const text = new Date((Math.floor(epoch) + offset) * 1000).toISOString()
  return `${text.slice(0, 10)} ${text.slice(11, 19)}`
}

/** The calendar date at an instant in a zone. Throws RangeError for an unknown zone. */
export function calendarDate(epoch: EpochSeconds, zone: Zone): CalendarDate {
  return wallDate(Math.floor(epoch) + zoneOffset(epoch, zone))
}

/** Calendar days from the date of one instant to that of another, in a zone; never below 0. Midnights count, not hours. */
export function daysBetween(from: EpochSeconds, to: EpochSeconds, zone: Zone): number {
  const dates = wallMidnight(calendarDate(to, zone)) - wallMidnight(calendarDate(from, zone))
  return Math.max(0, dates / DAY)
}

/** The date `days` later (earlier if negative). Throws RangeError on what is no date. */
export function shiftDate(date: CalendarDate, days: number): CalendarDate {
  return wallDate(wallMidnight(date) + days * DAY)
}

/** First day of the month of a date, or of the month `steps` later (earlier if negative). */
export function monthStart(date: CalendarDate, steps = 0): CalendarDate {
  const [year = 0, month = 1] = date.split('-').map(Number)
  const index = year * 12 + month - 1 + steps
  return `${Math.floor(index / 12)}-${two((index % 12) + 1)}-01`
}

/** First instant with this local date (domain 8). A date that a zone skipped starts where the next one does. */
function startOfDay(date: CalendarDate, zone: Zone): EpochSeconds {
  const wall = wallMidnight(date)
  const [from, to] = [wall - 16 * 3600, wall + 16 * 3600]
  const first = zoneOffset(from, zone)
  const changes = offsetChanges(zone, from, to)
  let start: EpochSeconds = from
  let offset = first
  for (const change of [...changes, Infinity]) {
    // Within [start, change) the offset is constant, so local time only grows.
    const midnight = Math.max(wall - offset, start)
    if (midnight < change) return midnight
    start = change
    offset = zoneOffset(change, zone)
  }
  return wall - offset
}

/** A plant's day `[from, to)` in its zone. Throws RangeError on an unknown zone or no date. */
export function plantDay(date: CalendarDate, zone: Zone): PlantDay {
  const from = startOfDay(date, zone)
  const to = startOfDay(shiftDate(date, 1), zone)
  return { date, zone, from, to, hours: (to - from) / 3600, slots: Math.ceil((to - from) / SLOT_SECONDS) }
}

/** The five-minute slots of a day: a repeated hour stands twice with its offset, a missing one not at all. */
export function slots(day: PlantDay): readonly Slot[] {
  const seen = new Set<string>()
  return Array.from({ length: day.slots }, (_, index) => {
    const at = day.from + index * SLOT_SECONDS
    const offset = zoneOffset(at, day.zone)
    const label = wallClock(at + offset)
    const fold = seen.has(label)
    seen.add(label)
    return { index, at, label, fold, offset }
  })
}

function wallClock(wall: number): string {
  const second = ((Math.floor(wall) % DAY) + DAY) % DAY
  return `${two(Math.floor(second / 3600))}:${two(Math.floor((second % 3600) / 60))}`
}

/** "UTC+05:30" of an offset in seconds. */
function offsetText(offset: number): string {
  const minutes = Math.floor(Math.abs(offset) / 60)
  return `UTC${offset < 0 ? '-' : '+'}${two(Math.floor(minutes / 60))}:${two(minutes % 60)}`
}

/** Wall clock at the plant with the zone named. Throws RangeError for an unknown zone. */
export function localTime(epoch: EpochSeconds, zone: Zone): LocalTime {
  const offset = zoneOffset(epoch, zone)
  const wall = Math.floor(epoch) + offset
  return {
    time: wallClock(wall),
    date: wallDate(wall),
    abbreviation: zoneName(epoch, zone, offset),
    offset: offsetText(offset),
  }
}

/** "14:05 CEST, UTC+02:00" (screens 0); '--' when instant or zone is missing. */
export function localTimeText(epoch: EpochSeconds | null | undefined, zone: Zone | null | undefined): string {
  if (typeof epoch !== 'number' || !zone || offsetAt(epoch, zone) === null) return MISSING
  const local = localTime(epoch, zone)
  return local.abbreviation === ''
    ? `${local.time}, ${local.offset}`
    : `${local.time} ${local.abbreviation}, ${local.offset}`
}

/** As {@link formatInstant} with the offset behind it, "2026-06-20 13:00:00 +02:00": beside times of other zones. */
export function zonedInstant(epoch: EpochSeconds | null | undefined, zone: Zone | null | undefined): string {
  const text = formatInstant(epoch, zone)
  if (text === MISSING || typeof epoch !== 'number' || !zone) return text
  return `${text} ${zone === 'UTC' ? zone : localTime(epoch, zone).offset.replace('UTC', '')}`
}

/** Beside the clock of a plant a time of that clock needs no zone; one of any other does. */
export function instantBeside(
  plant: Zone | null | undefined,
  epoch: EpochSeconds | null | undefined,
  zone: Zone | null | undefined,
): string {
  return zone === plant ? formatInstant(epoch, zone) : zonedInstant(epoch, zone)
}
