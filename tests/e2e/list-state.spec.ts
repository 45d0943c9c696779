import { heads, rows } from './support/lists'
import { go } from './support/seen'
import { expect, test } from './support/test'

/** An address, JSON, our own marks or a shell would read it as something else; other texts: `list-addresses.test.ts`. */
const ODD = '?q=x&f=name.has.y #1 = 50% Süd+Dach 東 🌞'

/** Who opens the address elsewhere sees the same: `views.spec.ts`. */
test('what is searched, beside a filter, an order and columns, survives reload and back; what is chosen stays chosen over searches and rows far apart, and is acted on as a whole', async ({
  page,
  signIn,
}) => {
  await signIn('admin', { path: '/members?f=state.in.*ACTIVE&o=-label&c=label.state' })
  await expect(rows(page)).toHaveCount(3)
  const field = page.getByRole('searchbox', { name: 'Members' })
  await field.fill(ODD)
  await expect(page.getByText('Nothing matches the search and the filters.')).toBeVisible()
  await expect(page).toHaveURL(/[?&]q=/)
  const chip = (where: typeof page) => where.getByRole('button', { name: /State is/ }).first()
  const expectSame = async (where: typeof page) => {
    await expect(where.getByRole('searchbox', { name: 'Members' })).toHaveValue(ODD)
    await expect(chip(where)).toBeVisible()
  }
  await page.reload()
  await expectSame(page)
  await expect(page.getByText('Nothing matches the search and the filters.')).toBeVisible()
  // The other of that name, beside the filters, leaves the search.
  await page.getByRole('button', { name: 'Clear filters' }).last().click()
  await expect(rows(page)).toHaveCount(3)
  await expect(heads(page).filter({ hasText: 'E-mail' })).toHaveCount(0)
  await page.goBack()
  await expectSame(page)

  await go(page, '/plant/infos/device?plant=63900001')
  await expect(page.getByRole('grid', { name: 'Devices' })).toBeVisible()
  await expect(rows(page).first()).toBeVisible()
  const box = (at: number) => rows(page).nth(at).getByRole('checkbox')
  await box(0).click()
  await expect(page.getByRole('toolbar')).toContainText('Selected: 1')
  // A row that is not drawn yet, far below.
  await rows(page).first().focus()
  await page.keyboard.press('End')
  // A letter acts on a row that one sees.
  await expect(rows(page).last()).toBeFocused()
  await expect(rows(page).last()).toBeInViewport()
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
