import type { CalendarDate } from '../plants/reading'
import { parseDate, shiftDate } from './instant'

/** Before this no plant of ours reported. */
const EARLIEST: CalendarDate = '2000-01-01'

/** A day that was asked for by an address: a real date, not before 2000, not after today, else today. */
export function askedDay(text: string | null, today: CalendarDate): CalendarDate {
  return text !== null && parseDate(text) && text >= EARLIEST && text <= today ? text : today
}

/** The day so many days after the one that was asked for; from 2000 to today. */
export function steppedDay(text: string | null, days: number, today: CalendarDate): CalendarDate {
  const next = shiftDate(askedDay(text, today), days)
  return next < EARLIEST ? EARLIEST : next < today ? next : today
}
