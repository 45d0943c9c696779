import { describe, expect, it } from 'vitest'
import { since } from './since'

describe('how long ago', () => {
  it.each([
    [0, 'en', 'now'],
    [59, 'en', 'now'],
    [60, 'en', '1 min. ago'],
    [3_599, 'en', '59 min. ago'],
    [3_600, 'en', '1 hr. ago'],
    [86_400 * 3, 'en', '3 days ago'],
    [300, 'de', 'vor 5 Min.'],
    [-30, 'en', 'now'],
  ] as const)('%d s in %s is "%s"', (seconds, language, text) => {
    expect(since(seconds, language)).toBe(text)
  })
})
