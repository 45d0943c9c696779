import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { creditDays } from './credit-days'

describe('how long a credit of messages lasts', () => {
  it.each([
    [41, 30, 30, 41],
    [20, 45, 30, 13],
    [0, 12, 30, 0],
    [-3, 12, 30, 0],
    [1, 60, 30, 0],
  ])('%i left, %i sent in %i days: %i days', (balance, sent, days, expected) => {
    expect(creditDays(balance, sent, days)).toBe(expected)
  })

  it('is not known where nothing was sent or said', () => {
    expect([creditDays(20, 0, 30), creditDays(null, 3, 30), creditDays(20, null, 30), creditDays(20, 3, null), creditDays(20, 3, 0)])
      .toEqual([null, null, null, null, null]) // oxfmt-ignore
  })

  it('never promises a day more than there are messages for', () => {
    const count = fc.integer({ min: 1, max: 100_000 })
    fc.assert(
      fc.property(count, count, (balance, sent) => {
        const days = creditDays(balance, sent, 30) ?? 0
        expect((days * sent) / 30).toBeLessThanOrEqual(balance)
        expect(((days + 1) * sent) / 30).toBeGreaterThan(balance)
      }),
    )
  })
})
