import { mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeEach, describe, expect, it, vi } from 'vitest'
import { openSqliteStore } from '../../mocks/store-sqlite'

const root = mkdtempSync(join(tmpdir(), 'heliograph-log-'))
afterAll(() => rmSync(root, { recursive: true, force: true }))

let folder = ''
let file = ''
let count = 0
beforeEach(() => {
  folder = join(root, String(count++))
  file = join(folder, 'cloud.sqlite')
})

const TEXT = 'x'.repeat(500)

describe('the log of the saved state', () => {
  it('a damaged log that lost its tail says so, with how many records were kept', () => {
    const { store, close } = openSqliteStore(folder)
    for (let row = 0; row < 40; row++) store.put('plant', String(row), { name: TEXT })
    const whole = readFileSync(`${file}-wal`)
    const page = whole.readUInt32BE(8)
    const frames = Math.floor((whole.length - 32) / (page + 24))
    const spoilt = (at: number) => Buffer.from(whole).fill(0xaa, at, at + 40)
    const opened = (log: Buffer) => {
      const copy = join(root, `log-${String(count++)}`)
      mkdirSync(copy)
      writeFileSync(join(copy, 'cloud.sqlite'), readFileSync(file))
      writeFileSync(join(copy, 'cloud.sqlite-wal'), log)
      const again = openSqliteStore(copy)
      const kept = again.store.list('plant').length
      again.close()
      return { kept, notice: again.notice }
    }
    expect(opened(whole)).toEqual({ kept: 40, notice: null })
    // What a kill leaves: the last frame is not all there.
    expect(opened(whole.subarray(0, whole.length - 100)).notice).toBe(null)
    for (const share of [0.1, 0.5, 0.9]) {
      const frame = Math.floor(frames * share)
      const { kept, notice } = opened(spoilt(32 + frame * (page + 24) + 24 + 100))
      expect(kept).toBeLessThan(40)
      expect(notice).toBe(
        `The log of the saved state was damaged: its newest changes are lost, and ${String(kept)} records were kept.`,
      )
    }
    expect(opened(spoilt(0)).notice).toMatch(/damaged|set aside/)
    close()
  })

  it('a log that was cut between two transactions, or is gone, says so; one that a kill leaves does not', () => {
    const { store, close } = openSqliteStore(folder)
    for (let row = 0; row < 12; row++) store.put('plant', String(row), { name: TEXT })
    store.write([
      { kind: 'plant', key: '0' },
      { kind: 'plant', key: '12', value: 1 },
    ])
    const left = ['', '-wal', '-count'].map((tail) => [tail, readFileSync(file + tail)] as const)
    const [, [, whole] = ['', Buffer.alloc(0)]] = left
    const frame = whole.readUInt32BE(8) + 24
    // The number of pages stands only in a frame that ends a transaction.
    const ends = Array.from({ length: Math.floor((whole.length - 32) / frame) }, (_, at) => 32 + at * frame)
      .filter((at) => whole.readUInt32BE(at + 4) > 0)
      .map((at) => at + frame)
    const noticeOf = (changes: Readonly<Record<string, Buffer | null>>) => {
      const copy = join(root, `cut-${String(count++)}`)
      mkdirSync(copy)
      for (const [tail, bytes] of left) {
        const content = changes[tail] === undefined ? bytes : changes[tail]
        if (content) writeFileSync(join(copy, `cloud.sqlite${tail}`), content)
      }
      const again = openSqliteStore(copy)
      again.close()
      expect(readdirSync(copy)).not.toContain('cloud.sqlite-count')
      return again.notice
    }
    expect(ends.length).toBeGreaterThan(12)
    expect(noticeOf({})).toBe(null)
    for (const end of ends.slice(0, -1))
      expect([end, noticeOf({ '-wal': whole.subarray(0, end) })]).toEqual([
        end,
        expect.stringMatching(/log .* was damaged: its newest changes are lost, and \d+ records were kept/),
      ])
    expect(noticeOf({ '-wal': null })).toMatch(/newest changes are lost/)
    // A process that stops between the write and its count has lost nothing.
    expect(noticeOf({ '-count': Buffer.from(String(5).padStart(16)) })).toBe(null)
    for (const odd of ['', 'x'.repeat(16)]) expect(noticeOf({ '-count': Buffer.from(odd) })).toBe(null)
    close()
  })

  it('check points come within a second, so that a log holds no more than that', async () => {
    const { store, close } = openSqliteStore(folder)
    store.put('plant', '7', { name: 'kept' })
    const copy = join(root, 'without-log')
    mkdirSync(copy)
    await vi.waitFor(
      () => {
        writeFileSync(join(copy, 'cloud.sqlite'), readFileSync(file))
        const again = openSqliteStore(copy)
        const kept = again.store.get('plant', '7')
        again.close()
        expect(kept).toEqual({ name: 'kept' })
      },
      { timeout: 5000, interval: 200 },
    )
    close()
  })

  it('is for its owner alone: files 0600, their folder 0700', () => {
    mkdirSync(folder, { mode: 0o755 })
    const { store, close } = openSqliteStore(folder)
    store.put('plant', '7', 1)
    const modes = [folder, file, `${file}-wal`, `${file}-count`].map((path) =>
      (statSync(path).mode & 0o777).toString(8),
    )
    expect(modes).toEqual(['700', '600', '600', '600'])
    close()
  })
})
