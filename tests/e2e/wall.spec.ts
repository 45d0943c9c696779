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
      const channels = (colour: string) => (colour.match(/[\d.]+/g) ?? []).map(Number)
      const light = (colour: string) => {
        const [red = 0, green = 0, blue = 0] = channels(colour).map((one) => {
          const share = one / 255
          return share <= 0.04045 ? share / 12.92 : ((share + 0.055) / 1.055) ** 2.4
        })
        return 0.2126 * red + 0.7152 * green + 0.0722 * blue
      }
      // Surfaces of a wall are opaque: the nearest one is what stands behind.
      const ground = (one: Element | null): string => {
        if (one === null) return 'rgb(255, 255, 255)'
        const colour = getComputedStyle(one).backgroundColor
        return channels(colour)[3] === 0 ? ground(one.parentElement) : colour
      }
      const contrast = (one: Element) => {
        const [low = 0, high = 0] = [light(getComputedStyle(one).color), light(ground(one))].sort(
          (a, b) => a - b,
        )
        return (high + 0.05) / (low + 0.05)
      }
      return {
        faint: shown.filter((one) => contrast(one) < 7).map((one) => one.textContent),
        least: Math.min(...shown.map((one) => parseFloat(getComputedStyle(one).fontSize))),
        beyond: shown
          .filter((one) => one.getBoundingClientRect().right > innerWidth)
          .map((one) => one.textContent),
        scrolls: root.scrollHeight > innerHeight || root.scrollWidth > innerWidth,
      }
    })
    expect(found).toEqual({ faint: [], least: 28, beyond: [], scrolls: false })
  }
  await server.fault({ match: { path: SEARCH }, status: 500, body: { code: '16', msg: 'cut' } })
  await page.clock.runFor(61_000)
  await expect(page.getByText(/^Connection lost since \d\d:\d\d$/)).toBeVisible()
  await expect(page.getByText(/\d+\.\d\d\skW$/).first()).toBeVisible()
})
