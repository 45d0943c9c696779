import type { Store } from './store'

/** Uploads are large and seldom asked for: they stay below. */
const LARGE = new Set(['object', 'CHINA object'])

/**
 * A store that answers from memory and writes through at once. Lists ask what users changed for
 * thousands of plants in one call; a database would take its time for each.
 */
export function createQuickStore(below: Store): Store {
  const kinds = new Map<string, Map<string, unknown>>()

  function kindOf(kind: string): Map<string, unknown> {
    let known = kinds.get(kind)
    if (!known) {
      known = new Map(below.list(kind).map(({ key, value }) => [key, value]))
      kinds.set(kind, known)
    }
    return known
  }

  return {
    get: (kind, key) => (LARGE.has(kind) ? below.get(kind, key) : kindOf(kind).get(key)),
    put(kind, key, value) {
      // The copy keeps callers from changing what is kept, and drops what JSON cannot say.
      const copy = JSON.parse(JSON.stringify(value)) as unknown
      below.put(kind, key, copy)
      if (!LARGE.has(kind)) kindOf(kind).set(key, copy)
    },
    delete(kind, key) {
      if (LARGE.has(kind)) return below.delete(kind, key)
      const entries = kindOf(kind)
      if (!entries.has(key)) return
      below.delete(kind, key)
      entries.delete(key)
    },
    list(kind) {
      return [...kindOf(kind)]
        .map(([key, value]) => ({ key, value }))
        .sort((a, b) => (a.key < b.key ? -1 : a.key > b.key ? 1 : 0))
    },
    clear() {
      below.clear()
      kinds.clear()
    },
  }
}

/** The next number of a row that survives restarts. */
export function nextNumber(store: Store, row: string, first: number): number {
  const number = Number(store.get('counter', row) ?? first - 1) + 1
  store.put('counter', row, number)
  return number
}
