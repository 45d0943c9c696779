import { expect, test } from './support/test'

const SEARCH = '/operating/station/screen/search'

test('S2-40 a wall is read from afar in every shape, does not scroll, and keeps its figures when the line is cut', async ({
  page,
  signIn,
  server,
  watch,
  axe,
}) => {
  watch.tolerate(/500/)
  await page.clock.install()
  await page.setViewportSize({ width: 1920, height: 1080 })
  await signIn('owner', { path: '/largescreen' })
  await expect(page.getByText(/\d+\.\d\d\skW$/).first()).toBeVisible()
  await axe()
  for (const [width, height] of [
    [1920, 1080],
    [2560, 1080],
    [1080, 1920],
  ] as const) {
    await page.setViewportSize({ width, height })
    const found = await page.locator('main').evaluate((main) => {
      const shown = [...main.querySelectorAll('*')].filter((one) =>
        [...one.childNodes].some((node) => node.nodeType === 3 && node.textContent?.trim()),
      )
      const root = document.documentElement
      return {
        least: Math.min(...shown.map((one) => parseFloat(getComputedStyle(one).fontSize))),
        beyond: shown
          .filter((one) => one.getBoundingClientRect().right > innerWidth)
          .map((one) => one.textContent),
        scrolls: root.scrollHeight > innerHeight || root.scrollWidth > innerWidth,
      }
    })
    expect(found).toEqual({ least: 28, beyond: [], scrolls: false })
  }
  await server.fault({ match: { path: SEARCH }, status: 500, body: { code: '16', msg: 'cut' } })
  await page.clock.runFor(61_000)
  await expect(page.getByText(/^Connection lost since \d\d:\d\d$/)).toBeVisible()
  await expect(page.getByText(/\d+\.\d\d\skW$/).first()).toBeVisible()
})
