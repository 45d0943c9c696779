import { describe, expect, it } from 'vitest'
import { afterGuess, type GuessLimit, isForgotten, lockedFor, OF_ACCOUNT, OF_ADDRESS } from './guess-limits'

const NOW = 1_768_292_700
const wrong = (raw: unknown, limit: GuessLimit, times: number, now = NOW) => {
  let known = raw
  for (let count = 0; count < times; count++) known = afterGuess(known, limit, now)
  return known
}

describe('wrong guesses', () => {
  it('lock an account after five and an address after thirty, each time for twice as long', () => {
    for (const limit of [OF_ACCOUNT, OF_ADDRESS]) {
      let known: unknown = null
      let now = NOW
      for (const factor of [1, 2, 4, 8, 16]) {
        known = wrong(known, limit, limit.max - 1, now)
        expect(lockedFor(known, now)).toBe(0)
        known = wrong(known, limit, 1, now)
        expect(lockedFor(known, now)).toBe(Math.min(limit.longest, limit.first * factor))
        now += lockedFor(known, now)
        expect(lockedFor(known, now)).toBe(0)
      }
    }
  })

  it('are forgotten when they lie apart, and a day after the last lock', () => {
    const some = wrong(null, OF_ADDRESS, 29)
    expect(lockedFor(wrong(some, OF_ADDRESS, 1, NOW + 600), NOW + 600)).toBe(0)
    const locked = wrong(null, OF_ACCOUNT, 5)
    expect([isForgotten(locked, NOW + 1800 + 86_399), isForgotten(locked, NOW + 1800 + 86_400)]).toEqual([
      false,
      true,
    ])
    expect(lockedFor(wrong(locked, OF_ACCOUNT, 5, NOW + 90_000), NOW + 90_000)).toBe(1800)
  })

  it('never lock for longer when the clock is set back', () => {
    const locked = wrong(null, OF_ACCOUNT, 5)
    for (const back of [1, 3600, 86_400 * 365]) {
      expect(lockedFor(locked, NOW - back)).toBe(0)
      expect(lockedFor(wrong(locked, OF_ACCOUNT, 5, NOW - back), NOW - back)).toBe(1800)
    }
  })
})
