import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { filed } from './filed'
import { UNITS } from './quantity'

describe('a figure in a file has the digits that its unit deserves', () => {
  it.each<[number | null, string | null, number | null]>([
    [109.135802469135, '%', 109.13],
    [4.35, '%', 4.35],
    [12_345.678, 'W', 12_345.678],
    [1 / 3, 'kWh', 0.333],
    [1.2345678, 'MWh', 1.234567],
    [0.123456789, 'GWh', 0.123456789],
    [21.4567, '°C', 21.45],
    [0.08231, 'EUR', 0.08231],
    [52.391_234_5, null, 52.391234],
    [-0.004, '%', 0],
    [-2.345, 'h', -2.34],
    [1e-9, 'kWh', 0],
    [0, 'kWh', 0],
    [null, 'kWh', null],
    [Number.NaN, '%', null],
    [Infinity, 'kW', null],
  ])('%s in %s is %s', (value, unit, written) => expect(filed(value, unit)).toBe(written))

  it('whole numbers and two decimals stay what they are, in every unit', () => {
    fc.assert(
      fc.property(fc.integer({ min: -1e12, max: 1e12 }), fc.constantFrom(...UNITS), (cents, unit) => {
        expect(filed(cents / 100, unit)).toBe(cents / 100 || 0)
      }),
    )
  })

  it('no figure has more digits than its unit, nor is larger than it was', () => {
    fc.assert(
      fc.property(
        fc.double({ min: -1e9, max: 1e9, noNaN: true }),
        fc.constantFrom(...UNITS),
        (value, unit) => {
          const written = filed(value, unit) ?? Number.NaN
          expect(Math.abs(written)).toBeLessThanOrEqual(Math.abs(value))
          expect(Number(written.toFixed(6))).toBe(written)
        },
      ),
    )
  })
})
