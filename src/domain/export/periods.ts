import { calendarDate, monthStart, parseDate, plantDay, shiftDate } from '../time/instant'
import type { CalendarDate, EpochSeconds, Zone } from '../plants/reading'
import type { Draft } from './draft'
import { weekStart } from './mail-times'

/** Every date of a period, first and last included. */
export function daysOf(from: CalendarDate, to: CalendarDate): readonly CalendarDate[] {
  const days: CalendarDate[] = []
  for (let day = from; day <= to; day = shiftDate(day, 1)) days.push(day)
  return days
}

/** `2026-06` of every month that a period touches, or `2026` of every year. */
export function spansOf(from: CalendarDate, to: CalendarDate, span: 'month' | 'year'): readonly string[] {
  const [length, months] = span === 'month' ? [7, 1] : [4, 12]
  const spans: string[] = []
  for (let at = from; at.slice(0, length) <= to.slice(0, length); at = monthStart(at, months))
    spans.push(at.slice(0, length))
  return spans
}

/** First day of `2026`, `2026-06` or `2026-06-18`. */
export const firstOf = (period: string): CalendarDate => `${period}-01-01`.slice(0, 10)

/** First instant of `2026`, `2026-06` or `2026-06-18` in a zone; null of what is no period. */
export function beginOf(period: string, zone: Zone): EpochSeconds | null {
  return parseDate(firstOf(period)) ? plantDay(firstOf(period), zone).from : null
}

/** Whether a period of days, months or years is not over. */
export const isOpen = (period: string, now: EpochSeconds, zone: Zone): boolean =>
  calendarDate(now, zone).startsWith(period)

export type PeriodKey = 'week' | 'lastWeek' | 'month' | 'lastMonth' | 'year' | 'lastYear'

interface UsualPeriod {
  readonly key: PeriodKey
  readonly from: CalendarDate
  readonly to: CalendarDate
}

/** Periods that people ask for, by weeks that begin with this weekday; those longer than a file may be are not offered. */
export function usualPeriods(
  today: CalendarDate,
  weekday: number,
  maxDays = Infinity,
): readonly UsualPeriod[] {
  const week = weekStart(today, weekday)
  const month = monthStart(today)
  const year = Number(today.slice(0, 4))
  const all = [
    { key: 'week', from: shiftDate(today, -6), to: today, days: 7 },
    { key: 'lastWeek', from: shiftDate(week, -7), to: shiftDate(week, -1), days: 7 },
    { key: 'month', from: month, to: today, days: 31 },
    { key: 'lastMonth', from: monthStart(today, -1), to: shiftDate(month, -1), days: 31 },
    { key: 'year', from: `${year}-01-01`, to: today, days: 366 },
    { key: 'lastYear', from: `${year - 1}-01-01`, to: `${year - 1}-12-31`, days: 366 },
  ] as const
  return all.filter(({ days }) => days <= maxDays)
}

/** Rows that the file will have, as far as that can be known before it is made; null where only the server knows. */
export function expectedRows(draft: Draft, zone: Zone, now: EpochSeconds): number | null {
  const { template, step, from, to } = draft
  if (template === 'alarms') return null
  if (step === 'day') return daysOf(from, to).length
  if (step === 'month' || step === 'year') return spansOf(from, to, step).length
  const begin = plantDay(from, zone).from
  const end = Math.min(plantDay(to, zone).to, now)
  const minutes = step === 'source' ? 5 : Number(step)
  return Math.max(0, Math.ceil((end - begin) / (minutes * 60)))
}

/** Bytes of a cell, measured on files of a year. */
const CELL = { xlsx: 5.5, csv: 9, semicolon: 9, json: 10, pdf: 10 } as const

/** About how large the file will be, bytes. */
export const expectedSize = (rows: number, columns: number, format: Draft['format']): number =>
  Math.round(rows * (columns + 2) * CELL[format] + 2_000)
