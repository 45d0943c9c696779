import { broken } from './support/axe'
import { expect, test, ROOF, stored, nameBox, sideways } from './support/records'
import { go } from './support/seen'
import { button } from './support/sign-in'
import { still } from './support/still'

/** A light page, from which other clients store what a test wants. */
const LIGHT = { path: '/version' }

test('a form whose record cannot be read says so, and tries again', async ({
  page,
  server,
  signIn,
  watch,
}) => {
  watch.tolerate(/Failed to load resource/)
  await signIn('owner', LIGHT)
  const { id } = await stored(page)
  await server.fault({
    match: { method: 'GET', path: `/collection-s/inspections/${String(id)}` },
    status: 500,
    body: { code: '16' },
  })
  await go(page, `/inspections/${id}/edit`)
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
    signIn,
  }) => {
    await page.addInitScript(() => localStorage.setItem('heliograph.theme', 'system'))
    await signIn('owner', LIGHT)
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
        await still(page)
        // What is said and how it is built is the same in both.
        expect(await broken(page, colorScheme === 'dark' ? 'all' : 'contrast')).toEqual([])
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
    await go(page, '/inspections')
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
