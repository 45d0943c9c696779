import type { LoadLocale } from '../providers/i18n'
import { declaredTexts } from '../schema/declared-texts'

/** Texts of the shell and of the sign-in family. */
const FIRST = import.meta.glob<Record<string, unknown>>(
  '/resources/locales/*/{console,faults,units,platform,sign-in}.json',
  { import: 'default' },
)

/**
 * Texts of a namespace, in a chunk of their own; none for a language without that file, so English steps in. A
 * resource without any file is asked for the words in its declaration.
 */
export const loadLocale: LoadLocale = async (language, namespace) => {
  const path = `/resources/locales/${language}/${namespace}.json`
  const first = FIRST[path]
  if (first) return first()
  const { isNamed, OTHER_LOCALES } = await import('./other-locales')
  const load = OTHER_LOCALES[path]
  if (load) return load()
  if (isNamed(namespace)) return {}
  const { resources } = await import('../../resources/index')
  return declaredTexts(resources, language, namespace)
}
