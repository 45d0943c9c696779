import dayjs, { type Dayjs } from 'dayjs'
import customParseFormat from 'dayjs/plugin/customParseFormat'
import { parseDate } from '../../domain/time/instant'

dayjs.extend(customParseFormat)

/**
 * Pickers deal in calendar dates without a zone (pitfall P26): these objects carry digits, and no instant is ever
 * read from them.
 */
export function pickerDay(date: unknown): Dayjs | null {
  return typeof date === 'string' && parseDate(date) ? dayjs(`${date}T00:00:00`) : null
}

/** `YYYY-MM-DD` of a picker's day. */
export function dayOf(picked: Dayjs | null | undefined): string | null {
  return picked?.isValid() ? picked.locale('en').format('YYYY-MM-DD') : null
}

/** `YYYY-MM-DD` of a typed text that stands in one of the patterns to the letter, null for any other. */
export function readDay(text: string, patterns: string[]): string | null {
  return dayOf(dayjs(text, patterns, true))
}
