import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { LANGUAGES } from '../brand/language'
import {
  datePattern,
  datePatterns,
  readDate,
  readerLocale,
  writeDate,
  writeMonthDay,
  writePeriod,
} from './reader-date'

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

  it.each([
    ['de', '11.2026', '22.11.2026', '22.11.'],
    ['en-GB', '11/2026', '22/11/2026', '22/11'],
    ['en-US', '11/2026', '11/22/2026', '11/22'],
    ['ja', '2026/11', '2026/11/22', '11/22'],
    ['cs', '11. 2026', '22. 11. 2026', '22. 11.'],
    ['ko', '2026. 11.', '2026. 11. 22.', '11. 22.'],
    ['zh', '2026/11', '2026/11/22', '11/22'],
  ])('26: periods in %s are %s and %s, a day of a known year is %s', (locale, month, day, monthDay) => {
    const patterns = datePatterns(locale)
    expect(['2026', '2026-11', '2026-11-22'].map((period) => writePeriod(period, patterns))).toEqual([
      '2026',
      month,
      day,
    ])
    expect(writeMonthDay('2026-11-22', patterns)).toBe(monthDay)
  })

  it('26: a month has its year and its number in every language', () => {
    for (const { code } of LANGUAGES) {
      expect(writePeriod('2026-03', datePatterns(code))).toMatch(/(2026.*03|03.*2026)/)
      expect(writeMonthDay('2026-03-07', datePatterns(code))).toMatch(/(07.*03|03.*07)/)
    }
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

  it.each([
    [' 22.11.2026 ', '2026-11-22'],
    ['1.2.2026', '2026-02-01'],
    ['1. 2. 2026', '2026-02-01'],
    ['1-2-2026', '2026-02-01'],
    ['2026-11-22', '2026-11-22'],
    [' 2026-11-22 ', '2026-11-22'],
  ])('is read out of "%s"', (text, date) => {
    expect(readDate(text, 'DD.MM.YYYY')).toBe(date)
  })

  it('of the first years has four digits of a year and two of a day', () => {
    expect(writeDate('0426-03-07', 'DD.MM.YYYY')).toBe('07.03.0426')
    expect(datePattern('de')).toBe('DD.MM.YYYY')
    expect(datePattern('ar-EG')).toMatch(/DD.*MM.*YYYY/)
  })

  it.each(['', 'soon', '2026-02-30', '22.11.2026'])('that is none, "%s", stays as it is', (text) => {
    expect(writeDate(text, 'DD.MM.YYYY')).toBe(text)
  })

  it.each([
    ['11.2026', 'MM.YYYY.DD'],
    ['1.2.3', 'DD.MM.YYYY'],
    ['2026.11.22.5', 'YYYY.MM.DD'],
    ['11.22.2026', 'no pattern'],
  ])('is not read out of "%s" by "%s"', (text, pattern) => {
    expect(readDate(text, pattern)).toBeNull()
  })

  it("takes the region from the browser where it speaks the console's language", () => {
    expect(readerLocale('en', ['de-DE', 'en-GB', 'en-US'])).toBe('en-GB')
    expect(readerLocale('fr', ['de-DE'])).toBe('fr')
    expect(readerLocale('en', ['en', 'en-US'])).toBe('en')
    // A longer language that begins alike is another.
    expect(readerLocale('en', ['enm-GB', 'en-AU'])).toBe('en-AU')
  })
})
