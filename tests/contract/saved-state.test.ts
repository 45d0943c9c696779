import { existsSync, mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs'
import { statSync, truncateSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import Database from 'libsql'
import { afterAll, beforeEach, describe, expect, it } from 'vitest'
import { cloudFromEnvironment } from '../../mocks/settings'
import { openSqliteStore } from '../../mocks/store-sqlite'

const root = mkdtempSync(join(tmpdir(), 'heliograph-state-'))
afterAll(() => rmSync(root, { recursive: true, force: true }))

let folder = ''
let file = ''
let count = 0
beforeEach(() => {
  folder = join(root, String(count++))
  file = join(folder, 'cloud.sqlite')
})

const TEXT = 'x'.repeat(500)

/** A database with something in it, closed. */
function filled(): void {
  const { store, close } = openSqliteStore(folder)
  for (let row = 0; row < 200; row++) store.put('plant', String(row), { name: TEXT })
  close()
}

/** A database of somebody else's making. */
function made(sql: string): void {
  mkdirSync(folder, { recursive: true })
  const database = new Database(file)
  database.exec(sql)
  database.close()
}

function damaged(change: (bytes: Buffer) => Buffer): void {
  filled()
  writeFileSync(file, change(readFileSync(file)))
}

const DAMAGES: Record<string, { spoil: () => void; says: RegExp }> = {
  'overwritten with text': {
    spoil: () => damaged(() => Buffer.from('this is no database, whatever its name says. '.repeat(100))),
    says: /cannot be read/,
  },
  'cut in half': {
    spoil: () => damaged((bytes) => bytes.subarray(0, bytes.length / 2)),
    says: /damaged|read/,
  },
  'cut within its first page': {
    spoil: () => damaged((bytes) => bytes.subarray(0, 60)),
    says: /cannot be read/,
  },
  emptied: { spoil: () => damaged(() => Buffer.alloc(0)), says: /empty/ },
  'blotted in the middle': {
    spoil: () => damaged((bytes) => bytes.fill(0xaa, bytes.length / 2, bytes.length / 2 + 3000)),
    says: /damaged|read/,
  },
  'of a newer cloud': {
    spoil: () => {
      filled()
      made('PRAGMA user_version = 99')
    },
    says: /newer version/,
  },
  'of another program': {
    spoil: () => made('CREATE TABLE recipe (name TEXT); INSERT INTO recipe VALUES (1)'),
    says: /another program/,
  },
  'with a table of our name but not our columns': {
    spoil: () => made('CREATE TABLE entry (name TEXT); PRAGMA user_version = 2'),
    says: /cannot be read/,
  },
  'of version 1 with a row that is no JSON': {
    spoil: () => {
      made(`${VERSION_1}; INSERT INTO entry VALUES ('plant', '7', '{"name":'); PRAGMA user_version = 1`)
    },
    says: /cannot be read/,
  },
}

/** As the first version of this cloud made it. */
const VERSION_1 =
  'PRAGMA journal_mode = WAL; CREATE TABLE entry (kind TEXT NOT NULL, key TEXT NOT NULL, value TEXT NOT NULL, PRIMARY KEY (kind, key))'

describe('a saved state that cannot be used', () => {
  it.each(Object.entries(DAMAGES))(
    '%s is shown, kept as it is, and a new one begun',
    (_, { spoil, says }) => {
      spoil()
      const before = readFileSync(file)
      const opened = openSqliteStore(folder)
      expect(opened.notice).toMatch(says)
      expect(opened.notice).toContain(`set aside as ${file}.aside-1 and the cloud starts afresh`)
      expect(opened.store.list('plant')).toEqual([])
      opened.store.put('plant', '1', 'works')
      opened.close()
      expect(readFileSync(`${file}.aside-1`).equals(before)).toBe(true)

      const next = openSqliteStore(folder)
      expect([next.notice, next.store.get('plant', '1')]).toEqual([null, 'works'])
      next.close()
    },
  )

  it('a second one does not take the place of the first', () => {
    for (const text of ['first', 'second']) {
      mkdirSync(folder, { recursive: true })
      writeFileSync(file, text.repeat(200))
      openSqliteStore(folder).close()
    }
    const aside = readdirSync(folder).filter((name) => name.includes('aside'))
    expect(aside.sort()).toEqual(['cloud.sqlite.aside-1', 'cloud.sqlite.aside-2'])
    expect(readFileSync(`${file}.aside-1`, 'utf8')).toMatch(/^first/)
  })

  it('a log without its file is kept too', () => {
    filled()
    rmSync(file)
    writeFileSync(`${file}-wal`, 'what was written last')
    const { notice, close } = openSqliteStore(folder)
    close()
    expect(notice).toContain('has lost its file')
    expect(readFileSync(`${file}.aside-1-wal`, 'utf8')).toBe('what was written last')
  })

  it('one in use by another cloud stays with it, and the second does not start', () => {
    const first = openSqliteStore(folder)
    first.store.put('plant', '1', 'mine')
    const second = () => cloudFromEnvironment({ CLOUD_STATE: folder, CLOUD_PLANTS: '5' })
    expect(second).toThrow(/in use by another cloud; stop that one, or choose another folder/)
    expect(readdirSync(folder).filter((name) => name.includes('aside'))).toEqual([])
    first.store.put('plant', '1', 'still mine')
    first.close()
    const next = openSqliteStore(folder)
    expect(next.store.get('plant', '1')).toBe('still mine')
    next.close()
  })

  it('a place that is no folder is shown, and left', () => {
    writeFileSync(folder, 'a letter')
    expect(() => openSqliteStore(folder)).toThrow(
      /cannot be opened .* choose another folder with CLOUD_STATE/,
    )
    expect(readFileSync(folder, 'utf8')).toBe('a letter')
  })
})

describe('schema versions', () => {
  it('version 1 becomes the present one with every row', () => {
    const rows = [
      ['plant', '64000001', '{"name":"Møllehuset ☼","tilt":30.5}'],
      ['account', '900001', '{"name":null,"list":[1,2,[]]}'],
      ['counter', 'token', '17'],
      ['secret', 'tokens', '"abc"'],
    ]
    const inserts = rows.map((row) => `INSERT INTO entry VALUES ('${row.join("', '")}')`)
    made(`${VERSION_1}; ${inserts.join('; ')}; PRAGMA user_version = 1`)
    const { store, notice, close } = openSqliteStore(folder)
    expect(notice).toBeNull()
    for (const [kind = '', key = '', value = ''] of rows) {
      expect(store.get(kind, key)).toEqual(JSON.parse(value))
      expect(store.list(kind)).toHaveLength(1)
    }
    store.put('plant', '64000001', { name: 'changed' })
    close()
    const raw = new Database(file)
    expect(raw.prepare('PRAGMA user_version').all()).toMatchObject([{ user_version: 2 }])
    expect(() => raw.exec("INSERT INTO entry VALUES ('plant', '8', '{')")).toThrow(/CHECK/)
    raw.close()
    expect(existsSync(`${file}.aside-1`)).toBe(false)
    expect(statSync(file).size).toBeGreaterThan(0)
  })

  it('one that a stopped first start left half made is completed', () => {
    made(VERSION_1)
    const { store, notice, close } = openSqliteStore(folder)
    expect(notice).toBeNull()
    store.put('plant', '1', 1)
    expect(store.get('plant', '1')).toBe(1)
    close()
  })

  it('a write that was cut off in the log is dropped, and the ones before it stay', () => {
    filled()
    const { store } = openSqliteStore(folder)
    store.put('plant', 'kept', true)
    store.put('plant', 'cut', true)
    const copy = join(folder, 'copy')
    mkdirSync(copy)
    for (const tail of ['', '-wal'])
      writeFileSync(join(copy, `cloud.sqlite${tail}`), readFileSync(file + tail))
    const wal = join(copy, 'cloud.sqlite-wal')
    truncateSync(wal, statSync(wal).size - 100)
    const later = openSqliteStore(copy)
    expect([later.notice, later.store.get('plant', 'kept'), later.store.get('plant', 'cut')]).toEqual([
      null,
      true,
      undefined,
    ])
    later.close()
  })
})
