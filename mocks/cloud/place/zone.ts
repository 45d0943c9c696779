import { offsetAt as offsetIn } from '../../../src/domain/time/zone'

/** Wall clocks and day numbers of the plants' zones. */
export const DAY = 86_400
export const SLOT = 300

/** Seconds east of UTC at an instant (epoch s). */
export function offsetAt(zone: string, epoch: number): number {
  return offsetIn(epoch, zone) ?? 0
}

/** Days since 1970-01-01 of a calendar date; also normalises (month 13, day 0). */
export function dayNumber(year: number, month: number, day: number): number {
  return Math.round(Date.UTC(year, month - 1, day) / 86_400_000)
}

export interface Civil {
  year: number
  month: number
  day: number
}

export function civil(number: number): Civil {
  const date = new Date(number * 86_400_000)
  return { year: date.getUTCFullYear(), month: date.getUTCMonth() + 1, day: date.getUTCDate() }
}

/** The calendar day on the plant's wall at an instant. */
export function dayAt(zone: string, epoch: number): number {
  return Math.floor((epoch + offsetAt(zone, epoch)) / DAY)
}

/** First instant that carries this calendar date in the zone; 01:00 where midnight is skipped. */
export function dayStart(zone: string, number: number): number {
  const midnight = number * DAY
  const before = offsetAt(zone, midnight - DAY)
  const after = offsetAt(zone, midnight + DAY)
  if (before === after) return midnight - before
  const valid = [before, after]
    .map((offset) => ({ offset, at: midnight - offset }))
    .filter(({ offset, at }) => offsetAt(zone, at) === offset)
    .map(({ at }) => at)
  return valid.length > 0 ? Math.min(...valid) : midnight - before
}

/** The same day and hour of the plant's clock, that many calendar months on, or the last day of a shorter month. */
export function monthsOn(epoch: number, months: number, zone: string): number {
  const from = dayAt(zone, epoch)
  const { year, month, day } = civil(from)
  const to = Math.min(dayNumber(year, month + months, day), dayNumber(year, month + months + 1, 0))
  return dayStart(zone, to) + (epoch - dayStart(zone, from))
}

const two = (value: number) => String(value).padStart(2, '0')

/** `YYYYMMDD`. */
export function compactDate(number: number): string {
  const { year, month, day } = civil(number)
  return `${year}${two(month)}${two(day)}`
}

/** A zone's row of the time zone list: `(UTC+01:00) Berlin`. */
export function zoneLabel(zone: string, epoch: number): string {
  const offset = offsetAt(zone, epoch)
  const size = Math.abs(offset)
  const text = `${offset < 0 ? '-' : '+'}${two(Math.floor(size / 3600))}:${two(Math.floor((size % 3600) / 60))}`
  return `(UTC${text}) ${(zone.split('/').pop() ?? zone).replaceAll('_', ' ')}`
}
