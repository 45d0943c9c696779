import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { access } from '../../resources/access'
import { resources } from '../../resources/index'
import { createAccess } from '../../src/providers/access'
import { createCurrentPlant } from '../../src/providers/current-plant'
import type { SessionState } from '../../src/providers/session-types'
import { createStore } from '../../src/providers/store'
import { compile } from '../../src/schema/compile'
import { type Question, questionsOf } from '../../src/schema/policy'
import type { Send } from '../../src/transport/call'
import { readPlant } from '../../src/transport/calls/stations'
import { FULL } from '../support/walk'

const plans = compile(resources, access)
const questions = questionsOf(plans)

/** Questions that are answered alike: of one scope, feature and codes. */
const alike = new Map<string, Question[]>()
for (const question of questions) {
  const { codes, scope, feature } = question
  const kind = JSON.stringify([codes, scope, feature])
  alike.set(kind, [...(alike.get(kind) ?? []), question])
}
/** One question of each kind, the next ones at each turn; all of them in a walk. */
const askedIn = (turn: number): readonly Question[] =>
  FULL ? questions : [...alike.values()].flatMap((kind) => kind[turn % kind.length] ?? [])
/** A walk asks for minutes, ms. */
const LONGEST = FULL ? 900_000 : 60_000
/** From which of each kind the turns begin. */
const first = fc.nat(questions.length)
const PLANTS = [1, 2, 3]

interface Person {
  readonly codes: readonly string[]
  readonly unrestricted: boolean
  readonly organisation: boolean
  /** Codes of each plant. */
  readonly plants: readonly (readonly string[])[]
}

const codes = fc.subarray([...access.codes])
const person: fc.Arbitrary<Person> = fc.record({
  codes,
  unrestricted: fc.boolean(),
  organisation: fc.boolean(),
  plants: fc.array(codes, { minLength: PLANTS.length, maxLength: PLANTS.length }),
})

type Step =
  | { readonly do: 'identity'; readonly who: number }
  | { readonly do: 'plant'; readonly at: number | null }
  | { readonly do: 'preview'; readonly codes: readonly string[] | null }
  /** Replies that are under way arrive, and questions are asked meanwhile. */
  | { readonly do: 'arrive' }

const step: fc.Arbitrary<Step> = fc.oneof(
  fc.record({ do: fc.constant('identity' as const), who: fc.nat(2) }),
  fc.record({ do: fc.constant('plant' as const), at: fc.option(fc.constantFrom(...PLANTS)) }),
  fc.record({ do: fc.constant('preview' as const), codes: fc.option(codes) }),
  fc.record({ do: fc.constant('arrive' as const) }),
)

/** The console's own access, session and plant, over replies that come when the test lets them. */
function worldOf(people: readonly Person[]) {
  const session = createStore<SessionState>({
    status: 'out',
    identity: null,
    preview: null,
    fault: null,
    epoch: 0,
    turn: 0,
    elsewhere: false,
    followed: false,
  })
  let who: Person | undefined
  let preview: readonly string[] | null = null
  let waiting: (() => void)[] = []
  const send = ((call: { path: string }) =>
    new Promise((resolve) => {
      const id = Number(call.path.split('/').at(-1))
      const held = who?.plants[PLANTS.indexOf(id)] ?? []
      const external = held.map((code) => ({ code, isOn: 1 }))
      waiting.push(() => resolve({ ...readPlant({ id }), externalRoleCode: external }))
    })) as unknown as Send
  const currentPlant = createCurrentPlant({ send, language: () => 'en' })
  const judge = createAccess({ plans, session, currentPlant, blocked: () => [] })

  const notify = () => {
    if (who === undefined) return
    const organisation = who.organisation ? { id: 5, name: null, type: null, logo: null } : null
    const identity = {
      organisation,
      codes: preview ?? who.codes,
      unrestricted: preview === null && who.unrestricted,
    } as unknown as SessionState['identity']
    const shown = preview === null ? null : { role: { id: 1, name: null }, codes: preview }
    session.setState({ status: 'in', identity, preview: shown, epoch: session.getState().epoch + 1 })
  }
  return {
    judge,
    async take(one: Step): Promise<void> {
      if (one.do === 'identity') {
        who = people[one.who]
        preview = null
        // As the services do it: a plant of the former identity must not outlive it.
        currentPlant.select(null)
        notify()
      } else if (one.do === 'plant') currentPlant.select(one.at === null ? null : readPlant({ id: one.at }))
      else if (one.do === 'preview') {
        preview = one.codes
        notify()
      } else {
        const arrived = waiting
        waiting = []
        for (const reply of arrived) reply()
        await new Promise((resolve) => setTimeout(resolve))
      }
    },
    /** What the rules of specification 6 grant now, written out once more. */
    expected({ codes: wanted, scope }: Question): boolean {
      if (who === undefined) return false
      const { plant, detail } = currentPlant.getState()
      if (scope === 'organisation' && !who.organisation) return false
      if (preview === null && who.unrestricted) return true
      const own = preview ?? who.codes
      if (scope !== 'plant') return wanted.some((code) => own.includes(code))
      if (plant === null) return false
      if (preview !== null) return wanted.some((code) => preview?.includes(code))
      const held = detail === 'ready' ? (who.plants[PLANTS.indexOf(plant.id)] ?? []) : []
      return wanted.some((code) => held.includes(code))
    },
  }
}

describe('permissions while plants and identities change', { timeout: LONGEST }, () => {
  it('S4-30 S4-35 S6-01 S6-05 S6-07 nothing leaks from one to the next, in whatever order', async () => {
    await fc.assert(
      fc.asyncProperty(
        fc.array(person, { minLength: 3, maxLength: 3 }),
        fc.array(step, { minLength: 3, maxLength: 12 }),
        first,
        async (people, steps, from) => {
          const world = worldOf(people)
          for (const [turn, one] of steps.entries()) {
            await world.take(one)
            const some = askedIn(from + turn)
            const asked = await Promise.all(
              some.map(async ({ resource, action }) => (await world.judge.can({ resource, action })).can),
            )
            const leaks = some
              .map((question, index) => ({
                what: `${question.resource} ${question.action}`,
                can: asked[index],
                may: world.expected(question),
              }))
              .filter(({ can, may }) => can !== may)
            expect(leaks).toEqual([])
          }
        },
      ),
      { numRuns: FULL ? 200 : 8 },
    )
  })

  it('S4-30 an answer that is under way when the plant changes is of the plant after', async () => {
    await fc.assert(
      fc.asyncProperty(
        fc.array(person, { minLength: 3, maxLength: 3 }),
        fc.array(step, { minLength: 2, maxLength: 8 }),
        step,
        first,
        async (people, steps, last, from) => {
          const world = worldOf(people)
          for (const one of steps) await world.take(one)
          const some = askedIn(from)
          const asked = some.map(({ resource, action }) => world.judge.can({ resource, action, params: {} }))
          await world.take(last)
          const answers = await Promise.all(asked)
          // A refusal may be of before; a grant never is, unless it is granted now as well.
          const leaks = some.filter((question, at) => answers[at]?.can && !world.expected(question))
          expect(leaks.map(({ resource, action }) => `${resource} ${action}`)).toEqual([])
        },
      ),
      { numRuns: FULL ? 200 : 8 },
    )
  })
})
