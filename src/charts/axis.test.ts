import { describe, expect, it } from 'vitest'
import { fraction, MAX_TICKS, niceStep, percentAxis, valueAxis } from './axis'

describe('the value axis', () => {
  it.each([
    [9300, 10000, 'kW', ['0', '2', '4', '6', '8', '10']],
    [1000, 1000, 'W', ['0', '200', '400', '600', '800', '1000']],
    [420, 500, 'W', ['0', '100', '200', '300', '400', '500']],
    [2_300_000, 2_500_000, 'MW', ['0.0', '0.5', '1.0', '1.5', '2.0', '2.5']],
  ])('covers %d W up to %d in %s', (value, top, unit, labels) => {
    const axis = valueAxis('W', [value])
    expect(axis.domain).toEqual([0, top])
    expect(axis.unit).toBe(unit)
    expect(axis.ticks.map((tick) => tick.label)).toEqual(labels)
  })

  it('is zero-based, so that a bar never lies', () => {
    expect(valueAxis('kWh', [80, 82, 85]).domain[0]).toBe(0)
  })

  it('has at most six ticks whatever the data', () => {
    for (let exponent = -2; exponent < 9; exponent += 1) {
      for (const digit of [1, 1.3, 2.2, 3.7, 4.9, 5.1, 7.7, 9.99]) {
        for (const low of [0, -0.2, -0.9, -3]) {
          const size = digit * 10 ** exponent
          const axis = valueAxis('W', [low * size, size])
          expect(axis.ticks.length).toBeLessThanOrEqual(MAX_TICKS)
          expect(axis.ticks.some((tick) => tick.at === 0)).toBe(true)
          expect(axis.domain[1]).toBeGreaterThanOrEqual(size)
          expect(axis.domain[0]).toBeLessThanOrEqual(low * size)
        }
      }
    }
  })

  it('does not count a missing value, a text that slipped through, or infinity', () => {
    expect(valueAxis('kWh', [null, Number.NaN, Number.POSITIVE_INFINITY, 4]).domain).toEqual([0, 4])
  })

  it('keeps an axis for an idle day', () => {
    const axis = valueAxis('W', [null, 0, 0])
    expect(axis.domain).toEqual([0, 1000])
    expect(axis.ticks).toHaveLength(5)
  })

  it('never says minus zero', () => {
    for (const tick of valueAxis('W', [-4000, 3000]).ticks) expect(tick.label).not.toMatch(/^-0(\.0*)?$/)
  })
})

it('takes steps of 1, 2, 2.5 and 5', () => {
  expect([niceStep(4, 4), niceStep(7, 4), niceStep(9.3, 4), niceStep(17, 4)]).toEqual([1, 2, 2.5, 5])
})

it('shows all of the state of charge', () => {
  expect(percentAxis().domain).toEqual([0, 100])
  expect(fraction(25, percentAxis().domain)).toBe(0.25)
})
