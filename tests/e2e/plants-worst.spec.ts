import { rows } from './support/lists'
import { expect, test } from './support/test'

test('S9-02 the worst plants stand first over all pages, each asked once, and may be begun with', async ({
  page,
  signIn,
  server,
}) => {
  await signIn('admin', { path: '/plants?q=Mill' })
  await expect(page.getByText('Total 86 records')).toBeVisible()
  await server.forgetRequests()
  await page.getByRole('button', { name: 'Views' }).click()
  await page.getByRole('button', { name: 'Open the list with Worst first' }).click()
  await page.keyboard.press('Escape')
  await server.fault({ match: { path: '/operating/station/search' }, delayMs: 300 })
  await page.getByRole('columnheader', { name: 'State', exact: true }).getByRole('button').click()
  await page.getByRole('columnheader', { name: 'State', exact: true }).getByRole('button').click()
  await expect(page.getByText(/^Sorted within \d+ of 86$/)).toBeVisible()
  await server.heal()
  await expect(page.getByText('Total 86 records')).toBeVisible()
  await expect(rows(page).first()).toContainText('Partly offline')
  const asked = (await server.requests()).filter(({ path }) => path.endsWith('/operating/station/search'))
  const pages = asked.map(({ query }) => Number(query['page']))
  expect(Math.max(...pages)).toBe(5)
  // The first pages are known already; one in sight may have been asked for once more, to be up to date.
  expect(asked.length).toBeLessThanOrEqual(10)
  await rows(page).first().focus()
  await page.keyboard.press('End')
  await expect(rows(page).last()).not.toContainText('Partly offline')
  await page.goto('/plants')
  await expect(page.getByRole('button', { name: 'Views: Worst first' })).toBeVisible()
  await expect(page.getByRole('columnheader', { name: 'State', exact: true })).toHaveAttribute(
    'aria-sort',
    'descending',
  )
})
