import { describe, expect, it } from 'vitest'
import type { PeriodRecord } from '../../../domain/plants/reading'
import { askedPeriod, daysOfMonth, periodRows, periodText, shiftPeriod } from './periods'

const NO_SPLIT = {
  productionToLoad: null,
  productionToGrid: null,
  productionToBattery: null,
  loadFromProduction: null,
  loadFromGrid: null,
  loadFromBattery: null,
}
const record = (
  year: number,
  month: number,
  day: number,
  production: number,
  feedIn: number,
): PeriodRecord => ({
  year,
  month,
  day,
  sums: { production, consumption: null, feedIn, purchase: null, charge: null, discharge: null },
  split: NO_SPLIT,
  income: null,
  fullPowerHours: null,
})
const statistics = (records: PeriodRecord[]) => ({
  records,
  sums: record(0, 0, 0, 0, 0).sums,
  income: null,
  days: null,
})

describe('a period of the address', () => {
  it.each([
    ['2026-05', 'month', '2026-05-01'],
    ['2026-07', 'month', '2026-06-01'],
    ['2024', 'year', '2024-01-01'],
    ['1890', 'year', '2026-01-01'],
    ['2026-13', 'month', '2026-06-01'],
    ['x', 'month', '2026-06-01'],
    [null, 'year', '2026-01-01'],
  ] as const)('%s as %s is %s', (text, span, date) => {
    expect(askedPeriod(text, span, '2026-06-18')).toBe(date)
  })

  it('moves over the turn of a year in both directions', () => {
    expect(shiftPeriod('2026-01-01', 'month', -1)).toBe('2025-12-01')
    expect(shiftPeriod('2025-12-01', 'month', 1)).toBe('2026-01-01')
    expect(shiftPeriod('2026-01-01', 'year', -1)).toBe('2025-01-01')
    expect(periodText('2026-06-01', 'month')).toBe('2026-06')
  })
})

describe('the rows of a period', () => {
  it.each([
    ['2026-02-01', 28],
    ['2028-02-01', 29],
    ['2026-04-01', 30],
    ['2026-12-01', 31],
  ])('%s has %d days, each with a place even without a record', (date, count) => {
    expect(daysOfMonth(date)).toBe(count)
    const rows = periodRows(statistics([record(2026, 2, 3, 5, 1)]), 'month', date)
    expect(rows).toHaveLength(count)
    expect(rows.filter((row) => row.record).length).toBe(date.startsWith('2026-02') ? 1 : 0)
  })

  it('fills the years between the first and the last', () => {
    const rows = periodRows(
      statistics([record(2022, 0, 0, 5, 1), record(2025, 0, 0, 5, 1)]),
      'total',
      '2026-01-01',
    )
    expect(rows.map((row) => [row.label, row.record !== null])).toEqual([
      ['2022', true],
      ['2023', false],
      ['2024', false],
      ['2025', true],
    ])
    expect(periodRows(statistics([]), 'total', '2026-01-01')).toEqual([])
  })
})
