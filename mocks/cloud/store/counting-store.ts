import type { Store } from './store'

/** A store that counts its writes of some kinds, so that somebody can ask whether there were any. */
export function counting(store: Store, kinds: readonly string[]): Store & { writes(): number } {
  let writes = 0
  const count = (kind: string) => {
    if (kinds.includes(kind)) writes += 1
  }
  return {
    ...store,
    put(kind, key, value) {
      store.put(kind, key, value)
      count(kind)
    },
    delete(kind, key) {
      store.delete(kind, key)
      count(kind)
    },
    clear() {
      store.clear()
      writes += 1
    },
    writes: () => writes,
  }
}
