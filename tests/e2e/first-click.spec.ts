import type { Page } from '@playwright/test'
import type { Server } from './support/server'
import { expect, test } from './support/test'

const WAIT = 2_500

test.use({ byForm: true })

/** Signed in, with the start page still on its way to the first plant. */
async function choosing(page: Page, server: Server, signIn: (account: string) => Promise<void>) {
  await server.fault({ match: { path: '/operating/station/search' }, times: 1, delayMs: WAIT })
  const listed = page.waitForResponse((reply) => reply.url().includes('/operating/station/search'))
  await signIn('owner')
  await expect(page.getByRole('navigation', { name: 'Main menu' }).getByRole('link').first()).toBeVisible()
  return listed
}

const WAYS: readonly (readonly [string, (page: Page) => Promise<void>, RegExp])[] = [
  [
    'a link',
    (page) =>
      page.getByRole('navigation', { name: 'Main menu' }).getByRole('link', { name: 'Alarms' }).click(),
    /\/alerts\b/,
  ],
  [
    'keys',
    async (page) => {
      await page.keyboard.press('g')
      await page.keyboard.press('a')
    },
    /\/application\/home$/,
  ],
  [
    'the palette',
    async (page) => {
      await page.keyboard.press('Control+k')
      const palette = page.getByRole('dialog')
      await palette.getByRole('combobox').fill('Alarms')
      await palette
        .getByRole('option', { name: /^Alarms/ })
        .first()
        .click()
    },
    /\/alerts\b/,
  ],
]

for (const [name, go, address] of WAYS)
  test(`25: somebody who goes elsewhere by ${name} stays there, though the start page was still choosing its plant`, async ({
    page,
    server,
    signIn,
  }) => {
    const listed = await choosing(page, server, signIn)
    await go(page)
    await expect(page).toHaveURL(address)
    await (await listed).finished()
    await expect(page.getByRole('main').getByRole('heading', { level: 1 })).toBeVisible()
    await expect(page).toHaveURL(address)
  })

test('25: the back button is not undone by the plant that is chosen anew', async ({ page, signIn }) => {
  await signIn('owner')
  await expect(page.getByRole('option')).toHaveCount(3)
  const menu = page.getByRole('navigation', { name: 'Main menu' })
  await menu.getByRole('link', { name: 'Alarms' }).click()
  const title = page.getByRole('main').getByRole('heading', { level: 1, name: 'Alarms' })
  await expect(title).toBeVisible()
  await menu.getByRole('link', { name: 'My Plant(s)' }).click()
  await page.evaluate(() => history.back())
  await expect(page).toHaveURL(/\/alerts\b/)
  await expect(title).toBeVisible()
  await expect(page.getByRole('option')).toHaveCount(0)
})
