import { readdirSync, statSync } from 'node:fs'
import type { Page, Request } from '@playwright/test'
import { requestsOf } from './support/seen'
import { expect, test } from './support/test'

const rows = '[role=listbox] [role=option]'

/** How long none comes before those that wait are answered, ms. */
const PAUSE = 400

/** The page has nothing left to do. */
const idle = (page: Page) => page.evaluate(() => new Promise((free) => requestIdleCallback(free)))

test('from the page to its rows at most three calls follow one another', async ({ page, signIn }) => {
  await signIn('owner', { path: '/account/settings/base' })
  await page.getByRole('heading', { level: 1 }).first().waitFor()
  // Calls are answered together, when the page waits for nothing else: how often that is tells how many follow one another.
  const waiting = new Map<Request, () => void>()
  let last = 0
  await page.route(/config\.json|-s\//, async (route) => {
    last = performance.now()
    await new Promise<void>((answer) => waiting.set(route.request(), answer))
    // The page may be gone by then.
    await route.continue().catch(() => undefined)
  })
  await page.goto('/plant/infos/data', { waitUntil: 'commit' })
  const open = requestsOf(page)
  // What the page before still asked for ended with it.
  const held = () => [...waiting.keys()].filter((request) => open.has(request)).length
  let waves = 0
  await expect
    .poll(
      async () => {
        const calm = held() > 0 && open.size === held() && performance.now() - last > PAUSE
        await idle(page)
        const there = await page.locator(rows).count()
        if (there === 0 && calm && open.size === held()) {
          waves += 1
          waiting.forEach((answer) => answer())
          waiting.clear()
        }
        return there
      },
      { intervals: [50] },
    )
    .toBeGreaterThan(0)
  // The page itself, its configuration, the rows.
  expect(1 + waves).toBeLessThanOrEqual(3)
  expect(waves).toBeGreaterThan(0)
  await page.unrouteAll({ behavior: 'ignoreErrors' })
})

test('what nobody sees is not asked before the page is idle', async ({ page, signIn, server }) => {
  await page.addInitScript(() => {
    const waiting: (() => void)[] = []
    window.requestIdleCallback = (run) =>
      waiting.push(() => run({ didTimeout: false, timeRemaining: () => 10 }))
    window.cancelIdleCallback = (handle) => (waiting[handle - 1] = () => undefined)
    Object.assign(window, { rest: () => waiting.splice(0).forEach((run) => run()) })
  })
  const unseen = async () =>
    (await server.requests())
      .map(({ path }) => path)
      .filter((path) => /announcement|add-version|check-user|triage\/stamp/.test(path))
  await signIn('owner', { path: '/plant/infos/data?plant=63400030' })
  await expect(page.getByRole('region', { name: 'Day curve' }).locator('canvas')).toBeVisible()
  expect(await unseen()).toEqual([])
  await page.evaluate(() => (window as unknown as { rest(): void }).rest())
  for (const name of ['announcement', 'add-version', 'check-user', 'triage/stamp'])
    await expect.poll(async () => (await unseen()).some((path) => path.includes(name))).toBe(true)
})

test('scripts are few files, and hardly one of them is below 4 KB as it is sent', () => {
  const folder = 'dist/web/assets'
  const scripts = readdirSync(folder).filter((name) => name.endsWith('.js'))
  const sent = (name: string) => {
    const packed = `${folder}/${name}.br`
    return statSync(packed, { throwIfNoEntry: false })?.size ?? statSync(`${folder}/${name}`).size
  }
  // Texts of one area in a language with short words are a little below.
  const small = scripts.filter((name) => sent(name) < 3400)
  expect(scripts.length).toBeLessThan(250)
  expect(small.length, small.join()).toBeLessThan(20)
})
