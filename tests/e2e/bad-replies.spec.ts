import { expect, test } from './support/test'
import type { FaultRule } from './support/server'

/** What a server can do wrong, whatever it was asked. */
const HARM: Record<string, Omit<FaultRule, 'match'>> = {
  'is down': { drop: true },
  'answers 500': { status: 500, body: { code: '16', msg: 'broken' } },
  'answers HTML': { status: 200, body: '<!doctype html><h1>Gateway</h1>' },
  'answers truncated JSON': { malformed: true },
  'answers 503': { status: 503, body: { code: 'maintenance' } },
}

/** The calls behind the panels of the dashboard: the page lives whatever becomes of one of them. */
const PANEL_CALLS = [
  '/maintain-s/fast/system/',
  '/maintain-s/operating/system/',
  '/maintain-s/history/batteryPower/',
  '/maintain-s/operating/alert/search',
  '/maintain-s/operating/station/generation/energy-saved',
  '/region-s/weather/searchForecast',
]
const PANELS = [
  'Energy flow now',
  'Energy',
  'Key figures',
  'Weather',
  'Environmental benefit',
  'Latest alarms',
]

test('panels whose servers fail, each in a way of its own, say so and offer Retry, and the page lives', async ({
  page,
  signIn,
  server,
  watch,
}) => {
  watch.tolerate(/Failed to load resource/)
  const ways = Object.entries(HARM)
  const harmed = PANEL_CALLS.map((path, index) => [path, ways[index % ways.length]?.[0] ?? ''] as const)
  for (const [path, way] of harmed) await server.fault({ match: { path }, ...HARM[way] })
  await signIn('owner', { path: '/plant/infos/data' })
  const main = page.getByRole('main')
  await expect(page.getByRole('option')).toHaveCount(3)
  await expect(main.getByRole('heading', { level: 1 })).toBeVisible()
  for (const name of PANELS)
    await expect(
      main.getByRole('region', { name, exact: true }).getByRole('button', { name: /retry/i }).first(),
      name,
    ).toBeVisible()
})

test('a panel recovers when Retry is pressed after the server has', async ({
  page,
  signIn,
  server,
  watch,
}) => {
  watch.tolerate(/Failed to load resource/)
  await signIn('owner')
  await expect(page.getByRole('option')).toHaveCount(3)
  await server.fault({ match: { path: '/region-s/weather/searchForecast' }, status: 500, body: {} })
  await page.reload()
  const retry = page.getByRole('main').getByRole('button', { name: /retry/i })
  await expect(retry).toHaveCount(1)
  await server.heal()
  // It may be there by itself already.
  await retry.click({ timeout: 3000 }).catch(() => undefined)
  await expect(retry).toHaveCount(0)
})

test('S4-33 the plant list fails in place and recovers', async ({ page, signIn, server, watch }) => {
  watch.tolerate(/Failed to load resource/)
  await server.fault({ match: { path: '/operating/station/search' }, status: 500, body: { code: '16' } })
  await signIn('owner')
  const retry = page.getByRole('button', { name: /retry/i }).first()
  await expect(retry).toBeVisible()
  await server.heal()
  await retry.click({ timeout: 3000 }).catch(() => undefined)
  await expect(page.getByRole('option')).toHaveCount(3)
})

test('S4-04 S4-06 without an answer about the brand the console starts with its own', async ({
  page,
  server,
  watch,
}) => {
  watch.tolerate(/Failed to load resource/)
  for (const rule of [
    { status: 500, body: {} },
    { drop: true },
    { status: 200, body: '<html></html>' },
    { delayMs: 8000 },
  ]) {
    await server.fault({ match: { path: '/oem/project/basic-info' }, ...rule })
    await page.goto('/login')
    await expect(page.getByRole('button', { name: 'Log in', exact: true })).toBeVisible()
    const icon = page.locator('link[rel~="icon"]')
    await expect(icon).toHaveAttribute('href', /\/icon[^/]*\.svg$/)
    const address = await icon.evaluate((link: HTMLLinkElement) => link.href)
    expect((await page.request.get(address)).headers()['content-type']).toContain('image/svg')
    await server.heal()
  }
})

test('S2-54 S4-01 a suspended platform shows only its sentence', async ({ page, server }) => {
  await server.fault({ match: { path: '/oem/project/basic-info' }, status: 200, body: { status: 'STOP' } })
  await page.goto('/plant')
  await expect(page.getByText('Your platform has been suspended.')).toBeVisible()
})

test('S4-22 S4-23 a dead session ends once on the sign-in page', async ({
  page,
  signIn,
  server,
  watch,
  context,
}) => {
  watch.tolerate(/Failed to load resource/)
  await signIn('owner')
  await expect(page.getByRole('option')).toHaveCount(3)
  await server.fault({
    match: { path: '/' },
    status: 401,
    body: { code: 'Invalid token', error: 'invalid_token' },
  })
  await page.reload()
  await expect(page).toHaveURL(/\/login/)
  const names = (await context.cookies()).map(({ name }) => name)
  expect(names.filter((name) => name !== 'language')).toEqual([])
})

test('a name full of markup is text, and 60 digits break nothing', async ({
  page,
  signIn,
  server,
  watch,
}) => {
  // The forged plant is nobody's, so its other calls are refused.
  watch.tolerate(/Failed to load resource/)
  const row = {
    id: 7,
    name: '<img src=x onerror="window.__pwned=1"><b>bold</b>',
    gridInterconnectionType: 'BRAND_NEW_TYPE',
    type: 'MOON_BASE',
    networkStatus: 'SOMETHING',
    generationPower: Number('9'.repeat(60)),
    generationValue: '9'.repeat(60),
    installedCapacity: null,
    regionTimezone: 'Nowhere/Land',
    lastUpdateTime: -1,
  }
  await server.fault({
    match: { path: '/operating/station/search' },
    status: 200,
    body: { total: 1, data: [row] },
  })
  await server.fault({ match: { path: '/operating/station/information/' }, status: 200, body: row })
  await signIn('owner')
  await expect(page.getByRole('option').first()).toContainText('<b>bold</b>')
  expect(await page.evaluate(() => '__pwned' in window)).toBe(false)
  await expect(page.getByRole('main')).not.toContainText('9999999999')
})
