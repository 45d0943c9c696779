import type { Page } from '@playwright/test'
import { expect, test } from './support/test'

const rows = (page: Page) =>
  page
    .getByRole('grid')
    .getByRole('row')
    .filter({ has: page.getByRole('gridcell') })

test('S9-29 a declared list is walked, selected, opened and closed by keys alone', async ({
  page,
  signIn,
}) => {
  await signIn('admin', { path: '/members' })
  await expect(rows(page)).toHaveCount(3)
  await expect(page.getByText('Total 3 records')).toBeVisible()
  await page.keyboard.press('j')
  await expect(rows(page).nth(0)).toBeFocused()
  await page.keyboard.press('x')
  await page.keyboard.press('Shift+J')
  await expect(page.getByRole('toolbar')).toContainText('Selected: 2')
  await page.keyboard.press('Escape')
  await expect(page.getByRole('toolbar')).toBeHidden()
  await page.keyboard.press('Enter')
  const drawer = page.getByRole('dialog')
  await expect(drawer).toBeVisible()
  await page.keyboard.press('Escape')
  await expect(drawer).toBeHidden()
  await page.keyboard.press('/')
  await expect(page.getByRole('searchbox')).toBeFocused()
  // Letters typed into a field are text.
  await page.keyboard.type('xj?')
  await expect(page.getByRole('dialog')).toBeHidden()
  await expect(page.getByText('Nothing matches the search and the filters.')).toBeVisible()
  await page.keyboard.press('Escape')
  await expect(rows(page)).toHaveCount(3)
})

test('the keys that are possible are shown, and the palette leads on', async ({ page, signIn }) => {
  await signIn('admin', { path: '/members' })
  await expect(rows(page)).toHaveCount(3)
  await page.keyboard.press('?')
  await expect(page.getByRole('dialog', { name: 'Keyboard' })).toContainText('Next row')
  await page.keyboard.press('Escape')
  await page.keyboard.press('Control+k')
  await page.getByRole('combobox').fill('roles')
  await page.keyboard.press('Enter')
  await expect(page).toHaveURL(/\/roles/)
  await page.keyboard.press('g')
  await page.keyboard.press('m')
  await expect(page).toHaveURL(/\/members/)
})

test('search, order and the open record survive a reload, and back takes one step back', async ({
  page,
  signIn,
}) => {
  await signIn('admin', { path: '/members' })
  await expect(rows(page)).toHaveCount(3)
  await page.getByRole('searchbox').fill('a')
  await expect(page).toHaveURL(/[?&]q=a/)
  await page.getByRole('button', { name: 'Name' }).click()
  await expect(page.getByRole('columnheader', { name: 'Name' })).toHaveAttribute('aria-sort', 'descending')
  await page.reload()
  await expect(page.getByRole('searchbox')).toHaveValue('a')
  await expect(page.getByRole('columnheader', { name: 'Name' })).toHaveAttribute('aria-sort', 'descending')
  await rows(page).first().getByRole('link').first().click()
  await expect(page.getByRole('dialog')).toBeVisible()
  await page.goBack()
  await expect(page.getByRole('dialog')).toBeHidden()
  await expect(page.getByRole('searchbox')).toHaveValue('a')
  await page.goBack()
  await expect(page.getByRole('columnheader', { name: 'Name' })).toHaveAttribute('aria-sort', 'ascending')
})

test('columns are chosen and ordered with the keyboard, and remembered', async ({ page, signIn }) => {
  await signIn('admin', { path: '/members' })
  await expect(rows(page)).toHaveCount(3)
  await page.getByRole('button', { name: 'Columns' }).press('Enter')
  await page.getByRole('button', { name: 'Move State up' }).press('Enter')
  await page.getByRole('checkbox', { name: 'Phone' }).press('Space')
  await page.keyboard.press('Escape')
  const heads = page.getByRole('columnheader')
  await expect(heads.filter({ hasText: /./ })).toContainText(['Name', 'State', 'Role', 'E-mail'])
  await expect(heads.filter({ hasText: 'Phone' })).toHaveCount(0)
  await page.goto('/members')
  await expect(heads.filter({ hasText: /./ })).toContainText(['Name', 'State', 'Role', 'E-mail'])
})

for (const theme of ['dark', 'light'] as const) {
  test(`a declared list is accessible in ${theme}, wide and as cards at 360 px`, async ({
    page,
    signIn,
    axe,
  }) => {
    await page.addInitScript((name) => localStorage.setItem('heliograph.theme', name), theme)
    await signIn('admin', { path: '/members' })
    await expect(rows(page)).toHaveCount(3)
    await axe()
    await page.setViewportSize({ width: 360, height: 740 })
    await expect(page.getByRole('grid')).toBeHidden()
    await expect(page.getByRole('list', { name: 'Members' }).getByRole('listitem').first()).toBeVisible()
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(360)
    await axe()
  })
}

test('a list is asked for once, and nothing is asked row by row', async ({ page, signIn, server }) => {
  await signIn('manager', { path: '/members' })
  await expect(rows(page)).toHaveCount(3)
  const asked = (await server.requests()).filter(({ path }) => path.includes('/members'))
  expect(asked.length).toBeLessThanOrEqual(2)
})
