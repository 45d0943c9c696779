import type { LoadLocale } from '../providers/i18n'

const FILES = import.meta.glob<Record<string, unknown>>('/resources/locales/*/*.json', { import: 'default' })

/** Texts of a namespace, in a chunk of their own; none for a language without that file, so English steps in. */
export const loadLocale: LoadLocale = (language, namespace) => {
  const load = FILES[`/resources/locales/${language}/${namespace}.json`]
  return load ? load() : Promise.resolve({})
}
