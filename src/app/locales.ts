import type { LoadLocale } from '../providers/i18n'
import { declaredTexts } from '../schema/declared-texts'

const FILES = import.meta.glob<Record<string, unknown>>('/resources/locales/*/*.json', { import: 'default' })

/** Namespaces that have files, in whatever language. */
const NAMED = new Set(Object.keys(FILES).map((path) => path.replace(/^.*\/|\.json$/g, '')))

/**
 * Texts of a namespace, in a chunk of their own; none for a language without that file, so English steps in. A
 * resource without any file is asked for the words in its declaration.
 */
export const loadLocale: LoadLocale = async (language, namespace) => {
  const load = FILES[`/resources/locales/${language}/${namespace}.json`]
  if (load) return load()
  if (NAMED.has(namespace)) return {}
  const { resources } = await import('../../resources/index')
  return declaredTexts(resources, language, namespace)
}
