import { expect, it } from 'vitest'
import { threadTime } from '../tests/support/thread-time'
import { derivedInSteps } from './cloud/people/kept-password'
import { derivedInThreads } from './scrypt-threads'

/** Keys of three passwords, and how long the thread that asks for them is busy meanwhile, ms. */
async function derived(derive: (password: string, salt: string) => Promise<string>) {
  const before = threadTime()
  const keys = await Promise.all([1, 2, 3].map((one) => derive(`password ${String(one)}`, 'salt')))
  return { keys, busy: threadTime() - before }
}

it('derives the same keys on threads as in steps, and leaves the server to others meanwhile', async () => {
  // Both on the machine as it is now, and neither with what others do on it.
  const [onThreads, inSteps] = [await derived(derivedInThreads), await derived(derivedInSteps)]
  expect(onThreads.keys).toEqual(inSteps.keys)
  expect(new Set(onThreads.keys).size).toBe(3)
  expect(onThreads.busy).toBeLessThan(inSteps.busy / 2)
})
