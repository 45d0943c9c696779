import { mkdirSync, mkdtempSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs'
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
    const modes = [folder, file, `${file}-wal`].map((path) => (statSync(path).mode & 0o777).toString(8))
    expect(modes).toEqual(['700', '600', '600'])
    close()
  })
})
