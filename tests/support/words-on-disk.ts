import { sourcesIn } from './sources'

/** Names in a source: what an object is read by or built of, and what stands in quotes. */
const NAME = /[A-Za-z_$][\w$]*/g

/** Where the calls stand, the records they make, and the simulated cloud. */
const FOLDERS = ['src/transport/calls', 'src/providers/adapters', 'src/domain', 'mocks/cloud']

/** Every name that stands in them. */
export function wordsOfCalls(): ReadonlySet<string> {
  const sources = FOLDERS.flatMap(sourcesIn).filter(({ path }) => !path.endsWith('.test.ts'))
  return new Set(sources.flatMap(({ text }) => text.match(NAME) ?? []))
}
