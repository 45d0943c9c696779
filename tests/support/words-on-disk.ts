import { readdirSync, readFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { fileURLToPath } from 'node:url'

/** Names in a source: what an object is read by or built of, and what stands in quotes. */
const NAME = /[A-Za-z_$][\w$]*/g

const ROOT = join(dirname(fileURLToPath(import.meta.url)), '..', '..')
/** Where the calls stand, the records they make, and the simulated cloud. */
const FOLDERS = ['src/transport/calls', 'src/providers/adapters', 'src/domain', 'mocks/cloud']

const sourcesIn = (folder: string) =>
  readdirSync(join(ROOT, folder), { recursive: true, encoding: 'utf8' })
    .filter((file) => file.endsWith('.ts') && !file.endsWith('.test.ts'))
    .map((file) => readFileSync(join(ROOT, folder, file), 'utf8'))

/** Every name that stands in them. */
export const wordsOfCalls = (): ReadonlySet<string> =>
  new Set(FOLDERS.flatMap(sourcesIn).flatMap((source) => source.match(NAME) ?? []))
