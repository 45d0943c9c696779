import { SEEN_DATABASE } from './seen-database'

/** One answer of the cloud as it is kept on this machine. */
export interface SeenEntry {
  readonly key: string
  /** Epoch ms of when it was kept. */
  readonly at: number
  /** About what it takes. */
  readonly bytes: number
  readonly value: unknown
}

/** What was seen, by key. A browser may refuse storage (private mode, full disk): then nothing is kept. */
export interface SeenStore {
  get(key: string): Promise<unknown>
  /** Keeps it, if `still` holds at the very moment of writing; the oldest ones make room. */
  put(entry: SeenEntry, still: () => boolean): Promise<void>
  /** Everything but the keys that stay. */
  forget(stays?: (key: string) => boolean): Promise<void>
}

const STORE = 'answers'
/** Keys by age, each with its size: room is made without reading a single answer. */
const BY_AGE = 'age'
/** Bytes that are kept at most. */
const SEEN_LIMIT = 50_000_000

const settled = <T>(request: IDBRequest<T>): Promise<T> =>
  new Promise((resolve, reject) => {
    request.onsuccess = () => resolve(request.result)
    request.onerror = () => reject(request.error ?? new Error('storage refused'))
  })

/** Every key of an index, newest first, with what the index holds of it. */
async function walk(
  store: IDBObjectStore,
  visit: (key: string, bytes: number, drop: () => void) => void,
): Promise<void> {
  const request = store.index(BY_AGE).openKeyCursor(null, 'prev')
  await new Promise<void>((resolve, reject) => {
    request.onerror = () => reject(request.error ?? new Error('storage refused'))
    request.onsuccess = () => {
      const cursor = request.result
      if (cursor === null) return resolve()
      const key = String(cursor.primaryKey)
      const [, bytes = 0] = cursor.key as readonly number[]
      visit(key, bytes, () => void store.delete(key))
      cursor.continue()
    }
  })
}

export function createSeenStore(factory: IDBFactory, limit = SEEN_LIMIT): SeenStore {
  let opened: Promise<IDBDatabase> | null = null
  const open = () => {
    opened ??= (async () => {
      const request = factory.open(SEEN_DATABASE, 1)
      request.onupgradeneeded = () =>
        request.result.createObjectStore(STORE, { keyPath: 'key' }).createIndex(BY_AGE, ['at', 'bytes'])
      const database = await settled(request)
      // It is thrown away, or a later version of the console wants it for itself.
      database.onversionchange = () => {
        database.close()
        opened = null
      }
      return database
    })()
    opened.catch(() => (opened = null))
    return opened
  }
  const storeOf = (database: IDBDatabase, mode: IDBTransactionMode) =>
    database.transaction(STORE, mode).objectStore(STORE)

  return {
    async get(key) {
      try {
        const found: unknown = await settled(storeOf(await open(), 'readonly').get(key))
        return (found as SeenEntry | undefined)?.value
      } catch {
        return undefined
      }
    },
    async put(entry, still) {
      try {
        const database = await open()
        if (!still()) return
        const store = storeOf(database, 'readwrite')
        await settled(store.put(entry))
        let sum = 0
        await walk(store, (_, bytes, drop) => {
          sum += bytes
          if (sum > limit) drop()
        })
      } catch {
        // The next answer tries again; nobody waits for this one.
      }
    },
    async forget(stays) {
      try {
        const store = storeOf(await open(), 'readwrite')
        if (stays === undefined) await settled(store.clear())
        else await walk(store, (key, _, drop) => void (stays(key) || drop()))
      } catch {
        // What was never kept need not be forgotten.
      }
    },
  }
}
