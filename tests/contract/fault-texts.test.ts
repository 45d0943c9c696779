import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, it } from 'vitest'
import { FAULT_CATALOGUE, faultKey, hintKey, type Fault } from '../../src/domain/faults/fault'
import { UNITS } from '../../src/domain/values/quantity'
import { scale } from '../../src/domain/values/quantity'

type Texts = { [key: string]: string | Texts }

const FOLDER = join(import.meta.dirname, '../../resources/locales')
const read = (language: string, namespace: string): Texts =>
  JSON.parse(readFileSync(join(FOLDER, language, `${namespace}.json`), 'utf8')) as Texts

/** A text by its dotted path, as the translator finds it. */
function at(texts: Texts, key: string): unknown {
  const path = key.replace(/^faults:/, '').split('.')
  return path.reduce<unknown>((level, part) => (level as Texts | undefined)?.[part], texts)
}

const LANGUAGES = readdirSync(FOLDER).filter((language) =>
  readdirSync(join(FOLDER, language)).includes('faults.json'),
)

const FAULTS: Fault[] = [
  { kind: 'network' },
  { kind: 'timeout' },
  { kind: 'session' },
  { kind: 'permission', what: 'any' },
  { kind: 'permission', what: 'read' },
  { kind: 'permission', what: 'operate' },
  { kind: 'busy', status: 429, retryAfter: null },
  { kind: 'maintenance', status: 503, retryAfter: null },
  { kind: 'malformed', detail: '' },
  { kind: 'aborted' },
  ...[
    ...FAULT_CATALOGUE.map((entry) => String(entry.number)),
    ...[
      'AUTH_INVALID_USERNAME_OR_PASSWORD',
      'AUTH_USER_ALREADY_MIGRATED',
      'RECOGNITION_ERROR',
      'PARAM_ERROR',
      'ROLE_IN_USE',
      'TRANSFER_OVER',
    ],
    ...['IP_LOCKED', 'USER_LOCKED', 'AUTH_SLIDE_ERROR', 'AUTH_INVALID_PARAM', 'NEW_CODE'],
  ].map((code): Fault => ({ kind: 'rejected', code, status: 400, body: null })),
]

describe.each(LANGUAGES)('faults in %s', (language) => {
  const texts = read(language, 'faults')

  it('S8-25 every code and every kind of fault has a text and says whose it is', () => {
    for (const entry of FAULT_CATALOGUE) expect.soft(at(texts, entry.key), entry.key).toMatch(/\S/)
    for (const fault of FAULTS) {
      expect.soft(at(texts, faultKey(fault)), faultKey(fault)).toMatch(/\S/)
      expect.soft(at(texts, hintKey(fault)), hintKey(fault)).toMatch(/\S/)
    }
    expect(at(texts, 'suspended')).toMatch(/\S/)
  })

  it('S8-25 has the keys of English, no more and no fewer', () => {
    expect(Object.keys(texts).sort()).toEqual(Object.keys(read('en', 'faults')).sort())
    expect(Object.keys(texts['hint'] ?? {}).sort()).toEqual(
      Object.keys(read('en', 'faults')['hint'] ?? {}).sort(),
    )
  })

  it('S3-25 spells every unit for screen readers', () => {
    const spoken = read(language, 'units')['spoken'] as Texts
    for (const unit of UNITS)
      for (const value of [1, 2e3, 2e6, 2e9]) {
        const shown = scale(value, unit)?.unit
        if (shown) expect.soft(spoken[shown], shown).toMatch(/\S/)
      }
  })
})

describe('English texts of the specification', () => {
  const texts = read('en', 'faults')
  it.each([
    ['S8-01', 'network', /^network error\.?$/i],
    ['S8-06', 'permission', /^no operation permission\.?$/i],
    ['S8-08', 'busy', /^request too frequently\.?$/i],
    ['S8-09', 'maintenance', /^sorry for server exception\.?$/i],
    ['S8-12', 'session', /^login information expired, log in again\.?$/i],
    ['S8-12', '39', /^login information expired, log in again\.?$/i],
    ['S8-92', 'suspended', /^Your platform has been suspended\.$/],
    ['S5-01', '57', /^Please enter a password of 8 to 100 characters$/],
    ['S5-04', '58', /^Please enter a password consisting of letters, numbers, or symbols$/],
    ['S5-07', '60', /^Password cannot contain consecutive numbers and letters$/],
  ])('%s %s', (_, key, text) => expect(texts[key]).toMatch(text))

  it('S1-37 a failed sign-in names account, password and data centre', () => {
    for (const word of ['account', 'password', 'data centre']) expect(texts['3']).toContain(word)
  })
})
