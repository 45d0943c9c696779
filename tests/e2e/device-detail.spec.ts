import { go } from './support/seen'
import { expect, test } from './support/test'

const INVERTER = 23_400_030_010
const at = (device: number, more = '') => `/device-detail?plant=63400030&device=${String(device)}${more}`

test('S2-19 a curve is looked at nearer and dragged by the mouse, followed by the keys, and whole again; the page of a device draws its day, fits a phone and is legible', async ({
  page,
  signIn,
  axe,
}) => {
  await page.emulateMedia({ colorScheme: 'light' })
  await page.addInitScript(() => localStorage.setItem('heliograph.theme', 'system'))
  await page.setViewportSize({ width: 1440, height: 900 })
  await signIn('owner', { path: at(INVERTER, '&tab=chart&span=week') })
  const chart = page.getByRole('application', { name: 'Chart' })
  const labels = () =>
    page.getByRole('region', { name: 'Chart' }).locator('[class*=time] span').allTextContents()
  const all = page.getByRole('button', { name: 'Show all' })
  await expect(page.getByRole('region', { name: 'Chart' }).locator('canvas').first()).toBeVisible()
  await expect(all).toBeDisabled()
  const before = await labels()
  await chart.hover()
  await page.keyboard.down('Control')
  for (const _ of [1, 2, 3, 4, 5, 6]) await page.mouse.wheel(0, -100)
  await page.keyboard.up('Control')
  await expect(all).toBeEnabled()
  await expect.poll(labels).not.toEqual(before)
  const near = await labels()
  const box = await chart.boundingBox()
  const [x, y] = [(box?.x ?? 0) + (box?.width ?? 0) / 2, (box?.y ?? 0) + 80]
  await page.mouse.move(x, y)
  await page.mouse.down()
  await page.mouse.move(x + 300, y, { steps: 3 })
  await page.mouse.up()
  await expect.poll(labels).not.toEqual(near)
  await chart.focus()
  await page.keyboard.press('Home')
  await expect.poll(async () => (await labels())[0]).toBe(before[0])
  await page.keyboard.press('0')
  await expect.poll(labels).toEqual(before)

  await go(page, at(INVERTER, '&tab=chart'))
  await expect(page.getByRole('region', { name: 'Chart' }).locator('canvas').first()).toBeVisible()
  await page.getByRole('application', { name: 'Chart' }).focus()
  await page.keyboard.press('ArrowRight')
  await expect(page.getByRole('status').filter({ hasText: 'AC output power' })).toHaveCount(1)
  await axe()
  await page.emulateMedia({ colorScheme: 'dark' })
  await page.setViewportSize({ width: 360, height: 780 })
  await go(page, at(INVERTER + 40))
  await expect(page.getByRole('region', { name: 'Cells' })).toBeVisible()
  await axe()
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(360)
})
