import type { Page, Route } from '@playwright/test'
import fc from 'fast-check'
import { GUARDED_ROUTES, PLANT_TABS, REDIRECTS } from '../../src/app/routes'
import { Line } from '../fuzz/damaged-replies'
import { withField } from '../support/any-json'
import { FULL, walked } from '../support/walk'
import { HOME } from './support/forms'
import { go, quiet } from './support/seen'
import { expect, test } from './support/test'

/** The server may let go of a line that rested, in the moment in which it is used again. */
const AGAIN = { maxRetries: 2 }

/** Another plant of the same owner. */
const OTHER = 63400020

const API = /\/(maintain-s|oauth2-s|user-s|group-s|auth-s|region-s|backyard-api-s)\//
/** The same replies every time: a failure names the seed that caused it. */
const SEEDS = walked(
  Array.from({ length: 12 }, (_, at) => at + 1),
  (seed) => seed < 3,
)
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

/** Answers of the cloud, as plain JSON, with some values replaced. */
function harm(seed: number, hurts: (path: string) => boolean) {
  const values = fc.sample(fc.tuple(fc.nat(100_000), fc.jsonValue()), { seed, numRuns: 200 })
  let next = 0
  return async (route: Route) => {
    const path = new URL(route.request().url()).pathname
    const reply = await route.fetch(AGAIN)
    const body = await reply.text()
    const given = path.includes('basic-info') ? JSON.stringify(BRAND) : body
    if (!hurts(path) || !reply.ok() || !/^\s*[[{]/.test(given))
      return route.fulfill({ response: reply, body })
    let json: unknown = JSON.parse(given)
    for (let hit = 0; hit < HITS; hit += 1) {
      const [at, value] = values[next++ % values.length] ?? [0, null]
      json = withField(json, at, value)
    }
    return route.fulfill({ response: reply, body: JSON.stringify(json) })
  }
}

/** Bodies travel plainly, so that they can be changed on their way. */
const plainly = (page: Page) =>
  page.route('**/config.json', async (route) => {
    const reply = await route.fetch(AGAIN)
    await route.fulfill({ json: { ...((await reply.json()) as object), encryptedMode: false } })
  })

/** Replies are handed on as they are again, once those that are being changed have arrived. */
async function healed(page: Page) {
  await page.unrouteAll({ behavior: 'wait' })
  await plainly(page)
}

/** Something stands on the screen, and it is not the page of a broken console. */
async function lives(page: Page, seed: number, at = '/login') {
  const which = `seed ${String(seed)} at ${at}`
  await expect(page.getByRole('main').first(), which).toBeVisible()
  await expect(page.locator('[aria-busy=true]'), which).toHaveCount(0)
  const text = await page.locator('body').innerText()
  expect(text.trim(), which).not.toBe('')
  expect(text, which).not.toMatch(/stopped working|could not start|\[object|undefined|NaN|Infinity/)
}

/** `FUZZ_SEED` walks another way. */
const SEED = Number(process.env['FUZZ_SEED'] ?? 20_260_618)
const PLANTS = [HOME, OTHER]
const SCREENS = walked(
  [
    ...PLANTS.flatMap((plant) => PLANT_TABS.map((tab) => `/plant/infos/${tab}?plant=${String(plant)}`)),
    ...GUARDED_ROUTES.filter((path) => !(path in REDIRECTS) && !path.startsWith('/plant/')),
    ...['/plants', '/alerts'],
  ],
  5,
)
/** Without an identity or a list there is no screen to hurt: they are hurt where the console starts. */
const BOOT = /basic-info|login-user|station\/search|station\/information/
const STARTS = FULL ? 4 : 1

/** Hands replies on, one in two of them damaged, which and how is decided by the seed. */
function damage(line: Line, hurts: (path: string) => boolean) {
  return async (route: Route) => {
    const path = new URL(route.request().url()).pathname
    if (!hurts(path)) return route.fallback()
    const reply = await line.pass(path, async () => {
      const whole = await route.fetch(AGAIN)
      return new Response(await whole.text(), { status: whole.status(), headers: whole.headers() })
    })
    const headers = { 'content-type': reply.headers.get('content-type') ?? '' }
    const body = await reply.text()
    // The page may have gone on: what nobody waits for hurts no screen.
    return route.fulfill({ status: reply.status, headers, body }).catch(() => undefined)
  }
}

test('damaged replies on screens of all areas, and at the start, leave a screen that lives', async ({
  page,
  signIn,
  watch,
}) => {
  test.slow()
  // What is read from a broken reply may be asked for, and is refused.
  watch.tolerate(/Failed to load resource/)
  await plainly(page)
  await signIn('owner')
  await quiet(page)
  const line = new Line(SEED, 2)
  await page.route(
    API,
    damage(line, (path) => !BOOT.test(path)),
  )
  for (const at of SCREENS) {
    await go(page, at)
    await quiet(page)
    await lives(page, SEED, at)
  }
  expect(line.damaged).toBeGreaterThan(SCREENS.length / 2)
  await healed(page)
  for (let start = 1; start <= STARTS; start += 1) {
    const own = new Line(SEED + start, 2)
    await page.route(
      API,
      damage(own, () => true),
    )
    await page.goto('/plant/infos/data')
    await quiet(page)
    await lives(page, SEED + start, 'start')
    await healed(page)
    line.damaged += own.damaged
  }
  process.stdout.write(
    `seed ${String(SEED)}: ${String(SCREENS.length)} screens, ${String(STARTS)} starts, ${String(line.damaged)} damaged replies\n`,
  )
})

test('any JSON in any field of the calls around sign-in leaves a form that can be used', async ({
  page,
  watch,
}) => {
  watch.tolerate(/Failed to load resource/)
  await plainly(page)
  for (const seed of SEEDS) {
    const handler = harm(seed, (path) => !path.endsWith('/oauth/token') || seed % 2 === 0)
    await page.route(API, handler)
    await page.goto('/login')
    await lives(page, seed)
    // A hurt brand may speak another language, or be suspended: that is a screen as well.
    const closed = page.locator('.hg-state-text')
    const account = page.locator('input[autocomplete=username]')
    await expect(closed.or(account)).toBeVisible()
    if (await closed.isVisible()) {
      await healed(page)
      continue
    }
    await account.fill('owner@heliograph.example')
    await page.locator('input[type=password]').fill('Harbour-Sun-59')
    await page.locator('button[type=submit]').click()
    await expect(page.getByRole('alert').first()).toBeVisible()
    await lives(page, seed)
    await healed(page)
  }
})
