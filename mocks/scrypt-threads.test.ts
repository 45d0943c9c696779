import { performance } from 'node:perf_hooks'
import { expect, it } from 'vitest'
import { derivedInSteps } from './cloud/people/kept-password'
import { derivedInThreads } from './scrypt-threads'

it('derives the same key on a thread as in steps, and leaves the server to others meanwhile', async () => {
  const before = performance.eventLoopUtilization()
  const keys = await Promise.all([1, 2, 3].map((one) => derivedInThreads(`password ${String(one)}`, 'salt')))
  expect(performance.eventLoopUtilization(before).utilization).toBeLessThan(0.5)
  expect(keys[0]).toBe(await derivedInSteps('password 1', 'salt'))
  expect(new Set(keys).size).toBe(3)
})
