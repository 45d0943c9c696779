import type { Page } from '@playwright/test'
import { go, quiet } from './support/seen'
import { expect, test } from './support/test'

const plants = (page: Page) => page.getByRole('option')
/** The key that asks again for what is shown. */
const refresh = (page: Page) => page.keyboard.press('r')

test('S2-58 S4-17 S4-20 S4-21 two tabs share one session: its renewal, 11 its end while both are written in, and signing out', async ({
  page,
  signIn,
  server,
  context,
  watch,
}) => {
  watch.tolerate(/status of 40[01]/)
  await signIn('owner', { path: '/plant/infos/detail' })
  await expect(plants(page)).toHaveCount(3)
  const other = await context.newPage()
  await other.goto('/plant/infos/detail')
  await expect(plants(other)).toHaveCount(3)
  const tabs = [page, other]

  await test.step('a dead token is met by both together: one renewal, and both live on', async () => {
    // A day and an hour later the access token is dead; the refresh token lives.
    await server.clock('2026-06-19T11:30:00Z')
    // A slow grant leaves the other tab time to ask for one of its own.
    await server.fault({ match: { path: '/oauth/token' }, delayMs: 1000 })
    await Promise.all(tabs.map(refresh))
    const log = async () => await server.requests()
    await expect
      .poll(async () => (await log()).filter(({ status }) => status === 401).length)
      .toBeGreaterThan(1)
    const grants = async () =>
      (await log()).filter(
        ({ path, body }) =>
          path.endsWith('/oauth/token') &&
          (body as { grant_type?: string } | null)?.grant_type === 'refresh_token',
      )
    await expect.poll(async () => (await grants()).map(({ status }) => status)).toEqual([200])
    for (const tab of tabs) {
      await refresh(tab)
      await expect(plants(tab)).toHaveCount(3)
      await expect(tab.getByRole('main').getByRole('button', { name: /retry/i })).toHaveCount(0)
      await expect(tab).toHaveURL(/\/plant\//)
    }
    expect(await grants()).toHaveLength(1)
    await server.heal()
  })

  await test.step('11 what is being written in both stays there when the cloud refuses the session', async () => {
    for (const [tab, name] of [
      [page, 'Meadow North'],
      [other, 'Meadow South'],
    ] as const) {
      await go(tab, '/plants/new')
      await tab.getByLabel('Name', { exact: true }).fill(name)
    }
    // Both tokens are dead; one tab learns it, the other hears of it.
    await server.clock('2027-06-19T11:30:00Z')
    await page.keyboard.press('Control+s')
    for (const tab of tabs) await expect(tab).toHaveURL(/\/login/)
    await page.getByLabel('Account', { exact: true }).fill('owner@heliograph.example')
    await page.getByLabel('Password', { exact: true }).fill('Harbour-Sun-58')
    await page.getByRole('button', { name: 'Log in', exact: true }).click()
    await expect(page.getByLabel('Name', { exact: true })).toHaveValue('Meadow North')
    await expect(other.getByLabel('Name', { exact: true })).toHaveValue('Meadow South')
  })

  await test.step('signing out in one ends the other', async () => {
    for (const tab of tabs) await tab.getByLabel('Name', { exact: true }).fill('')
    await page.getByRole('button', { name: 'Account menu' }).click()
    await page.getByText('Log Out').click()
    for (const tab of tabs) {
      await expect(tab).toHaveURL(/\/login/)
      await expect(tab.getByRole('main').getByLabel('Name', { exact: true })).toHaveCount(0)
    }
    await go(other, '/plant')
    await expect(other).toHaveURL(/\/login/)
  })
})

test('S8-01 S8-02 S8-26 offline is shown with the time of the data, and data comes back without reload', async ({
  page,
  signIn,
  context,
  watch,
}) => {
  watch.tolerate(/Failed to load resource|ERR_INTERNET_DISCONNECTED/)
  await signIn('owner')
  await expect(plants(page)).toHaveCount(3)
  const main = page.getByRole('main')
  const power = main.getByRole('region', { name: 'Energy flow' })
  await expect(power).toContainText(/\d W|\d kW/)
  // Figures may come from before; what draws them must be there, and every panel have its answer.
  await expect(page.locator('canvas').first()).toBeVisible()
  await quiet(page)
  await page.evaluate(() => Object.assign(window, { stayed: true }))

  await context.setOffline(true)
  const banner = main.getByText('No network connection.')
  // 10:30 UTC where the browser stands.
  await expect(banner).toContainText('Showing data saved at 12:3')
  await expect(power).toContainText(/\d W|\d kW/)
  await refresh(page)
  // The banner says it for all panels.
  await expect(banner).toBeVisible()
  await expect(main.getByText('Network error')).toHaveCount(0)
  await expect(plants(page)).toHaveCount(3)

  await context.setOffline(false)
  await expect(banner).toHaveCount(0)
  await expect(main.getByText('Network error')).toHaveCount(0)
  await expect(power).toContainText(/\d W|\d kW/)
  expect(await page.evaluate(() => 'stayed' in window)).toBe(true)
})
