import { readdirSync, readFileSync } from 'node:fs'
import { describe, expect, it } from 'vitest'

type Texts = Record<string, string>
const ROOT = 'resources/locales'

function flatten(value: unknown, prefix = ''): Texts {
  if (typeof value === 'string') return { [prefix]: value }
  if (typeof value !== 'object' || value === null) return {}
  return Object.assign(
    {},
    ...Object.entries(value).map(([key, child]) => flatten(child, prefix ? `${prefix}.${key}` : key)),
  ) as Texts
}

const read = (lng: string, file: string) =>
  flatten(JSON.parse(readFileSync(`${ROOT}/${lng}/${file}`, 'utf8')))
const languages = readdirSync(ROOT)
const namespaces = readdirSync(`${ROOT}/en`)
const placeholders = (text: string) => (text.match(/\{\{[^}]+\}\}/g) ?? []).sort()
const base = (key: string) => key.replace(/_(zero|one|two|few|many|other)$/, '')

/** Plural forms differ by language, so keys are compared without them. */
const keys = (texts: Texts) => [...new Set(Object.keys(texts).map(base))].sort()

describe.each(languages.filter((lng) => lng !== 'en'))('language %s', (lng) => {
  it.each(namespaces)('has every text of %s with the same placeholders', (file) => {
    const english = read('en', file)
    const other = read(lng, file)
    expect(keys(other)).toEqual(keys(english))
    const mismatched = Object.entries(other).filter(([key, text]) => {
      const twin = english[key] ?? english[`${base(key)}_other`] ?? ''
      return String(placeholders(text)) !== String(placeholders(twin)) && !/_(zero|one)$/.test(key)
    })
    expect(mismatched).toEqual([])
  })
})

describe.each(languages)('texts of %s', (lng) => {
  it.each(namespaces)('%s has no empty text', (file) => {
    expect(Object.entries(read(lng, file)).filter(([, text]) => text.trim() === '')).toEqual([])
  })
})
