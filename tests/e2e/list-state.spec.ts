import { elsewhere, heads, rows } from './support/lists'
import { expect, test } from './support/test'

/** Texts that an address, JSON, our own marks or a shell would read as something else. */
const ODD = ['A&B #1 = 50%', '"quoted" \\ *starred*', 'true', '0042', 'Süd+Dach 東 🌞', '?q=x&f=name.has.y']

for (const text of ODD) {
  test(`what is searched survives reload, back and sharing: ${text}`, async ({
    page,
    browser,
    server,
    signIn,
  }) => {
    await signIn('admin', { path: '/members' })
    await expect(rows(page)).toHaveCount(3)
    const field = page.getByRole('searchbox', { name: /Devices|Alarms|Members/ })
    await field.fill(text)
    await expect(page.getByText('Nothing matches the search and the filters.')).toBeVisible()
    await expect(page).toHaveURL(/[?&]q=/)
    await page.reload()
    await expect(field).toHaveValue(text)
    await page.getByRole('button', { name: 'Clear filters' }).click()
    await expect(rows(page)).toHaveCount(3)
    await page.goBack()
    await expect(field).toHaveValue(text)
    const other = await elsewhere(browser, server, 'manager', page.url().slice(server.origin.length))
    try {
      await expect(other.page.getByRole('searchbox', { name: /Devices|Alarms|Members/ })).toHaveValue(text)
    } finally {
      await other.close()
    }
  })
}

test('a filter with an odd text is the same for everybody who opens the link', async ({
  page,
  browser,
  server,
  signIn,
}) => {
  const path = '/members?f=state.in.*ACTIVE&o=-label&c=label.state'
  await signIn('admin', { path })
  const chip = (where: typeof page) => where.getByRole('button', { name: /State is/ }).first()
  await expect(chip(page)).toBeVisible()
  await expect(heads(page).filter({ hasText: 'E-mail' })).toHaveCount(0)
  await expect(rows(page).first()).toBeVisible()
  const shown = await rows(page).allInnerTexts()
  await page.reload()
  await expect(chip(page)).toBeVisible()
  const other = await elsewhere(browser, server, 'admin', page.url().slice(server.origin.length))
  try {
    await expect(chip(other.page)).toBeVisible()
    await expect(rows(other.page)).toHaveCount(shown.length)
    await expect(heads(other.page).filter({ hasText: 'E-mail' })).toHaveCount(0)
  } finally {
    await other.close()
  }
})

test('what is chosen stays chosen over searches and rows far apart, and is acted on as a whole', async ({
  page,
  signIn,
}) => {
  await signIn('admin', { path: '/plant/infos/device?plant=63900001' })
  await expect(rows(page).first()).toBeVisible()
  const box = (at: number) => rows(page).nth(at).getByRole('checkbox')
  await box(0).click()
  await expect(page.getByRole('toolbar')).toContainText('Selected: 1')
  // A row that is not drawn yet, far below.
  await rows(page).first().focus()
  await page.keyboard.press('End')
  await page.keyboard.press('x')
  await expect(page.getByRole('toolbar')).toContainText('Selected: 2')
  await page.getByRole('searchbox', { name: /Devices|Alarms|Members/ }).fill('plug')
  await expect(rows(page).first()).toContainText(/plug/i)
  await box(0).click()
  await expect(page.getByRole('toolbar')).toContainText('Selected: 3')
  await page.getByRole('searchbox', { name: /Devices|Alarms|Members/ }).fill('')
  await expect(rows(page).first().getByRole('checkbox')).toBeChecked()
  await expect(page.getByRole('toolbar')).toContainText('Selected: 3')
})
