import { expect, test, ROOF, stored, nameBox, save, sideways } from './support/records'
import { go } from './support/seen'
import { button } from './support/sign-in'

test.beforeEach(async ({ signIn }) => {
  // A light page, from which other clients store what a test wants.
  await signIn('owner', { path: '/version' })
})
test('S8-08 a save that fails is shown once and keeps the draft; too many of them count down', async ({
  page,
  server,
  watch,
}) => {
  watch.tolerate(/Failed to load resource/)
  const { id } = await stored(page)
  await page.goto(`/inspections/${id}/edit`)
  await nameBox(page).fill('Roof C')
  const match = { method: 'PATCH', path: `/collection-s/inspections/${String(id)}` }

  // Not by the server: a browser sends again what a used connection has dropped.
  const cut = /collection-s\/inspections\/\d+$/
  await page.route(cut, (route) => (route.request().method() === 'PATCH' ? route.abort() : route.continue()))
  await save(page)
  await expect(page.getByText('Network error.')).toHaveCount(1)
  await page.unroute(cut)
  await expect(nameBox(page)).toHaveValue('Roof C')

  await server.fault({ match, times: 1, status: 403, body: { code: '24' } })
  await save(page)
  await expect(page.getByText('Permission denied: you may not do this.')).toHaveCount(1)
  await expect(nameBox(page)).toHaveValue('Roof C')

  await server.fault({ match, times: 1, status: 429, body: {} })
  await save(page)
  await expect(page.getByText('Request too frequently.').first()).toBeVisible()
  await expect(page.getByRole('button', { name: /^Retry in \d+ s/ })).toBeDisabled()
  await expect(button(page, 'Save')).toBeEnabled()
  await button(page, 'Save').click()
  await expect(page.getByRole('heading', { name: 'Roof C' })).toBeVisible()
})

test('a form whose record cannot be read says so, and tries again', async ({ page, server, watch }) => {
  watch.tolerate(/Failed to load resource/)
  const { id } = await stored(page)
  await server.fault({
    match: { method: 'GET', path: `/collection-s/inspections/${String(id)}` },
    status: 500,
    body: { code: '16' },
  })
  await page.goto(`/inspections/${id}/edit`)
  const again = page.getByRole('button', { name: /Retry|Try again/ })
  await expect(again).toBeVisible()
  await server.heal()
  // It may be there by itself already.
  await again.click({ timeout: 3000 }).catch(() => undefined)
  await expect(nameBox(page)).toHaveValue('Roof A')
})

test.describe('in German', () => {
  test.use({ locale: 'de-DE' })
  test('axe finds nothing on list, record, form and dialog in both themes, and a phone shows all of it', async ({
    page,
    axe,
  }) => {
    await page.addInitScript(() => localStorage.setItem('heliograph.theme', 'system'))
    const { id } = await stored(page, {
      ...ROOF,
      spot: { lat: 50.1, lng: 7.5 },
      things: ['METER', 'BATTERY'],
      took: 5400,
      phone: '+49 30 5550100',
      email: 'ada@example.org',
      paint: '#4c87ff',
    })
    const look = async () => {
      for (const colorScheme of ['dark', 'light'] as const) {
        await page.emulateMedia({ colorScheme })
        await expect(page.locator('html')).toHaveAttribute('data-theme', colorScheme)
        await axe()
      }
      await page.setViewportSize({ width: 360, height: 900 })
      // What has just been set is drawn by then.
      await page.evaluate(
        () => new Promise((drawn) => requestAnimationFrame(() => requestAnimationFrame(drawn))),
      )
      expect(await sideways(page)).toBeLessThanOrEqual(0)
      await page.setViewportSize({ width: 1440, height: 900 })
    }
    await page.setViewportSize({ width: 1440, height: 900 })
    await page.goto('/inspections')
    await expect(page.getByText('Roof A').first()).toBeVisible()
    await look()
    await go(page, `/inspections/${id}`)
    await expect(page.getByRole('heading', { name: 'Roof A' })).toBeVisible()
    await look()
    await button(page, 'Löschen').click()
    await expect(page.getByRole('alertdialog')).toBeVisible()
    await look()
    await page.keyboard.press('Escape')
    await go(page, `/inspections/${id}/edit`)
    await expect(nameBox(page)).toHaveValue('Roof A')
    await expect(page.getByText('(optional)', { exact: false }).first()).toBeVisible()
    await look()
  })
})
