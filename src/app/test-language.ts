import { DEFAULT_LANGUAGE } from '../domain/brand/language'
import type { LoadLocale } from '../providers/i18n'
import { loadLocale } from './locales'

/** A third longer, as German is: what has no brackets is not a key, what is cut off has no room. */
function lengthened(text: string): string {
  return `[${text}${'·'.repeat(Math.ceil(text.replace(/\{\{[^}]*\}\}/g, '').length / 3))}]`
}

/** `{{names}}` keep their meaning inside of the brackets. */
function bracketed(texts: unknown): unknown {
  if (typeof texts === 'string') return lengthened(texts)
  if (typeof texts !== 'object' || texts === null) return texts
  return Object.fromEntries(Object.entries(texts).map(([key, value]) => [key, bracketed(value)]))
}

/** English in brackets, under whatever language is asked for. */
export const bracketedLocale: LoadLocale = (_language, namespace) =>
  loadLocale(DEFAULT_LANGUAGE, namespace).then(bracketed)
