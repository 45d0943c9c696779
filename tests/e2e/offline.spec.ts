import { quiet } from './support/seen'
import { expect, test } from './support/test'

test("issue 11: 23: while the code of a tab is late, something stands where it will be; offline a tab not loaded yet keeps the plant's frame and names no address; Refresh says so once", async ({
  page,
  signIn,
  context,
  watch,
}) => {
  watch.tolerate(/ERR_INTERNET_DISCONNECTED|Failed to load resource|Unable to preload|dynamically imported/)
  const known = new Set<string>()
  page.on('request', (request) => void known.add(request.url()))
  await signIn('owner', { path: '/plant/infos/data?plant=63400030' })
  await page.getByRole('region', { name: 'Key figures' }).getByText('Self-sufficiency').waitFor()
  await quiet(page)
  await context.setOffline(true)
  await expect(page.getByText(/^No network connection/)).toBeVisible()
  await page.getByRole('button', { name: 'Refresh' }).click()
  await expect(page.getByText('Network error.')).toHaveCount(1)

  await page.getByRole('link', { name: 'Related' }).click()
  await expect(page.getByRole('heading', { name: 'A part of the console did not load' })).toBeVisible()
  await expect(page.getByRole('heading', { level: 1, name: 'Kranichhof' })).toBeVisible()
  await expect(page.getByRole('option')).toHaveCount(3)
  await expect(page.locator('main')).not.toContainText('http')

  await context.setOffline(false)
  await expect(page.getByRole('heading', { name: 'A part of the console did not load' })).toHaveCount(0)
  // With its look: the tools of a list stand in one line.
  await expect(async () => {
    const [views, columns] = await Promise.all(
      ['Views', 'Columns'].map((name) => page.getByRole('button', { name, exact: true }).boundingBox()),
    )
    expect(Math.abs((views?.y ?? 0) - (columns?.y ?? 999))).toBeLessThan(5)
  }).toPass({ timeout: 20_000 })

  let arrive: () => void = () => undefined
  const late = new Promise<void>((resolve) => (arrive = resolve))
  await quiet(page)
  const before = new Set(known)
  await page.route('**/assets/*.js', async (route) => {
    if (!before.has(route.request().url())) await late
    await route.continue()
  })
  await page.goto('/plant/infos/exportdata?plant=63400030')
  const place = page.locator('.page-loading')
  await expect(place).toHaveCSS('opacity', '1')
  expect((await place.boundingBox())?.height).toBeGreaterThan(300)
  await expect(page.getByRole('heading', { level: 1, name: 'Kranichhof' })).toBeVisible()
  arrive()
  await expect(page.getByRole('button', { name: 'Make file' })).toBeVisible()
  await expect(place).toHaveCount(0)
})
