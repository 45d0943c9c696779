import { readdirSync, readFileSync } from 'node:fs'
import { describe, expect, it } from 'vitest'
import { ALERT_LEVELS } from '../../src/domain/alarms/alert'
import { LANGUAGES } from '../../src/domain/brand/language'
import { GRID_TYPES, PLANT_TYPES } from '../../src/domain/plants/plant'

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

/** Each file is read by many tests, and changed by none. */
const known = new Map<string, Readonly<Texts>>()
function read(lng: string, file: string): Readonly<Texts> {
  const path = `${ROOT}/${lng}/${file}`
  const texts = known.get(path) ?? Object.freeze(flatten(JSON.parse(readFileSync(path, 'utf8'))))
  known.set(path, texts)
  return texts
}
const [languages, namespaces] = [readdirSync(ROOT), readdirSync(`${ROOT}/en`)]
const isSentence = (text: string) =>
  /[a-z]{2,}[^{}]*\s[^{}]*[a-z]{2,}/i.test(text.replace(/\{\{[^}]+\}\}/g, ''))
const placeholders = (text: string) => [...new Set(text.match(/\{\{[^}]+\}\}/g) ?? [])].sort().join()
const PLURAL = /_(zero|one|two|few|many|other)$/
const base = (key: string) => key.replace(PLURAL, '')
const keys = (texts: Texts) => [...new Set(Object.keys(texts).map(base))].sort()

/** The forms that a language's own rules distinguish (CLDR, as the platform knows it). */
const categories = (lng: string) => [...new Intl.PluralRules(lng).resolvedOptions().pluralCategories].sort()

it('S1-13 there are the 18 languages of the specification', () => {
  expect([...languages].sort()).toEqual(LANGUAGES.map(({ code }) => code).sort())
})

/** Letters beyond a to z that each language writes; two that were taken for one another show at once. */
const LETTERS: Readonly<Record<string, string>> = {
  ca: 'àèéíïòóúüç',
  cs: 'áčďéěíňóřšťúůýž',
  de: 'äöüß',
  en: '',
  es: 'áéíóúüñ',
  fr: 'àâçéèêëîïôùûüÿœæ',
  it: 'àèéìíòóù',
  nl: 'éëïèöüêó',
  pl: 'ąćęłńóśźż',
  pt: 'áâãàçéêíóôõú',
  ro: 'ăâîșț',
  sl: 'čšž',
  tr: 'çğıöşüâî\u0307',
}

it.each(Object.entries(LETTERS))('S1-14 texts in %s are written in its own letters', (lng, own) => {
  const foreign = namespaces.flatMap((file) =>
    Object.entries(read(lng, file)).flatMap(([key, text]) => {
      const strange = [...text.toLowerCase()].filter(
        (letter) => /[^a-z\P{Script=Latin}]/u.test(letter) && !own.includes(letter),
      )
      return strange.length === 0 ? [] : [`${file} ${key}: ${strange.join('')}`]
    }),
  )
  expect(foreign).toEqual([])
})

describe.each(languages)('language %s', (lng) => {
  it('S1-14 has every text of every file, none of them empty, with the same placeholders', () => {
    for (const file of namespaces) {
      const [english, other] = [read('en', file), read(lng, file)]
      expect(keys(other), file).toEqual(keys(english))
      const strange = Object.entries(other).filter(([key, text]) => {
        const twin = english[key] ?? english[`${base(key)}_other`] ?? ''
        // A form for exactly one or two may say the number in words.
        const isOther = placeholders(text) !== placeholders(twin) && !/_(zero|one|two)$/.test(key)
        return isOther || text.trim() === ''
      })
      expect(strange, file).toEqual([])
    }
  })

  it('has in every file every plural form that its rules ask for, and no other', () => {
    for (const file of namespaces) {
      const texts = Object.keys(read(lng, file)).filter((key) => PLURAL.test(key))
      for (const key of new Set(texts.map(base))) {
        const forms = texts.filter((text) => base(text) === key).map((text) => text.slice(key.length + 1))
        expect([file, key, ...forms.sort()]).toEqual([file, key, ...categories(lng)])
      }
    }
  })

  it.runIf(lng !== 'en')('writes one apostrophe, the one of print', () => {
    const texts = namespaces.map((file) => Object.values(read(lng, file)))
    expect(texts.flat().filter((text) => /\p{L}'\p{L}/u.test(text))).toEqual([])
  })

  it.runIf(lng !== 'en')('S1-14 leaves no English sentence in any file', () => {
    const left = namespaces.flatMap((file) => {
      const [english, other] = [read('en', file), read(lng, file)]
      return Object.entries(other).filter(([key, text]) => english[key] === text && isSentence(text))
    })
    expect(left).toEqual([])
  })
})

it.each([
  { lng: 'fr', word: /installation/i, instead: /\bcentrales?\b/i, but: /CENTRALIZED/ },
  { lng: 'de', word: /Unternehmen/, instead: /\bBetriebe?\b/, but: /started$|gdpr$/ },
  { lng: 'de', word: /Erzeugung/, instead: /Produktion/, but: /^$/ },
  { lng: 'fr', word: /acquitt/i, instead: /prises? en compte/i, but: /^$/ },
])('26: texts in $lng have one word for what they name $word', ({ lng, word, instead, but }) => {
  const texts = namespaces.flatMap((file) => Object.entries(read(lng, file)))
  expect(texts.filter(([, text]) => word.test(text))).not.toEqual([])
  expect(texts.filter(([key, text]) => instead.test(text) && !but.test(key))).toEqual([])
})

/** Where one thing is named twice, by what it is for. */
const NAMED_TWICE = {
  'light or dark': [
    'account-common fields.theme',
    'screens fields.theme',
    'console menu.theme',
    'engine palette.theme',
  ],
  'a load that a backup feeds': ['plant flow.node.ups', 'words words.UPS_LOAD'],
  'a load that is switched': ['plant flow.node.smartLoad', 'words words.SMART_LOAD'],
  'hours at full power': ['plant kpi.name.hours', 'words fields.fullPowerHours'],
  'a device that is at fault': ['wall cause.device', 'words words.device'],
  'a logger that is silent': ['wall cause.logger', 'words words.logger'],
  'a battery that is silent': ['wall cause.battery', 'words words.battery'],
  'alarms for themselves': ['wall cause.single', 'words words.single'],
  'cause and advice': ['alarm-triage cause.title', 'words sections.cause'],
  'alarms that are acknowledged': ['alerts fields.acknowledged', 'words words.ACKNOWLEDGED'],
  'alarms that are snoozed': ['alerts views.snoozed', 'words words.SNOOZED'],
  'alarms that are closed': ['alerts views.closed', 'words words.CLOSED'],
}

it.each(Object.entries(NAMED_TWICE))('26: %s has one name in each language', (_, places) => {
  const twice = languages.flatMap((lng) => {
    const said = places.map((key) => {
      const [file, name = ''] = key.split(' ')
      return read(lng, `${file}.json`)[name]
    })
    return said.every((word) => word !== undefined && word === said[0]) ? [] : [`${lng}: ${said.join(', ')}`]
  })
  expect(twice).toEqual([])
})

/** One word for one thing: what the trade says, and what would be a second word for it. */
const ONE_WORD = [
  { word: 'アラーム', instead: /アラート|警報/ },
  { word: 'ロール', instead: /役割|役職/ },
  { word: 'データロガー', instead: /(?<!データ)ロガー/ },
]

it.each(ONE_WORD)('26: Japanese texts say $word and nothing else for it', ({ word, instead }) => {
  const files = [
    ...namespaces.map((file) => `${ROOT}/ja/${file}`),
    ...readdirSync('mocks/cloud', { recursive: true, encoding: 'utf8' })
      .filter((file) => file.endsWith('.data.ts'))
      .map((file) => `mocks/cloud/${file}`),
  ]
  const lines = files.flatMap((file) =>
    readFileSync(file, 'utf8')
      .split('\n')
      .map((line) => `${file}: ${line.trim()}`),
  )
  expect(lines.filter((line) => line.includes(word))).not.toEqual([])
  expect(lines.filter((line) => instead.test(line))).toEqual([])
})

it('26: a type, a connection, a level and the income have their words once, for forms, lists and panels alike', () => {
  const [words, ...others] = ['words.json', ...namespaces.filter((file) => file !== 'words.json')].map(
    (file) => ({ file, texts: read('en', file) }),
  )
  const once = [
    ...[...PLANT_TYPES, ...GRID_TYPES, ...ALERT_LEVELS].map((code) => `words.${code}`),
    'fields.incomeToday',
  ]
  const twice = others.flatMap(({ file, texts }) =>
    Object.entries(texts).flatMap(([key, text]) =>
      once.some((word) => words?.texts[word] === text) ? [`${file} ${key}`] : [],
    ),
  )
  expect(once.filter((word) => words?.texts[word] === undefined)).toEqual([])
  expect(twice).toEqual([])
})

/** Languages that speak to a stranger formally, and words of those that do not. */
const FAMILIAR = {
  ca: /\b(teu|teva|teus|teves|pots|tens)\b/i,
  cs: /(?<!\p{L})(tvůj|tvoj\p{L}*|můžeš|máš)(?!\p{L})/iu,
  de: /\b(du|dir|dich|dein\w*)\b/i,
  es: /(?<!\p{L})(tú|tu|tus|contigo|puedes|tienes|elige)(?!\p{L})/iu,
  fr: /(?<!\p{L})(tu|toi|ton|tes|ta)(?!\p{L})/iu,
  it: /\b(tu|tuo|tua|tuoi|tue|puoi|hai|devi|vuoi)\b|\b(scegli|premi|metti|chiedi|non pagare)\b.*[.;:]|[.;:].*\b(scegli|premi|metti|chiedi|non pagare)\b/i,
  nl: /\b(je|jij|jou|jouw)\b/i,
  pt: /(?<!\p{L})(tu|teu|tua|teus|tuas|podes|tens)(?!\p{L})/iu,
  ro: /(?<!\p{L})(tău|ta|tale|poți)(?!\p{L})/iu,
  sl: /\b(tvoj\w*|imaš)\b/i,
} as const

it.each(Object.entries(FAMILIAR))('%s says "you" as to a stranger, in every text', (language, familiar) => {
  const found = namespaces.flatMap((file) =>
    Object.entries(read(language, file)).flatMap(([key, text]) =>
      familiar.test(text) ? [`${file} ${key}: ${text}`] : [],
    ),
  )
  expect(found).toEqual([])
})

it('11: one thing has one word', () => {
  for (const lng of languages) {
    const [token, device, session] = [
      Object.entries(read(lng, 'api-tokens.json')).find(([key]) => key.endsWith('used'))?.[1],
      read(lng, 'account-export.json')['last'],
      Object.entries(read(lng, 'account.json')).find(([key]) => /(^|\.)last$/.test(key))?.[1],
    ]
    expect([device, session], lng).toEqual([token, token])
  }
  const german = namespaces.flatMap((file) => Object.values(read('de', file))).join('\n')
  expect(german.match(/(?<![A-Za-zäöüß])Logger(n|s)?(?![a-zäöü])/g)).toBeNull()
  expect(german.match(/nach Zustand|Alarmzustand|^Zustand$/gm)).toBeNull()
})

/** Words that stay as they are behind one as behind many, in the languages whose adjectives follow the number. */
const UNCHANGED = /^(a|à|amb|avec|com|con|de|di|din|en|in|más|més|sans|sem|sense|senza|sin|su|sur)$/
/** Their number is never one. */
const NEVER_ONE = ['api-tokens.json days', 'modules.json worst']

it.each(['ca', 'es', 'fr', 'it', 'pt', 'ro'])(
  '%s has no word behind a count that would be wrong behind one',
  (lng) => {
    const found = namespaces.flatMap((file) =>
      Object.entries(read(lng, file)).flatMap(([key, text]) => {
        const behind = [...text.matchAll(/\{\{count\}\}\s+([\p{L}’]+)/gu)].map(([, word = '']) => word)
        const fits = behind.every((word) => UNCHANGED.test(word))
        return fits || PLURAL.test(key) || NEVER_ONE.includes(`${file} ${key}`)
          ? []
          : [`${file} ${key}: ${text}`]
      }),
    )
    expect(found).toEqual([])
  },
)
