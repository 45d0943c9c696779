import type { Page } from '@playwright/test'
import { readable } from './support/readable'
import { go } from './support/seen'
import { expect, test } from './support/test'

const AT = (plant: number, more = '') => `/plant/infos/device?plant=${String(plant)}${more}`
const row = (page: Page, name: string) => page.getByRole('row', { name: new RegExp(name) })

async function act(page: Page, name: string, action: string) {
  await row(page, name).hover()
  await page.getByRole('button', { name: `${action}: ${name}` }).click()
}

test('S1-03 S3-06 S7-92 S7-97 S7-98 S7-106 devices are listed, all or those of one type, and as a tree that is walked by keyboard', async ({
  page,
  signIn,
  axe,
  server,
  watch,
}) => {
  watch.tolerate(/500/)
  await signIn('owner', { path: AT(63400030) })
  const tabs = page.getByRole('group', { name: 'Type' })
  await expect(tabs.getByRole('button', { name: /^All/ })).toHaveText(/4/)
  await expect(row(page, 'Inverter 1')).toContainText('kW')
  await axe()
  await tabs.getByRole('button', { name: /^Battery/ }).click()
  await expect(page.getByRole('columnheader', { name: 'State of charge' })).toBeVisible()
  await expect(page.getByRole('columnheader', { name: 'Signal' })).toHaveCount(0)
  await expect(row(page, 'Inverter 1')).toHaveCount(0)
  await expect(row(page, 'Battery 1')).toContainText('%')
  const paths = (await server.requests()).map(({ path }) => path)
  expect(paths.some((path) => path.endsWith('/power/system/deviceList'))).toBe(true)
  expect(paths.some((path) => path.endsWith('/deviceTypeList'))).toBe(true)

  // A branch that fails fails alone.
  await go(page, AT(63400030, '&m=1'))
  const tree = page.getByRole('tree', { name: 'Tree' })
  await expect(tree.getByRole('treeitem', { name: /Inverter 1/ })).toBeVisible()
  await axe()
  await server.fault({ match: { path: '/battery/tree' }, status: 500, body: {} })
  await tree.getByRole('treeitem', { name: /Logger 1/ }).focus()
  await page.keyboard.press('ArrowDown')
  await page.keyboard.press('ArrowRight')
  await page.keyboard.press('ArrowRight')
  await page.keyboard.press('ArrowRight')
  await expect(tree.getByRole('button', { name: 'Retry' })).toBeVisible()
  await expect(tree.getByRole('treeitem', { name: /Meter 1/ })).toBeVisible()
  await page.keyboard.press('ArrowRight')
  await server.heal()
  await page.keyboard.press('Enter')
  await expect(tree.getByRole('treeitem', { name: /M01/ })).toBeVisible()
  await page.keyboard.press('Home')
  await page.keyboard.press('ArrowLeft')
  await expect(tree.getByRole('treeitem')).toHaveCount(1)
})

test('S3-05 S1-07 a device of each of the 38 codes is listed with its word', async ({ page, signIn }) => {
  await signIn('admin', { path: AT(63900001) })
  const tabs = page.getByRole('group', { name: 'Type' })
  // All and the 38.
  await expect(tabs.getByRole('button')).toHaveCount(39)
  for (const word of ['Smart plug', 'Weather station', 'Optimizer', 'Wireless CT', 'Micro-inverter'])
    await expect(tabs.getByRole('button', { name: new RegExp(`^${word} 1`) })).toBeVisible()
  await expect(tabs.getByText(/[A-Z]_[A-Z]/)).toHaveCount(0)
})

test('S3-07 a type that nobody knows is shown with its code', async ({ page, signIn, server }) => {
  await server.fault({
    match: { path: '/power/system/deviceList' },
    body: {
      total: 1,
      data: [{ id: 7, deviceSn: 'NT26000001', name: 'Novelty', type: 'NEW_THING', deviceState: 1 }],
    },
  })
  await signIn('owner', { path: AT(63400030) })
  await expect(row(page, 'Novelty')).toContainText('NEW_THING')
})

test('S7-93 S7-102 S8-48 S8-80 S8-84 S8-91 S4-37 good serials are added, refused ones say why, and the table loads again; loggers many at once', async ({
  page,
  signIn,
  server,
  watch,
  axe,
}) => {
  watch.tolerate(/400/)
  await signIn('owner', { path: AT(63400030) })
  await page.getByRole('button', { name: 'Add devices' }).click()
  await page.getByRole('dialog').getByRole('combobox', { name: 'Type' }).selectOption('METER')
  await page.getByLabel('Serial numbers').fill('MT26000777\nMT59000001, MT66000001\n§§')
  await expect(page.getByText('not a serial number')).toBeVisible()
  await page.getByRole('button', { name: 'Add (3)' }).click()
  const rows = page.getByRole('list', { name: 'Each serial number' })
  await expect(rows.getByRole('listitem').filter({ hasText: 'MT26000777' })).toContainText('added')
  await expect(rows.getByRole('listitem').filter({ hasText: 'MT59000001' })).toContainText(/dealer/)
  await expect(rows.getByRole('listitem').filter({ hasText: 'MT66000001' })).toContainText(/power/i)
  // The table behind is dimmed until it has loaded again.
  await expect(page.locator('[data-stale]')).toHaveCount(0)
  await axe()
  await page.keyboard.press('Escape')
  await expect(row(page, 'MT26000777')).toBeVisible()

  await go(page, AT(63400030, '&list=gateways'))
  await page.getByRole('button', { name: 'Register loggers' }).click()
  await page.getByLabel('Serial numbers').fill('LG26009001;LG59000001')
  await page.getByRole('button', { name: 'Add (2)' }).click()
  await expect(rows.getByRole('listitem').first()).toContainText('added')
  await expect(rows.getByRole('listitem').last()).toContainText(/dealer/)
  await expect(page.getByRole('button', { name: 'Try the refused ones again' })).toBeVisible()
  await page.getByLabel('Serial numbers').fill('LG26009001;LG26009002')
  // What is written anew was not refused.
  await expect(page.getByText('Not added: 1')).toHaveCount(0)
  await page.getByRole('button', { name: 'Add (1)' }).click()
  await expect(rows.getByRole('listitem').last()).toContainText('added')
  const [sent] = (await server.requests()).filter(({ path }) => path.endsWith('/v2/gateway'))
  expect(Object.keys(sent?.body as object)).toEqual(['registerItems'])
  await page.keyboard.press('Escape')
  await expect(row(page, 'LG26009001')).toBeVisible()
})

test('S5-34 S7-94 S7-95 S8-81 a device is renamed, and not replaced by itself; a logger opens with its network', async ({
  page,
  signIn,
}) => {
  await signIn('owner', { path: AT(63400030) })
  await act(page, 'Meter 1', 'Rename')
  await page.getByRole('dialog').getByLabel('Name', { exact: true }).fill('Cellar meter')
  await page.getByRole('button', { name: 'Save' }).click()
  await expect(row(page, 'Cellar meter')).toBeVisible()
  const serial = /MT\d{8}/.exec((await row(page, 'Cellar meter').textContent()) ?? '')?.[0] ?? ''
  await act(page, 'Cellar meter', 'Replace')
  await page.getByLabel('New serial number').fill(` ${serial.toLowerCase()} `)
  await page.getByRole('dialog').getByRole('button', { name: 'Replace' }).click()
  await expect(page.getByLabel('New serial number')).toHaveAttribute('aria-invalid', 'true')
  await expect(page.getByRole('dialog').getByRole('alert')).toContainText(/differ|different/i)
  await page.getByLabel('New serial number').fill('MT26000999')
  await page.getByRole('dialog').getByRole('button', { name: 'Replace' }).click()
  await expect(row(page, 'MT26000999')).toBeVisible()

  // Masked until asked.
  await go(page, AT(63400030, '&list=gateways'))
  await row(page, 'Logger 1').getByRole('link').click()
  const drawer = page.getByRole('dialog')
  await drawer.getByRole('button', { name: /Show Address/ }).waitFor()
  await expect(drawer.getByText('192.168.1.50')).toHaveCount(0)
  await drawer.getByRole('button', { name: /Show Address/ }).click()
  await expect(drawer.getByText('192.168.1.50')).toBeVisible()
})

test('S7-96 a device is removed after a question that says what stays', async ({ page, signIn }) => {
  await signIn('owner', { path: AT(63400030) })
  await act(page, 'Meter 1', 'Remove')
  const question = page.getByRole('alertdialog')
  await expect(question).toContainText('Meter 1')
  await expect(question).toContainText('its history stays with the plant')
  await question.getByRole('button', { name: 'Remove' }).click()
  await expect(row(page, 'Meter 1')).toHaveCount(0)
})

test('devices are compared side by side', async ({ page, signIn, axe }) => {
  await signIn('owner', { path: AT(63400020) })
  for (const name of ['Inverter 1', 'Optimizer 1'])
    await page.getByRole('checkbox', { name: `Select ${name}`, exact: true }).check()
  await page.getByRole('button', { name: 'Compare' }).click()
  await expect(page.getByRole('dialog').getByRole('columnheader')).toHaveCount(3)
  await expect(page.getByRole('dialog').getByRole('rowheader', { name: 'SN', exact: true })).toBeVisible()
  await axe()
})

test('S6-11 who may not read devices has neither tab nor list', async ({ page, signIn, server }) => {
  await fetch(`${server.origin}/__cloud/rights`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({
      account: 'operator@heliograph.example',
      withdrawn: ['device:read', 'device:create'],
    }),
  })
  await signIn('operator', { path: '/plant/infos/device' })
  await expect(page.getByText('You may not see this page')).toBeVisible()
  await expect(page.getByRole('link', { name: 'Data', exact: true })).toBeVisible()
  await expect(page.getByRole('link', { name: 'Devices', exact: true })).toHaveCount(0)
  await expect(page.getByRole('button', { name: 'Add devices' })).toHaveCount(0)
})

test.describe('in German', () => {
  test.use({ locale: 'de-DE' })
  // Contrast and all other rules: `screens.spec.ts`.
  test('at 360 px nothing is cut off', async ({ page, signIn }) => {
    await page.setViewportSize({ width: 360, height: 740 })
    await signIn('owner', { path: AT(63400030) })
    await expect(page.getByText('Wechselrichter').first()).toBeVisible()
    const found = await readable(page, ['devices', 'gateways', 'engine', 'words', 'faults'])
    expect(found.raw).toEqual([])
    expect(found.clipped).toEqual([])
  })
})

test('26: an optimizer shows its own serial: the end of it is in sight, whatever the column gives', async ({
  page,
  signIn,
}) => {
  await page.setViewportSize({ width: 1440, height: 900 })
  await signIn('owner', { path: AT(63400020) })
  const cell = page.getByRole('row', { name: /Optimizer 12/ }).getByText(/^OP\d+12$/)
  const clipped = () => cell.evaluate((text) => text.scrollWidth > text.clientWidth)
  await cell.scrollIntoViewIfNeeded()
  expect(await clipped()).toBe(false)
  await page.getByRole('separator', { name: 'Width of column Serial number' }).focus()
  for (let step = 0; step < 8; step += 1) await page.keyboard.press('ArrowLeft')
  await expect.poll(clipped).toBe(true)
  // Where the text is cut it is its beginning that goes.
  expect(await cell.evaluate((text) => getComputedStyle(text).direction)).toBe('rtl')
})
