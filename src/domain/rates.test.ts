import { describe, expect, it } from 'vitest'
import { truncate } from './quantity'
import {
  autonomy,
  availability,
  capacityShare,
  equivalentCycles,
  performanceIndex,
  performanceRatio,
  referenceYield,
  remainderOfSums,
  roundTrip,
  selfConsumption,
  selfSufficiency,
  shareOf,
  specificYield,
} from './rates'

const shown = (value: number | null): string => (value === null ? '--' : truncate(value))

describe('rates', () => {
  it.each<[string, number | null, string]>([
    ['self-consumption', selfConsumption(76.2, 58.3), '23.49'],
    ['self-consumption, an exact hundredth', selfConsumption(100, 76.51), '23.49'],
    ['self-consumption of nothing', selfConsumption(0, 0), '--'],
    ['self-consumption of more fed in than made', selfConsumption(10, 10.1), '--'],
    ['self-consumption of negative feed-in', selfConsumption(10, -1), '--'],
    ['self-sufficiency', selfSufficiency(27, 9.9), '63.33'],
    ['self-sufficiency, almost all', selfSufficiency(1000, 0.01), '99.99'],
    ['self-sufficiency, all', selfSufficiency(27, 0), '100.00'],
    ['self-sufficiency without load', selfSufficiency(0, 5), '--'],
    ['self-sufficiency without meter', selfSufficiency(null, 5), '--'],
    ['specific yield', specificYield(76.2, 12), '6.35'],
    ['specific yield without capacity', specificYield(76.2, 0), '--'],
    ['performance ratio', performanceRatio(98_619.3, 57.5, 2_069.3), '82.88'],
    ['performance ratio without irradiance', performanceRatio(98_619.3, 57.5, null), '--'],
    ['performance ratio with zero irradiance', performanceRatio(1, 57.5, 0), '--'],
    ['reference yield', referenceYield(5.2), '5.20'],
    ['round trip', roundTrip(9, 10), '90.00'],
    ['round trip above one', roundTrip(11, 10), '--'],
    ['cycles', equivalentCycles(25, 10), '2.50'],
    ['cycles without capacity', equivalentCycles(25, 0), '--'],
    ['availability', availability(36_000, 3_600), '90.00'],
    ['autonomy', autonomy(20, 1), '95.00'],
    ['performance index', performanceIndex(110, 100), '1.10'],
    ['share', shareOf(1, 3), '33.33'],
  ])('S5-39 %s', (_, value, expected) => expect(shown(value)).toBe(expected))

  it('the share of capacity is a fraction', () => {
    expect(capacityShare(358, 12)).toBeCloseTo(0.0298, 4)
    expect(capacityShare(-5, 12)).toBeNull()
    expect(capacityShare(358, 0)).toBeNull()
    expect(capacityShare(Infinity, 12)).toBeNull()
  })

  it('several periods are a ratio of sums, not a mean of ratios', () => {
    const months = [
      { whole: 100, part: 90 },
      { whole: 10, part: 0 },
      { whole: 50, part: null },
    ]
    expect(shown(remainderOfSums(months))).toBe('18.18')
  })
})
