import type { Page } from '@playwright/test'
import { expect, test } from './support/test'

test.use({ viewport: { width: 1440, height: 900 } })

/** The curve that the page draws before the code of the console is there. */
const ahead = (page: Page) => page.locator('body > div:not(#root) canvas')
const own = (page: Page) =>
  page.locator('#content').getByRole('region', { name: 'Day curve' }).locator('canvas')

/** Holds back the code of the console until it is called. */
async function holdConsole(page: Page): Promise<() => void> {
  let go: () => void = () => undefined
  const free = new Promise<void>((resolve) => {
    go = resolve
  })
  await page.route(/assets\/console-[^/]+\.js$/, async (route) => {
    await free
    await route.continue().catch(() => undefined)
  })
  return go
}

const boxOf = async (canvas: ReturnType<typeof own>) => {
  const box = await canvas.boundingBox()
  if (box === null) throw new Error('not drawn')
  return box
}

test.describe('the curve of the day', () => {
  test('stands with the rows before the console does, at the place and of the answers that the dashboard takes over; nothing moves while its parts come in', async ({
    page,
    signIn,
    server,
  }) => {
    await page.addInitScript(() => {
      const shifts: number[] = []
      new PerformanceObserver((list) => {
        for (const entry of list.getEntries())
          shifts.push((entry as PerformanceEntry & { value: number }).value)
      }).observe({ type: 'layout-shift', buffered: true })
      Object.assign(window, { shifts })
    })
    const go = await holdConsole(page)
    await signIn('owner', { path: '/plant/infos/data' })
    await expect(ahead(page)).toBeVisible()
    await expect(page.locator('#content')).toHaveCount(0)
    const before = await boxOf(ahead(page))
    go()
    await expect(own(page)).toBeVisible()
    await expect(ahead(page)).toHaveCount(0)
    const after = await boxOf(own(page))
    for (const side of ['x', 'y', 'width', 'height'] as const)
      expect(Math.abs(after[side] - before[side]), side).toBeLessThanOrEqual(4)
    const asked = (await server.requests()).map(({ path }) => path)
    for (const call of [/fast\/system\/\d+$/, /stats\/daily|power\/\d+\/record/])
      expect(
        asked.filter((path) => call.test(path)),
        String(call),
      ).toHaveLength(1)
    await expect(page.getByText('Backup load').last()).toBeVisible()
    const shifts = await page.evaluate(() => (window as unknown as { shifts: number[] }).shifts)
    expect(shifts.reduce((sum, value) => sum + value, 0)).toBeLessThanOrEqual(0.01)
  })

  test('goes for another plant that is opened meanwhile', async ({ page, signIn }) => {
    const go = await holdConsole(page)
    await signIn('owner', { path: '/plant/infos/data' })
    await expect(ahead(page)).toBeVisible()
    await page.getByRole('option').nth(1).click()
    await expect(ahead(page)).toHaveCount(0)
    go()
    await expect(own(page)).toBeVisible()
    await expect(page.getByRole('option', { selected: true })).toHaveCount(1)
  })

  test('waits for the dashboard where the figures above it take more than a line', async ({
    page,
    signIn,
  }) => {
    await page.setViewportSize({ width: 1280, height: 800 })
    const go = await holdConsole(page)
    await signIn('owner', { path: '/plant/infos/data' })
    await expect(ahead(page)).toHaveCount(1)
    await expect(ahead(page)).toBeHidden()
    go()
    await expect(own(page)).toBeVisible()
  })
})
