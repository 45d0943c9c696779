import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import type { Call } from '../../../transport/call'
import { FaultError } from '../../../transport/fault-error'
import { createKeptParts } from '../../../transport/kept-parts'
import { type Running, runParts } from './run-parts'
import type { Part, Source } from './source'

beforeEach(() => {
  vi.useFakeTimers()
})
afterEach(() => {
  vi.useRealTimers()
})

const rowOf = (index: number) => ({ at: index, period: null, values: [index], quality: 'measured' as const })
const source = (parts: number): Source => ({
  columns: [],
  parts,
  part: (index) => ({
    method: 'GET',
    path: String(index),
    read: () => ({ rows: [rowOf(index)], ...(index === 0 ? { parts: 5 } : {}) }),
  }),
})

function given(answer: (index: number) => unknown) {
  const asked: number[] = []
  const waits: (number | null)[] = []
  const aborter = new AbortController()
  const running: Running = {
    send: async <T>(call: Call<T>) => {
      const index = Number(call.path)
      asked.push(index)
      const failure = answer(index)
      await Promise.resolve()
      if (failure) throw failure as Error
      return call.read(null)
    },
    kept: createKeptParts(undefined),
    prefix: 'job/',
    signal: aborter.signal,
    now: () => 1000,
    onProgress: () => undefined,
    onWait: (until) => waits.push(until),
  }
  return { asked, waits, aborter, running }
}

const values = (rows: Part['rows']) => rows.map((row) => row.values[0])

it('asks for every part once, as many as the first answer names, and gives rows in their order', async () => {
  const { asked, running } = given(() => null)
  expect(values(await runParts(source(1), running))).toEqual([0, 1, 2, 3, 4])
  expect([...asked].sort()).toEqual([0, 1, 2, 3, 4])
})

it('waits as long as a busy server says, reports until when, and goes on', async () => {
  let busy = true
  const { waits, asked, running } = given((index) => {
    if (index !== 2 || !busy) return null
    busy = false
    return new FaultError({ kind: 'busy', status: 429, retryAfter: 30 })
  })
  const all = runParts(source(5), running)
  await vi.advanceTimersByTimeAsync(29_000)
  expect(waits).toEqual([1030])
  await vi.advanceTimersByTimeAsync(2_000)
  expect(values(await all)).toEqual([0, 1, 2, 3, 4])
  expect(waits).toEqual([1030, null])
  expect(asked.filter((index) => index === 2)).toHaveLength(2)
})

it('code 43 is waited for like 429, as long as its body says', async () => {
  let busy = true
  const { waits, running } = given((index) => {
    if (index !== 2 || !busy) return null
    busy = false
    const body = { code: '43', param: { remainSeconds: 12 } }
    return new FaultError({ kind: 'rejected', code: '43', status: 200, body })
  })
  const all = runParts(source(5), running)
  await vi.advanceTimersByTimeAsync(13_000)
  expect(values(await all)).toEqual([0, 1, 2, 3, 4])
  expect(waits).toEqual([1012, null])
})

it('a part that fails ends it; the next run asks only for what is not there', async () => {
  let broken = true
  const { asked, running } = given((index) =>
    index === 3 && broken ? new FaultError({ kind: 'timeout' }) : null,
  )
  await expect(runParts(source(5), running)).rejects.toThrow()
  broken = false
  asked.length = 0
  expect(values(await runParts(source(5), running))).toEqual([0, 1, 2, 3, 4])
  expect(asked).toContain(3)
  expect(asked).not.toContain(0)
})

it('called off, it asks for nothing more', async () => {
  const { asked, aborter, running } = given(
    () => new FaultError({ kind: 'busy', status: 429, retryAfter: 30 }),
  )
  const all = runParts(source(5), running)
  const refused = expect(all).rejects.toThrow()
  await vi.advanceTimersByTimeAsync(1_000)
  aborter.abort()
  await refused
  await vi.advanceTimersByTimeAsync(60_000)
  expect(asked).toEqual([0])
})
