import { describe, expect, it } from 'vitest'
import { FULL } from '../../../tests/support/walk'
import { truncate } from '../values/quantity'
import {
  aboveUsual,
  autonomy,
  availability,
  capacityUse,
  equivalentCycles,
  hoursOf,
  partOf,
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
  it.each<[string, () => number | null, string]>([
    ['self-consumption', () => selfConsumption(76.2, 58.3), '23.49'],
    ['self-consumption, an exact hundredth', () => selfConsumption(100, 76.51), '23.49'],
    ['self-consumption of nothing', () => selfConsumption(0, 0), '--'],
    ['self-consumption of more fed in than made', () => selfConsumption(10, 10.1), '--'],
    ['self-consumption of negative feed-in', () => selfConsumption(10, -1), '--'],
    ['self-sufficiency', () => selfSufficiency(27, 9.9), '63.33'],
    ['self-sufficiency, almost all', () => selfSufficiency(1000, 0.01), '99.99'],
    ['self-sufficiency, all', () => selfSufficiency(27, 0), '100.00'],
    ['self-sufficiency without load', () => selfSufficiency(0, 5), '--'],
    ['self-sufficiency without meter', () => selfSufficiency(null, 5), '--'],
    ['specific yield', () => specificYield(76.2, 12), '6.35'],
    ['specific yield without capacity', () => specificYield(76.2, 0), '--'],
    ['performance ratio', () => performanceRatio(98_619.3, 57.5, 2_069.3), '82.88'],
    ['performance ratio without irradiance', () => performanceRatio(98_619.3, 57.5, null), '--'],
    ['performance ratio with zero irradiance', () => performanceRatio(1, 57.5, 0), '--'],
    ['reference yield', () => referenceYield(5.2), '5.20'],
    ['round trip', () => roundTrip(9, 10), '90.00'],
    ['round trip above one', () => roundTrip(11, 10), '--'],
    ['cycles', () => equivalentCycles(25, 10), '2.50'],
    ['cycles without capacity', () => equivalentCycles(25, 0), '--'],
    ['availability', () => availability(36_000, 3_600), '90.00'],
    ['autonomy', () => autonomy(20, 1), '95.00'],
    ['performance index', () => performanceIndex(110, 100), '1.10'],
    ['share', () => shareOf(1, 3), '33.33'],
    ['self-consumption of nothing made, with a counter that fell', () => selfConsumption(-5, -2), '--'],
    ['self-consumption without a known feed-in', () => selfConsumption(5, undefined), '--'],
    ['self-consumption, none', () => selfConsumption(5, 5), '0.00'],
    ['specific yield of nothing', () => specificYield(0, 12), '0.00'],
    ['specific yield below nothing', () => specificYield(-1, 12), '--'],
    ['specific yield without energy', () => specificYield(null, 12), '--'],
    ['performance ratio of nothing', () => performanceRatio(0, 57.5, 5), '0.00'],
    ['performance ratio below nothing', () => performanceRatio(-1, 57.5, 5), '--'],
    ['performance ratio without energy', () => performanceRatio(null, 57.5, 5), '--'],
    ['performance ratio without capacity', () => performanceRatio(5, null, 5), '--'],
    ['performance ratio with two wrong signs', () => performanceRatio(5, -57.5, -5), '--'],
    ['reference yield of a dark day', () => referenceYield(0), '0.00'],
    ['reference yield below nothing', () => referenceYield(-0.1), '--'],
    ['reference yield that is not finite', () => referenceYield(Infinity), '--'],
    ['reference yield without a sensor', () => referenceYield(undefined), '--'],
    ['round trip that lost all', () => roundTrip(0, 10), '0.00'],
    ['round trip that lost nothing', () => roundTrip(10, 10), '100.00'],
    ['cycles of a battery that stood still', () => equivalentCycles(0, 10), '0.00'],
    ['cycles below nothing', () => equivalentCycles(-1, 10), '--'],
    ['performance index of nothing', () => performanceIndex(0, 100), '0.00'],
    ['performance index below nothing', () => performanceIndex(-1, 100), '--'],
    ['performance index without an expectation', () => performanceIndex(110, null), '--'],
    ['part of a whole that it exceeds', () => partOf(15, 10), '150.00'],
    ['part of nothing', () => partOf(15, 0), '--'],
    ['hours of seconds', () => hoursOf(5_400), '1.50'],
    ['hours of unknown seconds', () => hoursOf(null), '--'],
  ])('S5-39 %s', (_, value, expected) => expect(shown(value())).toBe(expected))

  it('7: 2,562 W of 10 kWp are 25.62 %, and nothing is said of what cannot be', () => {
    expect(shown(capacityUse(2_562, 10))).toBe('25.62')
    expect(shown(capacityUse(358, 12))).toBe('2.98')
    expect(capacityUse(0, 12)).toBe(0)
    expect(capacityUse(-5, 12)).toBeNull()
    expect(capacityUse(358, 0)).toBeNull()
    expect(capacityUse(Infinity, 12)).toBeNull()
  })

  it('a value above the usual one is whole percent of it', () => {
    expect(aboveUsual(1.13, 1)).toBe(13)
    expect(aboveUsual(0.71, 1)).toBe(-29)
    expect(aboveUsual(1, 0)).toBeNull()
    expect(aboveUsual(1, -1)).toBeNull()
    expect(aboveUsual(null, 1)).toBeNull()
    expect(aboveUsual(1, null)).toBeNull()
    expect(aboveUsual(1.019, 1)).toBe(1)
  })

  // W / kWp tenths is the percentage itself. Only where it meets a hundredth, or is the last watt before,
  // can a wrong digit be shown; every other pair is further away than 15 digits reach.
  it('7: shows the hundredths of all whole watts and tenth kilowatt peaks up to 10,000, cut and never short', () => {
    const common = (a: number, b: number): number => (b === 0 ? a : common(b, a % b))
    const wrong: string[] = []
    let pairs = 0
    // Of the large ones every eleventh; all of them in a walk.
    for (let tenths = 1; tenths <= 100_000; tenths += FULL || tenths < 5000 ? 1 : 11) {
      const step = tenths / common(tenths, 100)
      for (let meets = step; meets <= 10_000; meets += step)
        for (const watts of [meets - 1, meets]) {
          pairs += 1
          const hundredths = Math.floor((watts * 100) / tenths)
          const expected = `${Math.floor(hundredths / 100)}.${String(hundredths % 100).padStart(2, '0')}`
          const text = shown(capacityUse(watts, tenths / 10))
          if (text !== expected) wrong.push(`${watts} W of ${tenths / 10} kWp: ${text}, not ${expected}`)
        }
    }
    expect(wrong).toEqual([])
    expect(pairs).toBeGreaterThan(FULL ? 900_000 : 300_000)
  })

  it('several periods are a ratio of sums, not a mean of ratios', () => {
    const months = [
      { whole: 100, part: 90 },
      { whole: 10, part: 0 },
      { whole: 50, part: null },
      { whole: null, part: 50 },
    ]
    expect(shown(remainderOfSums(months))).toBe('18.18')
  })
})
