import { screen, waitFor } from '@testing-library/react'
import { beforeEach, describe, expect, it, vi } from 'vitest'
import { GUARDED_ROUTES } from '../../src/app/routes'
import { CAPABILITIES, FAILING } from './failing-calls.data'
import { blank, type Failure, held, parts, waiting } from './held-calls'

/*
 * Every screen and every call it makes, each late and then spoilt: 500, 404, HTML, a cut
 * reply, none and a refusal take turns. How each of them is judged stands in src/transport/judge.test.ts.
 */

const FAILURES: readonly Failure[] = ['500', '404', 'HTML', 'cut', 'none', 'refused']

const CASES = FAILING.flatMap(({ as, at, shown, beside = [] }) =>
  [...shown, ...beside].map((call, index) => ({ as, at, call, isShown: index < shown.length })),
).map((one, index) => ({ ...one, failure: FAILURES[index % FAILURES.length] as Failure }))

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
      const { settle, letGo, isHeld, app } = await held(given.as, given.at, CAPABILITIES)
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

describe('a call that is late and then fails', () => {
  it.each(CASES)('6: S2-72 $at waits in its place for $call and ends with $failure', async (given) => {
    const { settle, letGo, isHeld } = await held(given.as, given.at, given.call)
    await waitFor(() => expect(isHeld()).toBe(true))
    await settle()
    expect(blank(), 'a blank card while it waits').toEqual([])
    letGo(given.failure)
    await settle()
    // What stays is a fault; a busy machine may draw a moment later.
    const shown = () => waiting().map((one) => one.parentElement?.outerHTML.slice(0, 200))
    await waitFor(() => expect(shown(), 'a skeleton after the answer').toEqual([]), { timeout: 10_000 })
    if (given.isShown) expect(screen.getAllByRole('button', { name: /^Retry/ })[0]).toBeVisible()
  })
})
