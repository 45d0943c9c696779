import { readdirSync, readFileSync } from 'node:fs'
import { languages } from 'virtual:other-texts'
import { describe, expect, it } from 'vitest'
import { walked } from '../../tests/support/walk'
import { LANGUAGE_CODES } from '../domain/brand/language'
import { loadLocale } from './locales'

const ROOT = 'resources/locales'
const NAMESPACES = readdirSync(`${ROOT}/en`).map((file) => file.replace('.json', ''))
/** They come together before anything else. */
const FIRST = ['console', 'faults', 'platform', 'sign-in']

const onDisk = (language: string, namespace: string) =>
  JSON.parse(readFileSync(`${ROOT}/${language}/${namespace}.json`, 'utf8')) as unknown

describe('texts', () => {
  it.each(LANGUAGE_CODES)('S1-14 the console knows where every file of texts is in %s', async (language) => {
    const { files } = await languages[language]()
    const known = [...Object.keys(files), ...FIRST.map((name) => `/${ROOT}/${language}/${name}.json`)]
    expect(known.sort()).toEqual(NAMESPACES.map((name) => `/${ROOT}/${language}/${name}.json`).sort())
    for (const name of FIRST) expect(await loadLocale(language, name), name).toEqual(onDisk(language, name))
  })

  // All languages have the same list of where their files are, each with its own folder.
  it.each(walked(LANGUAGE_CODES, (one) => one === 'zh'))(
    'S1-14 the console finds what stands in every file of texts in %s',
    async (language) => {
      for (const name of NAMESPACES)
        expect(await loadLocale(language, name), name).toEqual(onDisk(language, name))
    },
  )
})
