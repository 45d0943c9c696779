import type { Page, Route } from '@playwright/test'
import fc from 'fast-check'
import { withField } from '../support/any-json'
import { HOME } from './support/forms'
import { go, quiet } from './support/seen'
import { expect, test } from './support/test'

/** Of the same owner. */
const OTHER = 63400020

/** Calls that the sign-in page and the dashboard make; each meets any JSON in any of its fields. */
const CALLS = [
  '/oem/project/basic-info',
  '/acc/org/login-user',
  '/operating/station/search',
  '/operating/station/information/',
  '/fast/system/',
  '/operating/system/',
  '/history/batteryPower/',
  '/history/power/',
  '/micro/display',
  '/operating/alert/search',
  '/station/generation/energy-saved',
  '/weather/searchForecast',
  '/fast/device/',
]
const API = /\/(maintain-s|oauth2-s|user-s|group-s|auth-s|region-s|backyard-api-s)\//
/** The same replies every time: a failure names the seed that caused it. */
const SEEDS = Array.from({ length: 12 }, (_, at) => at + 1)
/** Numbers of the fields that are replaced in one reply. */
const HITS = 2

/** The demo domain has no brand; one is needed to be hurt. */
const BRAND = {
  system: 'INTELLGENT',
  status: 'OK',
  supportLanList: ['en', 'de'],
  apiKeyDtoList: [],
  textList: [{ type: 'SHOW_NAME', lan: 'en', textInfo: 'Sunrise Portal' }],
  colorList: [{ type: 'primary', colorCode: '#00aa55', alpha: 100 }],
  blockFunctionCodeList: ['insurance'],
  extendWeb: '{"topNaviLogo":""}',
  officalDomain: 'portal.example.org',
  squareLogoLink: '',
  trackingCode: null,
}

/** Answers of the cloud, as plain JSON, with some values replaced. `met` gathers the calls that were hurt. */
function harm(seed: number, hurts: (path: string) => boolean, met: Set<string>) {
  const values = fc.sample(fc.tuple(fc.nat(100_000), fc.jsonValue()), { seed, numRuns: 200 })
  let next = 0
  return async (route: Route) => {
    const path = new URL(route.request().url()).pathname
    const reply = await route.fetch()
    const body = await reply.text()
    const given = path.includes('basic-info') ? JSON.stringify(BRAND) : body
    if (!hurts(path) || !reply.ok() || !/^\s*[[{]/.test(given))
      return route.fulfill({ response: reply, body })
    let json: unknown = JSON.parse(given)
    for (let hit = 0; hit < HITS; hit += 1) {
      const [at, value] = values[next++ % values.length] ?? [0, null]
      json = withField(json, at, value)
    }
    met.add(CALLS.find((call) => path.includes(call)) ?? path)
    return route.fulfill({ response: reply, body: JSON.stringify(json) })
  }
}

/** Bodies travel plainly, so that they can be changed on their way. */
const plainly = (page: Page) =>
  page.route('**/config.json', async (route) => {
    const reply = await route.fetch()
    await route.fulfill({ json: { ...((await reply.json()) as object), encryptedMode: false } })
  })

/** Something stands on the screen, and it is not the page of a broken console. */
async function lives(page: Page, seed: number) {
  await expect(page.getByRole('main').first(), `seed ${String(seed)}`).toBeVisible()
  await expect(page.locator('[aria-busy=true]'), `seed ${String(seed)}`).toHaveCount(0)
  const text = await page.locator('body').innerText()
  expect(text.trim(), `seed ${String(seed)}`).not.toBe('')
  expect(text, `seed ${String(seed)}`).not.toMatch(
    /stopped working|could not start|\[object|undefined|NaN|Infinity/,
  )
}

test('any JSON in any field of the calls of a dashboard gives a screen or a panel error', async ({
  page,
  signIn,
  watch,
}) => {
  test.slow()
  // What is read from a broken reply may be asked for, and is refused.
  watch.tolerate(/Failed to load resource/)
  await plainly(page)
  await signIn('owner')
  await expect(page.getByRole('option')).toHaveCount(3)
  await quiet(page)
  const met = new Set<string>()
  // Without an identity or a list there is no dashboard to hurt: they are hurt a third of the times, where the console
  // starts; another start follows, and from there another plant, whose dashboard is asked for anew.
  const boot = /basic-info|login-user|station\/search|station\/information/
  for (const seed of SEEDS) {
    const starts = seed % 3 !== 2
    const handler = harm(seed, (path) => seed % 3 === 0 || !boot.test(path), met)
    await page.route(API, handler)
    if (starts) await page.goto(`/plant/infos/data?plant=${String(HOME)}`)
    else await go(page, `/plant/infos/data?plant=${String(OTHER)}`)
    // Whatever a hurt reply leads to is asked before the next seed.
    await quiet(page)
    await lives(page, seed)
    await page.unroute(API, handler)
  }
  expect([...met].filter((path) => CALLS.includes(path)).sort()).toEqual([...CALLS].sort())
})

test('any JSON in any field of the calls around sign-in leaves a form that can be used', async ({
  page,
  watch,
}) => {
  watch.tolerate(/Failed to load resource/)
  await plainly(page)
  const met = new Set<string>()
  for (const seed of SEEDS) {
    const handler = harm(seed, (path) => !path.endsWith('/oauth/token') || seed % 2 === 0, met)
    await page.route(API, handler)
    await page.goto('/login')
    await lives(page, seed)
    // A hurt brand may speak another language, or be suspended: that is a screen as well.
    const closed = page.locator('.hg-state-text')
    const account = page.locator('input[autocomplete=username]')
    await expect(closed.or(account)).toBeVisible()
    if (await closed.isVisible()) {
      await page.unroute(API, handler)
      continue
    }
    await account.fill('owner@heliograph.example')
    await page.locator('input[type=password]').fill('Harbour-Sun-59')
    await page.locator('button[type=submit]').click()
    await expect(page.getByRole('alert').first()).toBeVisible()
    await lives(page, seed)
    await page.unroute(API, handler)
  }
})
