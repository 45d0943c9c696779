import { existsSync, readFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { fileURLToPath } from 'node:url'

const FOLDER = join(dirname(fileURLToPath(import.meta.url)), '..', '..', 'resources', 'locales')
const read = new Map<string, unknown>()

/** Texts of a namespace in a language; null where there is no such file. A thousand files: each is read when it is asked for. */
export function textsOf(language: string, namespace: string): unknown {
  const file = join(FOLDER, language, `${namespace}.json`)
  if (!read.has(file)) read.set(file, existsSync(file) ? JSON.parse(readFileSync(file, 'utf8')) : null)
  return read.get(file)
}
