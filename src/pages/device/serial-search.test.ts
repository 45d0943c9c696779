import { expect, it } from 'vitest'
import { DEVICE_TYPES } from '../../domain/devices/device'
import { FaultError } from '../../transport/fault-error'
import { createSerialSearch } from './serial-search'

const never = new AbortController().signal

it('every type is searched once where none has it, and all of them again the next time', async () => {
  const asked: string[] = []
  const search = createSerialSearch((type) => {
    asked.push(type)
    return Promise.resolve(null)
  })
  expect(await search.run(never)).toBeNull()
  expect(asked.toSorted()).toEqual([...DEVICE_TYPES].sort())
  expect(search.progress.getState()).toEqual({ searched: 38, refused: 0 })
  await search.run(never)
  expect(asked).toHaveLength(76)
})

it('the first hit calls the others off and is found again', async () => {
  const called: AbortSignal[] = []
  const search = createSerialSearch((type, signal) => {
    called.push(signal)
    return type === 'COLLECTOR' ? Promise.resolve(7) : new Promise<null>((done) => setTimeout(done, 5, null))
  })
  expect(await search.run(never)).toBe(7)
  expect(called).toHaveLength(4)
  expect(called.every(({ aborted }) => aborted)).toBe(true)
  expect(await search.run(never)).toBe(7)
})

it('what is busy ends the run, which goes on where it was', async () => {
  const asked: string[] = []
  let busy = true
  const search = createSerialSearch((type) => {
    asked.push(type)
    return busy && asked.length > 9
      ? Promise.reject(new FaultError({ kind: 'busy', status: 429, retryAfter: 7 }))
      : Promise.resolve(type === 'FAN' ? 3 : null)
  })
  await expect(search.run(never)).rejects.toMatchObject({ fault: { kind: 'busy', retryAfter: 7 } })
  const before = asked.splice(0)
  expect(before.length).toBeLessThan(14)
  expect(search.progress.getState().searched).toBe(9)
  busy = false
  expect(await search.run(never)).toBe(3)
  expect(asked.filter((type) => before.slice(0, 9).includes(type))).toEqual([])
})

it('a refused type is counted; where all are refused the search failed', async () => {
  const refusal = new FaultError({ kind: 'rejected', code: 'PARAM_ERROR', status: 400, body: null })
  const one = createSerialSearch((type) =>
    type === 'METER' ? Promise.reject(refusal) : Promise.resolve(null),
  )
  expect(await one.run(never)).toBeNull()
  expect(one.progress.getState()).toEqual({ searched: 38, refused: 1 })
  await expect(createSerialSearch(() => Promise.reject(refusal)).run(never)).rejects.toBe(refusal)
})

it('a search that is left asks nothing more', async () => {
  const leaving = new AbortController()
  let asked = 0
  const search = createSerialSearch(() => {
    asked += 1
    if (asked === 6) leaving.abort()
    return Promise.resolve(null)
  })
  await expect(search.run(leaving.signal)).rejects.toThrow()
  expect(asked).toBeLessThan(10)
})
