import type { Store } from './store'

/**
 * The part of a store that belongs to one data centre. Users and plants of two centres may have the same
 * ids; what is kept about them must never meet.
 */
export function scoped(store: Store, scope: string): Store {
  const kindOf = (kind: string) => `${scope} ${kind}`
  return {
    get: (kind, key) => store.get(kindOf(kind), key),
    put: (kind, key, value) => store.put(kindOf(kind), key, value),
    delete: (kind, key) => store.delete(kindOf(kind), key),
    write: (changes) => store.write(changes.map((one) => ({ ...one, kind: kindOf(one.kind) }))),
    list: (kind) => store.list(kindOf(kind)),
    // Nobody empties one centre alone.
    clear: () => store.clear(),
  }
}
