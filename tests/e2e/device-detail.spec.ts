import { expect, test } from './support/test'

const INVERTER = 23_400_030_010
const at = (device: number, more = '') => `/device-detail?plant=63400030&device=${String(device)}${more}`

test('S2-19 the page of a device draws its day, fits a phone and is legible', async ({
  page,
  signIn,
  axe,
}) => {
  await page.emulateMedia({ colorScheme: 'light' })
  await page.addInitScript(() => localStorage.setItem('heliograph.theme', 'light'))
  await page.setViewportSize({ width: 1440, height: 900 })
  await signIn('owner', { path: at(INVERTER, '&tab=chart') })
  await expect(page.getByRole('region', { name: 'Chart' }).locator('canvas').first()).toBeVisible()
  await page.getByRole('application', { name: 'Chart' }).focus()
  await page.keyboard.press('ArrowRight')
  await expect(page.getByRole('status').filter({ hasText: 'AC output power' })).toHaveCount(1)
  await axe()
  await page.evaluate(() => localStorage.setItem('heliograph.theme', 'dark'))
  await page.setViewportSize({ width: 360, height: 780 })
  await page.goto(at(INVERTER + 40))
  await expect(page.getByRole('region', { name: 'Cells' })).toBeVisible()
  await axe()
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(360)
})
