import { readFileSync } from 'node:fs'
import { walkDropped } from './support/dropped'
import { expect, PHOTO, test } from './support/records'

test('a file dropped into resources is menu, list, form, detail, filter, export, delete and storage', async ({
  page,
  server,
  watch,
}) => {
  // The server goes and comes again in between.
  watch.tolerate(/ERR_CONNECTION_REFUSED|ERR_EMPTY_RESPONSE/)
  await page.goto('/login')
  const signIn = async (account: string) => {
    await page.getByLabel('Account', { exact: true }).fill(`${account}@heliograph.example`)
    await page.getByLabel('Password', { exact: true }).fill('Harbour-Sun-58')
    await page.getByRole('button', { name: 'Log in', exact: true }).click()
  }
  await signIn('owner')
  await page.getByRole('navigation').getByRole('link', { name: 'Maintenance visits' }).click()
  await expect(page.getByRole('heading', { name: 'Maintenance visits' })).toBeVisible()

  await page.getByRole('button', { name: 'Create' }).first().click()
  await expect(page.getByRole('heading', { name: 'Create maintenance visit' })).toBeVisible()
  await page.getByRole('textbox', { name: 'Work' }).fill('Inverter fan')
  await page.getByRole('combobox', { name: /^Plant/ }).click()
  await page
    .locator('.ant-select-dropdown:visible .ant-select-item-option', { hasText: 'Kranichhof' })
    .click()
  await page.getByLabel(/^Cost/).fill('149.999')
  await page
    .locator('input[type=file]')
    .setInputFiles({ name: 'fan.png', mimeType: 'image/png', buffer: PHOTO })
  await page.keyboard.press('Control+s')
  // The date is missing: the form says so at the field and keeps everything else.
  await expect(page.getByRole('group').getByText('Please fill this in.')).toBeVisible()
  await page.getByLabel(/^Date/).fill('2026-06-03')
  await page.getByLabel(/^Date/).press('Enter')
  await page.keyboard.press('Control+s')
  await expect(page.getByRole('heading', { name: 'Inverter fan' })).toBeVisible()
  await expect(page.getByTitle('149.999 EUR')).toBeVisible()
  await expect(page.getByRole('link', { name: 'Photo' })).toBeVisible()

  await server.stop()
  await server.start()
  await page.goto('/maintenance-visits')
  const row = page.getByRole('row', { name: /Inverter fan/ })
  await expect(row).toContainText('Kranichhof')
  await page.getByRole('searchbox').fill('nothing of the kind')
  await expect(row).toBeHidden()
  await page.getByRole('searchbox').fill('fan')
  await expect(row).toBeVisible()

  await page.getByRole('button', { name: 'Export' }).click()
  const [file] = await Promise.all([
    page.waitForEvent('download'),
    page.getByRole('button', { name: /CSV/ }).click(),
  ])
  expect(readFileSync(await file.path(), 'utf8')).toContain('Inverter fan')

  await row.getByRole('link').first().click()
  await page.getByRole('dialog').getByRole('button', { name: 'Delete' }).click()
  await page.getByRole('alertdialog').getByRole('button', { name: 'Delete' }).click()
  await expect(row).toBeHidden()
})

test('every test that walks over the declarations passes with more of them', () => {
  test.setTimeout(400_000)
  walkDropped()
})

test('what the codes do not grant is not there, and is refused by hand', async ({ page, signIn, watch }) => {
  watch.tolerate(/403/)
  await signIn('operator', { path: '/maintenance-visits' })
  await expect(page.getByRole('heading', { name: 'Maintenance visits' })).toBeVisible()
  await expect(page.getByRole('button', { name: 'Create' })).toHaveCount(0)
  const status = await page.evaluate(async () => {
    const token = /9ac11337b7141049af7c75b907e61cc5=([^;]+)/.exec(document.cookie)?.[1] ?? ''
    const response = await fetch('/mdc-eu/collection-s/maintenance-visits', {
      method: 'POST',
      headers: { authorization: `Bearer ${token}`, 'content-type': 'application/json' },
      body: JSON.stringify({ work: 'x', plant: 63900002, date: '2026-06-03' }),
    })
    return response.status
  })
  expect(status).toBe(403)
})
