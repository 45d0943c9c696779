import type { Change, Store } from './store'

/** Uploads are large and seldom asked for: they stay below. */
const LARGE = new Set(['object', 'CHINA object'])

export interface QuickStore extends Store {
  /** Rows of a kind one by one; what is deleted on the way does not disturb it. */
  rows(kind: string): Iterator<[key: string, value: unknown]>
  /**
   * What the work changes is kept together when it ends, or not at all when it throws. One after another: nobody sees
   * the half of what somebody else does.
   */
  transaction<T>(work: () => T | Promise<T>): Promise<T>
}

/** Changes that wait for the end of their transaction, the last one of each key, and how to take them back. */
interface Unit {
  changes: Map<string, Change>
  undo: (() => void)[]
}

/**
 * A store that answers from memory and writes through at once, or at the end of a transaction. Lists ask what users
 * changed for thousands of plants in one call; a database would take its time for each.
 */
export function createQuickStore(below: Store, onUndone: () => void = () => undefined): QuickStore {
  const kinds = new Map<string, Map<string, unknown>>()
  let unit: Unit | null = null
  let waiting = 0
  let turn: Promise<unknown> = Promise.resolve()

  const nameOf = (kind: string, key: string) => JSON.stringify([kind, key])

  function kindOf(kind: string): Map<string, unknown> {
    let known = kinds.get(kind)
    if (!known) {
      known = new Map(below.list(kind).map(({ key, value }) => [key, value]))
      kinds.set(kind, known)
    }
    return known
  }

  function remember({ kind, key, value }: Change): void {
    if (LARGE.has(kind)) return
    const entries = kindOf(kind)
    if (value === undefined) entries.delete(key)
    else entries.set(key, value)
  }

  function write(given: readonly Change[]): void {
    // The copy keeps callers from changing what is kept, and drops what JSON cannot say.
    const changes = given.map((one): Change =>
      one.value === undefined ? one : { ...one, value: JSON.parse(JSON.stringify(one.value)) as unknown },
    )
    if (!unit) {
      below.write(changes)
      changes.forEach(remember)
      return
    }
    for (const change of changes) {
      const { kind, key } = change
      const before: Change = { kind, key, value: LARGE.has(kind) ? undefined : kindOf(kind).get(key) }
      unit.undo.push(() => remember(before))
      unit.changes.set(nameOf(kind, key), change)
      remember(change)
    }
  }

  function takeBack({ undo, changes }: Unit): void {
    for (const step of undo.reverse()) step()
    if (changes.size > 0) onUndone()
  }

  async function run<T>(work: () => T | Promise<T>): Promise<T> {
    const mine: Unit = { changes: new Map(), undo: [] }
    unit = mine
    try {
      const result = await work()
      // A reset in between leaves nothing to keep.
      if (unit === mine && mine.changes.size > 0) below.write([...mine.changes.values()])
      return result
    } catch (error) {
      if (unit === mine) takeBack(mine)
      throw error
    } finally {
      unit = null
    }
  }

  return {
    get(kind, key) {
      if (!LARGE.has(kind)) return kindOf(kind).get(key)
      const waiting = unit?.changes.get(nameOf(kind, key))
      return waiting ? waiting.value : below.get(kind, key)
    },
    put: (kind, key, value) => write([{ kind, key, value }]),
    delete(kind, key) {
      if (LARGE.has(kind) || kindOf(kind).has(key)) write([{ kind, key }])
    },
    write,
    list(kind) {
      return [...kindOf(kind)]
        .map(([key, value]) => ({ key, value }))
        .sort((a, b) => (a.key < b.key ? -1 : a.key > b.key ? 1 : 0))
    },
    rows: (kind) => kindOf(kind).entries(),
    clear() {
      unit = null
      below.clear()
      kinds.clear()
    },
    transaction(work) {
      // With an empty queue a call begins at once, so that calls are answered in order of arrival.
      const mine = waiting++ === 0 ? run(work) : turn.then(() => run(work))
      turn = mine.catch(() => undefined).finally(() => waiting--)
      return mine
    },
  }
}

/** What `nextNumber` will give. */
export const followingNumber = (store: Store, row: string, first: number): number =>
  Number(store.get('counter', row) ?? first - 1) + 1

/** The next number of a row that survives restarts. */
export function nextNumber(store: Store, row: string, first: number): number {
  const number = followingNumber(store, row, first)
  store.put('counter', row, number)
  return number
}
