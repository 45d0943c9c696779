import { calendarDate, plantDay, zonedInstant } from '../../../domain/time/instant'
import { plausibleEpoch } from '../../../domain/values/plausible'
import type { CalendarDate, Zone } from '../../../domain/plants/reading'

/** First second of a day in the zone; null stays open. */
export function dayStart(date: CalendarDate | null, zone: Zone): number | null {
  return date === null ? null : plantDay(date, zone).from
}

/** Last second of a day in the zone, because ends of a filter belong to it. */
export function dayEnd(date: CalendarDate | null, zone: Zone): number | null {
  return date === null ? null : plantDay(date, zone).to - 1
}

/** The day in the zone to which an end of a filter belongs. */
export function dayOfEnd(end: unknown, zone: Zone): CalendarDate | null {
  const epoch = plausibleEpoch(end)
  return epoch === null ? null : calendarDate(epoch, zone)
}

/** An end of a filter as a reader says it: its day in the zone, or the very second where it is not the end of a day. */
export function endWords(end: unknown, side: 'first' | 'last', zone: Zone): string | null {
  const epoch = plausibleEpoch(end)
  const date = dayOfEnd(end, zone)
  if (epoch === null || date === null) return null
  return epoch === (side === 'first' ? dayStart : dayEnd)(date, zone) ? date : zonedInstant(epoch, zone)
}
