import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { plantDay } from '../time/instant'
import type { DeviceRecord } from './device-records'
import { loadSamples, loadSteps } from './load-efficiency'
import { meanShare, ON_TIME_DAYS, onTimeDays } from './on-time-days'
import { sisterSpread } from './sister-spread'

const points = (...values: (number | null)[]) =>
  values.map((value, index) => ({ at: index * 300, value, text: String(value) }))

describe('the efficiency of an inverter over its load', () => {
  it('has a sample where both powers are known, and none at rest or above what came in', () => {
    const ac = points(0, 950, null, 4800, 5000, 100)
    const dc = points(10, 1000, 1000, 5000, 4000, null)
    expect(loadSamples(ac, dc, 5000)).toEqual([
      { load: 19, efficiency: 95 },
      { load: 96, efficiency: 96 },
    ])
    expect(loadSamples(ac, points(), 5000)).toEqual([])
  })

  it('is the middle one of the samples of each step that was reached', () => {
    const samples = [12, 18, 15, 104].map((load, index) => ({ load, efficiency: 90 + index }))
    expect(loadSteps(samples)).toEqual([
      { from: 10, to: 20, samples: 3, load: 15, efficiency: 91 },
      { from: 100, to: 110, samples: 1, load: 104, efficiency: 93 },
    ])
    expect(loadSteps([])).toEqual([])
  })
})

describe('a device among its sisters', () => {
  const row = (id: number, production: number | null, more: Partial<DeviceRecord> = {}) =>
    ({
      id,
      type: 'OPTIMIZER',
      state: 'online',
      production,
      productionToday: id / 10,
      ...more,
    }) as DeviceRecord

  it('has its place, its part of the median and its bar', () => {
    const spread = sisterSpread([row(1, 200), row(2, 300), row(3, 310), row(4, 320), row(5, null)], 1)
    expect(spread).toMatchObject({ of: 'production', value: 200, median: 305, place: 4, number: 4 })
    expect(spread?.ofMedian).toBeCloseTo(65.57, 2)
    expect(spread?.bars.map(({ devices }) => devices)).toEqual([1, 0, 0, 3])
    expect(spread?.bars.map(({ mine }) => mine)).toEqual([true, false, false, false])
  })

  it('is compared by the energy of the day while there is too little sun, and a silent one by it alone', () => {
    expect(sisterSpread([row(1, 0), row(2, 0), row(3, 1)], 2)).toMatchObject({
      of: 'productionToday',
      value: 0.2,
      place: 2,
    })
    const silent = sisterSpread([row(1, 300), row(2, 310), row(3, 99, { state: 'offline' })], 3)
    expect(silent).toMatchObject({ of: 'production', value: null, place: null, ofMedian: null, number: 2 })
  })

  it('has nothing to stand among when it is alone, or others say nothing', () => {
    expect(sisterSpread([row(1, 300), row(2, 300, { type: 'INVERTER' })], 1)).toBeNull()
    expect(sisterSpread([row(1, null), row(2, null, { productionToday: null })], 2)).toBeNull()
    expect(sisterSpread([], 1)).toBeNull()
    const none = { productionToday: 0 }
    expect(sisterSpread([row(1, 0, none), row(2, 0, none)], 1)).toBeNull()
  })

  it('every sister with a figure is in exactly one bar, and so is the device', () => {
    const powers = fc.array(fc.double({ min: 5, max: 500, noNaN: true }), { minLength: 2, maxLength: 200 })
    fc.assert(
      fc.property(powers, (list) => {
        const spread = sisterSpread(
          list.map((power, index) => row(index + 1, power)),
          1,
        )
        const bars = spread?.bars ?? []
        expect(bars.reduce((sum, { devices }) => sum + devices, 0)).toBe(list.length)
        expect(bars.filter(({ mine }) => mine)).toHaveLength(1)
      }),
    )
  })
})

describe('the on-time calendar of a logger', () => {
  const zone = 'Europe/Berlin'
  const now = plantDay('2026-06-18', zone).from + 12 * 3600 + 600
  const heard = (from: number, to: number) =>
    Array.from({ length: Math.floor((to - from) / 300) }, (_, index) => ({
      at: from + index * 300,
      value: 80,
      text: '80',
    }))

  it('has a share for each day since the first sample; today counts what has begun', () => {
    const [first, gap] = [plantDay('2026-06-10', zone), plantDay('2026-06-16', zone)]
    const days = onTimeDays(
      { points: [...heard(first.from, gap.from + 6 * 3600), ...heard(gap.to, now)] },
      now,
      zone,
    )
    expect(days).toHaveLength(ON_TIME_DAYS)
    expect(days.at(0)).toEqual({ date: '2026-05-22', share: null })
    const shares = new Map(days.map(({ date, share }) => [date, share]))
    expect(shares.get('2026-06-09')).toBeNull()
    expect(shares.get('2026-06-10')).toBe(100)
    expect(shares.get('2026-06-16')).toBe(25)
    expect(shares.get('2026-06-18')).toBe(100)
    expect(meanShare(days)).toEqual({ share: (8 * 100 + 25) / 9, days: 9 })
  })

  it('says nothing of a logger that was never heard', () => {
    const days = onTimeDays({ points: [] }, now, zone)
    expect(meanShare(days)).toEqual({ share: null, days: 0 })
  })

  it('a day of 23 or 25 hours can be whole', () => {
    const days = onTimeDays(
      { points: heard(plantDay('2026-10-20', zone).from, plantDay('2026-10-28', zone).from) },
      plantDay('2026-10-28', zone).from + 3600,
      zone,
    )
    expect(days.find(({ date }) => date === '2026-10-25')?.share).toBe(100)
  })
})
