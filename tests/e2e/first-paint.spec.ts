import type { Page } from '@playwright/test'
import { Server } from './support/server'
import { expect, test } from './support/test'

const LIGHT = 'rgb(245, 247, 250)'

/** Every ground that a frame was painted with, from the first one on. */
async function watchGrounds(page: Page): Promise<() => Promise<string[]>> {
  await page.addInitScript(() => {
    const seen = new Set<string>()
    Object.assign(window, { grounds: seen })
    const look = () => {
      const root = document.documentElement as HTMLElement | null
      if (root && document.body) seen.add(getComputedStyle(root).backgroundColor)
      requestAnimationFrame(look)
    }
    requestAnimationFrame(look)
  })
  return () => page.evaluate(() => [...(window as unknown as { grounds: Set<string> }).grounds])
}

test('S1-52 a site that is configured light is so from the first frame on, also on a host of plain files, which asks for its theme once; it does not flash dark once that is known', async ({
  page,
  watch,
}) => {
  const server = new Server({ CONSOLE_THEME: 'light', CONSOLE_SCRIPTS: 'https://chat.example' })
  // What the browser says of waiting, and what a page under another address of this machine is to it.
  watch.tolerate(/Synchronous XMLHttpRequest|foreign request/)
  const form = page.getByRole('button', { name: 'Log in', exact: true })
  try {
    await server.start()
    // The settings come late, long after the first paint.
    await page.route('**/config.json', async (route) => {
      await new Promise((resolve) => setTimeout(resolve, 400))
      await route.continue()
    })
    const grounds = await watchGrounds(page)
    const reply = await page.goto(`${server.origin}/login`)
    expect(reply?.headers()['content-security-policy']).toMatch(/script-src [^;]*https:\/\/chat\.example/)
    await expect(form).toBeVisible()
    expect(await grounds()).toEqual([LIGHT])

    await page.unroute('**/config.json')
    let delivered = ''
    await page.route('**/login', async (route) => {
      const reply = await route.fetch()
      await route.fulfill({
        response: reply,
        body: (await reply.text()).replace(/data-theme="\w*"/, `data-theme="${delivered}"`),
      })
    })
    // Nobody has been here before.
    await page.evaluate(() => localStorage.clear())
    await page.reload()
    await expect(form).toBeVisible()
    expect(await grounds()).toEqual([LIGHT])
    await page.reload()
    await expect(form).toBeVisible()
    expect(
      (await page.evaluate(() => performance.getEntriesByType('resource'))).filter(({ name }) =>
        name.endsWith('/config.json'),
      ),
    ).toHaveLength(1)
    delivered = 'dark'
    await page.reload()
    await expect(form).toBeVisible()
    expect(await grounds()).toEqual([LIGHT])
  } finally {
    // What the page still fetches ahead must not miss its server.
    await page.goto('about:blank')
    await server.dispose()
  }
})

test('somebody who is signed in sees the frame of the screen before any script is there, and no frame on the sign-in page', async ({
  page,
  signIn,
}) => {
  await page.addInitScript(() => localStorage.setItem('heliograph.theme', 'light'))
  await signIn('owner', { path: '/plant/infos/detail' })
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
  let release = () => {}
  const held = new Promise<void>((resolve) => (release = resolve))
  await page.route('**/assets/*.js', async (route) => {
    await held
    await route.continue()
  })
  const bar = page.locator('.frame-bar')
  await page.reload({ waitUntil: 'commit' })
  await expect(bar).toBeVisible()
  await expect(page.locator('.frame-pane')).toBeVisible()
  // The colours of the last visit, not those of the delivered theme.
  expect(await bar.evaluate((element) => getComputedStyle(element).backgroundColor)).toBe(
    'rgb(255, 255, 255)',
  )
  release()
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
  await expect(page.locator('.frame')).toHaveCount(0)
  await page.goto('/login?token=clear')
  await expect(page.getByRole('button', { name: 'Log in', exact: true })).toBeVisible()
  await expect(page.locator('.frame')).toBeHidden()
})

/** Name, state and power of each row, with their left and right ends, px. */
const wordsOf = (rows: readonly Element[]) =>
  rows.slice(0, 9).map((row) => {
    const shown = [...row.querySelectorAll('a, [data-tone], .hg-figure-digits')]
    const name = row.querySelector('a') ?? row.firstElementChild
    return [...new Set([name, ...shown])].flatMap((one) => {
      const box = one?.getBoundingClientRect()
      return box === undefined || box.width === 0
        ? []
        : `${one?.textContent} at ${Math.round(box.left)},${Math.round(box.top)}`
    })
  })

for (const [path, row] of [
  ['/plant/infos/data', 'option'],
  ['/plants', 'row'],
] as const) {
  test(`${path} shows its plants before the console is there, in the words and places that they keep`, async ({
    page,
    signIn,
  }) => {
    let release = () => {}
    const held = new Promise<void>((resolve) => (release = resolve))
    // The rows wait for the configuration and their own answer: not for rights, person or the console's code.
    await page.route(/console-[^/]*\.js|\/user-s\/|\/auth-s\//, async (route) => {
      await held
      await route.continue()
    })
    await signIn('admin', { path })
    const early = page.locator(`[role=${row}]:not(#content *)`)
    await expect(early.nth(8)).toBeVisible()
    await expect(page.getByRole('navigation')).toHaveCount(0)
    const first = await early.evaluateAll(wordsOf)
    expect(first.flat().length).toBeGreaterThan(20)
    release()
    const own = page.locator(`#content [role=${row}]:not(:has([role=columnheader]))`)
    await expect(own.nth(8)).toBeVisible()
    await expect(early).toHaveCount(0)
    const then = (await own.evaluateAll(wordsOf)).map((words) => new Set(words))
    for (const [at, words] of first.entries())
      expect(
        words.filter((word) => !then[at]?.has(word)),
        `row ${at}: ${[...(then[at] ?? [])].join('; ')}`,
      ).toEqual([])
  })
}

test('the first plants make way where the console itself does not arrive', async ({
  page,
  signIn,
  watch,
}) => {
  watch.tolerate(/Failed to load|ERR_|import/)
  let cut = () => {}
  const held = new Promise<void>((resolve) => (cut = resolve))
  await page.route('**/assets/console-*.js', async (route) => {
    await held
    await route.abort()
  })
  await signIn('admin', { path: '/plants' })
  await expect(page.getByRole('row').nth(8)).toBeVisible()
  cut()
  await expect(page.locator('.hg-state')).toBeVisible()
  await expect(page.getByRole('row')).toHaveCount(0)
})
