import { screen, waitFor } from '@testing-library/react'
import { beforeEach, describe, expect, it, vi } from 'vitest'
import { GUARDED_ROUTES } from '../../src/app/routes'
import { walked } from '../support/walk'
import { CAPABILITIES, FAILING } from './failing-calls.data'
import { blank, type Failure, held, parts, waiting } from './held-calls'

/** Screens of a walk. */
const STEPS = 9

/*
 * Every screen and every call it makes, late and then spoilt: those that are asked for together fail together, one after
 * the other; 500, 404, HTML, a cut reply, none and a refusal take turns. How each of them is judged stands in
 * src/transport/judge.test.ts.
 */

const FAILURES: readonly Failure[] = ['500', '404', 'HTML', 'cut', 'none', 'refused']

/** What is asked for once, by the frame or with the first step, has a console of its own. */
const ALONE = new Set(['/alerts?m=0', '/account/settings/accountRevokeStep'])

const CASES = walked(FAILING, ({ alike }) => alike !== true)
  .flatMap(({ as, at, shown, later = [], beside = [] }) =>
    [
      { calls: shown, isShown: true },
      ...later.map((call) => ({ calls: [call], isShown: true })),
      { calls: beside, isShown: false },
    ]
      .filter(({ calls }) => calls.length > 0)
      .map((one) => ({ as, at, ...one })),
  )
  .map((one, index) => ({
    ...one,
    failures: new Map(
      one.calls.map((call, turn) => [call, FAILURES[(index + turn) % FAILURES.length] as Failure]),
    ),
  }))
type Case = (typeof CASES)[number]

/** Walks through screens of one account, each with one of its cases: what was answered once is not asked for again. */
const WALKS = CASES.reduce<Case[][]>((walks, one) => {
  const walk = walks.find(
    ([first, ...others]) =>
      first?.as === one.as &&
      !ALONE.has(first.at) &&
      others.length + 1 < STEPS &&
      [first, ...others].every(
        ({ at, calls }) => at !== one.at && !calls.some((call) => one.calls.includes(call)),
      ),
  )
  if (walk === undefined || ALONE.has(one.at)) return [...walks, [one]]
  walk.push(one)
  return walks
}, [])

beforeEach(() => {
  vi.spyOn(Element.prototype, 'clientHeight', 'get').mockReturnValue(640)
  vi.spyOn(Element.prototype, 'clientWidth', 'get').mockReturnValue(1200)
})

it('S2-72 each screen of a plant, a device or an application is among those whose parts say what is missing', () => {
  const screens = GUARDED_ROUTES.filter((route) =>
    /^\/(device-detail|communicationReport|(plant\/infos|application\/detail)\/.)/.test(route),
  )
  const seen = new Set(FAILING.map(({ at }) => at.replace(/\?.*/, '')))
  expect(screens.filter((route) => !seen.has(route))).toEqual([])
})

/** After which it is not known what a server offers. */
const UNKNOWN: readonly Failure[] = ['500', 'cut', 'none']
const OFFERS = walked(
  FAILING.flatMap(({ as, at, offered }) => (offered ? [{ as, at, offered }] : [])),
  ({ offered }) => offered.length > 0,
).map((one, index) => ({ ...one, failure: UNKNOWN[index % UNKNOWN.length] as Failure }))

describe('what hangs on what the server offers', () => {
  it.each(OFFERS)(
    '6: S2-72 keeps its place at $at while that is asked, and after $failure',
    async (given) => {
      const { settle, letGo, isHeld, app } = await held(given.as, given.at, [CAPABILITIES])
      await waitFor(() => expect(isHeld()).toBe(true))
      await settle()
      expect(blank(), 'a blank card while it waits').toEqual([])
      expect(waiting(), 'nothing waits').not.toEqual([])
      expect(parts()).toEqual(expect.arrayContaining([...given.offered]))
      letGo(given.failure)
      await settle()
      await waitFor(() => expect(waiting(), 'a skeleton after the answer').toEqual([]), { timeout: 10_000 })
      expect(parts()).toEqual(expect.arrayContaining([...given.offered]))
      letGo(null)
      await app.user.click(screen.getAllByRole('button', { name: /^Retry/ })[0] as HTMLElement)
      await settle()
      expect(screen.queryByRole('button', { name: /^Retry/ })).toBeNull()
    },
  )
})

describe('calls that are late and then fail', () => {
  it.each(WALKS.map((walk) => ({ walk, first: walk[0]?.at, others: walk.length - 1 })))(
    '6: S2-72 $first and $others more wait in their places for their calls, and each ends with what is wrong',
    async ({ walk }) => {
      let console: Awaited<ReturnType<typeof held>> | null = null
      for (const { as, at, calls, failures, isShown } of walk) {
        if (console === null) console = await held(as, at, calls)
        else {
          await console.to('/account/settings/about', [])
          await console.settle()
          await console.to(at, calls)
        }
        const { settle, letGo, isHeld, asked } = console
        await waitFor(() => expect(isHeld(), `${at}: ${calls.join()}`).toBe(true))
        await settle()
        for (const [call, failure] of failures) {
          expect(blank(), `${at}: a blank card while it waits for ${call}`).toEqual([])
          letGo(failure, call)
          await settle()
        }
        expect([...calls].filter((call) => !asked.has(call))).toEqual([])
        // What stays is a fault; a busy machine may draw a moment later.
        const shown = () => waiting().map((one) => one.parentElement?.outerHTML.slice(0, 200))
        await waitFor(() => expect(shown(), `${at}: a skeleton after the answer`).toEqual([]), {
          timeout: 10_000,
        })
        if (!isShown) continue
        const retries = screen.getAllByText(/^Retry/).map((one) => one.closest('button'))
        expect(retries.length, at).toBeGreaterThanOrEqual(calls.length)
        for (const one of retries) expect(one, at).toBeVisible()
      }
    },
  )
})
