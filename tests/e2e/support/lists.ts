import type { Browser, Page } from '@playwright/test'
import type { Server } from './server'
import { PASSWORD } from './sign-in'

/** Rows of the table without its head. */
export const rows = (page: Page) =>
  page
    .getByRole('grid')
    .getByRole('row')
    .filter({ has: page.getByRole('gridcell') })

/** Heads of the columns that have a name, in the order of the screen. */
export const heads = (page: Page) => page.getByRole('columnheader').filter({ hasText: /\S/ })

/** Another browser with nothing in it, at the same server, signed in and at an address. */
export async function elsewhere(
  browser: Browser,
  server: Server,
  account: string,
  path: string,
): Promise<{ page: Page; close(): Promise<void> }> {
  const context = await browser.newContext({
    baseURL: server.origin,
    serviceWorkers: 'block',
    locale: 'en-GB',
    timezoneId: 'Europe/Berlin',
  })
  const page = await context.newPage()
  await page.goto(path)
  await page.getByLabel('Account', { exact: true }).fill(`${account}@heliograph.example`)
  await page.getByLabel('Password', { exact: true }).fill(PASSWORD)
  await page.getByRole('button', { name: 'Log in', exact: true }).click()
  return { page, close: () => context.close() }
}
