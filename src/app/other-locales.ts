import { declaredTexts } from '../schema/declared-texts'

/** Texts of the screens behind sign-in; their list of addresses alone is some kilobytes. */
const FILES = import.meta.glob<Record<string, unknown>>(
  ['/resources/locales/*/*.json', '!/resources/locales/*/{console,faults,units,platform,sign-in}.json'],
  { import: 'default' },
)

/** Namespaces that have files, in whatever language. */
const NAMED = new Set(Object.keys(FILES).map((path) => path.replace(/^.*\/|\.json$/g, '')))

/** As `loadLocale`. A resource without any file is asked for the words in its declaration. */
export async function loadOther(language: string, namespace: string): Promise<unknown> {
  const load = FILES[`/resources/locales/${language}/${namespace}.json`]
  if (load) return load()
  if (NAMED.has(namespace)) return {}
  const { resources } = await import('../../resources/index')
  return declaredTexts(resources, language, namespace)
}
