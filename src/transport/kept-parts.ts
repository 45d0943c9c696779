import { browserDatabase } from './browser-database'

/** Parts of files that are being made, and files that are ready, of this browser: a reload must not lose a year's calls. */
export interface KeptParts {
  put(key: string, value: unknown): Promise<void>
  get(key: string): Promise<unknown>
  /** Everything whose key begins like this. */
  forget(prefix: string): Promise<void>
}

/** What is kept under this name says which files there are, by person and organisation. */
export const EXPORTS = 'exports'

const NAME = 'heliograph-parts'
const STORE = 'parts'

const done = <T>(request: IDBRequest<T>): Promise<T> =>
  new Promise((resolve, reject) => {
    request.onsuccess = () => resolve(request.result)
    request.onerror = () => reject(request.error ?? new Error('storage refused'))
  })

/** A browser may refuse storage (private mode, quota): then this tab remembers by itself. */
export function createKeptParts(factory: IDBFactory | undefined): KeptParts {
  const own = new Map<string, unknown>()
  let opened: Promise<IDBDatabase> | null = null
  const open = () => {
    if (factory === undefined) return Promise.reject(new Error('no storage'))
    opened ??= (async () => {
      const request = factory.open(NAME, 1)
      request.onupgradeneeded = () => request.result.createObjectStore(STORE)
      return done(request)
    })()
    return opened
  }
  const store = async (mode: IDBTransactionMode) => (await open()).transaction(STORE, mode).objectStore(STORE)
  return {
    async put(key, value) {
      try {
        await done((await store('readwrite')).put(value, key))
      } catch {
        own.set(key, value)
      }
    },
    async get(key) {
      if (own.has(key)) return own.get(key)
      try {
        return await done<unknown>((await store('readonly')).get(key))
      } catch {
        return undefined
      }
    },
    async forget(prefix) {
      for (const key of [...own.keys()]) if (key.startsWith(prefix)) own.delete(key)
      try {
        await done((await store('readwrite')).delete(IDBKeyRange.bound(prefix, `${prefix}\uffff`)))
      } catch {
        // What was never kept need not be forgotten.
      }
    },
  }
}

/** Those of this page. */
export const keptParts = createKeptParts(browserDatabase(globalThis))
