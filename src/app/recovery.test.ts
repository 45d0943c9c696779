import { InfiniteQueryObserver, QueryClient, QueryObserver } from '@tanstack/react-query'
import { describe, expect, it, vi } from 'vitest'
import type { Fault } from '../domain/faults/fault'
import { FaultError } from '../transport/fault-error'
import { onceMore, recover } from './recovery'

const lost: Fault = { kind: 'rejected', code: '', status: 500, body: null }

/** A question that fails until the server is well. */
function server(fault: Fault = lost) {
  const state = { well: false, asked: 0 }
  const answer = () => {
    state.asked += 1
    return state.well ? Promise.resolve('rows') : Promise.reject(new FaultError(fault))
  }
  return { state, answer }
}

const settled = async (observer: { getCurrentResult(): { isFetching: boolean } }) => {
  while (observer.getCurrentResult().isFetching) await Promise.resolve()
}

const client = () => new QueryClient({ defaultOptions: { queries: { retry: false, networkMode: 'always' } } })

describe('what failed on a screen', () => {
  it('is shown by itself once the server is well, and stands still until then', async () => {
    const queries = client()
    const { state, answer } = server()
    const observer = new QueryObserver(queries, { queryKey: ['list'], queryFn: answer })
    const seen: string[] = []
    observer.subscribe(({ status }) => seen.push(status))
    await settled(observer)
    await recover(queries, true)
    expect(observer.getCurrentResult().status).toBe('error')
    expect(seen.at(-1)).toBe('error')
    state.well = true
    await recover(queries, true)
    expect(observer.getCurrentResult()).toMatchObject({ status: 'success', data: 'rows' })
    expect(seen).toEqual(['pending', 'error', 'success'])
    await recover(queries, true)
    expect(state.asked).toBe(3)
  })

  it('comes back as the first page of a list that scrolls', async () => {
    const queries = client()
    const { state, answer } = server({ kind: 'malformed', detail: 'cut' })
    const observer = new InfiniteQueryObserver(queries, {
      queryKey: ['pages'],
      queryFn: answer,
      initialPageParam: 1,
      getNextPageParam: () => null,
    })
    observer.subscribe(() => undefined)
    await settled(observer)
    state.well = true
    await recover(queries, true)
    expect(observer.getCurrentResult().data).toEqual({ pages: ['rows'], pageParams: [1] })
  })

  it('12: is asked for after 2, 5, 10 and then every 30 seconds', async () => {
    vi.useFakeTimers()
    const queries = client()
    const { state, answer } = server()
    const observer = new QueryObserver(queries, { queryKey: ['list'], queryFn: answer })
    observer.subscribe(() => undefined)
    await settled(observer)
    const times: number[] = []
    for (let second = 1; second <= 110; second += 1) {
      vi.advanceTimersByTime(1000)
      const before = state.asked
      await recover(queries)
      if (state.asked > before) times.push(second)
    }
    expect(times).toEqual([2, 7, 17, 47, 77, 107])
    vi.useRealTimers()
  })

  it('12: is left alone for as long as a busy server asks, whoever comes back to it', async () => {
    vi.useFakeTimers()
    const queries = client()
    const { state, answer } = server({ kind: 'busy', status: 429, retryAfter: 20 })
    const observer = new QueryObserver(queries, { queryKey: ['list'], queryFn: answer })
    observer.subscribe(() => undefined)
    await settled(observer)
    vi.advanceTimersByTime(19_000)
    await recover(queries, true)
    expect(state.asked).toBe(1)
    vi.advanceTimersByTime(1000)
    await recover(queries, true)
    expect(state.asked).toBe(2)
    vi.useRealTimers()
  })

  it('12: an answer that a newer one could not replace stays, and is asked for again', async () => {
    const queries = client()
    const { state, answer } = server()
    state.well = true
    const observer = new QueryObserver(queries, { queryKey: ['list'], queryFn: answer })
    const seen: unknown[] = []
    observer.subscribe(({ data }) => seen.push(data))
    await settled(observer)
    state.well = false
    await observer.refetch()
    await recover(queries, true)
    expect(observer.getCurrentResult()).toMatchObject({ status: 'error', data: 'rows' })
    state.well = true
    await recover(queries, true)
    expect(observer.getCurrentResult()).toMatchObject({ status: 'success', data: 'rows' })
    expect(new Set(seen)).toEqual(new Set([undefined, 'rows']))
  })

  it('12: of pages the one that failed is asked for, and those before it stay', async () => {
    const queries = client()
    const asked: number[] = []
    let well = true
    const observer = new InfiniteQueryObserver(queries, {
      queryKey: ['pages'],
      queryFn: ({ pageParam }) => {
        asked.push(pageParam)
        return well ? Promise.resolve(pageParam) : Promise.reject(new FaultError(lost))
      },
      initialPageParam: 1,
      getNextPageParam: (last: number) => last + 1,
    })
    observer.subscribe(() => undefined)
    await settled(observer)
    well = false
    await observer.fetchNextPage()
    well = true
    await recover(queries, true)
    expect(observer.getCurrentResult().data?.pages).toEqual([1, 2])
    expect(asked).toEqual([1, 2, 2])
  })

  it.each<Fault>([
    { kind: 'permission', what: 'read' },
    { kind: 'session' },
    { kind: 'rejected', code: '18', status: 400, body: null },
  ])('stays where somebody has decided so: %o', async (fault) => {
    const queries = client()
    const { state, answer } = server(fault)
    const observer = new QueryObserver(queries, { queryKey: ['list'], queryFn: answer })
    observer.subscribe(() => undefined)
    await settled(observer)
    await recover(queries, true)
    expect(state.asked).toBe(1)
  })
})

describe('S8-26 what was under way when the network came back', () => {
  const open = () => {
    const queries = client()
    const answers: ((fault: Fault | null) => void)[] = []
    const observer = new QueryObserver(queries, {
      queryKey: ['live'],
      queryFn: () =>
        new Promise((resolve, reject) =>
          answers.push((fault) => (fault ? reject(new FaultError(fault)) : resolve('figures'))),
        ),
    })
    observer.subscribe(() => undefined)
    const asked = async (count: number, fault: Fault | null) => {
      await expect.poll(() => answers.length).toBe(count)
      answers[count - 1]?.(fault)
    }
    return { queries, observer, answers, asked }
  }

  it('and failed for want of it is asked once more, and no more than that', async () => {
    const { queries, observer, answers, asked } = open()
    const late = onceMore(queries)
    late.begin()
    await asked(1, { kind: 'network' })
    await asked(2, { kind: 'network' })
    await expect.poll(() => observer.getCurrentResult()).toMatchObject({ status: 'error', isFetching: false })
    expect(answers).toHaveLength(2)
    void observer.refetch()
    late.begin()
    await asked(3, { kind: 'network' })
    await asked(4, null)
    await expect.poll(() => observer.getCurrentResult()).toMatchObject({ status: 'success', data: 'figures' })
    late.leave()
  })

  it('and was refused, or failed before that, is not', async () => {
    const { queries, observer, answers, asked } = open()
    const late = onceMore(queries)
    await asked(1, { kind: 'network' })
    await expect.poll(() => observer.getCurrentResult().isFetching).toBe(false)
    void observer.refetch()
    late.begin()
    await asked(2, { kind: 'rejected', code: '', status: 500, body: null })
    await expect.poll(() => observer.getCurrentResult().isFetching).toBe(false)
    expect(answers).toHaveLength(2)
    late.leave()
  })
})
