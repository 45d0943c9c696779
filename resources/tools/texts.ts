const FILES = import.meta.glob<unknown>('../locales/*/*.json', { eager: true, import: 'default' })

/** Texts of a namespace in a language; null where there is no such file. */
export function textsOf(language: string, namespace: string): unknown {
  return FILES[`../locales/${language}/${namespace}.json`] ?? null
}
