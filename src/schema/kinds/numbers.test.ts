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
})
