import { pick } from './support/forms'
import { go } from './support/seen'
import { expect, test } from './support/test'

/** What else is chosen there is for `tests/journeys/chosen-settings.test.tsx`, `key-map` and `messages-chosen`. */
test('S2-31 S3-30 rows get denser and motion stops at once, both last, and who wants less motion picks from a list as everybody', async ({
  page,
  signIn,
  axe,
}) => {
  await signIn('owner', { path: '/account/settings/message' })
  await expect(page.getByText(/^Alarms \d+ → messages \d+$/)).toBeVisible()
  await axe()
  await go(page, '/account/settings/accountRevokeStep')
  await expect(page.getByRole('radio').first()).toBeVisible()
  await axe()
  await go(page, '/account/settings/common')
  await expect(page.getByRole('group', { name: 'Temperature unit' }).getByRole('radio')).toHaveCount(2)
  await page.getByRole('group', { name: 'Row height' }).getByRole('radio', { name: 'Compact' }).check()
  await page.getByRole('group', { name: 'Motion' }).getByRole('radio', { name: 'Reduced' }).check()
  const button = page.getByRole('button', { name: 'Show these keys', exact: true })
  await expect(button).toHaveCSS('transition-duration', '0s')
  await axe()
  await go(page, '/plants')
  await expect(page.locator('main [data-density="compact"]')).toBeVisible()
  await page.getByRole('navigation', { name: 'Main menu' }).getByRole('link', { name: 'My Plant(s)' }).click()
  const row = page.getByRole('option').first()
  await expect(row).toHaveCSS('height', '54px')
  await page.reload()
  await expect(row).toHaveCSS('height', '54px')
  await expect(page.locator('html')).toHaveAttribute('data-motion', 'reduced')
  await page.getByRole('link', { name: 'Create plant' }).click()
  // By who wants less motion of the whole system, which these tests do, and of the console alone.
  await pick(page, 'Type', 'Commercial rooftop')
  await page.emulateMedia({ reducedMotion: 'no-preference' })
  await pick(page, 'Type', 'Ground mounted')
  await expect(page.locator('.ant-select', { has: page.getByLabel('Type') })).toContainText('Ground mounted')
})
