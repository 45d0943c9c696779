import { screen, waitFor } from '@testing-library/react'
import { beforeEach, describe, expect, it, vi } from 'vitest'
import { GUARDED_ROUTES } from '../../src/app/routes'
import { CAPABILITIES, FAILING } from './failing-calls.data'
import { blank, type Failure, held, parts, waiting } from './held-calls'

/*
 * Every screen and every call it makes, late and then spoilt: those that are asked for together fail together, one after
 * the other; 500, 404, HTML, a cut reply, none and a refusal take turns. How each of them is judged stands in
 * src/transport/judge.test.ts.
 */

const FAILURES: readonly Failure[] = ['500', '404', 'HTML', 'cut', 'none', 'refused']

const CASES = FAILING.flatMap(({ as, at, shown, later = [], beside = [] }) =>
  [
    { calls: shown, isShown: true },
    ...later.map((call) => ({ calls: [call], isShown: true })),
    { calls: beside, isShown: false },
  ]
    .filter(({ calls }) => calls.length > 0)
    .map((one) => ({ as, at, ...one })),
).map((one, index) => ({
  ...one,
  failures: new Map(
    one.calls.map((call, turn) => [call, FAILURES[(index + turn) % FAILURES.length] as Failure]),
  ),
}))

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
const OFFERS = FAILING.flatMap(({ as, at, offered }) => (offered ? [{ as, at, offered }] : [])).map(
  (one, index) => ({ ...one, failure: UNKNOWN[index % UNKNOWN.length] as Failure }),
)

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
  it.each(CASES)(
    '6: S2-72 $at waits in its place for $calls, and each ends with what is wrong',
    async (given) => {
      const { settle, letGo, isHeld, asked } = await held(given.as, given.at, given.calls)
      await waitFor(() => expect(isHeld()).toBe(true))
      await settle()
      for (const [call, failure] of given.failures) {
        expect(blank(), `a blank card while it waits for ${call}`).toEqual([])
        letGo(failure, call)
        await settle()
      }
      expect([...given.calls].filter((call) => !asked.has(call))).toEqual([])
      // What stays is a fault; a busy machine may draw a moment later.
      const shown = () => waiting().map((one) => one.parentElement?.outerHTML.slice(0, 200))
      await waitFor(() => expect(shown(), 'a skeleton after the answer').toEqual([]), { timeout: 10_000 })
      if (!given.isShown) return
      const retries = screen.getAllByText(/^Retry/).map((one) => one.closest('button'))
      expect(retries.length).toBeGreaterThanOrEqual(given.calls.length)
      for (const one of retries) expect(one).toBeVisible()
    },
  )
})
