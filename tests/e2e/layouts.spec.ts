import { configure } from './support/configure'
import { expect, test } from './support/test'

test.describe('the layout version', () => {
  for (const [version, original] of [
    ['1.5.3', false],
    ['1.5.2', true],
  ] as const)
    test(`S2-42 S2-43 S2-44 ${version} has its form of menu and plant screen on the same addresses`, async ({
      page,
      signIn,
      axe,
    }) => {
      await configure(page, { layoutVersion: version })
      await signIn('owner')
      await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
      const chooser = page.getByRole('button', { name: /^Choose a plant/ })
      await expect(chooser).toHaveCount(original ? 1 : 0)
      await expect(page.getByRole('listbox')).toHaveCount(original ? 0 : 1)
      const menu = page.getByRole('navigation', { name: 'Main menu' })
      const box = await menu.boundingBox()
      expect((box?.width ?? 0) > (box?.height ?? 0)).toBe(original)
      for (const label of ['My Plant(s)', 'Functional applications', 'Account'])
        await expect(menu.getByRole('link', { name: label })).toBeVisible()
      if (original) await chooser.click()
      await axe()
      await page.getByRole('option', { name: /Backstube/ }).click()
      await expect(page.getByRole('heading', { level: 1 })).toHaveText(/Backstube/)
      await expect(page.getByRole('listbox')).toHaveCount(original ? 0 : 1)
      await expect(page).toHaveURL(/\/plant\/infos\/data\?.*plant=\d+/)
      await expect(page).toHaveTitle(/^Backstube Birkental · Heliograph$/)
      await page.getByRole('link', { name: 'Devices', exact: true }).click()
      await expect(page).toHaveURL(/\/plant\/infos\/device/)
      await expect(page).toHaveTitle('Devices · Backstube Birkental · Heliograph')
    })

  test('S2-43 the original dashboard has two columns, and a list before the plant on a phone', async ({
    page,
    signIn,
  }) => {
    await configure(page, { layoutVersion: '1.0.0' })
    await signIn('owner')
    await page.setViewportSize({ width: 1440, height: 900 })
    await expect(page.getByRole('region', { name: 'Day curve' })).toBeVisible()
    const flow = await page.getByRole('region', { name: 'Energy flow now' }).boundingBox()
    const day = await page.getByRole('region', { name: 'Day curve' }).boundingBox()
    expect(Math.round(flow?.width ?? 0)).toBe(Math.round(day?.width ?? 1))
    expect(day?.y).toBe(flow?.y)
    await page.setViewportSize({ width: 360, height: 740 })
    await page.goto('/plant/infos/data')
    await expect(page.getByRole('option')).toHaveCount(3)
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('My Plant(s)')
    expect(await page.evaluate(() => document.documentElement.scrollWidth - innerWidth)).toBeLessThanOrEqual(
      0,
    )
  })
})

test('S4-13 S4-14 S1-54 OEM mode names the page after the platform and calls go without prefix', async ({
  page,
  server,
}) => {
  await configure(page, {
    isOem: true,
    multiDataCentre: false,
    platformName: { default: 'Solar World', de: 'Sonnenwelt' },
    oemData: { chartColors: [], colorList: [{ type: 'primary', colorCode: '#0a5', alpha: 100 }] },
  })
  await page.goto('/login')
  await expect(page).toHaveTitle('Solar World')
  await expect(page.locator('button[type=submit]')).toHaveCSS('background-color', 'rgb(0, 170, 85)')
  await page.getByLabel('Language').selectOption('de')
  await expect(page).toHaveTitle('Sonnenwelt')
  await page.getByLabel('Sprache').selectOption('pl')
  await expect(page).toHaveTitle('Solar World')
  await page.waitForLoadState('networkidle')
  expect((await server.requests()).filter(({ path }) => path.startsWith('/mdc-'))).toEqual([])
})

test('S1-56 S1-44 the code for the phone is shown, and gone when switched off', async ({ page }) => {
  await page.goto('/login')
  await expect(page.getByRole('img', { name: 'On your phone' })).toBeVisible()
  await configure(page, { qrCode: false })
  await page.reload()
  await expect(page.getByLabel('Account', { exact: true })).toBeVisible()
  await expect(page.getByRole('img', { name: 'On your phone' })).toHaveCount(0)
})

test('S1-52 a configured light theme does not flash dark once it is known', async ({ page }) => {
  await configure(page, { theme: 'light' })
  await page.goto('/login')
  await expect(page.locator('html')).toHaveAttribute('data-theme', 'light')
  await page.addInitScript(() => {
    const themes: (string | undefined)[] = []
    Object.assign(window, { themes })
    new MutationObserver(() => themes.push(document.documentElement?.dataset['theme'])).observe(document, {
      attributes: true,
      childList: true,
      subtree: true,
      attributeFilter: ['data-theme'],
    })
  })
  await page.reload()
  await expect(page.getByLabel('Account', { exact: true })).toBeVisible()
  const painted = await page.evaluate(() =>
    (window as unknown as { themes: (string | undefined)[] }).themes.slice(2),
  )
  expect(painted.filter((theme) => theme === 'dark')).toEqual([])
  expect(await page.evaluate(() => getComputedStyle(document.documentElement).backgroundColor)).toBe(
    'rgb(245, 247, 250)',
  )
})
