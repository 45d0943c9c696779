import { readdirSync, readFileSync } from 'node:fs'
import { expect, it } from 'vitest'
import { LANGUAGE_CODES } from '../domain/brand/language'
import { loadLocale } from './locales'

const ROOT = 'resources/locales'
const NAMESPACES = readdirSync(`${ROOT}/en`).map((file) => file.replace('.json', ''))

it.each(LANGUAGE_CODES)('S1-14 the console finds every file of texts in %s', async (language) => {
  for (const namespace of NAMESPACES) {
    const file = JSON.parse(readFileSync(`${ROOT}/${language}/${namespace}.json`, 'utf8')) as unknown
    expect(await loadLocale(language, namespace), namespace).toEqual(file)
  }
})
