import { describe, expect, it } from 'vitest'
import { threadTime } from '../support/thread-time'
import type { Step } from './every-call.data'
import { ASKING } from './every-call.data'
import { aWalker, READING } from './walker'

/** A plant of the fleet, and the one who has all of it. */
const ofFleet = (step: Step): Step =>
  JSON.parse(
    JSON.stringify(step).replaceAll('63400030', '63900001').replaceAll('"as":"owner"', '"as":"admin"'),
  ) as Step

/** The promise is 50 ms on a machine that does nothing else; beside other tests the same work takes twice as long. */
const MAX = 100
const TIMES = 5

/** Processor time of the quickest of some rounds, ms: what others do at the same time is left out. */
async function costOf(work: () => Promise<unknown>): Promise<number> {
  let least = Number.POSITIVE_INFINITY
  for (let round = 0; round < TIMES && least > MAX; round++) {
    const before = threadTime()
    await work()
    least = Math.min(least, threadTime() - before)
  }
  return least
}

describe('nobody holds the server for long', () => {
  it('each call that asks answers within its time for 1,200 plants, whenever it is asked', async () => {
    let now = Date.parse('2026-06-18T10:30:00Z')
    const walker = aWalker({ plants: 1200, now: () => now })
    const slow: string[] = []
    for (const step of [...READING, ...ASKING].map(ofFleet)) {
      const ready = ofFleet(await walker.prepared(step))
      const cost = await costOf(() => {
        // What was worked out a moment ago is old by now.
        now += 300_000
        return walker.send(ready)
      })
      if (cost > MAX) slow.push(`${step.route}: ${cost.toFixed(0)} ms`)
    }
    expect(slow).toEqual([])
  }, 120_000)
})
