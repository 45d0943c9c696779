import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import {
  cut,
  decimal,
  exactDifference,
  exactProduct,
  exactQuotient,
  exactSum,
  knownSum,
  minus,
  shift,
  toNumber,
} from './decimal'
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

  it('7: sums and differences of hundredths print as they do on paper', () => {
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

  it('a number of any size and any fineness is the nearest there is', () => {
    fc.assert(
      fc.property(
        fc.bigInt({ min: -999_999_999_999_999n, max: 999_999_999_999_999n }),
        fc.integer({ min: -40, max: 60 }),
        (units, scale) => {
          expect(toNumber({ units, scale })).toBe(Number(`${units}e${-scale}`))
        },
      ),
    )
  })

  it('the digits of a number past fifteen are cut, whatever its sign', () => {
    expect(toNumber({ units: 1_234_567_890_123_456_789n, scale: 4 })).toBe(123_456_789_012_345)
    expect(toNumber({ units: -1_234_567_890_123_456_789n, scale: 4 })).toBe(-123_456_789_012_345)
    expect(toNumber({ units: -999_999_999_999_999n, scale: 0 })).toBe(-999_999_999_999_999)
  })

  it('moves the point to either side', () => {
    const moved = (value: number, places: number) =>
      cut(shift(decimal(value) ?? { units: 0n, scale: 0 }, places), 3)
    expect([moved(12.5, -3), moved(12.5, 1), moved(12.5, 4), moved(-0.004, 2), moved(7, 0)]).toEqual([
      '0.012',
      '125.000',
      '125000.000',
      '-0.400',
      '7.000',
    ])
  })

  it('takes away what it is asked to', () => {
    const [one, other] = [
      { units: 105n, scale: 2 },
      { units: 5n, scale: 1 },
    ]
    expect(minus(one, other)).toEqual({ units: 55n, scale: 2 })
  })

  it('sums what is known, and says nothing where nothing is', () => {
    expect(knownSum([0.1, null, 0.2])).toBe(0.3)
    expect(knownSum([null, null])).toBeNull()
    expect(knownSum([])).toBeNull()
    expect(knownSum([0])).toBe(0)
  })

  it('what is not finite has no digits, sum, product or quotient', () => {
    for (const odd of [Number.NaN, Infinity, -Infinity]) {
      expect(decimal(odd)).toBeNull()
      expect(exactSum([1, odd])).toBeNull()
      expect(exactProduct(odd, 2)).toBeNull()
      expect(exactProduct(2, odd)).toBeNull()
      expect(exactQuotient(odd, 2)).toBeNull()
      expect(exactQuotient(2, odd)).toBeNull()
      expect(exactDifference(odd, 1)).toBeNaN()
    }
    expect(exactQuotient(1, 0)).toBeNull()
  })

  it('quotients of very unlike numbers keep fifteen digits', () => {
    expect(exactQuotient(1, 3e12)).toBe(3.333_333_333_333_33e-13)
    expect(exactQuotient(-2e12, 3)).toBe(-666_666_666_666.666)
  })
})
