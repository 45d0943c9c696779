/** Names in a source: what an object is read by or built of, and what stands in quotes. */
const NAME = /[A-Za-z_$][\w$]*/g

/** Sources of the calls, of the records they make, and of the simulated cloud, as text. */
const SOURCES = import.meta.glob<string>(
  [
    '../../src/transport/calls/**/*.ts',
    '../../src/providers/adapters/**/*.ts',
    '../../src/domain/**/*.ts',
    '../../mocks/cloud/**/*.ts',
    '!../../**/*.test.ts',
  ],
  { eager: true, query: '?raw', import: 'default' },
)

/** Every name that stands in them. */
export const wordsOfCalls = (): ReadonlySet<string> =>
  new Set(Object.values(SOURCES).flatMap((source) => source.match(NAME) ?? []))
