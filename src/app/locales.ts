import type { Language } from '../domain/language'
import type { LoadLocale } from '../providers/i18n'

type First = () => Promise<{ texts: Readonly<Record<string, Record<string, unknown>>> }>

/** Texts of the shell and of the sign-in page, one file for each language; a list of all files would be kilobytes. */
const FIRST: Readonly<Record<Language, First>> = {
  zh: () => import('virtual:first-texts/zh'),
  en: () => import('virtual:first-texts/en'),
  es: () => import('virtual:first-texts/es'),
  pt: () => import('virtual:first-texts/pt'),
  pl: () => import('virtual:first-texts/pl'),
  nl: () => import('virtual:first-texts/nl'),
  fr: () => import('virtual:first-texts/fr'),
  ko: () => import('virtual:first-texts/ko'),
  vi: () => import('virtual:first-texts/vi'),
  ja: () => import('virtual:first-texts/ja'),
  it: () => import('virtual:first-texts/it'),
  de: () => import('virtual:first-texts/de'),
  cs: () => import('virtual:first-texts/cs'),
  sl: () => import('virtual:first-texts/sl'),
  tr: () => import('virtual:first-texts/tr'),
  ca: () => import('virtual:first-texts/ca'),
  ro: () => import('virtual:first-texts/ro'),
  uk: () => import('virtual:first-texts/uk'),
}

const isListed = (language: string): language is Language => Object.hasOwn(FIRST, language)
/** Namespaces that those files hold. */
const HELD = new Set(['console', 'faults', 'platform', 'sign-in'])

/** Texts of a namespace, in a chunk of their own; none for a language without that file, so English steps in. */
export const loadLocale: LoadLocale = async (language, namespace) =>
  !isListed(language)
    ? {}
    : HELD.has(namespace)
      ? (await FIRST[language]()).texts[namespace]
      : (await import('./other-locales')).loadOther(language, namespace)
