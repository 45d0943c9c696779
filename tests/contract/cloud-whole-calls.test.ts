import { describe, expect, it } from 'vitest'
import { OPEN } from '../../mocks/cloud/wire/open-routes'
import { GUARDED } from '../../mocks/cloud/wire/routes'
import type { Store } from '../../mocks/cloud/store/store'
import { createMemoryStore } from '../../mocks/cloud/store/store'
import { ASKING, BESIDES, WRITING } from './every-call.data'
import { aWalker, READING } from './walker'

class Stopped extends Error {}

/** A store that lists what it holds, and stops after a number of single puts, as a process does that is killed. */
function stoppable() {
  const held = new Map<string, string>()
  const store = createMemoryStore()
  let left = Number.POSITIVE_INFINITY
  let puts = 0
  const own: Store = {
    ...store,
    put: (kind, key, value) => own.write([{ kind, key, value }]),
    delete: (kind, key) => own.write([{ kind, key }]),
    write(changes) {
      // What is written together is kept together (`stores.test.ts`): a stop within it leaves nothing of it.
      puts += changes.length
      if (changes.length > left) left = -1
      if (left < 0) throw new Stopped()
      left -= changes.length
      store.write(changes)
      for (const { kind, key, value } of changes) {
        const name = JSON.stringify([kind, key])
        if (value === undefined) held.delete(name)
        else held.set(name, JSON.stringify(value))
      }
    },
  }
  return {
    store: own,
    /** All that is kept, but for the key that a start writes. */
    state: () => JSON.stringify([...held].filter(([name]) => !name.includes('secret')).sort()),
    /** Single puts since it was asked last. */
    putsSince() {
      const count = puts
      puts = 0
      return count
    },
    stopAfter(count: number) {
      left = count
    },
    goOn() {
      left = Number.POSITIVE_INFINITY
    },
  }
}

describe('one call, one transaction', () => {
  it('every route has a request of its own here', () => {
    const all = [...OPEN, ...GUARDED].map(([method, path]) => `${method} ${path}`)
    expect([...ASKING, ...WRITING, ...READING].map(({ route }) => route).sort()).toEqual(all.sort())
  })

  it('a call that only asks writes nothing', async () => {
    const place = stoppable()
    const walker = aWalker({ store: place.store })
    const failed: string[] = []
    for (const step of [...ASKING, ...READING]) {
      const ready = await walker.prepared(step)
      place.putsSince()
      const { status } = await walker.send(ready)
      if (place.putsSince() > 0) failed.push(`${step.route} wrote`)
      if (status >= 500) failed.push(`${step.route} ${status}`)
    }
    expect(failed).toEqual([])
  })

  it.each([...WRITING, ...BESIDES].map((step) => [step.route, step.body ?? {}, step] as const))(
    'a cloud that stops after any single put of %s %j keeps all of it or nothing',
    async (_, __, step) => {
      /** From a fresh cloud to the call and back: what it kept, how often it put, and what it answered. */
      async function run(stopAfter: number | null) {
        const place = stoppable()
        const walker = aWalker({ store: place.store })
        const ready = await walker.prepared(step)
        const before = place.state()
        place.putsSince()
        if (stopAfter !== null) place.stopAfter(stopAfter)
        const { status, text } = await walker.send(ready)
        const puts = place.putsSince()
        place.goOn()
        walker.restart()
        return { before, after: place.state(), puts, status, text, again: () => walker.send(ready), place }
      }
      const whole = await run(null)
      expect([whole.status, whole.text]).toEqual([200, whole.text])
      expect(whole.after).not.toBe(whole.before)
      expect(whole.puts).toBeGreaterThan(0)
      for (let stop = 0; stop < whole.puts; stop++) {
        const cut = await run(stop)
        expect([stop, cut.status >= 500]).toEqual([stop, true])
        expect(cut.after === cut.before || cut.after === whole.after).toBe(true)
        if (step.as === null || cut.after !== cut.before) continue
        // Sent once more it is done, once: as if nobody had stopped it.
        const repeat = await cut.again()
        expect([stop, repeat.status]).toEqual([stop, 200])
        expect(cut.place.state()).toBe(whole.after)
      }
    },
  )

  it('what is bought with a key is bought once, however often the same is sent', async () => {
    const keyed = WRITING.filter(({ body }) => body !== undefined && 'key' in body)
    expect(keyed.length).toBe(2)
    for (const step of keyed) {
      const place = stoppable()
      const walker = aWalker({ store: place.store })
      const ready = await walker.prepared(step)
      expect((await walker.send(ready)).status).toBe(200)
      const once = place.state()
      walker.restart()
      expect((await walker.send(ready)).json).toMatchObject({ repeated: true })
      expect(place.state()).toBe(once)
    }
  })
})
