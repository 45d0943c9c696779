import type { Page } from '@playwright/test'
import { readable } from './support/readable'
import { go } from './support/seen'
import { expect, test } from './support/test'

const AT = (plant: number, more = '') => `/plant/infos/device?plant=${String(plant)}${more}`
const row = (page: Page, name: string) => page.getByRole('row', { name: new RegExp(name) })

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

test.describe('in German', () => {
  test.use({ locale: 'de-DE' })
  // Contrast and all other rules: `screens.spec.ts`.
  test('at 360 px nothing is cut off, nor are the choices of a filter', async ({ page, signIn }) => {
    await page.setViewportSize({ width: 360, height: 740 })
    await signIn('owner', { path: AT(63400030) })
    await expect(page.getByText('Wechselrichter').first()).toBeVisible()
    const found = await readable(page, ['devices', 'gateways', 'engine', 'words', 'faults'])
    expect(found.raw).toEqual([])
    expect(found.clipped).toEqual([])

    // There the box of a choice stands beside its operator, and is at its narrowest.
    await page.setViewportSize({ width: 390, height: 844 })
    await signIn('admin', { path: '/members' })
    await page.getByRole('button', { name: 'Filter hinzufügen' }).click()
    await page.getByRole('list').getByRole('button', { name: 'Rolle', exact: true }).click()
    await page.getByRole('combobox', { name: 'Rolle' }).click()
    await expect(page.getByTitle('Mitglied der Organisation').last()).toBeVisible()
    expect((await readable(page, ['members', 'engine', 'words'])).clipped).toEqual([])
  })
})

test('26: an optimizer shows its own serial: the end of it is in sight, whatever the column gives; devices are compared side by side', async ({
  page,
  signIn,
  axe,
}) => {
  await page.setViewportSize({ width: 1440, height: 900 })
  await signIn('owner', { path: AT(63400020) })
  for (const name of ['Inverter 1', 'Optimizer 1'])
    await page.getByRole('checkbox', { name: `Select ${name}`, exact: true }).check()
  await page.getByRole('button', { name: 'Compare' }).click()
  const dialog = page.getByRole('dialog')
  await expect(dialog.getByRole('columnheader')).toHaveCount(3)
  await expect(dialog.getByRole('rowheader', { name: 'SN', exact: true })).toBeVisible()
  await axe('[role=dialog]')
  await page.keyboard.press('Escape')
  await expect(dialog).toHaveCount(0)

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
