import { describe, expect, it, vi } from 'vitest'
import type { Step } from './every-call.data'
import { ASKING, WRITING } from './every-call.data'
import { asked, isFields, variants } from './every-text'
import { aWalker, READING } from './walker'

/** Words that every object knows from birth, and a place of the store that is none. */
const WORDS = ['constructor', '__proto__', 'toString', 'hasOwnProperty'] as const

/**
 * `WALK=full` (in `npm run walks`) tries each word in each call and reads every list after it, for a minute. Otherwise
 * each writing call gets the next of the words, and the quick lists of its own service are read.
 */
const FULL = process.env['WALK'] === 'full'
const HEAVY = /station\/information|screen\/search|created\/search|history|report|region-s|layout|fast/
const serviceOf = ({ path }: Step) => path.split('/')[1]
const LISTS = [...READING, ...ASKING.filter(({ before }) => !before)]
const listsAfter = (step: Step) =>
  LISTS.filter((list) => FULL || (serviceOf(list) === serviceOf(step) && !HEAVY.test(list.route)))

describe('words of the outside are never keys of objects', () => {
  const faults: string[] = []
  const judge = (step: Step, status: number, where: string) => {
    if (status >= 500)
      faults.push(`${where}: ${step.route} ${String(status)} ${JSON.stringify(step.body ?? step.path)}`)
  }

  /** Sends a request once for each text in it; tells whether the cloud took any of them. */
  async function attacked(walker: ReturnType<typeof aWalker>, step: Step, word: string): Promise<boolean> {
    const names = asked()
    if (isFields(step.body)) await walker.send({ ...step, body: { ...step.body, walked: 1 } })
    vi.restoreAllMocks()
    let accepted = false
    for (const one of variants(step, [...names], word)) {
      const { status } = await walker.send(one)
      judge(one, status, 'answer')
      accepted ||= status === 200
    }
    return accepted
  }

  it('such words in every field of every call that asks are refused or read as words', async () => {
    const walker = aWalker()
    for (const step of [...ASKING, ...READING]) {
      const ready = await walker.prepared(step)
      for (const word of WORDS) await attacked(walker, ready, word)
    }
    expect(faults.splice(0)).toEqual([])
  }, 120_000)

  it.each(WRITING.map((step, at) => [step.route, step, at] as const))(
    'such words in every field of %s are refused or kept as words, and every list still answers',
    async (_, step, at) => {
      const walker = aWalker()
      const ready = await walker.prepared(step)
      // An offer is read by the one to whom it is made as well.
      const readers = FULL || step.route.includes('ownership') ? ['owner', 'new'] : ['owner']
      for (const word of FULL ? WORDS : [WORDS[at % WORDS.length] as string]) {
        if (!(await attacked(walker, ready, word))) continue
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
