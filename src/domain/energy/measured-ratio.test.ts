import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { sampleOf } from '../../../tests/support/power-sample'
import { measuredRatio, ratioDays } from './measured-ratio'

const NOON = 1_781_776_800
const watts = (values: readonly (number | null)[]) =>
  values.map((production, slot) => sampleOf({ at: NOON + slot * 300, production }))
/** A sensor's clock is not the inverter's. */
const sun = (values: readonly (number | null)[]) =>
  values.map((value, slot) => ({ at: NOON + slot * 300 + 41, value }))

describe('performance ratio of measured slots', () => {
  it.each<[string, (number | null)[], (number | null)[], number | null, [number, number] | null]>([
    ['a kilowatt peak under standard sun gives what it can', [1000, 1000], [1000, 1000], 1, [100, 100]],
    ['losses', [6000, 8000], [800, 1000], 10, [77.77, 100]],
    ['little light counts for nothing', [6000, 10], [800, 49.9], 10, [75, 100]],
    ['the least light counts', [400, 0], [50, 50], 10, [40, 100]],
    ['a gap of the inverter is not 0', [8000, null], [1000, 1000], 10, [80, 50]],
    ['a gap of the sensor is not 0', [8000, 8000], [1000, null], 10, [80, 50]],
    ['an inverter that stands still in the sun is', [8000, 0], [1000, 1000], 10, [40, 100]],
    ['night is left out', [0, 0, 8000], [null, 0, 1000], 10, [80, 100]],
    ['nonsense is a gap', [-5, 8000], [900, 1000], 10, [80, 50]],
    ['a power without end is a gap', [Infinity, 8000], [900, 1000], 10, [80, 50]],
    ['a light that is no number is a gap', [8000, 8000], [1000, Number.NaN], 10, [80, 50]],
    ['night alone', [0, 0], [0, 0], 10, null],
    ['no sensor', [8000], [], 10, null],
    ['no capacity', [8000], [1000], null, null],
    ['a capacity of 0', [8000], [1000], 0, null],
  ])('%s', (_, power, light, capacity, expected) => {
    const measured = measuredRatio(watts(power), sun(light), capacity)
    const shown = measured && [measured.ratio, measured.share].map((one) => Math.trunc(one * 100) / 100)
    expect(shown).toEqual(expected)
  })

  it('a sample without a time is in no slot', () => {
    const timeless = [{ ...sampleOf({ at: NOON, production: 1000 }), at: null }]
    expect(measuredRatio(timeless, [{ at: 0, value: 1000 }], 1)).toBeNull()
  })

  it('does not depend on the order of the samples, nor on how many slots there are', () => {
    const slot = fc.record({
      power: fc.integer({ min: 0, max: 9000 }),
      light: fc.integer({ min: 50, max: 1200 }),
    })
    fc.assert(
      fc.property(fc.array(slot, { minLength: 1, maxLength: 40 }), (all) => {
        const power = watts(all.map((one) => one.power))
        const light = sun(all.map((one) => one.light))
        const once = measuredRatio(power, light, 10)
        expect(once?.share).toBe(100)
        expect(measuredRatio([...power].reverse(), light, 10)).toEqual(once)
        const total = all.reduce((sum, one) => sum + one.power, 0)
        const shine = all.reduce((sum, one) => sum + one.light, 0)
        expect(once?.ratio).toBeCloseTo((total / 10 / shine) * 100, 6)
      }),
    )
  })

  it('is measured over the seven full days before today, also over the end of a month', () => {
    expect(ratioDays('2026-03-03')).toEqual([
      '2026-02-24',
      '2026-02-25',
      '2026-02-26',
      '2026-02-27',
      '2026-02-28',
      '2026-03-01',
      '2026-03-02',
    ])
  })
})
