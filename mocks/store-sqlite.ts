import { existsSync, mkdirSync, renameSync } from 'node:fs'
import { join } from 'node:path'
import Database from 'libsql'
import type { Store } from './cloud/store'

const VERSION = 1
const FILE = 'cloud.sqlite'

export interface OpenedStore {
  store: Store
  /** What had to be set aside, in a sentence; null if all was well. */
  notice: string | null
  close(): void
}

/**
 * Opens the store in a folder, makes both if they are missing.
 * A database that cannot be read or comes from a newer cloud is set aside, never overwritten.
 */
export function openSqliteStore(folder: string): OpenedStore {
  mkdirSync(folder, { recursive: true })
  const file = join(folder, FILE)
  try {
    return { ...openFile(file), notice: null }
  } catch (error) {
    const reason = error instanceof NewerSchema ? 'was written by a newer version' : 'cannot be read'
    let count = 1
    while (existsSync(`${file}.aside-${count}`)) count++
    const aside = `${file}.aside-${count}`
    for (const tail of ['', '-wal', '-shm']) {
      if (existsSync(file + tail)) renameSync(file + tail, aside + tail)
    }
    const notice = `The saved state ${reason}; it was set aside as ${aside} and the cloud starts afresh.`
    return { ...openFile(file), notice }
  }
}

class NewerSchema extends Error {}

function openFile(file: string): Omit<OpenedStore, 'notice'> {
  const database = new Database(file)
  try {
    prepareSchema(database)
  } catch (error) {
    database.close()
    throw error
  }
  const get = database.prepare('SELECT value FROM entry WHERE kind = ? AND key = ?')
  const put = database.prepare('INSERT OR REPLACE INTO entry (kind, key, value) VALUES (?, ?, ?)')
  const remove = database.prepare('DELETE FROM entry WHERE kind = ? AND key = ?')
  const list = database.prepare('SELECT key, value FROM entry WHERE kind = ? ORDER BY key')
  const store: Store = {
    get(kind, key) {
      const row = get.get([kind, key]) as { value: string } | undefined
      return row ? (JSON.parse(row.value) as unknown) : undefined
    },
    put(kind, key, value) {
      put.run([kind, key, JSON.stringify(value)])
    },
    delete(kind, key) {
      remove.run([kind, key])
    },
    list(kind) {
      const rows = list.all([kind]) as { key: string; value: string }[]
      return rows.map(({ key, value }) => ({ key, value: JSON.parse(value) as unknown }))
    },
    clear() {
      database.exec('DELETE FROM entry')
    },
  }
  return { store, close: () => database.close() }
}

function prepareSchema(database: Database.Database): void {
  database.exec('PRAGMA busy_timeout = 2000')
  database.exec('PRAGMA journal_mode = WAL')
  const { user_version: version } = database.prepare('PRAGMA user_version').get() as { user_version: number }
  if (version > VERSION) throw new NewerSchema()
  database.exec(
    'CREATE TABLE IF NOT EXISTS entry (kind TEXT NOT NULL, key TEXT NOT NULL, value TEXT NOT NULL, PRIMARY KEY (kind, key))',
  )
  database.prepare('SELECT count(*) FROM entry').get()
  database.exec(`PRAGMA user_version = ${VERSION}`)
}
