import { describe, expect, it, vi } from 'vitest'
import { createMemoryStore } from '../../mocks/cloud/store/store'
import { walked } from '../support/walk'
import type { Step } from './every-call.data'
import { WRITING } from './every-call.data'
import { asked, isFields, variants } from './every-text'
import { aWalker } from './walker'

/** Longer than anything that a form of the console takes; the second one passes as the address of a picture. */
const PLAIN = 'a'.repeat(40_000)
const LONG = [PLAIN, `https://example.org/${PLAIN}`] as const
/** What is called like this may take an address where it takes no other text. */
const ADDRESS = /url|photo|picture|image|logo|avatar|file|link|https?:/i
/** The setup of a wall display is the longest text that is kept. */
const MAX = 16_000
const MAX_OF_KEY = 300
/** Modules of a layout are the longest list. */
const MAX_IN_LIST = 900

/** A store that reports which texts and names it was given are longer than any that somebody needs. */
function watched() {
  const store = createMemoryStore()
  const long: string[] = []
  const look = (value: unknown, where: string): void => {
    if (typeof value === 'string' && value.length > MAX) long.push(where)
    if (typeof value !== 'object' || value === null) return
    if (Array.isArray(value) && value.length > MAX_IN_LIST)
      long.push(`${where}: a list of ${String(value.length)}`)
    for (const [name, one] of Object.entries(value)) {
      if (name.length > MAX_OF_KEY) long.push(`${where}: a name`)
      look(one, Array.isArray(value) ? where : `${where}.${name.slice(0, 40)}`)
    }
  }
  return {
    long,
    store: {
      ...store,
      write(changes: Parameters<typeof store.write>[0]) {
        for (const { kind, key, value } of changes) {
          if (key.length > MAX_OF_KEY) long.push(`${kind}: a key`)
          // Pictures have a limit and a quota of their own.
          if (kind !== 'object') look(value, kind)
        }
        store.write(changes)
      },
    },
  }
}

/** The same request with each of its lists a thousand times as long. */
function stretched(step: Step): Step[] {
  const list: Step[] = []
  const walk = (value: unknown, use: (value: unknown) => void): void => {
    if (Array.isArray(value)) {
      if (value.length > 0) use(Array.from({ length: 1000 }, () => value).flat())
      value.forEach((one, at) => walk(one, (next) => use(value.with(at, next))))
    } else if (isFields(value)) {
      for (const [name, one] of Object.entries(value)) walk(one, (next) => use({ ...value, [name]: next }))
    }
  }
  walk(step.body, (body) => list.push({ ...step, body: body as NonNullable<Step['body']> }))
  return list
}

describe('what is kept has an end', () => {
  it.each(WRITING.map((step) => [step.route, step] as const))(
    'each text of %s, and each of its lists',
    async (_, step) => {
      const { store, long } = watched()
      const walker = aWalker({ store })
      const ready = await walker.prepared(step)
      const names = asked()
      if (isFields(ready.body))
        await walker.attempt(() => walker.send({ ...ready, body: { ...(ready.body as object), walked: 1 } }))
      vi.restoreAllMocks()
      const words = walked(LONG, (word) => word === PLAIN || ADDRESS.test(JSON.stringify([step, ...names])))
      for (const one of [
        ...words.flatMap((word) => variants(ready, [...names], word)),
        ...stretched(ready),
      ]) {
        const { status } = await walker.attempt(() => walker.send(one))
        expect(status, step.route).toBeLessThan(500)
      }
      expect([...new Set(long)]).toEqual([])
    },
    60_000,
  )
})
