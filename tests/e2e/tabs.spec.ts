import type { Page } from '@playwright/test'
import { expect, test } from './support/test'

test.use({ byForm: true })

const plants = (page: Page) => page.getByRole('option')
/** The key that asks again for what is shown. */
const refresh = (page: Page) => page.keyboard.press('r')

test('S4-17 two tabs meet a dead token together: one renewal, and both live on', async ({
  page,
  signIn,
  server,
  context,
  watch,
}) => {
  watch.tolerate(/status of 401/)
  await signIn('owner')
  await expect(plants(page)).toHaveCount(3)
  const other = await context.newPage()
  await other.goto('/plant')
  await expect(plants(other)).toHaveCount(3)

  // A day and an hour later the access token is dead; the refresh token lives.
  await server.clock('2026-06-19T11:30:00Z')
  // A slow grant leaves the other tab time to ask for one of its own.
  await server.fault({ match: { path: '/oauth/token' }, delayMs: 1500 })
  await Promise.all([refresh(page), refresh(other)])
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

  for (const tab of [page, other]) {
    await refresh(tab)
    await expect(plants(tab)).toHaveCount(3)
    await expect(tab.getByRole('main').getByRole('button', { name: /retry/i })).toHaveCount(0)
    await expect(tab).toHaveURL(/\/plant\//)
  }
  expect(await grants()).toHaveLength(1)
})

test('S2-58 S4-20 S4-21 signing out in one tab ends the other', async ({ page, signIn, context }) => {
  await signIn('owner')
  await expect(plants(page)).toHaveCount(3)
  const other = await context.newPage()
  await other.goto('/plant')
  await expect(plants(other)).toHaveCount(3)
  await page.getByRole('button', { name: 'Account menu' }).click()
  await page.getByText('Log Out').click()
  for (const tab of [page, other]) {
    await expect(tab).toHaveURL(/\/login/)
    await expect(tab.getByRole('listbox', { name: 'My Plant(s)' })).toHaveCount(0)
  }
  await other.goto('/plant')
  await expect(other).toHaveURL(/\/login/)
})

test('11 what is being written in two tabs stays in both when the cloud refuses the session', async ({
  page,
  signIn,
  server,
  context,
  watch,
}) => {
  watch.tolerate(/status of 40[01]/)
  await signIn('owner')
  await expect(plants(page)).toHaveCount(3)
  const other = await context.newPage()
  for (const [tab, name] of [
    [page, 'Meadow North'],
    [other, 'Meadow South'],
  ] as const) {
    await tab.goto('/plants/new')
    await tab.getByLabel('Name', { exact: true }).fill(name)
  }
  // Both tokens are dead; one tab learns it, the other hears of it.
  await server.clock('2027-06-19T11:30:00Z')
  await page.keyboard.press('Control+s')
  for (const tab of [page, other]) await expect(tab).toHaveURL(/\/login/)
  await page.getByLabel('Account', { exact: true }).fill('owner@heliograph.example')
  await page.getByLabel('Password', { exact: true }).fill('Harbour-Sun-58')
  await page.getByRole('button', { name: 'Log in', exact: true }).click()
  await expect(page.getByLabel('Name', { exact: true })).toHaveValue('Meadow North')
  await expect(other.getByLabel('Name', { exact: true })).toHaveValue('Meadow South')
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
  // Figures may come from before; what draws them must be there.
  await expect(page.locator('canvas').first()).toBeVisible()
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
