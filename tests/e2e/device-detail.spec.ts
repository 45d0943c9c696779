import { readFileSync } from 'node:fs'
import type { Page } from '@playwright/test'
import { greyOfPng } from '../../mocks/cloud/photos/png'
import { saved } from './support/files'
import { go, quiet } from './support/seen'
import { still } from './support/still'
import { expect, test } from './support/test'

const INVERTER = 23_400_030_010
const at = (device: number, more = '') => `/device-detail?plant=63400030&device=${String(device)}${more}`

/** A title, names and lines for whatever opens it, dark and light. */
async function expectPicture(page: Page) {
  const chart = page.getByRole('region', { name: 'Chart' })
  await expect(chart.getByRole('group', { name: 'Series' })).toContainText('Optimizer 11')
  await expect(chart.locator('canvas').first()).toBeVisible()
  for (const theme of ['dark', 'light'] as const) {
    await page.emulateMedia({ colorScheme: theme })
    await expect(page.locator('html')).toHaveAttribute('data-theme', theme)
    await still(page)
    const file = await saved(page, () => chart.getByRole('button', { name: 'Save as a picture' }).click())
    const picture = await greyOfPng(new Uint8Array(readFileSync(await file.path())))
    if (picture === null) throw new Error('no picture')
    const { width, height, grey } = picture
    expect(width).toBeGreaterThan(600)
    const ground = grey[width * height - 1] ?? 0
    expect(ground > 128).toBe(theme === 'light')
    const inked = (from: number, to: number, left: number, right: number) => {
      let count = 0
      for (let y = from; y < to; y += 1)
        for (let x = left; x < right; x += 1)
          if (Math.abs((grey[y * width + x] ?? 0) - ground) > 40) count += 1
      return count
    }
    // Its title, the eight names below it, then the drawing.
    expect(inked(8, 30, 16, 500)).toBeGreaterThan(500)
    for (let line = 0; line < 8; line += 1)
      expect(inked(32 + 18 * line, 48 + 18 * line, 42, 200)).toBeGreaterThan(60)
    expect(inked(200, height - 60, 64, width - 64)).toBeGreaterThan(500)
  }
}

test('S2-19 a curve is looked at nearer and dragged by the mouse, followed by the keys, and whole again; the page of a device draws its day, fits a phone and is legible; the picture of a chart has a title, names and lines for whatever opens it', async ({
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
  // The week stays until the day is there.
  await expect.poll(labels).not.toEqual(before)
  await expect(page.getByRole('region', { name: 'Chart' }).locator('canvas').first()).toBeVisible()
  await quiet(page)
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

  await page.setViewportSize({ width: 1280, height: 720 })
  await go(page, '/device-detail?plant=63400020&device=23400020067&tab=overview')
  const bars = page.getByRole('region', { name: 'Among its sisters' }).locator('tbody tr')
  await expect(bars.first()).toBeVisible()
  // Bars are as long as what they count, whatever stands beside them.
  const lengths = await bars.evaluateAll((rows) =>
    rows.map((row) => ({
      count: Number(row.querySelector('td')?.textContent),
      length: row.querySelector('i')?.getBoundingClientRect().width ?? NaN,
    })),
  )
  const most = lengths.toSorted((one, other) => other.count - one.count)[0]
  expect(new Set(lengths.map(({ count }) => count)).size).toBeGreaterThan(2)
  for (const { count, length } of lengths)
    expect(length).toBeCloseTo(((most?.length ?? NaN) * count) / (most?.count ?? NaN), 0)

  await go(page, '/device-detail?plant=63400020&device=23400020067&tab=chart&sisters=1')
  await expectPicture(page)
})
