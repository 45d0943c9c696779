import { expect, it } from 'vitest'
import { FaultError } from '../transport/fault-error'
import { allAtOnce, eachOf, oneByOne } from './each-record'

/** A piece of work that ends when it is told to. */
function held() {
  const ends: (() => void)[] = []
  return { ends, work: () => new Promise<void>((resolve) => ends.push(resolve)) }
}
const turn = () => new Promise((resolve) => setTimeout(resolve))

it('four are under way at once, and the next begins when one of them ends', async () => {
  const { ends, work } = held()
  const begun: number[] = []
  const all = eachOf([0, 1, 2, 3, 4, 5], async (item) => {
    begun.push(item)
    await work()
    return item * 10
  })
  await turn()
  expect(begun).toEqual([0, 1, 2, 3])
  ends[2]?.()
  await turn()
  expect(begun).toEqual([0, 1, 2, 3, 4])
  for (let at = 0; at < 8; at += 1) {
    ends.forEach((end) => end())
    await turn()
  }
  // The third ended first, and stands where it was asked.
  expect(await all).toEqual([0, 10, 20, 30, 40, 50])
})

it('of none there is nothing to do', async () => {
  expect(await eachOf([], () => Promise.reject(new Error('asked')))).toEqual([])
})

const refused = new FaultError({ kind: 'busy', status: 429, retryAfter: 3 })

it('one by one, what fails fails alone', async () => {
  const outcomes = await oneByOne([1, '2', 3], (id) =>
    id === '2' ? Promise.reject(refused) : Promise.resolve(),
  )
  expect(outcomes).toEqual([
    { id: 1, outcome: 'done', fault: null },
    { id: '2', outcome: 'failed', fault: refused.fault },
    { id: 3, outcome: 'done', fault: null },
  ])
})

it('all at once, they share what becomes of the call', async () => {
  expect(await allAtOnce([1, 2], () => Promise.resolve())).toEqual([
    { id: 1, outcome: 'done', fault: null },
    { id: 2, outcome: 'done', fault: null },
  ])
  expect(await allAtOnce([1, 2], () => Promise.reject(refused))).toEqual([
    { id: 1, outcome: 'failed', fault: refused.fault },
    { id: 2, outcome: 'failed', fault: refused.fault },
  ])
})
