import type { CalendarDate } from '../plants/reading'
import { parseDate, shiftDate } from './instant'

/** Before this no plant of ours reported. */
export const FIRST_DAY: CalendarDate = '2000-01-01'

/** A day that an address names: a real date, not before 2000, not after today; null of anything else. */
export function namedDay(text: string | null, today: CalendarDate): CalendarDate | null {
  return text !== null && parseDate(text) && text >= FIRST_DAY && text <= today ? text : null
}

/** The day that an address asks for; today where it names none. */
export const askedDay = (text: string | null, today: CalendarDate): CalendarDate =>
  namedDay(text, today) ?? today

/** The day so many days after the one that was asked for; from 2000 to today. */
export function steppedDay(text: string | null, days: number, today: CalendarDate): CalendarDate {
  const next = shiftDate(askedDay(text, today), days)
  return next < FIRST_DAY ? FIRST_DAY : next < today ? next : today
}
