import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { createRequire } from 'node:module'
import { LANGUAGE_CODES } from '../brand/language'
import { firstWeekday, landingAddress, paceOf, PREFERENCES, readPreferences, weekBegin } from './preferences'

const DELIVERED = readPreferences({})

describe('choices for one browser', () => {
  it('are the delivered ones, whatever was kept that is no choice', () => {
    expect(DELIVERED).toMatchObject({
      density: 'usual',
      timeZone: 'plant',
      landing: 'plants',
      letterKeys: 'on',
    })
    fc.assert(
      fc.property(fc.dictionary(fc.constantFrom(...Object.keys(PREFERENCES)), fc.jsonValue()), (kept) => {
        for (const [name, word] of Object.entries(readPreferences(kept)))
          expect(PREFERENCES[name as keyof typeof PREFERENCES]).toContain(word)
      }),
    )
  })

  it('each word of each is kept', () => {
    for (const [name, words] of Object.entries(PREFERENCES))
      for (const word of words) expect(readPreferences({ [name]: word })).toMatchObject({ [name]: word })
  })

  it('a week begins by the language as its calendars do, unless somebody chose', () => {
    const load = createRequire(import.meta.url)
    for (const language of LANGUAGE_CODES) {
      const name = language === 'zh' ? 'zh-cn' : language
      const { weekStart = 0 } = load(`dayjs/locale/${name}`) as { weekStart?: number }
      expect(weekBegin(DELIVERED, language), language).toBe(weekStart)
      expect(weekBegin({ ...DELIVERED, weekStart: 'saturday' }, language)).toBe(6)
    }
  })

  it('saving data asks five times less often', () => {
    expect(paceOf(60, DELIVERED)).toBe(60)
    expect(paceOf(60, { ...DELIVERED, dataSaver: 'on' })).toBe(300)
  })

  it.each([
    ['language', null],
    ['monday', 1],
    ['sunday', 0],
    ['saturday', 6],
  ] as const)('a week that begins by %s begins on day %s', (weekStart, day) => {
    expect(firstWeekday({ ...DELIVERED, weekStart })).toBe(day)
  })

  it.each([
    ['plants', '/alerts', '/plant'],
    ['alerts', null, '/alerts'],
    ['applications', null, '/application'],
    ['last', '/plant/infos/device?tab=INVERTER', '/plant/infos/device?tab=INVERTER'],
    ['last', null, '/plant'],
    ['last', '//evil.example', '/plant'],
    ['last', '/\\evil.example', '/plant'],
    ['last', 'https://evil.example', '/plant'],
  ] as const)('S2-09 beginning at %s, left at %s, leads to %s', (landing, last, address) => {
    expect(landingAddress({ ...DELIVERED, landing }, last)).toBe(address)
  })
})
