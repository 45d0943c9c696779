import { describe, expect, it } from 'vitest'
import { bracketedLocale } from './test-language'

const leaves = (value: unknown): string[] =>
  typeof value === 'string' ? [value] : Object.values(value as object).flatMap(leaves)

describe('the test language', () => {
  it('S1-14 puts every text in brackets and makes it a third longer', async () => {
    const texts = leaves(await bracketedLocale('de', 'console'))
    expect(texts.length).toBeGreaterThan(100)
    for (const text of texts) expect(text).toMatch(/^\[.+·+\]$/s)
    expect(texts).toContain('[Sign in···]')
  })

  it('leaves the places of values as they are', async () => {
    expect(leaves(await bracketedLocale('en', 'console'))).toContain('[Code··]')
    expect(leaves(await bracketedLocale('en', 'console')).some((text) => text.includes('{{count}}'))).toBe(
      true,
    )
  })
})
