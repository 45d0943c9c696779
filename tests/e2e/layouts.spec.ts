import { configure } from './support/configure'
import { go } from './support/seen'
import { expect, test } from './support/test'

test('S2-42 S2-43 S2-44 the original layout has its form of menu, dashboard and plant screen on the same addresses', async ({
  page,
  signIn,
  axe,
}) => {
  await configure(page, { layoutVersion: '1.5.2' })
  await signIn('owner')
  await page.setViewportSize({ width: 1440, height: 900 })
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
  await expect(page.getByRole('region', { name: 'Day curve' })).toBeVisible()
  const flow = await page.getByRole('region', { name: 'Energy flow now' }).boundingBox()
  const day = await page.getByRole('region', { name: 'Day curve' }).boundingBox()
  expect(Math.round(flow?.width ?? 0)).toBe(Math.round(day?.width ?? 1))
  expect(day?.y).toBe(flow?.y)
  const chooser = page.getByRole('button', { name: /^Choose a plant/ })
  await expect(chooser).toBeVisible()
  await expect(page.getByRole('listbox')).toHaveCount(0)
  const menu = page.getByRole('navigation', { name: 'Main menu' })
  const box = await menu.boundingBox()
  expect(box?.width ?? 0).toBeGreaterThan(box?.height ?? 0)
  for (const label of ['My Plant(s)', 'Functional applications', 'Account'])
    await expect(menu.getByRole('link', { name: label })).toBeVisible()
  await chooser.click()
  await axe()
  await page.getByRole('option', { name: /Backstube/ }).click()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(/Backstube/)
  await expect(page.getByRole('listbox')).toHaveCount(0)
  await expect(page).toHaveURL(/\/plant\/infos\/data\?.*plant=\d+/)
  await expect(page).toHaveTitle(/^Backstube Birkental · Heliograph$/)
  await page.getByRole('link', { name: 'Devices', exact: true }).click()
  await expect(page).toHaveURL(/\/plant\/infos\/device/)
  await expect(page).toHaveTitle('Devices · Backstube Birkental · Heliograph')

  // A phone has a list before the plant.
  await page.setViewportSize({ width: 360, height: 740 })
  await go(page, '/plant/infos/data')
  await expect(page.getByRole('option')).toHaveCount(3)
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('My Plant(s)')
  expect(await page.evaluate(() => document.documentElement.scrollWidth - innerWidth)).toBeLessThanOrEqual(0)
})
