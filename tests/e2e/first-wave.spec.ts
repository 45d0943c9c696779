import { readdirSync, statSync } from 'node:fs'
import { expect, test } from './support/test'

const rows = '[role=listbox] [role=option]'

/** Longer than anything else at the start takes, ms: how often it passes tells how many calls follow one another. */
const DELAY = 2500

test('from the page to its rows at most three calls follow one another', async ({ page, signIn }) => {
  await signIn('owner', { path: '/account/settings/base' })
  await page.getByRole('heading', { level: 1 }).first().waitFor()
  await page.route(/config\.json|-s\//, async (route) => {
    await new Promise((resolve) => setTimeout(resolve, DELAY))
    // The page may be gone by then.
    await route.continue().catch(() => undefined)
  })
  await page.addInitScript((selector) => {
    const look = () => {
      if (document.querySelector(selector) === null) requestAnimationFrame(look)
      else Object.assign(window, { rowsAt: performance.now() })
    }
    requestAnimationFrame(look)
  }, rows)
  await page.goto('/plant/infos/data')
  await page.locator(rows).first().waitFor()
  const at = await page.evaluate(() => (window as unknown as { rowsAt: number }).rowsAt)
  // The page itself, its configuration, the rows.
  expect(1 + Math.floor(at / DELAY)).toBeLessThanOrEqual(3)
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
