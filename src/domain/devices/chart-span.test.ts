import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import {
  allCounted,
  asCurve,
  CHART_SPANS,
  extremesOf,
  fineDays,
  isCounted,
  monthsOf,
  sistersBeside,
  spanDays,
  spanName,
  spanSlots,
  spanStep,
  valuesOf,
} from './chart-span'
import { datePatterns } from '../time/reader-date'
import type { DeviceRecord } from './device-records'

const ZONE = 'Europe/Berlin'

describe('the span of a chart', () => {
  it.each([
    ['day', '2026-06-18', '2026-06-18', '2026-06-18', '2026-06-17', '2026-06-19'],
    ['week', '2026-06-18', '2026-06-15', '2026-06-21', '2026-06-14', '2026-06-22'],
    ['week', '2026-01-01', '2025-12-29', '2026-01-04', '2025-12-28', '2026-01-05'],
    ['month', '2026-02-10', '2026-02-01', '2026-02-28', '2026-01-01', '2026-03-01'],
    ['month', '2025-12-31', '2025-12-01', '2025-12-31', '2025-11-01', '2026-01-01'],
    ['year', '2026-06-18', '2026-01-01', '2026-12-31', '2025-01-01', '2027-01-01'],
  ] as const)('%s of %s', (span, date, first, last, before, after) => {
    const days = spanDays(span, date)
    expect(days).toEqual({ span, first, last })
    expect([spanStep(days, -1), spanStep(days, 1)]).toEqual([before, after])
  })

  it.each([
    ['day', '18.06.2026', '00:00'],
    ['week', '15.06.2026 – 21.06.2026', '15.06. 00:00'],
    ['month', '06.2026', '01.06. 00:00'],
    ['year', '2026', '01.2026'],
    ['total', '01.01.2026 – 31.12.2026', '2026'],
  ] as const)('26: %s is named %s and begins at %s for a German reader', (span, name, first) => {
    const days = spanDays(span, '2026-06-18')
    const patterns = datePatterns('de')
    expect(spanName(days, patterns)).toBe(name)
    expect(spanSlots(days, ZONE, patterns).slots[0]?.label).toBe(first)
  })

  it('total goes from the first year on and has none beside it', () => {
    const days = spanDays('total', '2026-06-18', 2023)
    expect(spanName(days)).toBe('2023-01-01 – 2026-12-31')
    expect(spanSlots(days, ZONE).slots.map(({ label }) => label)).toEqual(['2023', '2024', '2025', '2026'])
    expect([spanStep(days, 1), spanStep(days, -1)]).toEqual([null, null])
  })

  it('every instant of a span lies in one place of it, whatever the clocks do', () => {
    const date = fc
      .date({ min: new Date('2020-01-01'), max: new Date('2030-12-31'), noInvalidDate: true })
      .map((one) => one.toISOString().slice(0, 10))
    fc.assert(
      fc.property(
        fc.constantFrom(...CHART_SPANS),
        date,
        fc.constantFrom(ZONE, 'Asia/Shanghai'),
        (span, on, zone) => {
          const { slots, end } = spanSlots(spanDays(span, on), zone)
          const starts = slots.map(({ at }) => at)
          expect(starts).toEqual([...starts].sort((one, other) => one - other))
          const points = starts.map((at, index) => ({ at, value: index, text: null }))
          expect(valuesOf({ points }, slots, end)).toEqual(starts.map((_, index) => index))
          expect(valuesOf({ points: [{ at: end, value: 1, text: null }] }, slots, end)).not.toContain(1)
        },
      ),
      { numRuns: 12 },
    )
  })

  it('at most eight sisters stand beside one another, the device among them', () => {
    const rows = Array.from({ length: 24 }, (_, index) => ({ id: index, type: 'OPTIMIZER' }) as DeviceRecord)
    for (const id of [0, 3, 12, 23]) {
      const beside = sistersBeside(rows, id).map((one) => one.id)
      expect(beside).toHaveLength(8)
      expect(beside).toContain(id)
    }
    expect(sistersBeside(rows.slice(0, 1), 0)).toEqual([])
  })
})

describe('a year in five-minute steps', () => {
  const of = (unit: string | null) => ({ key: unit ?? '', name: null, unit })
  const [power, energy] = [of('W'), of('kWh')]

  it.each([
    ['year', [power], true],
    ['total', [of(null)], true],
    ['year', [energy], false],
    ['year', [power, of('V')], true],
    ['year', [power, energy], true],
    ['total', [energy, of('Wh')], false],
    ['year', [], false],
    ['month', [power], false],
    ['day', [power], false],
  ] as const)('%s of %j: %s', (span, picked, fine) => {
    const days = fineDays(span, '2026-06-18', picked, 2024)
    expect(days.fine !== undefined).toBe(fine)
    expect(isCounted(days)).toBe(
      !fine && days.first.slice(5) !== days.last.slice(5) && days.last === '2026-12-31',
    )
    expect(days.first <= '2024-01-01').toBe(days.span === 'total')
  })

  it('has a place for each of them, in both halves of the summer time, and is asked for month by month', () => {
    const days = fineDays('year', '2026-06-18', [power], 2026)
    const { slots, end } = spanSlots(days, ZONE)
    expect(slots).toHaveLength(105_120)
    expect([slots[0]?.label, slots.at(-1)?.label]).toEqual(['01-01 00:00', '12-31 23:55'])
    expect(slots.every(({ at }, index) => at === (slots[0]?.at ?? 0) + index * 300)).toBe(true)
    expect(end).toBe((slots.at(-1)?.at ?? 0) + 300)
    const months = monthsOf(days, '2026-02-10')
    expect(months).toEqual([
      { first: '2026-01-01', last: '2026-01-31' },
      { first: '2026-02-01', last: '2026-02-28' },
    ])
    expect(monthsOf(days, days.last)).toHaveLength(12)
  })

  it('of several parameters over many years has the extremes of each hour: no peak lost, no gap filled', () => {
    const many = [power, of('V'), of('A'), of('%')]
    expect(fineDays('year', '2026-06-18', many, 2020).fine).toBe(1)
    const days = fineDays('total', '2026-06-18', many, 2020)
    expect(days.fine).toBe(6)
    const { slots, end } = spanSlots({ ...days, first: '2026-03-28', last: '2026-03-30' }, ZONE)
    // The night of the summer time has an hour less.
    expect(slots).toHaveLength(48 + 46 + 48)
    expect(slots[1]?.label).toBe('2026-03-28 00:30')
    fc.assert(
      fc.property(
        fc.array(fc.option(fc.integer({ min: -9, max: 9 }), { freq: 3 }), { minLength: 852, maxLength: 852 }),
        (values) => {
          const points = values.map((value, index) => ({
            ...{ at: (slots[0]?.at ?? 0) + index * 300, value, text: null },
          }))
          const said = extremesOf({ points }, slots, end)
          for (let place = 0; place < slots.length; place += 2) {
            const heard = values.slice(place * 6, place * 6 + 12).filter((value) => value !== null)
            const shown = said.slice(place, place + 2).filter((value) => value !== null)
            expect([Math.min(...shown), Math.max(...shown)]).toEqual([Math.min(...heard), Math.max(...heard)])
            expect(shown.length).toBe(Math.min(2, heard.length))
          }
        },
      ),
      { numRuns: 20 },
    )
  })

  it('is a curve as well where the cloud counted nothing of what it was asked for', () => {
    const series = (key: string, many: number) => ({
      ...{ key, name: null, unit: 'kWh' },
      points: Array.from({ length: many }, (_, at) => ({ at, value: 1, text: null })),
    })
    expect(allCounted([energy], [series('kWh', 3)])).toBe(true)
    expect(allCounted([energy], [series('kWh', 0)])).toBe(false)
    expect(allCounted([energy, of('Wh')], [series('kWh', 3)])).toBe(false)
    expect(asCurve(spanDays('year', '2026-06-18'), 1)).toMatchObject({ span: 'year', fine: 1 })
    expect(asCurve(spanDays('month', '2026-06-18'), 1).fine).toBeUndefined()
  })
})
