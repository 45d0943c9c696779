import { describe, expect, it } from 'vitest'
import { chooseLanguage, LANGUAGE_CODES, languageOf, supportedLanguages } from './language'
import {
  CHILD_AREAS,
  DEFAULT_REGION,
  isRegion,
  prefixOf,
  regionOfSelection,
  regionOfText,
  REGIONS,
  selectionOf,
} from '../place/region'

const ALL = LANGUAGE_CODES

describe('chooseLanguage', () => {
  it('S1-13 speaks 18 languages', () => {
    expect([...ALL].sort().join(' ')).toBe('ca cs de en es fr it ja ko nl pl pt ro sl tr uk vi zh')
  })

  it.each<[string, string | null, string[], readonly string[], string]>([
    ['S4-07', 'de', ['fr'], ALL, 'de'],
    ['S4-08', null, ['pt-BR'], ALL, 'pt'],
    ['S4-08', null, ['ja-JP'], ALL, 'ja'],
    ['S4-08', null, ['zh-Hans-CN', 'en'], ALL, 'zh'],
    ['S4-08', '', ['sv', 'uk'], ALL, 'uk'],
    ['S4-09', null, ['sv'], ALL, 'en'],
    ['S4-09', undefined as unknown as null, [], ALL, 'en'],
    ['S4-10', 'xx', ['fr'], ALL, 'fr'],
    ['S4-10', 'fr', ['fr'], ['en', 'de', 'pl'], 'en'],
    ['S4-10', 'de-AT', [], ['en', 'de'], 'de'],
    ['S4-10', null, ['fr'], ['de', 'pl'], 'de'],
    ['S4-10', 'de', ['fr'], ['xx'], 'de'],
    ['S4-11', 'xx', ['fr'], ALL, 'fr'],
  ])('%s cookie %s, browser %j', (_, cookie, browser, supported, expected) => {
    expect(chooseLanguage({ cookie, browser, supported })).toBe(expected)
  })

  it('S1-16 keeps the order of a brand and drops what we do not speak', () => {
    expect(supportedLanguages(['pl', 'xx', 'de-DE', 'pl', 5])).toEqual(['pl', 'de'])
    expect(supportedLanguages([])).toBe(LANGUAGE_CODES)
    expect(supportedLanguages('de')).toBe(LANGUAGE_CODES)
    expect(languageOf(null)).toBeNull()
  })
})

describe('region', () => {
  it('S3-13 S3-22 two codes with their prefixes, the international one by default', () => {
    expect(REGIONS.map(prefixOf)).toEqual(['/mdc-cn', '/mdc-eu'])
    expect(DEFAULT_REGION).toBe('FOREIGN_1')
    expect(isRegion('EU')).toBe(false)
  })

  it('S1-21 S1-22 seven child areas, all international', () => {
    expect(CHILD_AREAS).toHaveLength(7)
    for (const area of CHILD_AREAS)
      expect(regionOfSelection(selectionOf('FOREIGN_1', area))).toBe('FOREIGN_1')
  })

  it('S3-21 the selection is an object with a code, CN or another', () => {
    expect(selectionOf('CHINA')).toEqual({ code: 'CN' })
    expect(selectionOf('FOREIGN_1').code).not.toBe('CN')
    expect(regionOfSelection({ code: 'CN' })).toBe('CHINA')
    for (const broken of [null, 'CN', 5, {}, { code: 7 }]) expect(regionOfSelection(broken)).toBe('FOREIGN_1')
  })

  it('S2-53 a query parameter names a region or none', () => {
    expect(regionOfText('CHINA')).toBe('CHINA')
    expect(regionOfText('FOREIGN_1')).toBe('FOREIGN_1')
    for (const none of ['', 'MARS', null, 1]) expect(regionOfText(none)).toBeNull()
  })
})
