import { expect, test } from './support/test'

/** Going elsewhere while the start page is still choosing: `tests/journeys/first-click.test.tsx`. */
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
