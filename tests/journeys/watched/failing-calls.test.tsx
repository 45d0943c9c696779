import { fireEvent, screen, waitFor, within } from '@testing-library/react'
import { beforeEach, expect, it, vi } from 'vitest'
import { GUARDED_ROUTES } from '../../../src/app/routes'
import { FLEET, grid, TRIAGE } from '../../support/alarms'
import { go } from '../../support/go'
import { renderApp } from '../../support/render-app'
import { walked } from '../../support/walk'
import { watched } from '../../support/watched'
import { blank, type Failure, held, parts, waiting } from '../held-calls'
import { CAPABILITIES, FAILING } from './failing-calls.data'

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

/** Those that are alike come last, so that the others fail in the same way with and without them. */
const ORDERED = FAILING.toSorted((one, other) => Number(one.alike ?? false) - Number(other.alike ?? false))
const CASES = walked(ORDERED, ({ alike }) => alike !== true).map(
  ({ as, at, shown, later = [], beside = [] }, index) => ({
    ...{ as, at, shown, beside },
    failures: new Map(
      [...shown, ...beside, ...later].map((call, turn) => [
        call,
        FAILURES[(index + turn + 1) % FAILURES.length] as Failure,
      ]),
    ),
  }),
)
type Case = (typeof CASES)[number]

/** Walks through screens of one account: what was answered once is not asked for again. */
const WALKS = CASES.reduce<Case[][]>((walks, one) => {
  const calls = [...one.failures.keys()]
  const walk = walks.find(
    ([first, ...others]) =>
      first?.as === one.as &&
      !ALONE.has(first.at) &&
      others.length + 1 < STEPS &&
      [first, ...others].every(
        ({ at, failures }) => at !== one.at && !calls.some((call) => failures.has(call)),
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

const retries = () => screen.queryAllByText(/^Retry/).map((one) => one.closest('button') as HTMLButtonElement)

/** What stays is a fault; a busy machine may draw a moment later. */
const noSkeleton = (at: string) =>
  waitFor(
    () =>
      expect(
        waiting().map((one) => one.parentElement?.outerHTML.slice(0, 200)),
        `${at}: a skeleton after the answer`,
      ).toEqual([]),
    { timeout: 10_000 },
  )

it('S2-72 each screen of a plant, a device or an application is among those whose parts say what is missing', () => {
  const screens = GUARDED_ROUTES.filter((route) =>
    /^\/(device-detail|communicationReport|(plant\/infos|application\/detail)\/.)/.test(route),
  )
  const seen = new Set(FAILING.map(({ at }) => at.replace(/\?.*/, '')))
  expect(screens.filter((route) => !seen.has(route))).toEqual([])
})

const OFFERED = FAILING.flatMap(({ at, offered }) => (offered?.length ? [{ at, offered }] : []))
/** After which it is not known what a server offers. */
const UNKNOWN = walked(['500', 'cut', 'none'] as const, (failure) => failure === '500')

it.each(UNKNOWN)(
  '6: S2-72 what hangs on what the server offers keeps its place while that is asked, and after %s',
  async (failure) => {
    const [{ at }] = OFFERED as [(typeof OFFERED)[number]]
    const { settle, letGo, isHeld, app } = await held('owner', at, [CAPABILITIES])
    await waitFor(() => expect(isHeld()).toBe(true))
    const shows = (place: string, offered: readonly string[]) =>
      waitFor(() => expect(parts(), place).toEqual(expect.arrayContaining([...offered])))
    for (const { at: place, offered } of OFFERED) {
      await go(place)
      await shows(place, offered)
      await settle()
      expect(blank(), `${place}: a blank card while it waits`).toEqual([])
      expect(waiting(), `${place}: nothing waits`).not.toEqual([])
      await shows(place, offered)
    }
    letGo(failure)
    for (const { at: place, offered } of OFFERED.toReversed()) {
      await go(place)
      await shows(place, offered)
      await settle()
      await noSkeleton(place)
      await shows(place, offered)
      expect(retries(), place).not.toEqual([])
    }
    letGo(null)
    await app.user.click(retries()[0] as HTMLElement)
    await settle()
    expect(retries()).toEqual([])
  },
)

it.each(WALKS.map((walk) => ({ walk, first: walk[0]?.at, others: walk.length - 1 })))(
  '6: S2-72 $first and $others more wait in their places for their calls, and each ends with what is wrong',
  async ({ walk }) => {
    let console: Awaited<ReturnType<typeof held>> | null = null
    for (const { as, at, shown, beside, failures } of walk) {
      const calls = [...failures.keys()]
      if (console === null) console = await held(as, at, calls)
      else {
        await console.to('/account/settings/about', [])
        await console.settle()
        await console.to(at, calls)
      }
      const { settle, letGo, isHeld, asked } = console
      await waitFor(() => expect(isHeld(), `${at}: ${calls.join()}`).toBe(true))
      await settle()
      if (shown.length > 0) expect(waiting(), `${at}: nothing waits`).not.toEqual([])
      // Some are asked for once others have failed, some once others have been answered.
      let rest: readonly string[] = calls
      while (rest.length > 0) {
        await waitFor(() =>
          expect(
            rest.some((one) => asked.has(one)),
            `${at}: ${rest.join()}`,
          ).toBe(true),
        )
        const failed: string[] = []
        for (let call = rest.find((one) => asked.has(one)); call !== undefined;) {
          expect(blank(), `${at}: a blank card while it waits for ${call}`).toEqual([])
          letGo(failures.get(call) as Failure, call)
          await settle()
          failed.push(call)
          rest = rest.filter((one) => one !== call)
          call = rest.find((one) => asked.has(one))
        }
        await noSkeleton(at)
        // What failed says so and can be asked for again; what stands beside is done without.
        const missed = failed.filter((call) => !beside.includes(call))
        if (missed.length === 0) continue
        const buttons = retries()
        const inPlaces = missed.filter((call) => shown.includes(call)).length
        expect(buttons.length, at).toBeGreaterThanOrEqual(Math.max(1, inPlaces))
        for (const one of buttons) expect(one, at).toBeVisible()
        for (const call of missed) letGo(null, call)
        for (const one of buttons) fireEvent.click(one)
        await settle()
      }
      await noSkeleton(at)
    }
  },
)

it('14: letters that are typed before their dialog has come are for the dialog, and not for the list below', async () => {
  const app = await renderApp({ ...FLEET, at: '/alerts?m=0&f=state.in.*OPEN' })
  await within(await grid()).findAllByRole('checkbox')
  await screen.findByRole('link', { name: /^Warning ?\d/ })
  await app.user.keyboard('j')
  await app.user.keyboard('aa')
  expect(screen.queryByRole('dialog')).not.toBeInTheDocument()
  watched.assigning.arrive()
  expect(await screen.findByText('Assigned: 1')).toBeInTheDocument()
  const done = (await app.requests())
    .filter(({ method, path }) => method === 'POST' && path.endsWith(TRIAGE))
    .map(({ body }) => (body as { action: string }).action)
  expect(done).toEqual(['ASSIGN'])
})
