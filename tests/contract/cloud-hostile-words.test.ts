import { describe, expect, it, vi } from 'vitest'
import { FULL } from '../support/walk'
import type { Step } from './every-call.data'
import { ASKING, WRITING } from './every-call.data'
import { asked, isFields, variants } from './every-text'
import { aWalker, READING } from './walker'

/** Words that every object knows from birth, and a place of the store that is none. */
const WORDS = ['constructor', '__proto__', 'toString', 'hasOwnProperty'] as const

/**
 * Each try meets the cloud as it was before the one before it, and what is read nearby is read after each that was taken.
 * `WALK=full` (in `npm run walks`) tries each word in each call and reads every list after it. Otherwise each call gets
 * the next of the words, and the quick lists of its own service are read after all of them.
 */
const wordsFor = (at: number) => WORDS.filter((_, index) => FULL || index === at % WORDS.length)
const HEAVY = /station\/information|screen\/search|created\/search|history|report|region-s|layout|fast/
const placeOf = (parts: number, { path }: Step) => path.split('/', parts + 1).join('/')
const LISTS = [...READING, ...ASKING.filter(({ before }) => !before)]
const listsAfter = (step: Step) =>
  LISTS.filter((list) => FULL || (placeOf(1, list) === placeOf(1, step) && !HEAVY.test(list.route)))
/** Those of its own place, which in a walk are all of its area. */
const near = FULL ? 2 : 3
const listsNear = (step: Step) =>
  READING.filter((list) => placeOf(near, list) === placeOf(near, step) && !list.path.includes('{'))

describe('words of the outside are never keys of objects', () => {
  const faults: string[] = []
  const judge = (step: Step, status: number, where: string) => {
    if (status >= 500)
      faults.push(`${where}: ${step.route} ${String(status)} ${JSON.stringify(step.body ?? step.path)}`)
  }

  async function variantsOf(walker: ReturnType<typeof aWalker>, step: Step, word: string): Promise<Step[]> {
    const names = asked()
    if (isFields(step.body)) {
      const body = { ...step.body, walked: 1 }
      await walker.attempt(() => walker.send({ ...step, body }))
    }
    vi.restoreAllMocks()
    return variants(step, [...names], word)
  }

  /** Sends a request once for each text in it, with what is read nearby; those that the cloud took. */
  async function attacked(walker: ReturnType<typeof aWalker>, step: Step, word: string): Promise<Step[]> {
    const taken: Step[] = []
    for (const one of await variantsOf(walker, step, word)) {
      await walker.attempt(async () => {
        const { status } = await walker.send(one)
        judge(one, status, 'answer')
        if (status !== 200) return
        taken.push(one)
        if (!WRITING.some(({ route }) => route === step.route)) return
        for (const list of listsNear(step))
          judge(list, (await walker.send(list)).status, `${word} in ${JSON.stringify(one.body ?? one.path)}`)
      })
    }
    return taken
  }

  it('such words in every field of every call that asks are refused or read as words', async () => {
    const walker = aWalker()
    for (const [at, step] of [...ASKING, ...READING].entries()) {
      const ready = await walker.prepared(step)
      for (const word of wordsFor(at)) await attacked(walker, ready, word)
    }
    expect(faults.splice(0)).toEqual([])
  }, 120_000)

  it.each(WRITING.map((step, at) => [step.route, step, at] as const))(
    'such words in every field of %s are refused or kept as words, and every list still answers',
    async (_, step, at) => {
      const walker = aWalker()
      for (const name of ['owner', 'new']) await walker.bearerOf(name)
      const ready = await walker.prepared(step)
      // An offer is read by the one to whom it is made as well.
      const readers = FULL || step.route.includes('ownership') ? ['owner', 'new'] : ['owner']
      for (const word of wordsFor(at)) {
        const taken = await attacked(walker, ready, word)
        for (const one of taken) await walker.send(one)
        if (taken.length === 0) continue
        for (const list of listsAfter(step)) {
          for (const as of list.as === null ? [null] : readers)
            judge(list, (await walker.send({ ...list, as })).status, `${word} in ${step.route}`)
        }
      }
      expect(faults.splice(0)).toEqual([])
    },
    60_000,
  )
})
