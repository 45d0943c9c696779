import { describe, expect, it } from 'vitest'
import { exactSum } from '../values/decimal'
import { taxOfAll, taxWithin } from './tax'

describe('the tax within a sum', () => {
  it.each([
    [119, 19, 100, 19],
    [20, 19, 16.81, 3.19],
    [4.9, 19, 4.12, 0.78],
    [0.03, 20, 0.02, 0.01],
    [60, 0, 60, 0],
    [0, 19, 0, 0],
    [19.9, 8.1, 18.41, 1.49],
  ])('%d at %d %% is %d and %d', (gross, rate, net, tax) => {
    expect(taxWithin(gross, rate)).toEqual({ net, tax })
  })

  it('and the net make the sum to the cent, whatever it is', () => {
    for (let cents = 0; cents < 5000; cents += 7)
      for (const rate of [5.5, 7, 8.1, 19, 25.5]) {
        const gross = cents / 100
        const { net, tax } = taxWithin(gross, rate) ?? { net: NaN, tax: NaN }
        expect(exactSum([net, tax])).toBe(gross)
        // Half a cent at most from what it is to the last digit.
        expect(Math.abs(tax - (gross * rate) / (100 + rate))).toBeLessThan(0.00501)
      }
  })

  it('of several purchases is rounded for each of them', () => {
    expect(taxOfAll(12.9, 19, 3)).toBe(6.18)
    expect(taxWithin(38.7, 19)?.tax).toBe(6.18)
    expect(taxOfAll(4.9, 19, 7)).toBe(5.46)
    expect(taxWithin(34.3, 19)?.tax).toBe(5.48)
    expect(taxOfAll(NaN, 19, 3)).toBe(null)
  })

  it('is none of what is no sum', () => {
    for (const gross of [NaN, Infinity, -1]) expect(taxWithin(gross, 19)).toBe(null)
  })
})
