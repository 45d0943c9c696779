import { languages } from 'virtual:first-texts'
import { isLanguage } from '../domain/brand/language'
import type { LoadLocale } from '../providers/i18n'

/** Namespaces of the shell and of the sign-in page, which come together. */
const HELD = new Set(['console', 'faults', 'platform', 'sign-in'])

/** Texts of a namespace, in a chunk of their own; none for a language without that file, so English steps in. */
export const loadLocale: LoadLocale = async (language, namespace) =>
  !isLanguage(language)
    ? {}
    : HELD.has(namespace)
      ? (await languages[language]()).texts[namespace]
      : (await import('./other-locales')).loadOther(language, namespace)
