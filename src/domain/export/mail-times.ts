import type { CalendarDate, EpochSeconds, Zone } from '../plants/reading'
import { calendarDate, monthStart, plantDay, shiftDate } from '../time/instant'
import { instantAt } from '../time/wall-clock'

/** How often a file can be asked for by mail (screens 8). */
export const MAIL_EVERY = ['week', 'month'] as const
export type MailEvery = (typeof MAIL_EVERY)[number]

/** Wall clock at which a mail leaves: the night's last readings are there, and nobody has begun to work. */
const MAIL_TIME = '06:00'

/** Mails of a week go by weeks that begin with Monday, whoever reads them. */
export const MONDAY = 1

/** First day of the week that a date is in; weeks begin with this weekday, 0 is Sunday. */
export function weekStart(date: CalendarDate, weekday: number): CalendarDate {
  const at = new Date(`${date}T00:00:00Z`).getUTCDay()
  return shiftDate(date, -((at - weekday + 7) % 7))
}

/** Monday of the week that a date is in. */
export const monday = (date: CalendarDate): CalendarDate => weekStart(date, MONDAY)

/** First instant at which a day's clock shows {@link MAIL_TIME}. */
const mailAt = (date: CalendarDate, zone: Zone): EpochSeconds =>
  instantAt(date, MAIL_TIME, zone) ?? plantDay(date, zone).from

/**
 * The next mail after an instant: 06:00 of a Monday, or of the first of a month, in the zone. Throws RangeError on an
 * unknown zone.
 */
export function nextMail(every: MailEvery, zone: Zone, after: EpochSeconds): EpochSeconds {
  const today = calendarDate(after, zone)
  const [first, next] =
    every === 'week'
      ? [monday(today), shiftDate(monday(today), 7)]
      : [monthStart(today), monthStart(today, 1)]
  const at = mailAt(first, zone)
  return at > after ? at : mailAt(next, zone)
}
