import { describe, expect, it } from 'vitest'
import { freshness } from './freshness'

describe('freshness', () => {
  it.each([
    [600, false, 'fresh'],
    [601, false, 'late'],
    [1800, false, 'late'],
    [1801, false, 'stale'],
    [600, true, 'fresh'],
    [601, true, 'asleep'],
    [40_000, true, 'asleep'],
    [-90, false, 'fresh'],
  ] as const)('%d s old, asleep %s: %s', (age, asleep, kind) => {
    const now = 1_768_292_700
    expect(freshness({ lastUpdate: now - age, now, interval: 300, asleep })).toEqual({
      kind,
      age: Math.max(0, age),
    })
  })

  it('never reported has no age', () => {
    for (const lastUpdate of [null, 0, Number.NaN])
      expect(freshness({ lastUpdate, now: 1, interval: 300, asleep: true })).toEqual({
        kind: 'never',
        age: null,
      })
  })
})
