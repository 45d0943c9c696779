import type { Language } from '../domain/language'
import { declaredTexts } from '../schema/declared-texts'

type Other = () => Promise<{ files: Readonly<Record<string, () => Promise<unknown>>> }>

/** Lists of the texts of the screens behind sign-in, one for each language. */
const OTHER: Readonly<Record<Language, Other>> = {
  zh: () => import('virtual:other-texts/zh'),
  en: () => import('virtual:other-texts/en'),
  es: () => import('virtual:other-texts/es'),
  pt: () => import('virtual:other-texts/pt'),
  pl: () => import('virtual:other-texts/pl'),
  nl: () => import('virtual:other-texts/nl'),
  fr: () => import('virtual:other-texts/fr'),
  ko: () => import('virtual:other-texts/ko'),
  vi: () => import('virtual:other-texts/vi'),
  ja: () => import('virtual:other-texts/ja'),
  it: () => import('virtual:other-texts/it'),
  de: () => import('virtual:other-texts/de'),
  cs: () => import('virtual:other-texts/cs'),
  sl: () => import('virtual:other-texts/sl'),
  tr: () => import('virtual:other-texts/tr'),
  ca: () => import('virtual:other-texts/ca'),
  ro: () => import('virtual:other-texts/ro'),
  uk: () => import('virtual:other-texts/uk'),
}

/** As `loadLocale`. What has no file in that language is asked for the words in its declaration. */
export async function loadOther(language: Language, namespace: string): Promise<unknown> {
  const { files } = await OTHER[language]()
  const load = files[`/resources/locales/${language}/${namespace}.json`]
  if (load) return load()
  const { resources } = await import('../../resources/index')
  return declaredTexts(resources, language, namespace)
}
