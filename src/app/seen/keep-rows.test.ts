import { QueryObserver } from '@tanstack/react-query'
import { describe, expect, it } from 'vitest'
import { clientOf, memory, start } from '../../../tests/support/seen-in-memory'
import type { Seen } from '../../providers/seen'
import type { Fault } from '../../domain/faults/fault'
import { FaultError } from '../../transport/fault-error'
import { isRestored } from './keep-queries'

const LIST = ['data', 'default', 'plants', 'list', {}] as const

describe('14: rows that were seen', () => {
  it('show the rows seen last, of their age, while the cloud takes its time, and then what it answers', async () => {
    const { door, written } = memory()
    const pages = (...names: string[]) => ({ pages: names, pageParams: names.map((_, at) => at + 1) })
    for (const [key, held, shown] of [
      [LIST, 'old', 'old'],
      // More than the first page would go again when the answer comes.
      [['data', 'default', 'plants', 'infinite', {}], pages('a', 'b'), pages('a')],
    ] as const) {
      const first = await start(door, key, () => Promise.resolve(held))
      await written()
      let answer: (value: unknown) => void = () => undefined
      const client = clientOf(door)
      const observer = new QueryObserver(client, {
        queryKey: key,
        queryFn: () => new Promise((resolve) => (answer = resolve)),
      })
      const leave = observer.subscribe(() => undefined)
      await expect.poll(() => observer.getCurrentResult().data).toEqual(shown)
      expect(observer.getCurrentResult()).toMatchObject({
        isFetching: true,
        dataUpdatedAt: first.dataUpdatedAt,
      })
      const query = client.getQueryCache().getAll()[0]
      expect(query && isRestored(query)).toBe(true)
      answer('new')
      await expect.poll(() => observer.getCurrentResult().data).toBe('new')
      expect(query && isRestored(query)).toBe(false)
      leave()
    }
  })

  it('are all there again where the cloud cannot be reached after all, not the first page alone', async () => {
    const { door, written } = memory()
    const key = ['data', 'default', 'plants', 'infinite', {}]
    const held = { pages: ['a', 'b'], pageParams: [1, 2] }
    await start(door, key, () => Promise.resolve(held))
    await written()
    const lost = () =>
      new Promise((_, reject) => setTimeout(reject, 700, new FaultError({ kind: 'network' })))
    const next = await start(door, key, lost)
    expect(next.data).toEqual(held)
    expect(next.error).toBeInstanceOf(FaultError)
  })

  it.each<[string, Fault, unknown]>([
    ['has no answer in time', { kind: 'timeout' }, 'old'],
    ['answers what cannot be read', { kind: 'malformed', detail: '' }, 'old'],
    ['is busy', { kind: 'busy', status: 429, retryAfter: 1 }, 'old'],
    ['is closed', { kind: 'maintenance', status: 503, retryAfter: null }, 'old'],
    ['breaks', { kind: 'rejected', code: '25', status: 500, body: null }, 'old'],
    ['knows nothing there', { kind: 'rejected', code: '', status: 404, body: null }, undefined],
    ['refuses them', { kind: 'permission', what: 'read' }, undefined],
  ])(
    '11: that were shown stay beside the failure, of their age, where the cloud %s',
    async (_, fault, data) => {
      const { door, written } = memory()
      const first = await start(door, LIST, () => Promise.resolve('old'))
      await written()
      const late = () => new Promise((_, reject) => setTimeout(reject, 700, new FaultError(fault)))
      const next = await start(door, LIST, late)
      expect(next.data).toBe(data)
      expect(next.error).toBeInstanceOf(FaultError)
      if (data === undefined) return
      expect(next.dataUpdatedAt).toBe(first.dataUpdatedAt)
      expect(next.query && isRestored(next.query)).toBe(true)
    },
  )

  it('11: come back, all of them, where the cloud had no answer in time', async () => {
    const { door, written } = memory()
    const key = ['data', 'default', 'plants', 'infinite', {}]
    const held = { pages: ['a', 'b'], pageParams: [1, 2] }
    await start(door, key, () => Promise.resolve(held))
    await written()
    const next = await start(door, key, () => Promise.reject(new FaultError({ kind: 'timeout' })))
    expect(next.data).toEqual(held)
  })

  it('take the rows back where the cloud then refuses them, and show no figure meanwhile', async () => {
    const { door, written } = memory()
    for (const [key, shown] of [
      [LIST, 'old'],
      [['call', 'live', 63400030], undefined],
    ] as const) {
      await start(door, key, () => Promise.resolve('old'))
      await written()
      let refuse: (reason: unknown) => void = () => undefined
      const client = clientOf(door)
      const observer = new QueryObserver(client, {
        queryKey: key,
        queryFn: () => new Promise((_, reject) => (refuse = reject)),
      })
      const leave = observer.subscribe(() => undefined)
      await new Promise((resolve) => setTimeout(resolve, 600))
      expect(observer.getCurrentResult().data).toBe(shown)
      refuse(new FaultError({ kind: 'permission', what: 'read' }))
      await expect.poll(() => observer.getCurrentResult().status).toBe('error')
      expect(observer.getCurrentResult().data).toBeUndefined()
      leave()
    }
  })

  it('show nothing after a refusal that came while the store was read', async () => {
    const { door, written } = memory()
    await start(door, LIST, () => Promise.resolve('old'))
    await written()
    const seen = await door.open()
    const slow = {
      ...door,
      open: () => new Promise<Seen | null>((resolve) => setTimeout(resolve, 400, seen)),
    }
    const client = clientOf(slow)
    const queryFn = () =>
      new Promise((_, reject) =>
        setTimeout(reject, 450, new FaultError({ kind: 'permission', what: 'read' })),
      )
    await client.fetchQuery({ queryKey: LIST, queryFn }).catch(() => undefined)
    await new Promise((resolve) => setTimeout(resolve, 500))
    expect(client.getQueryData(LIST)).toBeUndefined()
  })

  it('show nothing meanwhile to another identity, nor over an answer', async () => {
    const { door, written } = memory()
    await start(door, LIST, () => Promise.resolve('old'))
    await written()
    let holder = 'ada'
    let answer: (value: unknown) => void = () => undefined
    const client = clientOf({ ...door, holder: () => holder })
    const asked = client.fetchQuery({
      queryKey: LIST,
      queryFn: () => new Promise((resolve) => (answer = resolve)),
    })
    holder = 'bob'
    await new Promise((resolve) => setTimeout(resolve, 600))
    expect(client.getQueryData(LIST)).toBeUndefined()
    answer('new')
    expect(await asked).toBe('new')
  })
})
