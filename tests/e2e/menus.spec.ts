import type { Page } from '@playwright/test'
import { quiet } from './support/seen'
import { configure } from './support/configure'
import { expect, test } from './support/test'

test.use({ contextOptions: { reducedMotion: 'no-preference' } })

const list = (page: Page) => page.locator('.hg-menu-list:popover-open')

/** Where a button stands, and the menu that it opened. */
async function places(page: Page, name: RegExp) {
  const face = page.getByRole('button', { name })
  await face.click()
  const [button, menu] = await Promise.all([face, list(page)].map((part) => part.boundingBox()))
  if (!button || !menu) throw new Error('not drawn')
  return { button, menu }
}

test('a menu hangs at the end of its button, turns over at the edges of the screen, and a press elsewhere closes it', async ({
  page,
  signIn,
  axe,
}) => {
  await configure(page, { multiDataCentre: true })
  await signIn('admin', { path: '/alerts' })
  await page.setViewportSize({ width: 1440, height: 900 })
  await quiet(page)
  const wide = await places(page, /^Data Cent/)
  expect(wide.menu.x + wide.menu.width).toBeCloseTo(wide.button.x + wide.button.width, 0)
  expect(wide.menu.y).toBeCloseTo(wide.button.y + wide.button.height + 6, 0)

  await test.step('one is open at a time, and its button closes it again', async () => {
    const theme = page.getByRole('button', { name: /^Theme/ })
    await theme.click()
    await expect(list(page)).toHaveCount(1)
    await expect(list(page).getByRole('button', { name: 'Light' })).toBeVisible()
    await theme.click()
    await expect(list(page)).toHaveCount(0)
    await expect(theme).toHaveAttribute('aria-expanded', 'false')
    await theme.click()
    await page.mouse.click(720, 880)
    await expect(list(page)).toHaveCount(0)
    await expect(theme).toHaveAttribute('aria-expanded', 'false')
  })

  await test.step('the menu of identities can be read while it is open', async () => {
    const account = page.getByRole('button', { name: /Account menu$/ })
    await account.click()
    await expect(list(page).getByRole('button', { name: 'Log Out' })).toBeVisible()
    await axe('header')
    await account.click()
    await expect(list(page)).toHaveCount(0)
  })

  await page.setViewportSize({ width: 320, height: 640 })
  await quiet(page)
  const narrow = await places(page, /^Data Cent/)
  expect(narrow.menu.y).toBeCloseTo(narrow.button.y + narrow.button.height + 6, 0)
  expect(narrow.menu.x).toBeGreaterThanOrEqual(0)
  expect(narrow.menu.x + narrow.menu.width).toBeLessThanOrEqual(320)
  await page.keyboard.press('Escape')
  await expect(page.getByRole('button', { name: /^Data Cent/ })).toBeFocused()
  const low = await places(page, /^More/)
  expect(low.menu.y).toBeGreaterThanOrEqual(0)
  expect(low.menu.y + low.menu.height).toBeLessThanOrEqual(low.button.y)

  await test.step('on a screen that is lower than a menu all of it is within reach', async () => {
    await page.setViewportSize({ width: 640, height: 260 })
    await quiet(page)
    await places(page, /Account menu$/)
    const last = list(page).getByRole('button', { name: 'Log Out' })
    await last.scrollIntoViewIfNeeded()
    await expect(last).toBeInViewport({ ratio: 1 })
  })
})

test('Escape in a menu within a dialog closes the menu alone', async ({ page, signIn }) => {
  await page.setViewportSize({ width: 1000, height: 800 })
  await signIn('admin', { path: '/alerts?m=0' })
  await page.getByRole('grid').getByRole('row').nth(1).click()
  const drawer = page.locator('dialog[open]')
  const more = drawer.getByRole('button', { name: 'More actions', exact: true })
  await more.click()
  await expect(list(page)).toBeVisible()
  await page.keyboard.press('ArrowDown')
  await expect(list(page).getByRole('button').first()).toBeFocused()
  await page.keyboard.press('Escape')
  await expect(list(page)).toHaveCount(0)
  await expect(more).toBeFocused()
  await expect(drawer).toBeVisible()
  await page.keyboard.press('Escape')
  await expect(drawer).toHaveCount(0)
})
