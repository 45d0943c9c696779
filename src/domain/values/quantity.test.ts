import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { decimal } from './decimal'
import { LARGEST } from './plausible'
import { printed, scale, truncate, type Unit } from './quantity'
import { scaleTemperature, toCelsius, toFahrenheit } from './temperature'

const text = (value: number | null | undefined, unit: Unit): string => printed(scale(value, unit))

describe('truncate', () => {
  it.each([
    [1.999, '1.99'],
    [0.009, '0.00'],
    [-1.999, '-1.99'],
    [4.35, '4.35'],
    [1.13, '1.13'],
    [8.29, '8.29'],
    [495.309, '495.30'],
    [0.019, '0.01'],
    [19.99, '19.99'],
    [12.345, '12.34'],
    [12.349999, '12.34'],
    [12, '12.00'],
    [99.999, '99.99'],
    [-0.001, '0.00'],
    [-0, '0.00'],
    [1e-7, '0.00'],
    [5e-324, '0.00'],
    [1e15, '1000000000000000.00'],
    [1.1e15, '--'],
    [1e60, '--'],
    [Number.NaN, '--'],
    [Infinity, '--'],
    [-Infinity, '--'],
  ])('S5-39 S5-40 S9-18 %d is %s', (value, expected) => {
    expect(truncate(value)).toBe(expected)
  })

  it('S9-18 counts of things have no decimals', () => {
    expect(truncate(3, 0)).toBe('3')
    expect(text(3, 'count')).toBe('3')
    expect(text(1234.9, 'count')).toBe('1234')
  })

  it('S5-39 never rounds up and never prints an exponent', () => {
    fc.assert(
      fc.property(fc.double({ min: -LARGEST, max: LARGEST, noNaN: true }), (value) => {
        const shown = truncate(value)
        expect(shown).toMatch(/^-?\d+\.\d\d$/)
        expect(shown).not.toBe('-0.00')
        expect(Math.abs(Number(shown))).toBeLessThanOrEqual(Math.abs(value))
        expect(Math.abs(value) - Math.abs(Number(shown))).toBeLessThan(0.01 + Math.abs(value) * 1e-15)
      }),
    )
  })

  it('S5-39 is exact for every amount of cents', () => {
    fc.assert(
      fc.property(fc.integer({ min: 0, max: 1e9 }), fc.integer({ min: 0, max: 99 }), (whole, cents) => {
        const written = `${whole}.${String(cents).padStart(2, '0')}`
        expect(truncate(Number(written))).toBe(written)
      }),
    )
  })
})

describe('scale', () => {
  it.each<[string, number, Unit, string]>([
    ['S9-05', 999.999, 'W', '999.99 W'],
    ['S9-05', 12345.678, 'W', '12.34 kW'],
    ['S9-05', 1999999, 'W', '1.99 MW'],
    ['S9-05', 1234567890, 'W', '1.23 GW'],
    ['S9-06', 999.999, 'Wh', '999.99 Wh'],
    ['S9-06', 1500, 'Wh', '1.50 kWh'],
    ['S9-06', 2345678, 'Wh', '2.34 MWh'],
    ['S9-06', 9876543210, 'Wh', '9.87 GWh'],
    ['S9-07', 76.2, 'kWh', '76.20 kWh'],
    ['S9-07', 0.5, 'kWh', '0.50 kWh'],
    ['S9-07', 1500, 'kWh', '1.50 MWh'],
    ['S9-07', 2345678, 'kWh', '2.34 GWh'],
    ['S9-07', 1000, 'kWh', '1000.00 kWh'],
    ['S9-07', 127155914.6, 'kWh', '127.15 GWh'],
    ['S9-08', 1000, 'W', '1000.00 W'],
    ['S9-08', 1000.01, 'W', '1.00 kW'],
    ['S9-08', 1000000, 'W', '1000.00 kW'],
    ['S9-08', 1000001, 'W', '1.00 MW'],
    ['S9-08', 1e9, 'W', '1000.00 MW'],
    ['S9-09', -12345.678, 'W', '-12.34 kW'],
    ['S9-09', -999.999, 'W', '-999.99 W'],
    ['S3-25', 358, 'W', '358.00 W'],
    ['S3-26', 0, 'W', '0.00 W'],
    ['S9-05', 8290, 'W', '8.29 kW'],
    ['S9-07', 12, 'kWp', '12.00 kWp'],
    ['S9-07', 2500, 'kWp', '2.50 MWp'],
    ['S9-05', 21.5, '°C', '21.50 °C'],
    ['S9-05', 5000, '%', '5000.00 %'],
    // An angle: its sign stands at the number.
    ['S9-05', 35, '°', '35.00°'],
    ['S9-18', 6.35, 'none', '6.35'],
  ])('%s %d %s is shown as %s', (_, value, unit, expected) => {
    expect(text(value, unit)).toBe(expected)
  })

  it.each([null, undefined, Number.NaN, Infinity, 1e16, -1e16, 1e60])(
    'S3-26 S9-21 %s is missing',
    (value) => {
      expect(scale(value, 'W')).toBeNull()
      expect(text(value, 'kWh')).toBe('--')
    },
  )

  it('S9-09 is symmetric in sign, for every unit with a ladder', () => {
    const units = fc.constantFrom<Unit>('W', 'Wh', 'kW', 'kWh', 'kWp', '%', 'var')
    fc.assert(
      fc.property(fc.double({ min: 0.01, max: LARGEST, noNaN: true }), units, (value, unit) => {
        const up = scale(value, unit)
        const down = scale(-value, unit)
        expect(down?.unit).toBe(up?.unit)
        expect(down?.digits).toBe(`-${up?.digits}`.replace(/^-0\.00$/, '0.00'))
      }),
    )
  })
})

describe('temperature', () => {
  it.each([
    [0, 32],
    [100, 212],
    [-40, -40],
    [21.5, 70.7],
  ])('S4-46 %d °C is %d °F and back', (celsius, fahrenheit) => {
    expect(toFahrenheit(celsius)).toBe(fahrenheit)
    expect(toCelsius(toFahrenheit(celsius))).toBe(celsius)
  })

  it('S4-46 missing stays missing', () => {
    expect(toFahrenheit(null)).toBeNull()
    expect(toCelsius(undefined)).toBeNull()
    expect(scaleTemperature(null, 'F')).toBeNull()
    expect(printed(scaleTemperature(21.5, 'F'))).toBe('70.70 °F')
    expect(printed(scaleTemperature(21.5, 'C'))).toBe('21.50 °C')
  })
})

it('S5-39 an exact decimal exists for every finite number', () => {
  fc.assert(
    fc.property(fc.double({ noNaN: true, noDefaultInfinity: true }), (value) => {
      const exact = decimal(value)
      expect(exact && Number(`${exact.units}e${-exact.scale}`)).toBe(value === 0 ? 0 : value)
    }),
  )
})
