import type { Cloud } from './cloud/index'
import { type Change, createMemoryStore, type Store } from './cloud/store/store'

const VERSION = 1
const TABLE = 'entry'
/** A browser that cannot open this many of our databases keeps nothing. */
const MAX = 9

interface Entry {
  kind: string
  key: string
  /** JSON. */
  value: string
}

export interface IndexedStore {
  store: Store
  /** What could not be used, in a sentence; null if all was well. */
  notice: string | null
  /** Writes so far. */
  changes(): number
  /** Resolves when all that was put is on the disk; tries again what was not, and rejects if that fails too. */
  settled(): Promise<void>
  close(): void
}

/**
 * Opens the store of this browser and reads it whole; from then on it answers from memory and writes
 * behind. A database that cannot be read or comes from a newer cloud is left as it is, and another is
 * used beside it. Without any, nothing is kept over a reload.
 */
export async function openIndexedStore(
  factory: IDBFactory | undefined,
  name = 'heliograph-cloud',
): Promise<IndexedStore> {
  const reasons: string[] = []
  for (let count = 1; factory && count <= MAX; count++) {
    const tried = count === 1 ? name : `${name}-${count}`
    try {
      const database = await open(factory, tried)
      try {
        const entries = await load(database)
        return writeBehind(
          database,
          () => open(factory, tried),
          entries,
          reasons.length > 0 ? `${reasons.join(' ')} ${tried} is used.` : null,
        )
      } catch (error) {
        database.close()
        throw error
      }
    } catch (error) {
      const newer = error instanceof DOMException && error.name === 'VersionError'
      reasons.push(
        `The saved state ${tried} ${newer ? 'was written by a newer version' : 'cannot be read'} and was left as it is.`,
      )
    }
  }
  const notice = 'This browser keeps no state: changes are lost when the page is loaded again.'
  return {
    store: createMemoryStore(),
    notice,
    changes: () => 0,
    settled: () => Promise.resolve(),
    close: () => undefined,
  }
}

function open(factory: IDBFactory, name: string): Promise<IDBDatabase> {
  return new Promise((resolve, reject) => {
    const request = factory.open(name, VERSION)
    request.onupgradeneeded = ({ oldVersion }) => {
      if (oldVersion < 1) request.result.createObjectStore(TABLE, { keyPath: ['kind', 'key'] })
    }
    request.onsuccess = () => resolve(request.result)
    request.onerror = () => reject(request.error ?? new Error('not opened'))
    request.onblocked = () => reject(new Error('held by another page'))
  })
}

/** Rejects when a row is none of ours. */
function load(database: IDBDatabase): Promise<Entry[]> {
  return new Promise((resolve, reject) => {
    const request = database.transaction(TABLE).objectStore(TABLE).getAll()
    request.onerror = () => reject(request.error ?? new Error('not read'))
    request.onsuccess = () => {
      const rows = request.result as Partial<Entry>[]
      try {
        for (const { value } of rows) JSON.parse(typeof value === 'string' ? value : '')
        resolve(rows as Entry[])
      } catch (error) {
        reject(error instanceof Error ? error : new Error('not ours'))
      }
    }
  })
}

type Write = (table: IDBObjectStore) => void

function writeBehind(
  first: IDBDatabase,
  openAgain: () => Promise<IDBDatabase>,
  entries: readonly Entry[],
  notice: string | null,
): IndexedStore {
  let database = first
  const memory = createMemoryStore()
  for (const { kind, key, value } of entries) memory.put(kind, key, JSON.parse(value))
  // A newer page must not wait for this one.
  const giveWay = () => database.close()
  database.onversionchange = giveWay

  let changes = 0
  let waiting: Write[] = []
  let planned = false
  let last: Promise<Error | null> = Promise.resolve(null)

  /** What one call changes without a pause goes into one transaction. */
  async function flush(): Promise<Error | null> {
    planned = false
    const writes = waiting
    waiting = []
    try {
      await transact(database, writes).catch(async (error: unknown) => {
        // A browser that runs out of room may close what it has open.
        if (!(error instanceof DOMException && error.name === 'InvalidStateError')) throw error
        database = await openAgain()
        database.onversionchange = giveWay
        await transact(database, writes)
      })
      return null
    } catch (error) {
      waiting = [...writes, ...waiting]
      return error instanceof Error ? error : new Error(String(error))
    }
  }

  function plan(): void {
    if (planned) return
    planned = true
    last = last.then(flush)
  }

  function later(one: Write): void {
    changes++
    waiting.push(one)
    plan()
  }

  /** What comes together stands in one transaction, because nothing is planned in between. */
  function write(given: readonly Change[]): void {
    memory.write(given)
    const texts = given.map(({ value }) => (value === undefined ? null : JSON.stringify(value)))
    later((table) => {
      given.forEach(({ kind, key }, at) => {
        const value = texts[at] ?? null
        if (value === null) table.delete([kind, key])
        else table.put({ kind, key, value } satisfies Entry)
      })
    })
  }

  return {
    notice,
    close: () => database.close(),
    changes: () => changes,
    async settled() {
      await last
      if (waiting.length === 0) return
      plan()
      const refusal = await last
      if (refusal) throw refusal
    },
    store: {
      ...memory,
      put: (kind, key, value) => write([{ kind, key, value }]),
      delete: (kind, key) => write([{ kind, key }]),
      write,
      clear() {
        memory.clear()
        later((table) => table.clear())
      },
    },
  }
}

function transact(database: IDBDatabase, writes: readonly Write[]): Promise<void> {
  return new Promise((resolve, reject) => {
    const transaction = database.transaction(TABLE, 'readwrite', { durability: 'strict' })
    transaction.oncomplete = () => resolve()
    transaction.onabort = () => reject(transaction.error ?? new Error('not written'))
    try {
      for (const write of writes) write(transaction.objectStore(TABLE))
    } catch (error) {
      reject(error instanceof Error ? error : new Error(String(error)))
      transaction.abort()
    }
  })
}

/**
 * A cloud that answers only when what it changed is kept, so that no answered change is lost to a
 * reload. What the browser refuses to keep is answered with status 507 (ours), with its reason.
 */
export function answeringWhenKept(cloud: Cloud, kept: Pick<IndexedStore, 'changes' | 'settled'>): Cloud {
  return {
    serves: cloud.serves,
    async handle(request, caller) {
      const before = kept.changes()
      const response = await cloud.handle(request, caller)
      if (kept.changes() === before) return response
      try {
        await kept.settled()
        return response
      } catch (error) {
        const full = error instanceof DOMException && error.name === 'QuotaExceededError'
        const why = full ? ': it has no room left' : ''
        const body = { code: 'NOT_KEPT', msg: `the browser did not keep the change${why}`, param: null }
        return Response.json(body, { status: 507 })
      }
    },
  }
}
