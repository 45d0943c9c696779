import type { Change, Store } from '../../mocks/cloud/store/store'

interface RewoundStore extends Store {
  /** From now on it is remembered what changes. */
  mark(): void
  /** Everything is again as it was at the mark. True if anything had changed: readers have to begin anew. */
  rewind(): boolean
}

/** A store that goes back to where it was, so that each of many tries meets the same. */
export function rewound(below: Store): RewoundStore {
  let before = new Map<string, Change>()
  const store: RewoundStore = {
    ...below,
    put: (kind, key, value) => store.write([{ kind, key, value }]),
    delete: (kind, key) => store.write([{ kind, key }]),
    write(changes) {
      for (const { kind, key } of changes) {
        const name = JSON.stringify([kind, key])
        if (!before.has(name)) before.set(name, { kind, key, value: below.get(kind, key) })
      }
      below.write(changes)
    },
    mark() {
      before = new Map()
    },
    rewind() {
      const hasChanged = before.size > 0
      if (hasChanged) below.write([...before.values()])
      before = new Map()
      return hasChanged
    },
  }
  return store
}
