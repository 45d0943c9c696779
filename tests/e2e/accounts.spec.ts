import { expect, test } from './support/test'

test.use({ byForm: true })

/** What each account sees is for `tests/journeys/each-account.test.tsx`; going elsewhere while the start page still chooses: `first-click.test.tsx` there. */
test('S1-08 S2-58 S4-20 S4-21 S7-30 an owner signs in, sees three plants, goes elsewhere, 25: and back, which is not undone by the plant that is chosen anew; signing out clears the session and ends the token', async ({
  page,
  signIn,
  server,
  context,
}) => {
  await signIn('owner')
  await expect(page).toHaveURL(/\/plant\/infos\/data/)
  await expect(page.getByRole('listbox', { name: 'My Plant(s)' }).getByRole('option')).toHaveCount(3)
  await expect(page.getByText('Total 3 records')).toBeVisible()
  const menu = page.getByRole('navigation', { name: 'Main menu' })
  await menu.getByRole('link', { name: 'Alarms' }).click()
  const title = page.getByRole('main').getByRole('heading', { level: 1, name: 'Alarms' })
  await expect(title).toBeVisible()
  await menu.getByRole('link', { name: 'My Plant(s)' }).click()
  await page.evaluate(() => history.back())
  await expect(page).toHaveURL(/\/alerts\b/)
  await expect(title).toBeVisible()
  await expect(page.getByRole('option')).toHaveCount(0)

  await page.getByRole('button', { name: 'Account menu' }).click()
  await page.getByText('Log Out').click()
  await expect(page).toHaveURL(/\/login/)
  const shown = async () =>
    (await server.requests()).some(({ path }) => path.endsWith('/oauth2-s/oauth/logout'))
  await expect.poll(shown).toBe(true)
  const kept = (await context.cookies()).map(({ name }) => name)
  expect(kept.filter((name) => name !== 'language')).toEqual([])
  await page.goBack()
  await expect(page.getByLabel('Account', { exact: true })).toBeVisible()
  await expect(page.getByRole('listbox')).toHaveCount(0)
})
