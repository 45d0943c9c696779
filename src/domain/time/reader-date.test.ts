import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { LANGUAGES } from '../brand/language'
import { datePattern, readDate, readerLocale, writeDate } from './reader-date'

describe("a date in the reader's format", () => {
  it.each([
    ['de', '22.11.2026'],
    ['en-GB', '22/11/2026'],
    ['en-US', '11/22/2026'],
    ['nl', '22-11-2026'],
    ['ja', '2026/11/22'],
  ])('is written in %s as %s', (locale, text) => {
    expect(writeDate('2026-11-22', datePattern(locale))).toBe(text)
  })

  it('is read as it was written, in all languages, and as YYYY-MM-DD in each', () => {
    const day = fc.date({ min: new Date('1970-01-01'), max: new Date('2199-12-31'), noInvalidDate: true })
    fc.assert(
      fc.property(fc.constantFrom(...LANGUAGES.map(({ code }) => code)), day, (code, at) => {
        const date = at.toISOString().slice(0, 10)
        const pattern = datePattern(code)
        expect(readDate(writeDate(date, pattern), pattern)).toBe(date)
        expect(readDate(date, pattern)).toBe(date)
      }),
    )
  })

  it.each(['', '22.11.', '22.11.2', '22.11.26', '31.02.2026', 'tomorrow', '1.2.3.2026'])(
    'is not read out of "%s"',
    (text) => {
      expect(readDate(text, 'DD.MM.YYYY')).toBeNull()
    },
  )

  it("takes the region from the browser where it speaks the console's language", () => {
    expect(readerLocale('en', ['de-DE', 'en-GB', 'en-US'])).toBe('en-GB')
    expect(readerLocale('fr', ['de-DE'])).toBe('fr')
  })
})
