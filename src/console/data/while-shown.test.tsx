import { QueryClient, QueryObserver } from '@tanstack/react-query'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { FaultError } from '../../transport/fault-error'
import { whileShown } from './while-shown'

beforeEach(() => vi.useFakeTimers())
afterEach(() => vi.useRealTimers())

/** How often something is asked in ten paces when every answer is this. */
async function asked(answer: () => Promise<string>): Promise<number> {
  const queryFn = vi.fn(answer)
  const client = new QueryClient({ defaultOptions: { queries: { retry: false } } })
  const observer = new QueryObserver(client, {
    queryKey: ['it'],
    queryFn,
    refetchInterval: whileShown(1000),
    // A page is looked at.
    refetchIntervalInBackground: true,
  })
  const leave = observer.subscribe(() => undefined)
  await vi.advanceTimersByTimeAsync(9_500)
  leave()
  client.clear()
  return queryFn.mock.calls.length
}

it('what is shown is asked for in its pace, what failed is left to say so', async () => {
  expect(await asked(() => Promise.resolve('there'))).toBe(10)
  expect(await asked(() => Promise.reject(new FaultError({ kind: 'network' })))).toBe(1)
  expect(await asked(() => Promise.reject(new FaultError({ kind: 'permission', what: 'read' })))).toBe(10)
})
