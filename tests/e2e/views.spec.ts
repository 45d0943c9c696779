import type { Page } from '@playwright/test'
import { elsewhere, heads, rows } from './support/lists'
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

test('a view saved in one browser is in every other, renamed there, and both begin with it', async ({
  page,
  browser,
  server,
  signIn,
}) => {
  await signIn('admin', { path: '/members' })
  await arrange(page)
  await openViews(page)
  await expect(page.getByText('Views are kept in your account')).toBeVisible()
  await page.keyboard.press('Escape')
  await saveAs(page, 'Addresses')

  const other = await elsewhere(browser, server, 'admin', '/members')
  try {
    const there = other.page
    await expect(rows(there)).toHaveCount(3)
    await openViews(there)
    await view(there, 'Addresses').click()
    await expectArranged(there)

    await openViews(there)
    await there.getByRole('button', { name: 'Edit view Addresses' }).click()
    await there.getByLabel('Name of the view').fill('Post')
    await there.getByRole('button', { name: 'Save', exact: true }).click()
    await expect(view(there, 'Post')).toBeVisible()
    await there.getByRole('button', { name: 'Open the list with Post' }).click()
    await expect(there.getByRole('button', { name: 'Open the list with Post' })).toHaveAttribute(
      'aria-pressed',
      'true',
    )

    // The first browser opens the list anew: it begins with that view.
    await page.goto('/members')
    await expect(page.getByRole('button', { name: 'Views: Post' })).toBeVisible()
    await expectArranged(page)
    // The standard view can still be chosen, and a reload stays with it.
    await openViews(page)
    await view(page, 'Standard view').click()
    await expect(page.getByRole('searchbox')).toHaveValue('')
    await page.reload()
    await expect(rows(page)).toHaveCount(3)
    await expect(page.getByRole('searchbox')).toHaveValue('')
  } finally {
    await other.close()
  }
})

test('a view is written over from where it began, deleted, and put back', async ({ page, signIn }) => {
  await signIn('admin', { path: '/members' })
  await arrange(page)
  await saveAs(page, 'Post')
  await page.getByRole('searchbox').fill('ad')
  await expect(page.getByRole('button', { name: 'Views: Post, changed' })).toBeVisible()
  await openViews(page)
  await page.getByRole('button', { name: 'Save changes to Post' }).click()
  await expect(page.getByRole('button', { name: 'Views: Post', exact: true })).toBeVisible()
  await page.goto('/members')
  await openViews(page)
  await view(page, 'Post').click()
  await expect(page.getByRole('searchbox')).toHaveValue('ad')

  await openViews(page)
  await page.getByRole('button', { name: 'Edit view Post' }).click()
  await page.getByRole('button', { name: 'Delete view Post' }).click()
  await expect(view(page, 'Post')).toHaveCount(0)
  await page.getByRole('button', { name: 'Undo', exact: true }).click()
  if (!(await views(page).isVisible())) await openViews(page)
  await expect(view(page, 'Post')).toBeVisible()
})

test('a link shows another account the list as it is, without the view until that is shared; only its owner changes it', async ({
  page,
  browser,
  server,
  signIn,
  context,
}) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write'])
  await signIn('admin', { path: '/members' })
  await arrange(page)
  await saveAs(page, 'Addresses')
  await openViews(page)
  await page.getByRole('button', { name: 'Copy link' }).click()
  await expect(page.getByRole('button', { name: 'Link copied' })).toBeVisible()
  const link = await page.evaluate(() => navigator.clipboard.readText())
  expect(link.length).toBeLessThan(200)
  const other = await elsewhere(browser, server, 'operator', link.slice(server.origin.length))
  try {
    await expect(rows(other.page)).not.toHaveCount(0)
    await expectArranged(other.page)
    await openViews(other.page)
    await expect(view(other.page, 'Addresses')).toHaveCount(0)
  } catch (error) {
    await other.close()
    throw error
  }
  await page.getByRole('button', { name: 'Edit view Addresses' }).click()
  await page.getByRole('checkbox', { name: 'Everybody in the organisation sees it' }).click()
  await expect(page.getByRole('checkbox', { name: 'Everybody in the organisation sees it' })).toBeChecked()

  try {
    await other.page.goto('/members')
    await expect(rows(other.page)).toHaveCount(3)
    await openViews(other.page)
    await views(other.page)
      .getByRole('button', { name: /^Addresses\s*Shared by/ })
      .click()
    await expectArranged(other.page)
    await openViews(other.page)
    await expect(other.page.getByRole('button', { name: 'Edit view Addresses' })).toHaveCount(0)
  } finally {
    await other.close()
  }
})

test('a server that keeps no views leaves them on this device, and says so', async ({ page, signIn }) => {
  await page.route('**/maintain-s/capabilities', (route) =>
    route.fulfill({ json: { capabilities: ['members', 'roles'] } }),
  )
  await signIn('admin', { path: '/members' })
  await arrange(page)
  await openViews(page)
  await expect(page.getByText('Views are kept on this device only.')).toBeVisible()
  await page.keyboard.press('Escape')
  await saveAs(page, 'Addresses')
  await openViews(page)
  await page.getByRole('button', { name: 'Open the list with Addresses' }).click()
  await page.goto('/members')
  await expectArranged(page)

  // The server learns to keep views: what this device holds stays in reach.
  await page.unroute('**/maintain-s/capabilities')
  await page.goto('/members')
  await expect(page.getByRole('searchbox')).toBeVisible()
  await openViews(page)
  await expect(views(page).getByText('On this device only')).toBeVisible()
})

test('at 360 px the menus of a list stay on the screen', async ({ page, signIn }) => {
  await page.setViewportSize({ width: 360, height: 740 })
  await signIn('admin', { path: '/members' })
  await expect(page.getByRole('list', { name: 'Members' }).getByRole('listitem')).toHaveCount(3)
  for (const name of ['Views', 'Columns', 'Export']) {
    await page.getByRole('button', { name, exact: true }).click()
    const box = await page.locator('.hg-menu-list:not([hidden])').boundingBox()
    expect(box?.x, name).toBeGreaterThanOrEqual(0)
    expect((box?.x ?? 0) + (box?.width ?? 999), name).toBeLessThanOrEqual(360)
    await page.keyboard.press('Escape')
  }
})
