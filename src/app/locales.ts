import type { LoadLocale } from '../providers/i18n'

/** Texts of the shell and of the sign-in family. */
const FIRST = import.meta.glob<Record<string, unknown>>(
  '/resources/locales/*/{console,faults,units,platform,sign-in}.json',
  { import: 'default' },
)

/** Texts of a namespace, in a chunk of their own; none for a language without that file, so English steps in. */
export const loadLocale: LoadLocale = async (language, namespace) => {
  const path = `/resources/locales/${language}/${namespace}.json`
  const load = FIRST[path] ?? (await import('./other-locales')).OTHER_LOCALES[path]
  return load ? load() : {}
}
