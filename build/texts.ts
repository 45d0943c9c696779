import { existsSync } from 'node:fs'
import { join } from 'node:path'
import type { Plugin } from 'vite'
import { LANGUAGE_CODES } from '../src/domain/brand/language.ts'

/**
 * Texts that come together: those of the shell and the sign-in page, of lists, of alarms, of a plant, of what is set for a
 * plant, of one device and the layout, of the account, of what is bought and the wall display.
 */
const TEXT_PARTS = {
  first: ['console', 'faults', 'platform', 'sign-in'],
  lists: ['engine', 'units', 'words', 'access', 'plants', 'members', 'roles', 'gateways', 'alerts', 'tags'],
  alarms: ['alarm-triage', 'alert-groups', 'alert-rules', 'plant-alerts'],
  plant: ['plant', 'devices', 'plant-profile'],
  details: [
    ...['meter-settings', 'businesses', 'ownership', 'plant-export'],
    ...['plant-finance', 'plant-documents', 'plant-metering', 'plant-tags', 'plant-zero-export'],
  ],
  tools: ['device', 'communication', 'modules', 'module-edit'],
  account: [
    ...['account', 'account-base', 'account-common', 'account-export', 'account-message'],
    ...['account-message-plan', 'two-factor', 'api-tokens', 'leaving', 'manuals'],
    ...['online-service', 'releases', 'sign-up', 'suggestions'],
  ],
  services: [
    ...['billing', 'data-plans', 'data-plan-orders', 'invoice-data', 'message-credit', 'reminders'],
    ...['insurance', 'insurance-claims', 'insurance-policies', 'insurance-quotes', 'screens', 'wall'],
  ],
} as const satisfies Readonly<Record<string, readonly string[]>>

/** A module that leads from each language to a part of its own. */
const byLanguage = (name: string, load: (language: string) => string) =>
  `export const ${name} = { ${LANGUAGE_CODES.map((code) => `'${code}': () => ${load(code)}`).join(', ')} }`

const textsTogether = (part: readonly string[]) => (language: string) => {
  const names = part.filter((name) => existsSync(`resources/locales/${language}/${name}.json`))
  const imports = names.map((name, at) => `import t${at} from '/resources/locales/${language}/${name}.json'`)
  return `${imports.join('\n')}\nexport const texts = { ${names.map((name, at) => `'${name}': t${at}`).join(', ')} }`
}

/** What belongs to none of the parts is a file of its own: a new resource needs no line here. */
function otherTexts(language: string): string {
  const folder = `/resources/locales/${language}`
  const { first, ...parts } = TEXT_PARTS
  const together = Object.entries(parts).flatMap(([part, names]) =>
    names
      .filter((name) => existsSync(`.${folder}/${name}.json`))
      .map((name) => {
        const load = `import('virtual:${part}-texts/${language}')`
        return `'${folder}/${name}.json': () => ${load}.then(({ texts }) => texts['${name}'])`
      }),
  )
  const held = [...first, ...Object.values(parts).flat()]
  const alone = JSON.stringify([`${folder}/*.json`, `!${folder}/{${held.join(',')}}.json`])
  return `export const files = { ...import.meta.glob(${alone}, { import: 'default' }), ${together.join(', ')} }`
}

const isThere = (file: string) => existsSync(join('node_modules', `${file}.js`))

/** A language's tag in antd: of the country of its name (`de_DE`), else of where most people speak it (`ja_JP`). */
function antdTag(language: string): string {
  const { region = '' } = new Intl.Locale(language).maximize()
  const tag = [language.toUpperCase(), region]
    .map((country) => `${language}_${country}`)
    .find((one) => isThere(`antd/es/locale/${one}`))
  if (tag === undefined) throw new Error(`antd has no texts in ${language}`)
  return tag
}

/** dayjs tells countries apart only where it must. */
function dayjsName(language: string): string {
  const own = antdTag(language).toLowerCase().replace('_', '-')
  return isThere(`dayjs/locale/${own}`) ? own : language
}

/** Texts of the libraries: antd's own, and the names of months and weekdays for its pickers. */
const libraryTexts = (language: string) => {
  const dayjs = dayjsName(language)
  return `import antd from 'antd/es/locale/${antdTag(language)}'\nimport 'dayjs/locale/${dayjs}'\nexport const locale = { antd, dayjs: '${dayjs}' }`
}

const TEXT_MODULES: Readonly<Record<string, (language: string) => string>> = {
  ...Object.fromEntries(
    Object.entries(TEXT_PARTS).map(([part, names]) => [`${part}-texts`, textsTogether(names)]),
  ),
  'other-texts': otherTexts,
  'library-texts': libraryTexts,
}

/**
 * Texts by language: those that come together as one module each, lists of where all others are, and those of the
 * libraries. A language is its line in `src/domain/brand/language.ts` and its folder; one
 * list of all files would be kilobytes.
 */
export function textsOfLanguages(): Plugin {
  return {
    name: 'texts-of-languages',
    resolveId: (id) => (/^virtual:[a-z]+-texts(\/\w+)?$/.test(id) ? `\0${id}` : null),
    load(id) {
      const [, which = '', , language] = /^\0virtual:([a-z]+-texts)(\/(\w+))?$/.exec(id) ?? []
      const module = TEXT_MODULES[which]
      if (module === undefined) return null
      return language === undefined
        ? byLanguage('languages', (code) => `import('virtual:${which}/${code}')`)
        : module(language)
    },
  }
}
