import { describe, expect, it } from 'vitest'
import { field } from '../field'
import { validateValue } from '../codec'

describe('limits of numbers', () => {
  it.each([
    ['range', field.quantity({ unit: 'kWp', min: 0.1, max: 1_000_000 }), 'kWp'],
    ['most', field.percent({ max: 100 }), '%'],
    ['range', field.number({ min: 1, max: 5 }), undefined],
  ] as const)('issue 11: %s names the unit of what is typed', (key, one, unit) => {
    expect(validateValue(one, 2_000_000)).toMatchObject({ key })
    expect(validateValue(one, 2_000_000)?.unit).toBe(unit)
  })

  it.each([
    [11, { currency: 'EUR' }, 'range', 'EUR'],
    [11, { currency: 'CNY' }, 'range', 'CNY'],
    [11, { currency: '' }, 'range', undefined],
    [11, {}, 'range', undefined],
    ['many', { currency: 'EUR' }, 'number', undefined],
  ] as const)('of money name the currency: %s with %j', (value, record, key, unit) => {
    const refused = validateValue(field.money({ currency: 'currency', min: 0, max: 10 }), value, null, record)
    expect([refused?.key, refused?.unit]).toEqual([key, unit])
  })
})
