import type { Page } from '@playwright/test'
import { configure } from './support/configure'
import { go, quiet } from './support/seen'
import { expect, test } from './support/test'

const SEARCH = '/operating/station/screen/search'
const SHAPES = [
  [1920, 1080],
  [2560, 1080],
  [1080, 1920],
] as const
const FINE = { faint: [], least: 28, beyond: [], cut: [], scrolls: false }

/** What of a wall cannot be read from afar. */
const readable = (page: Page) =>
  page.locator('main').evaluate((main) => {
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
      cut: shown
        .filter((one) => one.scrollWidth > one.clientWidth + 1 && one.clientWidth > 0)
        .concat(shown.filter((one) => one.scrollHeight > one.clientHeight + 4 && one.clientHeight > 0))
        .map((one) => one.textContent),
      scrolls: root.scrollHeight > innerHeight || root.scrollWidth > innerWidth,
    }
  })

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
  for (const [width, height] of SHAPES) {
    await page.setViewportSize({ width, height })
    expect(await readable(page)).toEqual(FINE)
  }
  await server.fault({ match: { path: SEARCH }, status: 500, body: { code: '16', msg: 'cut' } })
  await page.clock.runFor(61_000)
  await expect(page.getByText(/^Connection lost since \d\d:\d\d \S+$/)).toBeVisible()
  await expect(page.getByText(/\d+\.\d\d\skW$/).first()).toBeVisible()
})

/** Displays as somebody has set them up, numbered from 7 on. */
async function setUp(page: Page, ...contents: Record<string, unknown>[]) {
  const screens = contents.map((content, at) => ({
    ...{ id: 7 + at, name: 'Hall', content: JSON.stringify(content), changedTime: null, plants: 3 },
  }))
  await page.route('**/backyard-api-s/screen', (route) => route.fulfill({ json: screens }))
}

test('S2-25 S2-40 a light wall is read from afar in every shape and language, and its map has the room of panels that were not chosen', async ({
  page,
  signIn,
  axe,
}) => {
  await page.clock.install()
  // The longest words, and letters of another kind.
  const LANGUAGES = ['de', 'ja']
  const PANELS = [['ticker'], ['ticker', 'states'], ['ticker', 'states', 'worst']]
  await setUp(
    page,
    ...LANGUAGES.map((language) => ({ theme: 'light', language, income: true })),
    ...PANELS.map((panels) => ({ panels })),
  )
  const [wide, tall] = [SHAPES[0], SHAPES[2]]
  await page.setViewportSize({ width: wide[0], height: wide[1] })
  await signIn('owner', { path: '/largescreen?screen=7' })
  for (const [at, language] of LANGUAGES.entries()) {
    await go(page, `/largescreen?screen=${7 + at}`)
    await expect(page.locator('[data-theme=light]')).toHaveAttribute('lang', language)
    await expect(page.getByText(/\d+\.\d\d\skW$/).first()).toBeVisible()
    if (language === 'de') await axe()
    for (const [width, height] of SHAPES) {
      await page.setViewportSize({ width, height })
      expect(await readable(page)).toEqual(FINE)
    }
  }

  const share = async ([width, height]: readonly [number, number]) => {
    await page.setViewportSize({ width, height })
    const map = page.locator('[data-sides] > div').filter({ has: page.locator('svg circle') })
    await expect(map).toBeVisible()
    const box = await map.boundingBox()
    return [Math.round(((box?.width ?? 0) / width) * 100), Math.round(((box?.height ?? 0) / height) * 100)]
  }
  const shares: number[] = []
  for (const at of PANELS.keys()) {
    await go(page, `/largescreen?screen=${9 + at}`)
    // Of the two languages' displays nothing is left.
    await expect(page.locator('[data-theme=light]')).toHaveCount(0)
    if (at > 0) await expect(page.locator('[data-sides] section')).not.toHaveCount(0)
    shares.push((await share(wide))[0] ?? 0)
    if (at === 0) expect((await share(tall))[1]).toBeGreaterThan(50)
  }
  expect(shares[0]).toBeGreaterThan(90)
  expect(shares[1]).toBeGreaterThan(60)
  expect(shares[2]).toBeLessThan(45)
})

/** A part of a large organisation, read once; answers what makes it four times as many plants, so many times as large. */
async function largeFleet(page: Page) {
  interface Rows {
    total: number
    data: ({ id: number } & Record<string, unknown>)[]
  }
  let part: Rows | null = null
  let times = 1
  await configure(page, { encryptedMode: false })
  await page.route(`**${SEARCH}*`, async (route) => {
    const url = route
      .request()
      .url()
      .replace(/size=\d+/, 'size=250')
    part ??= (await (await route.fetch({ url })).json()) as Rows
    const larger = (name: string, value: unknown) =>
      typeof value === 'number' && /power|capacity|generation/i.test(name) ? value * times : value
    const rows = part.data.map((row) =>
      Object.fromEntries(Object.entries(row).map(([name, value]) => [name, larger(name, value)])),
    )
    const data = [0, 1, 2, 3]
      .slice(0, times)
      .flatMap((at) => rows.map((row) => ({ ...row, id: Number(row['id']) + at * 1_000_000 })))
    await route.fulfill({ json: { total: data.length, data } })
  })
  return (by: number) => (times = by)
}

test('S2-40 a large fleet is read to its end in every shape: all ten names of a ranking in turn, the latest alarm with its plant, words beside numbers of nine such fleets', async ({
  page,
  signIn,
  server,
}) => {
  // Who is weakest is said by day.
  await page.clock.install({ time: '2026-06-18T10:30:00Z' })
  const panels = ['states', 'worst', 'benefit', 'best']
  await setUp(
    page,
    { panels },
    { language: 'de', panels: ['states', 'alarms', 'benefit', 'best'] },
    { language: 'de', panels },
  )
  await page.setViewportSize({ width: 1920, height: 1080 })
  const enlarge = await largeFleet(page)
  await signIn('admin', { path: '/largescreen?screen=7' })
  const rankings = page.locator('section').filter({ hasText: 'full-power hours today' })
  await expect(rankings).toHaveCount(2)
  await expect(rankings.first().locator('dt').first()).toBeVisible()
  /** Moves the clock on until something is there, but not while an answer is awaited: it would be given up as too late. */
  const runUntil = (there: () => Promise<boolean>) =>
    expect
      .poll(
        async () => {
          if (await there()) return true
          await quiet(page)
          // Each reply says what time it is: the server's clock goes with the page's.
          const next = (await page.evaluate(() => Date.now())) + 10_000
          await server.clock(new Date(next).toISOString())
          await page.clock.fastForward(10_000)
          return false
        },
        { intervals: [10], timeout: 60_000 },
      )
      .toBe(true)
  const everyShape = async (also?: (shape: number) => Promise<void>) => {
    for (const [shape, [width, height]] of SHAPES.entries()) {
      await page.setViewportSize({ width, height })
      expect(await readable(page), `${String(width)} × ${String(height)}`).toEqual(FINE)
      await also?.(shape)
    }
  }
  const seen = SHAPES.map(() => new Set<number>())
  const ranks = async () => (await rankings.locator('dt').allInnerTexts()).map((name) => parseInt(name))
  await runUntil(async () => {
    const shown = await ranks()
    const whole = seen.every((known) => shown.every((rank) => known.has(rank)))
    if (!whole) await everyShape(async (shape) => (await ranks()).forEach((rank) => seen[shape]?.add(rank)))
    return seen.every(({ size }) => size >= 10)
  })
  for (const names of seen) expect(names).toEqual(new Set([1, 2, 3, 4, 5, 6, 7, 8, 9, 10]))

  await go(page, '/largescreen?screen=8')
  const alarms = page.locator('section').filter({ has: page.getByRole('heading', { name: 'Alarme' }) })
  // Levels and causes take turns.
  await runUntil(async () => /.{12,} · .+/.test((await alarms.locator('p').allInnerTexts()).join()))
  await everyShape()

  enlarge(9)
  await page.clock.fastForward(61_000)
  await go(page, '/largescreen?screen=9')
  await expect(page.getByText('1000 Anlagen')).toBeVisible()
  await expect(page.getByText(/^\d{7,}\.\d\d\st$/).first()).toBeVisible()
  await everyShape()
})
