import { walked } from '../support/walk'
import { inspect, settled } from './support/inspect'
import { go, quiet } from './support/seen'
import { speaks } from './support/session'
import { expect, test } from './support/test'

/** Pages that no declaration describes; those that one does are looked at by `screens.spec.ts`. */
const PAGES = [
  '/version',
  '/plant/infos/data?plant=63400030',
  '/plant/infos/exportdata?plant=63400030',
  '/plant/infos/relate?plant=63400030',
  // A form; a walk has pages of cards, of files and of words as well.
  ...walked(
    [
      '/application/home',
      ...['security', 'exportAccount', 'udesk', 'instructions', 'accountRevoke'].map(
        (child) => `/account/settings/${child}`,
      ),
    ],
    (path) => path.endsWith('/security'),
  ),
]

test('S4-07 S1-15 sign-in, dashboard, export, who is related and settings are whole in German, in both themes, wide and narrow; nothing of the dashboard scrolls sideways, from a phone to a wall', async ({
  page,
  signIn,
  server,
}) => {
  await page.addInitScript(() => localStorage.setItem('heliograph.theme', 'system'))
  await speaks(page, server, 'de')
  await page.goto('/login')
  await expect(page.getByRole('button', { name: 'Anmelden', exact: true })).toBeVisible()
  await inspect(page, 'sign-in')
  await signIn('owner', { path: '/version' })
  for (const path of PAGES) {
    await go(page, path)
    await quiet(page)
    if (path.includes('/data')) await expect(page.locator('canvas').first()).toBeVisible()
    await settled(page)
    await inspect(page, path)
    if (path.includes('/data'))
      for (const width of [768, 2560]) {
        await page.setViewportSize({ width, height: 900 })
        await settled(page)
        const overflow = await page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth)
        expect(overflow, `${width} px`).toBeLessThanOrEqual(0)
      }
  }
})
