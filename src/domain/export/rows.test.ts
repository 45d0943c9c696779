import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { plantDay, SLOT_SECONDS } from '../time/instant'
import { completeness, countQualities, emptySpans, type RowQuality, sampledRows } from './rows'

const awake = { asleep: () => false, until: Infinity }
const dayOf = (zone: string, date: string) => plantDay(date, zone)

describe('rows of a plant day', () => {
  it.each([
    ['Europe/Warsaw', '2026-03-29', 23, 276],
    ['Europe/Warsaw', '2026-10-25', 25, 300],
    ['Europe/Warsaw', '2026-06-18', 24, 288],
    ['Australia/Lord_Howe', '2026-04-05', 25, 294],
    ['Australia/Lord_Howe', '2026-10-04', 24, 282],
    ['Asia/Beirut', '2026-03-29', 23, 276],
    ['Asia/Kolkata', '2026-06-18', 24, 288],
  ])('S9-20 in %s %s has %i rows of an hour and %i of five minutes', (zone, date, hours, fives) => {
    const day = dayOf(zone, date)
    expect(sampledRows([], day, { minutes: 60, ...awake })).toHaveLength(hours)
    expect(sampledRows([], day, { minutes: 5, ...awake })).toHaveLength(fives)
  })

  it('takes means of what was measured and says what was not', () => {
    const day = dayOf('UTC', '2026-06-18')
    const at = (slot: number) => day.from + slot * SLOT_SECONDS
    const points = [
      { at: at(0), values: [100, 'On'] },
      { at: at(1), values: [200, null] },
      { at: at(2), values: [300, 'Off'] },
      { at: at(3), values: [0, null] },
    ]
    const rows = sampledRows(points, day, { minutes: 15, until: at(9), asleep: (time) => time >= at(6) })
    expect(rows).toEqual([
      { at: at(0), period: null, values: [200, 'Off'], quality: 'measured' },
      { at: at(3), period: null, values: [0, null], quality: 'partial' },
      { at: at(6), period: null, values: [null, null], quality: 'asleep' },
    ])
  })

  it('keeps the instants of samples in their order, without those of other days', () => {
    const day = dayOf('Europe/Berlin', '2026-06-18')
    const points = [day.from + 77, day.from + 3, day.to, day.from - 1].map((at) => ({
      at,
      values: [at, null],
    }))
    const rows = sampledRows(points, day, { minutes: null, ...awake })
    expect(rows.map(({ at }) => at - day.from)).toEqual([3, 77])
    expect(rows[0]?.quality).toBe('partial')
  })

  it('no row is lost, none invented, and a mean lies between what was measured', () => {
    const day = dayOf('Europe/Warsaw', '2026-10-25')
    const point = fc.record({
      at: fc.integer({ min: day.from - 4000, max: day.to + 4000 }),
      values: fc.tuple(fc.option(fc.integer({ min: -5000, max: 5000 }))),
    })
    fc.assert(
      fc.property(fc.array(point), fc.constantFrom(5, 15, 60), (points, minutes) => {
        const rows = sampledRows(points, day, { minutes, ...awake })
        const known = points.flatMap(({ at, values: [value] }) =>
          value !== null && at >= day.from && at < day.to ? [value] : [],
        )
        expect(rows).toHaveLength((25 * 60) / minutes)
        for (const { values } of rows) {
          const [value = null] = values
          if (value === null) continue
          expect(value).toBeGreaterThanOrEqual(Math.min(...known))
          expect(value).toBeLessThanOrEqual(Math.max(...known))
        }
        if (known.length === 0) expect(rows.every(({ values }) => (values[0] ?? null) === null)).toBe(true)
      }),
    )
  })

  it('completeness counts no night, half of what is there in part, and nothing of nothing', () => {
    const rows = ['measured', 'partial', 'missing', 'missing', 'asleep'] as const
    expect(completeness(countQualities(rows.map((quality) => ({ quality }))))).toBe(37.5)
    expect(completeness(countQualities([{ quality: 'asleep' }]))).toBeNull()
  })
})

describe('S2-17 rows without a value', () => {
  const row = (period: string, quality: RowQuality) => ({ at: 0, period, values: [], quality })
  it.each([
    [[], []],
    [['measured', 'partial', 'asleep'], []],
    [
      ['missing', 'missing', 'measured', 'missing'],
      ['0–1', '3–3'],
    ],
    [
      ['asleep', 'missing', 'asleep', 'missing', 'missing'],
      ['1–1', '3–4'],
    ],
  ] as const)('%j are %j', (qualities, spans) => {
    const rows = qualities.map((quality, at) => row(String(at), quality))
    expect(emptySpans(rows).map(({ first, last }) => `${first.period}–${last.period}`)).toEqual(spans)
  })
})
