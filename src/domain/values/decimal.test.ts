import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { decimal, exactDifference, exactProduct, exactQuotient, exactSum, toNumber } from './decimal'
import { truncate } from './quantity'

const cents = fc.integer({ min: -1e12, max: 1e12 })
const printed = (hundredths: bigint): string => {
  const size = (hundredths < 0n ? -hundredths : hundredths).toString().padStart(3, '0')
  return `${hundredths < 0n ? '-' : ''}${size.slice(0, -2)}.${size.slice(-2)}`
}

describe('arithmetic of figures is decimal', () => {
  it.each<[string, number | null, string]>([
    ['38.11 less 36.10 is 2.01', exactDifference(38.11, 36.1), '2.01'],
    ['a tenth and two tenths are three', exactSum([0.1, 0.2]), '0.30'],
    ['76.2 at 6.5 is 495.30', exactProduct(76.2, 6.5), '495.30'],
    ['0.07 by 0.01 is 7', exactQuotient(0.07, 0.01), '7.00'],
    ['two thirds are cut', exactQuotient(2, 3), '0.66'],
    ['almost a hundred is not a hundred', exactQuotient(999_999_999_999_999, 1e13), '99.99'],
    ['less than nothing is cut towards nothing', exactDifference(1, 1.019), '-0.01'],
  ])('%s', (_, value, shown) => expect(value === null ? '--' : truncate(value)).toBe(shown))

  it('sums and differences of hundredths print as they do on paper', () => {
    fc.assert(
      fc.property(cents, cents, (one, other) => {
        expect(truncate(exactSum([one / 100, other / 100]) ?? Number.NaN)).toBe(printed(BigInt(one + other)))
        expect(truncate(exactDifference(one / 100, other / 100))).toBe(printed(BigInt(one - other)))
      }),
    )
  })

  it('reads any number as the digits it is written with', () => {
    fc.assert(
      fc.property(fc.double({ noNaN: true, noDefaultInfinity: true }), (value) => {
        const exact = decimal(value)
        expect(exact && Number(`${exact.units}e${-exact.scale}`)).toBe(value === 0 ? 0 : value)
      }),
    )
    fc.assert(
      fc.property(cents, fc.integer({ min: 0, max: 6 }), (units, scale) => {
        expect(toNumber({ units: BigInt(units), scale })).toBe(Number(`${units}e-${scale}`))
      }),
    )
  })

  it('a quotient is never shown as more than it is', () => {
    const whole = fc.integer({ min: 1, max: 1e9 })
    fc.assert(
      fc.property(whole, whole, (one, other) => {
        const hundredths = (BigInt(one) * 100n) / BigInt(other)
        expect(truncate(exactQuotient(one, other) ?? Number.NaN)).toBe(printed(hundredths))
      }),
    )
  })
})
