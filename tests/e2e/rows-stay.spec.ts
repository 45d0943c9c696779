import type { Page } from '@playwright/test'
import { walked } from '../support/walk'
import { quiet } from './support/seen'
import { expect, test } from './support/test'

/** What a person may see move by itself (look.md has no jumps): the browser's own measure. */
const MOST = 0.004

interface Shift extends PerformanceEntry {
  value: number
  hadRecentInput: boolean
  sources: readonly { node: Node | null; previousRect: DOMRectReadOnly; currentRect: DOMRectReadOnly }[]
}

/** Sum of all shifts in which something of the screen, not of the menu, moved up or down by more than a few px. */
async function watchShifts(page: Page): Promise<() => Promise<number>> {
  await page.addInitScript(() => {
    const seen = { sum: 0 }
    Object.assign(window, { shifts: seen })
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries() as Shift[]) {
        const moved = entry.sources.some(({ node, previousRect: from, currentRect: to }) => {
          const ofMenu = node?.parentElement?.closest('nav') ?? null
          return ofMenu === null && from.height > 0 && Math.abs(from.top - to.top) > 4
        })
        if (moved && !entry.hadRecentInput) seen.sum += entry.value
      }
    }).observe({ type: 'layout-shift', buffered: true })
  })
  return () => page.evaluate(() => (window as unknown as { shifts: { sum: number } }).shifts.sum)
}

/** The code and the calls of what stands above these lists. */
const HEADS =
  /\/assets\/(billing|insurance|alarms)-|\/message-s\/credit\?|\/message-s\/setting\/plan|\/insurance\/cover/
/** One wide and one narrow; a walk takes all of them both ways. */
const LISTS = walked(
  [
    ['/application/detail/deviceCharge', 1280],
    ['/application/detail/deviceCharge/orders', 390],
    ['/application/detail/messageCharge', 1280],
    ['/application/detail/insurance', 390],
    ['/alerts', 1280],
    ['/application/detail/deviceCharge', 390],
    ['/application/detail/deviceCharge/orders', 1280],
    ['/application/detail/messageCharge', 390],
    ['/application/detail/insurance', 1280],
    ['/alerts', 390],
  ] as const,
  ([path, width]) => (width === 390) === path.endsWith('insurance') && /insurance|alerts/.test(path),
)

test('what stands above a list is no later push to its rows', async ({ page, signIn }) => {
  const shifts = await watchShifts(page)
  const sums: Record<string, number> = {}
  await signIn('owner', { path: '/application/home' })
  // What the provider announces comes when its call is answered: it is no head of a list.
  await page.getByRole('button', { name: 'Hide this notice' }).click()
  for (const [path, width] of LISTS) {
    await page.setViewportSize({ width, height: 800 })
    // The head comes after the rows, as it does over a slow line.
    await page.route(HEADS, async (route) => {
      await new Promise((resolve) => setTimeout(resolve, 500))
      await route.continue()
    })
    await page.goto(path)
    await expect(page.locator('section[aria-labelledby] footer [role=status]')).toContainText(/\d/)
    await quiet(page)
    await expect(page.locator('#content .hg-skeleton')).toHaveCount(0)
    sums[`${path} ${width}`] = await shifts()
    await page.unrouteAll({ behavior: 'wait' })
  }
  expect(Object.entries(sums).filter(([, sum]) => sum > MOST)).toEqual([])
})
