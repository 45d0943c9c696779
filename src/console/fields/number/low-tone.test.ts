import { describe, expect, it } from 'vitest'
import { lowTone } from './low-tone'

describe('S2-23 the tone of a number that runs out', () => {
  it.each([
    [61, null],
    [60, 'warning'],
    [31, 'warning'],
    [30, 'bad'],
    [0, 'bad'],
    [-1, 'bad'],
    [null, null],
  ] as const)('%s: %s', (value, tone) => {
    expect(lowTone(value, { warning: 60, bad: 30 })).toBe(tone)
  })

  it('is none where nothing is said of it', () => {
    expect(lowTone(0, undefined)).toBeNull()
  })
})
