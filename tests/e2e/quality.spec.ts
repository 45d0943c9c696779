import type { Page } from '@playwright/test'
import { go, quiet } from './support/seen'
import { expect, test } from './support/test'

const PAGES = [
  '/plant/infos/exportdata?plant=63400030',
  '/application/home',
  ...['security', 'udesk', 'instructions', 'accountRevoke', 'exportAccount'].map(
    (child) => `/account/settings/${child}`,
  ),
]

const inTheme = (page: Page, theme: 'dark' | 'light') =>
  page.addInitScript((value) => {
    localStorage.setItem('heliograph.theme', value)
  }, theme)

for (const theme of ['dark', 'light'] as const) {
  test(`axe finds nothing on sign-in, ${theme}`, async ({ page, axe }) => {
    await inTheme(page, theme)
    await page.goto('/login')
    await expect(page.getByRole('button', { name: 'Log in', exact: true })).toBeVisible()
    await expect(page.locator('html')).toHaveAttribute('data-theme', theme)
    await axe()
  })

  test(`axe finds nothing on list, dashboard, export and settings, ${theme}`, async ({
    page,
    signIn,
    axe,
  }) => {
    await inTheme(page, theme)
    await page.setViewportSize({ width: 1440, height: 1000 })
    await signIn('owner')
    await expect(page.getByRole('option')).toHaveCount(3)
    await expect(page.locator('canvas').first()).toBeVisible()
    await axe()
    // Pages that no declaration describes; those that one does are looked at by screens.spec.ts.
    for (const path of PAGES) {
      await go(page, path)
      await quiet(page)
      await expect(page.locator('h1:visible')).toHaveCount(1)
      for (const width of [1440, 390]) {
        await page.setViewportSize({ width, height: 1000 })
        await axe()
      }
    }
  })
}

for (const width of [360, 768, 1440, 2560]) {
  test(`nothing scrolls sideways at ${width} px`, async ({ page, signIn }) => {
    await page.setViewportSize({ width, height: 900 })
    await page.goto('/login')
    const overflow = () => page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth)
    expect(await overflow()).toBeLessThanOrEqual(0)
    await signIn('owner')
    await page.goto('/plant/infos/data')
    await page.waitForLoadState('networkidle')
    expect(await overflow()).toBeLessThanOrEqual(0)
  })
}

test('S4-07 S1-15 the console speaks German from the cookie on', async ({
  page,
  signIn,
  context,
  server,
}) => {
  await context.addCookies([{ name: 'language', value: 'de', url: server.origin }])
  await page.goto('/login')
  await expect(page.locator('html')).toHaveAttribute('lang', 'de')
  await expect(page.getByRole('button', { name: 'Anmelden', exact: true })).toBeVisible()
  void signIn
})

test('S2-41 an unknown address answers with a way back', async ({ page, signIn }) => {
  await signIn('owner')
  await expect(page.getByRole('option')).toHaveCount(3)
  await page.goto('/no-such-page')
  await expect(page.getByRole('link').first()).toBeVisible()
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
})
