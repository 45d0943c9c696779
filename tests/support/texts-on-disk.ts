import { existsSync, readFileSync } from 'node:fs'

const known = new Map<string, unknown>()

/** Texts of a namespace in a language; null where there is no such file. A thousand files: each is read when it is asked for. */
export function textsOf(language: string, namespace: string): unknown {
  const file = `resources/locales/${language}/${namespace}.json`
  if (!known.has(file)) known.set(file, existsSync(file) ? JSON.parse(readFileSync(file, 'utf8')) : null)
  return known.get(file)
}
