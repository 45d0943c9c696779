import { expect, test } from './support/test'

/** Longer than the frame takes to come and the link to be pressed, ms. */
const WAIT = 1_500

test('25: somebody who goes elsewhere stays there, though the start page was still choosing its plant', async ({
  page,
  server,
  signIn,
}) => {
  await server.fault({ match: { path: '/operating/station/search' }, times: 1, delayMs: WAIT })
  const listed = page.waitForResponse((reply) => reply.url().includes('/operating/station/search'))
  await signIn('owner')
  const menu = page.getByRole('navigation', { name: 'Main menu' })
  await menu.getByRole('link', { name: 'Alarms' }).click()
  await expect(page).toHaveURL(/\/alerts\b/)
  await (await listed).finished()
  await expect(page.getByRole('main').getByRole('heading', { level: 1 })).toBeVisible()
  await expect(page).toHaveURL(/\/alerts\b/)
})

test('25: the back button is not undone by the plant that is chosen anew', async ({ page, signIn }) => {
  await signIn('owner', { path: '/plant/infos/detail' })
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
