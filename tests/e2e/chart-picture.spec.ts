import { readFileSync } from 'node:fs'
import { greyOfPng } from '../../mocks/cloud/photos/png'
import { saved } from './support/files'
import { still } from './support/still'
import { expect, test } from './support/test'

test('S2-19 the picture of a chart has a title, names and lines for whatever opens it, dark and light', async ({
  page,
  signIn,
}) => {
  await page.addInitScript(() => localStorage.setItem('heliograph.theme', 'system'))
  await page.emulateMedia({ colorScheme: 'dark' })
  await signIn('owner', { path: '/device-detail?plant=63400020&device=23400020067&tab=chart&sisters=1' })
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
})
