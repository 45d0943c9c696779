import { describe, expect, it } from 'vitest'
import { sampleOf } from '../../../tests/support/power-sample'
import type { PowerSample } from '../plants/reading'
import { splitDay } from './energy-balance'

const sample = (at: number, powers: Partial<PowerSample>): PowerSample => sampleOf({ at, ...powers })

describe('splitDay', () => {
  const noon = sample(0, { production: 6000, consumption: 1000, feedIn: 5000, purchase: 0 })

  it('sums intervals, in kWh, and counts absent series as nothing', () => {
    const day = splitDay([noon, { ...noon, at: 300 }, { ...noon, at: 600 }])
    expect(day.intervals).toBe(2)
    expect(day.covered).toBe(600)
    expect(day.split?.direct).toBeCloseTo(1000 / 6000)
    expect(day.split?.productionToGrid).toBeCloseTo(5000 / 6000)
  })

  it('does not bridge more than a quarter of an hour', () => {
    expect(splitDay([noon, { ...noon, at: 900 }]).intervals).toBe(1)
    expect(splitDay([noon, { ...noon, at: 901 }]).split).toBeNull()
  })

  it('takes the opposite of a measured direction as 0 and skips a real hole', () => {
    const night = sample(300, { production: 0, consumption: 500, purchase: 500 })
    expect(splitDay([noon, night]).intervals).toBe(1)
    expect(splitDay([noon, sample(300, { production: 1, feedIn: 0 })]).intervals).toBe(0)
    expect(splitDay([]).split).toBeNull()
    expect(splitDay([sample(0, { production: 5 }), sample(300, { production: 5 })]).split).toBeNull()
  })

  it('quarantines an interval with a data error', () => {
    const day = splitDay([noon, { ...noon, at: 300, consumption: -9000 }, { ...noon, at: 600 }])
    expect(day).toMatchObject({ quarantined: 2, intervals: 0 })
  })

  it('by interval differs from the split of the totals', () => {
    const morning = [0, 300].map((at) => sample(at, { production: 0, consumption: 1200, purchase: 1200 }))
    const midday = [3600, 3900].map((at) => sample(at, { production: 1200, consumption: 0, feedIn: 1200 }))
    const day = splitDay([...morning, ...midday])
    expect(day.split).toMatchObject({ direct: 0 })
    expect(day.split?.gridToLoad).toBeCloseTo(0.1)
    expect(day.split?.productionToGrid).toBeCloseTo(0.1)
  })
})

describe('what counts as measured', () => {
  const whole = { production: 900, consumption: 900, feedIn: 300, purchase: 300, charge: 300, discharge: 300 }
  const twice = (powers: Partial<PowerSample>, then: Partial<PowerSample> = powers) =>
    splitDay([sample(0, powers), sample(300, then)])

  it.each(['production', 'consumption'] as const)('a moment without %s is a hole', (series) => {
    expect(twice(whole, { ...whole, [series]: null })).toMatchObject({ intervals: 0, quarantined: 0 })
    expect(twice({ ...whole, [series]: null }).split).toBeNull()
  })

  it.each([
    ['feedIn', 'purchase'],
    ['purchase', 'feedIn'],
    ['charge', 'discharge'],
    ['discharge', 'charge'],
  ] as const)(
    'a moment without %s is one where %s was measured, and a hole where neither was',
    (one, other) => {
      expect(twice(whole, { ...whole, [one]: null }).intervals).toBe(1)
      const hole = twice(whole, { ...whole, [one]: null, [other]: null })
      expect(hole).toMatchObject({ intervals: 0, quarantined: 0 })
      // Nothing of the whole day has it: the plant has no such meter.
      expect(twice({ ...whole, [one]: null, [other]: null }).intervals).toBe(1)
    },
  )

  it('samples without a time, of one instant or out of order make no interval', () => {
    const timeless = { ...sample(0, whole), at: null }
    expect(splitDay([timeless, sample(300, whole)]).intervals).toBe(0)
    expect(splitDay([sample(0, whole), timeless]).intervals).toBe(0)
    expect(splitDay([sample(0, whole), sample(0, whole)]).intervals).toBe(0)
    expect(splitDay([sample(300, whole), sample(0, whole)]).intervals).toBe(0)
  })

  it.each([-1, Number.NaN, Infinity])('a generator that gives %d W is a data error', (generator) => {
    expect(twice({ ...whole, generator }, whole).quarantined).toBe(1)
    expect(twice(whole, { ...whole, generator }).quarantined).toBe(1)
    expect(twice({ ...whole, generator: 5 }).quarantined).toBe(0)
  })

  it('each part is summed by itself', () => {
    const day = splitDay([
      sample(0, { production: 0, consumption: 1200, discharge: 2400, feedIn: 1200, charge: 0 }),
      sample(300, { production: 0, consumption: 1200, discharge: 2400, feedIn: 1200, charge: 0 }),
      sample(3600, { production: 3600, consumption: 1200, charge: 1200, feedIn: 1200, discharge: 0 }),
      sample(3900, { production: 3600, consumption: 1200, charge: 1200, feedIn: 1200, discharge: 0 }),
      sample(9000, { production: 0, consumption: 1200, charge: 1200, purchase: 2400 }),
      sample(9300, { production: 0, consumption: 1200, charge: 1200, purchase: 2400 }),
    ])
    expect(day.split).toEqual({
      direct: 0.1, productionToBattery: 0.1, productionToGrid: 0.1, batteryToLoad: 0.1, gridToLoad: 0.1,
      gridToBattery: 0.1, batteryToGrid: 0.1,
    }) // oxfmt-ignore
  })
})
