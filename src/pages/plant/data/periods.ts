import type { EnergyBucket } from '../../../charts/energy-chart'
import { monthStart, parseDate } from '../../../domain/time/instant'
import type { CalendarDate, PeriodRecord, PeriodStatistics } from '../../../domain/plants/reading'
import type { LongSpan } from '../../../transport/calls/history'

export const LONG_SPANS: readonly LongSpan[] = ['month', 'year', 'total']
const FIRST_YEAR = 2000

const two = (value: number) => String(value).padStart(2, '0')

/** The month or year that an address asks for, as its first day; never the future, never nonsense. */
export function askedPeriod(text: string | null, span: LongSpan, today: CalendarDate): CalendarDate {
  const date = parseDate(text === null ? null : `${text}-01-01`.slice(0, 10))
    ? `${text}-01-01`.slice(0, 10)
    : today
  const first = startOf(date, span)
  return first > today || Number(first.slice(0, 4)) < FIRST_YEAR ? startOf(today, span) : first
}

function startOf(date: CalendarDate, span: LongSpan): CalendarDate {
  return span === 'month' ? monthStart(date) : `${date.slice(0, 4)}-01-01`
}

/** The period `steps` later, as its first day. */
export function shiftPeriod(date: CalendarDate, span: LongSpan, steps: number): CalendarDate {
  return span === 'year' ? `${Number(date.slice(0, 4)) + steps}-01-01` : monthStart(date, steps)
}

/** `2026-06` of a month, `2026` of a year: what the address and files call it. */
export function periodText(date: CalendarDate, span: LongSpan): string {
  return span === 'month' ? date.slice(0, 7) : date.slice(0, 4)
}

/** Days of a month; `date` is any day of it. */
export function daysOfMonth(date: CalendarDate): number {
  const days = [31, 30, 29, 28]
  return days.find((day) => parseDate(`${date.slice(0, 7)}-${day}`)) ?? 31
}

export interface PeriodRow {
  /** Short, for the axis. */
  label: string
  /** `2026-06-18`, `2026-06` or `2026`. */
  name: string
  record: PeriodRecord | null
}

/** One row per day, month or year; a missing record keeps its place, except in the years of a lifetime. */
export function periodRows(statistics: PeriodStatistics, span: LongSpan, date: CalendarDate): PeriodRow[] {
  const { records } = statistics
  const year = Number(date.slice(0, 4))
  if (span === 'total') {
    const years = records.map((record) => record.year)
    const [from, to] = [Math.min(...years), Math.max(...years)]
    const count = years.length === 0 || to - from > 100 ? 0 : to - from + 1
    return Array.from({ length: count }, (_, index) => {
      const label = String(from + index)
      return { label, name: label, record: records.find((record) => record.year === from + index) ?? null }
    })
  }
  const month = span === 'month'
  return Array.from({ length: month ? daysOfMonth(date) : 12 }, (_, index) => {
    const part = index + 1
    const record = records.find((entry) =>
      month
        ? entry.day === part && entry.month === Number(date.slice(5, 7)) && entry.year === year
        : entry.month === part && entry.year === year,
    )
    const name = month ? `${date.slice(0, 7)}-${two(part)}` : `${year}-${two(part)}`
    return { label: String(part), name, record: record ?? null }
  })
}

export const buckets = (rows: readonly PeriodRow[]): EnergyBucket[] =>
  rows.map(({ label, record }) => ({ label, sums: record?.sums ?? null }))
