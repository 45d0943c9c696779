import {
  experimental_createQueryPersister as createQueryPersister,
  type PersistedQuery,
} from '@tanstack/query-persist-client-core'
import type { Seen } from '../../providers/seen'

/** Longer than anything is kept: the store itself says what is too old. */
const FOR_EVER = Infinity

/** The library's own keeper of queries over what one holder has seen. `clean` takes out what must not lie here. */
export function createQueryStore(seen: Seen, holder: string, clean: (data: unknown) => unknown) {
  return createQueryPersister<PersistedQuery>({
    storage: {
      getItem: async (key) => (await seen.recall(holder, key)) as PersistedQuery | undefined,
      setItem: (key, value) => seen.keep(holder, key, value),
      removeItem: () => undefined,
    },
    serialize: (query) => {
      const { dataUpdateCount, dataUpdatedAt, data } = query.state
      // Neither errors nor what a fetch was about: a store takes plain values only.
      const state = { status: 'success', dataUpdateCount, dataUpdatedAt, data: clean(data) }
      return { ...query, state } as PersistedQuery
    },
    deserialize: (query) => query,
    maxAge: FOR_EVER,
    prefix: 'query',
    refetchOnRestore: false,
  })
}
