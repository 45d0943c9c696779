import { describe, expect, it, vi } from 'vitest'
import { createMemoryStore } from '../../mocks/cloud/store/store'
import type { Step } from './every-call.data'
import { WRITING } from './every-call.data'
import { asked, isFields, variants } from './every-text'
import { aWalker } from './walker'

/** A control that terminals obey, and half a character. */
const ODD = ['a\u001b[31mb', 'a\ud800b'] as const
const UNSPEAKABLE = /[^\P{Cc}\t\n\r]|\p{Cs}/u

/** A store that reports which of the texts that it was given nobody can read. */
function watched() {
  const store = createMemoryStore()
  const odd: string[] = []
  const look = (value: unknown, where: string): void => {
    if (typeof value === 'string' && UNSPEAKABLE.test(value)) odd.push(where)
    if (typeof value !== 'object' || value === null) return
    for (const [name, one] of Object.entries(value)) {
      look(name, `${where}: a name`)
      look(one, Array.isArray(value) ? where : `${where}.${name}`)
    }
  }
  return {
    odd,
    store: {
      ...store,
      write(changes: Parameters<typeof store.write>[0]) {
        for (const { kind, key, value } of changes) {
          look(key, `${kind}: a key`)
          look(value, kind)
        }
        store.write(changes)
      },
    },
  }
}

async function attacked(walker: ReturnType<typeof aWalker>, step: Step, word: string): Promise<void> {
  const names = asked()
  if (isFields(step.body))
    await walker.attempt(() => walker.send({ ...step, body: { ...(step.body as object), walked: 1 } }))
  vi.restoreAllMocks()
  for (const one of variants(step, [...names], word)) {
    const { status } = await walker.attempt(() => walker.send(one))
    expect(status, JSON.stringify(one)).toBeLessThan(500)
  }
}

describe('controls and halves of characters are kept nowhere', () => {
  it.each(WRITING.map((step, at) => [step.route, step, at] as const))(
    'in no text of %s',
    async (_, step, at) => {
      const { store, odd } = watched()
      const walker = aWalker({ store })
      await attacked(walker, await walker.prepared(step), ODD[at % 2] as string)
      expect([...new Set(odd)]).toEqual([])
    },
    60_000,
  )
})
