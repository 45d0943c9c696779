import dayjs, { type Dayjs } from 'dayjs'
import customParseFormat from 'dayjs/plugin/customParseFormat'
import utc from 'dayjs/plugin/utc'
import { parseDate } from '../../domain/time/instant'

dayjs.extend(customParseFormat)
dayjs.extend(utc)

/**
 * Pickers deal in calendar dates without a zone (pitfall P26): these objects carry digits, and no instant is ever
 * read from them.
 */
export function pickerDay(date: unknown): Dayjs | null {
  return typeof date === 'string' && parseDate(date) ? dayjs.utc(`${date}T00:00:00Z`) : null
}

/** `YYYY-MM-DD` of a picker's day. */
export function dayOf(picked: Dayjs | null | undefined): string | null {
  return picked?.isValid() ? picked.locale('en').format('YYYY-MM-DD') : null
}

/** What a typed text says in the first of the patterns in which it stands to the letter, as digits of UTC. */
export const typedIn = (text: string, patterns: readonly string[]): Dayjs | undefined =>
  patterns.map((pattern) => dayjs.utc(text, pattern, true)).find((at) => at.isValid())
