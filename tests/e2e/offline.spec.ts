import { expect, test } from './support/test'

test("23: offline a tab not loaded yet keeps the plant's frame and names no address; Refresh says so once", async ({
  page,
  signIn,
  context,
  watch,
}) => {
  watch.tolerate(/ERR_INTERNET_DISCONNECTED|Failed to load resource|Unable to preload|dynamically imported/)
  await signIn('owner')
  await page.getByRole('option').first().waitFor()
  await page.goto('/plant/infos/data?plant=63400030')
  await page.getByRole('region', { name: 'Key figures' }).getByText('Self-sufficiency').waitFor()
  await page.waitForLoadState('networkidle')
  await context.setOffline(true)
  await expect(page.getByText(/^No network connection/)).toBeVisible()
  await page.getByRole('button', { name: 'Refresh' }).click()
  await expect(page.getByText('Network error.')).toHaveCount(1)

  await page.getByRole('link', { name: 'Related' }).click()
  await expect(page.getByRole('heading', { name: 'A part of the console did not load' })).toBeVisible()
  await expect(page.getByRole('heading', { level: 1, name: 'Kranichhof' })).toBeVisible()
  await expect(page.getByRole('option')).toHaveCount(3)
  await expect(page.locator('main')).not.toContainText('http')

  await context.setOffline(false)
  await expect(page.getByRole('heading', { name: 'A part of the console did not load' })).toHaveCount(0)
})
