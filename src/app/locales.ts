import type { LoadLocale } from '../providers/i18n'

/** Texts of the shell and of the sign-in family. */
const FIRST = import.meta.glob<Record<string, unknown>>(
  '/resources/locales/*/{console,faults,units,platform,sign-in}.json',
  { import: 'default' },
)

/** Texts of a namespace, in a chunk of their own; none for a language without that file, so English steps in. */
export const loadLocale: LoadLocale = async (language, namespace) => {
  const load = FIRST[`/resources/locales/${language}/${namespace}.json`]
  return load ? load() : (await import('./other-locales')).loadOther(language, namespace)
}
