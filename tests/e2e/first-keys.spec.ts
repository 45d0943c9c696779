import type { Page } from '@playwright/test'
import { expect, test } from './support/test'

/** The first rows, while the console's code is on its way; answers what lets it come. */
async function early(
  page: Page,
  signIn: (account: string, at: { path: string }) => Promise<void>,
): Promise<() => void> {
  let release = () => {}
  const held = new Promise<void>((resolve) => (release = resolve))
  await page.route(/console-[^/]*\.js/, async (route) => {
    await held
    await route.continue()
  })
  await signIn('admin', { path: '/plant/infos/data' })
  await expect(page.locator('[id^=first-]').nth(8)).toBeAttached()
  return release
}

test('25: what is typed at the first rows is searched in the list that takes their place', async ({
  page,
  signIn,
}) => {
  const release = await early(page, signIn)
  await page.keyboard.press('/')
  await page.keyboard.type('Cave')
  release()
  await page.keyboard.type(' 88', { delay: 100 })
  await expect(page.getByRole('searchbox')).toHaveValue('Cave 88')
  await page.keyboard.press('ArrowDown')
  await page.keyboard.press('Enter')
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Lavande – Cave 88')
})

test('25: a press that lasts from the first rows into the list opens its row, and what was scrolled stays scrolled', async ({
  page,
  signIn,
}) => {
  const release = await early(page, signIn)
  const first = page.locator('[id^=first-]')
  await page.mouse.move(200, 400)
  await page.mouse.wheel(0, 300)
  await expect(first.nth(6)).toBeInViewport()
  await expect
    .poll(() => first.first().evaluate((row) => row.closest('[role=listbox]')?.scrollTop))
    .toBeGreaterThan(200)
  const name = await first.nth(8).locator('span').first().innerText()
  const box = await first.nth(8).boundingBox()
  if (box === null) throw new Error('not drawn')
  await page.mouse.move(box.x + 40, box.y + 20)
  await page.mouse.down()
  release()
  await expect(page.locator('#content [role=listbox]')).toBeAttached({ timeout: 20_000 })
  await page.mouse.up()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(name)
  await expect(first).toHaveCount(0)
  const scrolled = () => page.locator('#content [role=listbox]').evaluate((list) => list.scrollTop)
  expect(await scrolled()).toBeGreaterThan(200)
})
