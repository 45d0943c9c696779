import type { Language } from '../domain/brand/language'
import { languages } from 'virtual:other-texts'
import { declaredTexts } from '../schema/declared-texts'

/** As `loadLocale`. What has no file in that language is asked for the words in its declaration. */
export async function loadOther(language: Language, namespace: string): Promise<unknown> {
  const { files } = await languages[language]()
  const load = files[`/resources/locales/${language}/${namespace}.json`]
  if (load) return load()
  const { resources } = await import('../../resources/index')
  return declaredTexts(resources, language, namespace)
}
