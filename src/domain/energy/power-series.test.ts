import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { sampleOf } from '../../../tests/support/power-sample'
import { plantDay } from '../time/instant'
import { gaps, integrate, toSlots } from './power-series'
import type { PowerSample } from '../plants/reading'

const sample = (at: number | null, production: number | null): PowerSample => sampleOf({ at, production })

const day = plantDay('2026-03-29', 'Europe/Warsaw')

describe('toSlots', () => {
  it('leaves empty slots null and drops samples of another day or without a time', () => {
    const grid = toSlots(
      [
        sample(day.from, 1),
        sample(day.from + 600, 3),
        sample(day.to, 9),
        sample(day.from - 1, 9),
        sample(null, 9),
      ],
      day,
    )
    expect(grid).toHaveLength(276)
    expect(grid.slice(0, 4).map((slot) => slot?.production ?? null)).toEqual([1, null, 3, null])
    expect(grid.filter((slot) => slot !== null)).toHaveLength(2)
  })

  it('a day that ends within a slot has no samples of the next one in it', () => {
    const short = { ...day, to: day.from + 450, slots: 2 }
    const grid = toSlots([sample(day.from + 449, 1), sample(day.from + 450, 9)], short)
    expect(grid.map((slot) => slot?.production ?? null)).toEqual([null, 1])
  })

  it('averages samples of one slot', () => {
    const [first] = toSlots(
      [sample(day.from, 100), sample(day.from + 60, null), sample(day.from + 120, 300)],
      day,
    )
    expect(first).toMatchObject({ at: day.from, production: 200, consumption: null })
  })

  it('averages each series by itself', () => {
    const first = sampleOf({
      at: day.from, production: 1, consumption: 2, feedIn: 3, purchase: 4, charge: 5, discharge: 6,
      stateOfCharge: 7, ups: 8, generator: 9,
    }) // oxfmt-ignore
    const second = sampleOf({
      at: day.from + 60, production: 11, consumption: 22, feedIn: 33, purchase: 44, charge: 55,
      discharge: 66, stateOfCharge: 77, ups: 88, generator: 99,
    }) // oxfmt-ignore
    expect(toSlots([first, second], day)[0]).toEqual({
      at: day.from, production: 6, consumption: 12, feedIn: 18, purchase: 24, charge: 30, discharge: 36,
      stateOfCharge: 42, ups: 48, generator: 54,
    }) // oxfmt-ignore
    expect(toSlots([first], day)[0]).toBe(first)
  })

  it('loses no sample of the day', () => {
    const zones = fc.constantFrom('Europe/Warsaw', 'Australia/Lord_Howe', 'Asia/Beirut', 'America/Santiago')
    const offsets = fc.array(fc.integer({ min: -4_000, max: 100_000 }), { maxLength: 60 })
    fc.assert(
      fc.property(
        zones,
        fc.constantFrom('2026-03-29', '2026-10-25', '2026-04-05'),
        offsets,
        (zone, date, seconds) => {
          const span = plantDay(date, zone)
          const samples = seconds.map((offset) => sample(span.from + offset, 1))
          const grid = toSlots(samples, span)
          const inside = samples.filter(({ at }) => at !== null && at >= span.from && at < span.to)
          for (const { at } of inside) {
            const slot = grid[Math.floor(((at ?? 0) - span.from) / 300)]
            expect(slot?.production).toBe(1)
          }
          const taken = new Set(inside.map(({ at }) => Math.floor(((at ?? 0) - span.from) / 300)))
          expect(grid.filter((slot) => slot !== null)).toHaveLength(taken.size)
        },
      ),
    )
  })
})

describe('gaps', () => {
  it('finds runs, splits them at night, and does not count the future', () => {
    const grid = toSlots([sample(day.from, 1), sample(day.from + 1200, 1)], day)
    const found = gaps(grid, day, { until: day.from + 2100, asleep: (at) => at < day.from + 600 })
    expect(found).toEqual([
      { from: day.from + 300, to: day.from + 600, slots: 1, kind: 'asleep' },
      { from: day.from + 600, to: day.from + 1200, slots: 2, kind: 'missing' },
      { from: day.from + 1500, to: day.from + 2100, slots: 2, kind: 'missing' },
    ])
    expect(gaps(grid, day, { series: 'consumption', until: day.from + 600 })).toHaveLength(1)
  })
})

describe('gaps on the first day of a plant', () => {
  const grid = toSlots([sample(day.from + 1200, 1)], day)
  const until = day.from + 2100
  const starts = (since: number | null) =>
    gaps(grid, day, { until, since }).map(({ from }) => from - day.from)

  it.each([
    ['are none before it joined', 900, [900, 1500]],
    ['begin with the slot in which it joined', 899, [600, 1500]],
    ['are there after a sample that came before it joined', 86_400, [1500]],
    ['are everywhere of a plant that says nothing of its beginning', null, [0, 1500]],
    ['are everywhere of a plant that joined before', -1, [0, 1500]],
  ])('%s', (_, since, expected) => {
    expect(starts(since === null ? null : day.from + since)).toEqual(expected)
  })
})

describe('integrate', () => {
  const constant = (count: number, step = 300): PowerSample[] =>
    Array.from({ length: count }, (_, index) => sample(index * step, 1200))

  it('gives kWh of W', () => {
    expect(integrate(constant(13), 'production')).toEqual({ energy: 1.2, completeness: 1 })
  })

  it('bridges 15 minutes and no more', () => {
    expect(integrate(constant(2, 900), 'production').energy).toBeCloseTo(0.3)
    expect(integrate(constant(2, 901), 'production')).toEqual({ energy: null, completeness: 0 })
    expect(integrate(constant(2, 901), 'production', { maxGap: 901 }).energy).toBeCloseTo(0.3, 3)
  })

  it('counts a hole as missing unless the plant slept', () => {
    const holed = [sample(0, 0), sample(300, 0), sample(3_900, 0), sample(4_200, 0)]
    expect(integrate(holed, 'production').completeness).toBeCloseTo(600 / 4200)
    expect(integrate(holed, 'production', { asleep: () => true }).completeness).toBe(1)
  })

  it('a whole day of slots is complete; half a day is half', () => {
    const span = { from: 0, to: 86_400 }
    expect(integrate(constant(288), 'production', span).completeness).toBe(1)
    expect(integrate(constant(144), 'production', span).completeness).toBeCloseTo(0.5, 2)
  })

  it('a sample without a time or a value is bridged like one that was not sent', () => {
    for (const hole of [sample(null, 9000), sample(300, null)])
      expect(integrate([sample(0, 1200), hole, sample(600, 1200)], 'production')).toEqual({
        energy: 0.2,
        completeness: 1,
      })
  })

  it('nothing measured is missing, not 0', () => {
    expect(integrate([], 'production')).toEqual({ energy: null, completeness: null })
    expect(integrate([sample(0, null), sample(300, null)], 'production').energy).toBeNull()
  })
})

describe('gaps of one series', () => {
  it('are where that series is missing, whatever the others say', () => {
    const grid = toSlots([sample(day.from, 1), sampleOf({ at: day.from + 300, consumption: 5 })], day)
    const until = day.from + 600
    expect(gaps(grid, day, { until })).toEqual([])
    const gap = { from: day.from + 300, to: until, slots: 1, kind: 'missing' }
    expect(gaps(grid, day, { until, series: 'production' })).toEqual([gap])
    expect(gaps(grid, day, { until, series: 'consumption' })).toEqual([
      { from: day.from, to: day.from + 300, slots: 1, kind: 'missing' },
    ])
  })
})

describe('how complete an integral is', () => {
  const full = (from: number, to: number) =>
    Array.from({ length: (to - from) / 300 + 1 }, (_, slot) => sample(from + slot * 300, 1000))

  it('goes from the first to the last sample where no span is given', () => {
    expect(integrate(full(0, 3600), 'production')).toEqual({ energy: 1, completeness: 1 })
    expect(integrate([...full(0, 3600), ...full(7200, 10_800)], 'production').completeness).toBeCloseTo(2 / 3)
    expect(integrate([sample(null, 5), sample(0, null)], 'production')).toEqual({
      energy: null,
      completeness: null,
    })
  })

  it('counts what is lacking before and after, but not the slot of the last sample', () => {
    const hour = full(3600, 7200)
    expect(integrate(hour, 'production', { from: 0 }).completeness).toBe(0.5)
    expect(integrate(hour, 'production', { to: 7500 }).completeness).toBe(1)
    expect(integrate(hour, 'production', { to: 7200 + 300 + 3600 }).completeness).toBe(0.5)
  })

  it('leaves the sleep of a hole out, to the second', () => {
    const dusk = (until: number) => (at: number) => at < until
    const hour = full(3600, 7200)
    expect(integrate(hour, 'production', { from: 0, asleep: dusk(3600) }).completeness).toBe(1)
    expect(integrate(hour, 'production', { from: 0, asleep: dusk(1800) }).completeness).toBeCloseTo(2 / 3)
    // The last piece of a hole is no whole slot: 3,600 s measured of 3,600 + 100.
    const late = { from: 3500, asleep: () => false }
    expect(integrate(hour, 'production', late).completeness).toBeCloseTo(3600 / 3700)
  })

  it('two samples of one instant are none more', () => {
    const twice = [sample(0, 1000), sample(0, 9000), sample(300, 1000)]
    expect(integrate(twice, 'production').completeness).toBe(1)
    expect(integrate([sample(0, 1000), sample(0, 1000)], 'production').energy).toBeNull()
  })
})
