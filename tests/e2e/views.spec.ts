import type { Page } from '@playwright/test'
import { elsewhere, heads, rows } from './support/lists'
import { go } from './support/seen'
import { expect, test } from './support/test'

test.use({ contextOptions: { reducedMotion: 'no-preference' } })

const openViews = (page: Page) => page.getByRole('button', { name: /^Views/ }).click()
const views = (page: Page) => page.getByRole('list', { name: 'Views' })
/** Behind its name stands how many records it shows. */
const view = (page: Page, name: string) =>
  views(page).getByRole('button', { name: new RegExp(`^${name}\\s*\\d*$`) })

/** The members ordered by e-mail, searched for a letter, with one column less. */
async function arrange(page: Page) {
  await expect(rows(page)).toHaveCount(3)
  await page.getByRole('button', { name: 'Columns' }).click()
  await page.getByRole('checkbox', { name: 'Phone' }).click()
  await expect(heads(page).filter({ hasText: 'Phone' })).toHaveCount(0)
  await page.keyboard.press('Escape')
  await page.getByRole('searchbox').fill('a')
  await expect(page).toHaveURL(/[?&]q=a/)
  await page.getByRole('button', { name: 'E-mail' }).click()
}

async function saveAs(page: Page, name: string) {
  await openViews(page)
  await page.getByLabel('Name of a new view').fill(name)
  await page.getByRole('button', { name: 'Save view' }).click()
  // On a phone nothing else would tell.
  await expect(page.getByText(`View ${name} saved.`)).toBeVisible()
  await expect(page.getByRole('button', { name: `Views: ${name}` })).toBeVisible()
}

async function expectArranged(page: Page) {
  await expect(page.getByRole('searchbox')).toHaveValue('a')
  await expect(page.getByRole('columnheader', { name: 'E-mail' })).toHaveAttribute('aria-sort', 'ascending')
  await expect(heads(page).filter({ hasText: 'Phone' })).toHaveCount(0)
}

/** Whatever this browser holds beside the session. */
const forget = (page: Page) =>
  page.evaluate(() => {
    for (const key of Object.keys(localStorage)) if (key !== 'session') localStorage.removeItem(key)
  })

/** Views that are written over, put back, or kept on this device: `tests/journeys/views.test.tsx`. */
test('a view is in every browser of its owner; its link shows another account the list as it is, without the view until that is shared; only its owner changes it', async ({
  page,
  browser,
  server,
  signIn,
  context,
}) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write'])
  await signIn('admin', { path: '/members' })
  await arrange(page)
  await openViews(page)
  await expect(page.getByText('Views are kept in your account')).toBeVisible()
  await page.keyboard.press('Escape')
  await saveAs(page, 'Addresses')
  await openViews(page)
  await page.getByRole('button', { name: 'Copy link' }).click()
  await expect(page.getByRole('button', { name: 'Link copied' })).toBeVisible()
  const link = await page.evaluate(() => navigator.clipboard.readText())
  expect(link.length).toBeLessThan(200)
  const other = await elsewhere(browser, server, 'operator', link.slice(server.origin.length))
  try {
    const there = other.page
    await expect(rows(there)).not.toHaveCount(0)
    await expectArranged(there)
    await openViews(there)
    await expect(view(there, 'Addresses')).toHaveCount(0)

    await page.getByRole('button', { name: 'Edit view Addresses' }).click()
    await page.getByRole('checkbox', { name: 'Everybody in the organisation sees it' }).click()
    await expect(page.getByRole('checkbox', { name: 'Everybody in the organisation sees it' })).toBeChecked()
    await go(there, '/version')
    await expect(rows(there)).toHaveCount(0)
    await go(there, '/members')
    await expect(rows(there)).toHaveCount(3)
    await openViews(there)
    await views(there)
      .getByRole('button', { name: /^Addresses\s*Shared by/ })
      .click()
    await expectArranged(there)
    await openViews(there)
    await expect(there.getByRole('button', { name: 'Edit view Addresses' })).toHaveCount(0)
  } finally {
    await other.close()
  }

  await page.getByLabel('Name of the view').fill('Post')
  await page.getByRole('button', { name: 'Save', exact: true }).click()
  await expect(view(page, 'Post')).toBeVisible()
  const usual = page.getByRole('button', { name: 'Open the list with Post' })
  await usual.click()
  await expect(usual).toHaveAttribute('aria-pressed', 'true')
  // As another browser of this person does, the list begins with that view.
  await forget(page)
  await page.goto('/members')
  await expect(page.getByRole('button', { name: 'Views: Post' })).toBeVisible()
  await expectArranged(page)
  // The standard view can still be chosen, and its address stays with it.
  await openViews(page)
  await view(page, 'Standard view').click()
  await expect(page.getByRole('searchbox')).toHaveValue('')
  const standard = page.url()
  await go(page, '/version')
  await expect(rows(page)).toHaveCount(0)
  await go(page, standard)
  await expect(rows(page)).toHaveCount(3)
  await expect(page.getByRole('searchbox')).toHaveValue('')

  await test.step('at 360 px the menus of a list stay on the screen', async () => {
    await page.setViewportSize({ width: 360, height: 740 })
    await expect(page.getByRole('list', { name: 'Members' }).getByRole('listitem')).toHaveCount(3)
    for (const name of [/^Views/, /^Columns$/, /^Export$/]) {
      await page.getByRole('button', { name }).first().click()
      const box = await page.locator('.hg-menu-list:popover-open').boundingBox()
      expect(box?.x, String(name)).toBeGreaterThanOrEqual(0)
      expect((box?.x ?? 0) + (box?.width ?? 999), String(name)).toBeLessThanOrEqual(360)
      await page.keyboard.press('Escape')
    }
  })
})
