import { parseDate } from './instant'
import type { CalendarDate } from '../plants/reading'

const two = (value: number) => String(value).padStart(2, '0')
const TOKENS: Readonly<Record<string, string>> = { year: 'YYYY', month: 'MM', day: 'DD' }

/** The browser's own variant of a language, `en-GB` for `en`: the order of a date is a matter of the region. */
export function readerLocale(language: string, browser: readonly string[]): string {
  return browser.find((one) => one === language || one.startsWith(`${language}-`)) ?? language
}

const [YEAR, MONTH, DAY] = [{ year: 'numeric' }, { month: '2-digit' }, { day: '2-digit' }] as const

function patternOf(locale: string, fields: Intl.DateTimeFormatOptions): string {
  const format = new Intl.DateTimeFormat(`${locale}-u-ca-gregory-nu-latn`, { ...fields, timeZone: 'UTC' })
  return format
    .formatToParts(0)
    .map(({ type, value }) => TOKENS[type] ?? value)
    .join('')
}

/** How people who read this locale write a calendar date, in digits: `DD.MM.YYYY`. */
export const datePattern = (locale: string): string => patternOf(locale, { ...YEAR, ...MONTH, ...DAY })

/** A month is written as a day is, without the day: `MM.YYYY`. */
const withoutDay = (pattern: string): string => pattern.replace(/DD[^A-Z]+|[^A-Z]+DD$/, '').trim()

/** How a reader writes a day, a month, and a day where the year is known. */
export interface DatePatterns {
  readonly day: string
  readonly month: string
  readonly monthDay: string
}

/** As files and addresses have them. */
export const WIRE_PATTERNS: DatePatterns = { day: 'YYYY-MM-DD', month: 'YYYY-MM', monthDay: 'MM-DD' }

export const datePatterns = (locale: string): DatePatterns => ({
  day: datePattern(locale),
  month: withoutDay(datePattern(locale)),
  monthDay: patternOf(locale, { ...MONTH, ...DAY }),
})

/** `2026`, `2026-06` or `2026-06-18` as a reader writes it. */
export const writePeriod = (period: string, { day, month }: DatePatterns): string =>
  period.length === 7 ? writeDate(`${period}-01`, month) : writeDate(period, day)

export const writeMonthDay = (date: CalendarDate, { monthDay }: DatePatterns): string =>
  writeDate(date, monthDay)

/** A calendar date in a pattern; what is no date stays as it is. */
export function writeDate(date: CalendarDate, pattern: string): string {
  const parsed = parseDate(date)
  if (parsed === null) return date
  const year = String(parsed.year).padStart(4, '0')
  return pattern.replace('YYYY', year).replace('MM', two(parsed.month)).replace('DD', two(parsed.day))
}

/** A typed date in the order of the pattern, or `YYYY-MM-DD`; null while it is none. */
export function readDate(text: string, pattern: string): CalendarDate | null {
  const whole = text.trim()
  if (parseDate(whole)) return whole
  const digits = whole.match(/\d+/g) ?? []
  const order: readonly string[] = pattern.match(/YYYY|MM|DD/g) ?? []
  const at = (token: 'YYYY' | 'MM' | 'DD') => digits[order.indexOf(token)] ?? ''
  if (digits.length !== 3) return null
  const date = `${at('YYYY')}-${at('MM').padStart(2, '0')}-${at('DD').padStart(2, '0')}`
  return parseDate(date) ? date : null
}
