import { go, quiet } from './support/seen'
import { expect, test } from './support/test'

/** Pages that are scrolled through; that the list goes on to its end is for `plant-list.test.tsx`. */
const PAGES = 4

test('S4-26 S9-02 S9-03 a fleet of 1,200 plants scrolls on, each page asked once; the list beside their map scrolls by itself alone', async ({
  page,
  signIn,
  server,
}) => {
  await signIn('admin', { path: '/plant/infos/detail' })
  const list = page.getByRole('listbox', { name: 'My Plant(s)' })
  await expect(list.getByRole('option').first()).toHaveAttribute('aria-setsize', '1200')
  await list.hover()
  const sought = list.locator(`[role=option][aria-posinset="${PAGES * 20 - 10}"]`)
  for (let step = 0; step < 100 && !(await sought.isVisible()); step += 1) {
    await page.mouse.wheel(0, 2000)
    await page.evaluate(() => new Promise(requestAnimationFrame))
    // A virtual list keeps the page small however long the fleet is.
    expect(await list.locator('[role=option]').count()).toBeLessThan(80)
  }
  await expect(sought).toBeVisible()
  await quiet(page)
  const pages = (await server.requests())
    .filter(({ path }) => path.endsWith('/operating/station/search'))
    .map(({ query }) => Number(query['page']))
  expect(pages).toEqual([...new Set(pages)])
  expect(Math.max(...pages)).toBeGreaterThanOrEqual(PAGES)

  await page.setViewportSize({ width: 1440, height: 500 })
  await go(page, '/plants?m=1')
  const beside = page.getByRole('main').getByRole('list', { name: 'Plants' })
  const tooHigh = (of: string) =>
    beside.evaluate((node, sought) => {
      const box = node.closest(sought)
      return box === null ? null : box.scrollHeight - box.clientHeight
    }, of)
  await expect(beside.getByRole('listitem').nth(10)).toBeAttached()
  expect(await tooHigh('.hg-plant-map-beside')).toBeGreaterThan(200)
  expect(await tooHigh('.shell-screen')).toBe(0)
})
