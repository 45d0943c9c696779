import { chmodSync, existsSync, mkdirSync, renameSync, statSync } from 'node:fs'
import { join } from 'node:path'
import Database from 'libsql'
import { type Change, NotKept, type Store } from './cloud/store/store'
import { lostItsTail } from './write-ahead-log'
import { openWrittenCount } from './written-count'

/** What is kept longer than this only in the log would be lost with it, ms. */
const CHECK_POINT_AFTER = 1000

const FILE = 'cloud.sqlite'
const TAILS = ['', '-wal', '-shm', '-journal', '-count'] as const
/** The row that counts writes. */
const COUNT = ['#', 'writes'] as const

/** How the tables became what they are: step n leads from version n to n + 1. A new step goes to the end. */
const STEPS: readonly string[] = [
  'CREATE TABLE IF NOT EXISTS entry (kind TEXT NOT NULL, key TEXT NOT NULL, value TEXT NOT NULL, PRIMARY KEY (kind, key))',
  // The key is the table, so that a write touches one tree, and only JSON comes in.
  `CREATE TABLE entry_2 (
     kind TEXT NOT NULL, key TEXT NOT NULL, value TEXT NOT NULL CHECK (json_valid(value)), PRIMARY KEY (kind, key)
   ) WITHOUT ROWID;
   INSERT INTO entry_2 SELECT kind, key, value FROM entry;
   DROP TABLE entry;
   ALTER TABLE entry_2 RENAME TO entry`,
]

export interface OpenedStore {
  store: Store
  /** What had to be set aside, in a sentence; null if all was well. */
  notice: string | null
  close(): void
}

/** The state can be neither used nor set aside; the message says what to do. */
export class StateUnavailable extends Error {}

/** The file is not what this cloud can read; the message completes "The saved state …". */
class UnreadableState extends Error {}

/**
 * Opens the store in a folder, makes both if they are missing, and keeps others out until it is closed.
 * A database that cannot be read or comes from a newer cloud is set aside, never overwritten.
 * @throws StateUnavailable if another process uses it, or the folder refuses reading or writing.
 */
export function openSqliteStore(folder: string): OpenedStore {
  const file = join(folder, FILE)
  try {
    mkdirSync(folder, { recursive: true, mode: 0o700 })
    chmodSync(folder, 0o700)
    try {
      return openFile(file)
    } catch (error) {
      const reason = unreadable(error)
      if (!reason) throw error
      const aside = setAside(file)
      const notice = `The saved state ${reason}; it was set aside as ${aside} and the cloud starts afresh.`
      return { ...openFile(file), notice }
    }
  } catch (error) {
    if (codeOf(error).startsWith('SQLITE_BUSY')) {
      throw new StateUnavailable(
        `The saved state in ${folder} is in use by another cloud; stop that one, or choose another folder with CLOUD_STATE=… .`,
      )
    }
    const why = error instanceof Error ? error.message : String(error)
    throw new StateUnavailable(
      `The saved state in ${folder} cannot be opened (${why}); mend that, or choose another folder with CLOUD_STATE=… .`,
    )
  }
}

const codeOf = (error: unknown) => String((error as { code?: unknown } | null)?.code ?? '')

/** Why the file has to make way; null if the fault is not the file's. */
function unreadable(error: unknown): string | null {
  if (error instanceof UnreadableState) return error.message
  return /^SQLITE_(CORRUPT|NOTADB|CONSTRAINT|ERROR)/.test(codeOf(error)) ? 'cannot be read' : null
}

const sizeOf = (file: string) => (existsSync(file) ? statSync(file).size : 0)

/** Renames the database with everything that belongs to it; a name that is taken stays as it is. */
function setAside(file: string): string {
  let count = 1
  while (TAILS.some((tail) => existsSync(`${file}.aside-${count}${tail}`))) count++
  const aside = `${file}.aside-${count}`
  for (const tail of TAILS) {
    if (existsSync(file + tail)) renameSync(file + tail, aside + tail)
  }
  return aside
}

function openFile(file: string): OpenedStore {
  // Opening would throw away the log of a file that was emptied or is gone.
  const leftovers = TAILS.some((tail) => existsSync(file + tail))
  if (leftovers && sizeOf(file) === 0) throw new UnreadableState('has lost its file or is empty')
  const isCut = lostItsTail(`${file}-wal`)
  const database = new Database(file)
  try {
    prepareSchema(database)
    for (const tail of TAILS) if (existsSync(file + tail)) chmodSync(file + tail, 0o600)
  } catch (error) {
    database.close()
    throw error
  }
  const get = database.prepare('SELECT value FROM entry WHERE kind = ? AND key = ?')
  const put = database.prepare('INSERT OR REPLACE INTO entry (kind, key, value) VALUES (?, ?, ?)')
  const remove = database.prepare('DELETE FROM entry WHERE kind = ? AND key = ?')
  const list = database.prepare('SELECT key, value FROM entry WHERE kind = ? ORDER BY key')

  const counter = openWrittenCount(`${file}-count`)
  let writes = Number((get.all([...COUNT]) as { value: string }[])[0]?.value ?? 0)
  const isShort = isCut || writes < counter.before
  counter.write(writes)

  let checkPoint: NodeJS.Timeout | undefined

  /** A disk that is full takes the log's changes over later: it is tried again until it has room. */
  function moveLog(): void {
    checkPoint ??= setTimeout(() => {
      checkPoint = undefined
      try {
        database.prepare('PRAGMA wal_checkpoint(PASSIVE)').all()
      } catch {
        moveLog()
      }
    }, CHECK_POINT_AFTER).unref()
  }

  /** All of it in one transaction, with the number that it has. */
  function count(work: () => void): void {
    try {
      database.exec('BEGIN')
      work()
      put.run([...COUNT, String(writes + 1)])
      database.exec('COMMIT')
    } catch (error) {
      // An engine that found no room has taken it back already.
      if (database.inTransaction) database.exec('ROLLBACK')
      throw /^SQLITE_(FULL|IOERR|READONLY|NOMEM|TOOBIG)/.test(codeOf(error)) ? new NotKept('not kept') : error
    }
    counter.write((writes += 1))
    moveLog()
  }

  function write(changes: readonly Change[]): void {
    const rows = changes.map(({ kind, key, value }) => ({
      ids: [kind, key],
      text: value === undefined ? null : JSON.stringify(value),
    }))
    count(() => {
      for (const { ids, text } of rows) {
        if (text === null) remove.run(ids)
        else put.run([...ids, text])
      }
    })
  }

  const store: Store = {
    get(kind, key) {
      const [row] = get.all([kind, key]) as { value: string }[]
      return row ? (JSON.parse(row.value) as unknown) : undefined
    },
    put: (kind, key, value) => write([{ kind, key, value }]),
    delete: (kind, key) => write([{ kind, key }]),
    write,
    list(kind) {
      const rows = list.all([kind]) as { key: string; value: string }[]
      return rows.map(({ key, value }) => ({ key, value: JSON.parse(value) as unknown }))
    },
    clear() {
      count(() => database.exec('DELETE FROM entry'))
    },
  }
  const [{ rows } = { rows: 0 }] = database
    .prepare('SELECT count(*) AS rows FROM entry WHERE kind <> ?')
    .all([COUNT[0]]) as { rows: number }[]
  const notice = isShort
    ? `The log of the saved state was damaged: its newest changes are lost, and ${String(rows)} records were kept.`
    : null
  const close = () => {
    clearTimeout(checkPoint)
    release(database)
    database.close()
    counter.end()
  }
  return { store, notice, close }
}

/** Statements outlive `close` in this driver, and the lock with them, unless the log is given up first. */
function release(database: Database.Database): void {
  try {
    database.exec(
      'PRAGMA journal_mode = DELETE; PRAGMA locking_mode = NORMAL; SELECT count(*) FROM sqlite_master',
    )
  } catch {
    // A file that cannot be read holds no lock worth keeping.
  }
}

/**
 * Every write is on the disk before its call is answered (write-ahead log, full synchronisation). One
 * process at a time: two would answer from memories that do not know of each other.
 */
function prepareSchema(database: Database.Database): void {
  database.exec('PRAGMA busy_timeout = 2000; PRAGMA locking_mode = EXCLUSIVE')
  const [{ user_version: version } = { user_version: 0 }] = database.prepare('PRAGMA user_version').all() as {
    user_version: number
  }[]
  if (version > STEPS.length) throw new UnreadableState('was written by a newer version')
  if (version < 0) throw new UnreadableState('cannot be read')
  const found = database.prepare('PRAGMA quick_check(1)').all() as { quick_check: string }[]
  if (found[0]?.quick_check !== 'ok') throw new UnreadableState('is damaged')
  const tables = database.prepare("SELECT name FROM sqlite_master WHERE type = 'table'").all()
  if (tables.some((row) => (row as { name: string }).name !== 'entry')) {
    throw new UnreadableState('belongs to another program')
  }
  // Asks for the columns, so that another table of this name is found out before anything is written.
  if (tables.length > 0) database.prepare('SELECT kind, key, value FROM entry LIMIT 1').all()
  database.exec('PRAGMA journal_mode = WAL; PRAGMA synchronous = FULL')
  database.exec('BEGIN IMMEDIATE')
  for (const step of STEPS.slice(version)) database.exec(step)
  database.exec(`PRAGMA user_version = ${STEPS.length}; COMMIT`)
}
