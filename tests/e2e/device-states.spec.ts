import type { Page } from '@playwright/test'
import { pick, save } from './support/forms'
import { expect, test } from './support/test'

test.use({ contextOptions: { reducedMotion: 'no-preference' } })

const AT = (plant: number, more = '') => `/plant/infos/device?plant=${String(plant)}${more}`
/** A plant without battery. */
const ASLEEP = 63900002
const row = (page: Page, name: string) => page.getByRole('row', { name: new RegExp(name) })

test('S7-99 S7-100 S7-122 a meter says how it is wired, a change turns its readings, and unknown keys are shown', async ({
  page,
  signIn,
  server,
  axe,
}) => {
  await server.fault({
    match: { path: '/fast/device/63400030/device-list' },
    times: 1,
    body: [{ deviceId: 1, featureData: '{}' }],
  })
  await signIn('owner', { path: AT(63400030) })
  // Without the second call its columns stay empty; nothing else is lost.
  await expect(row(page, 'Inverter 1')).toContainText('kW')
  await page.reload()
  const drawer = page.getByRole('dialog')
  await row(page, 'Inverter 1').getByRole('link').first().click()
  await expect(drawer.getByText('Charged today', { exact: true })).toBeVisible()
  const inverter = Number(new URL(page.url()).searchParams.get('r'))
  await expect(drawer.getByRole('region', { name: 'Meter wiring' })).toHaveCount(0)
  await page.keyboard.press('Escape')
  await row(page, 'Meter 1').getByRole('link').first().click()
  const wiring = drawer.getByRole('region', { name: 'Meter wiring' })
  await expect(wiring).toContainText('Three phases')
  await expect(wiring).toContainText('Grid connection')
  const power = drawer.locator('div', { has: page.getByText('Grid power', { exact: true }) }).last()
  const before = await power.innerText()
  await wiring.getByRole('button', { name: 'Edit Meter settings' }).click()
  await axe()
  await wiring.getByLabel(/^Current transformer/).fill('0')
  await pick(page, /^Direction/, 'Reversed')
  await save(page)
  await expect(wiring.getByText('From 0.001 to').last()).toBeVisible()
  await wiring.getByLabel(/^Current transformer/).fill('1')
  await save(page)
  await expect(wiring).toContainText('Reversed')
  await page.reload()
  await expect(wiring).toContainText('Reversed')
  await expect(power).not.toHaveText(before)
  await page.keyboard.press('Escape')
  await server.fault({
    match: { path: '/fast/device/63400030/device-list' },
    body: [{ deviceId: inverter, featureData: '{"ZZ_new1":"12.5","INV_x":3}' }],
  })
  await page.reload()
  await row(page, 'Inverter 1').getByRole('link').first().click()
  await expect(drawer).toContainText('ZZ_new1: 12.5')
  await expect(drawer).toContainText('INV_x: 3')
})

test('S3-06 at night the devices of a plant without battery sleep, which is no outage', async ({
  page,
  signIn,
  server,
}) => {
  // Loggers of the simulated cloud live on the grid and speak by night; this one is silenced at dusk in Albi.
  await server.clock('2026-06-18T19:40:00Z')
  await server.raise({ cause: 'logger-dead', plants: [ASLEEP], count: 1 })
  await server.clock('2026-06-18T23:30:00Z')
  await signIn('admin', { path: AT(ASLEEP) })
  await expect(page.getByText('The sun is down')).toBeVisible()
  await expect(page.getByRole('row').filter({ hasText: 'Asleep' }).first()).toBeVisible()
  await expect(page.getByRole('row').filter({ hasText: 'Offline' })).toHaveCount(0)
  await page.goto(AT(ASLEEP, '&m=1'))
  await expect(page.getByRole('treeitem').first()).toContainText('Asleep')
})
