import { rows } from './support/lists'
import { quiet } from './support/seen'
import { expect, test } from './support/test'

test('S9-02 the worst plants stand first over all pages, each asked once, and may be begun with', async ({
  page,
  signIn,
  server,
}) => {
  // A vendor's server orders nothing.
  await page.route('**/maintain-s/capabilities', (route) => route.fulfill({ json: { capabilities: [] } }))
  await signIn('admin', { path: '/plants?q=Mill' })
  await expect(page.getByText('Total 86 records')).toBeVisible()
  // The total is there before the rows that come ahead of scrolling.
  await quiet(page)
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

test('9: a server that orders plants is asked for the worst first, and for no more pages than are in sight', async ({
  page,
  signIn,
  server,
}) => {
  await signIn('admin', { path: '/plants?q=Mill' })
  await expect(page.getByText('Total 86 records')).toBeVisible()
  // The total is there before the rows that come ahead of scrolling.
  await quiet(page)
  await server.forgetRequests()
  const state = page.getByRole('columnheader', { name: 'State', exact: true })
  await state.getByRole('button').click()
  await expect(state).toHaveAttribute('aria-sort', 'ascending')
  await state.getByRole('button').click()
  await expect(rows(page).first()).toContainText('Partly offline')
  await expect(page.getByText(/^Sorted within/)).toHaveCount(0)
  const all = await server.requests()
  // Until the order is asked for, the list may look once more for what is new in its own.
  const asked = all.slice(all.findIndex(({ path }) => path.endsWith('/station/worst/search')))
  expect(asked.filter(({ path }) => path.endsWith('/operating/station/search'))).toEqual([])
  const pages = asked.filter(({ path }) => path.endsWith('/station/worst/search'))
  expect(pages.map(({ query }) => query['order.direction'])).toContain('DESC')
  expect(Math.max(...pages.map(({ query }) => Number(query['page'])))).toBeLessThan(5)
})

test('the map shows what the table shows, by keyboard as well, and asks nobody else for it', async ({
  page,
  signIn,
  server,
}) => {
  await signIn('admin', { path: '/plants?q=Mill' })
  await expect(page.getByText('Total 86 records')).toBeVisible()
  // The total is there before the rows that come ahead of scrolling.
  await quiet(page)
  await server.forgetRequests()
  const strangers: string[] = []
  page.on('request', (request) => {
    if (!request.url().startsWith(new URL(page.url()).origin)) strangers.push(request.url())
  })
  await page.getByRole('button', { name: 'Map', exact: true }).click()
  await expect(page).toHaveURL(/[?&]q=Mill(&.*)?&m=1/)
  await expect(page.getByText('Plants: 86')).toBeAttached()
  const asked = (await server.requests()).filter(({ path }) => path.endsWith('/operating/station/search'))
  expect(Math.max(...asked.map(({ query }) => Number(query['page'])))).toBe(5)
  expect(asked.length).toBeLessThanOrEqual(8)
  // What worries most comes first: several plants are gone near to, one is opened.
  const list = page.getByRole('main').getByRole('list', { name: 'Plants' })
  const first = list.getByRole('listitem').first()
  await expect(first).toContainText('Partly offline')
  await first.getByRole('button').focus()
  await page.keyboard.press('Enter')
  await expect(page.getByRole('button', { name: 'Show all' })).toBeVisible()
  await expect(page.getByText('Plants: 86')).toHaveCount(0)
  await expect(list.getByRole('link').first()).toHaveAttribute('href', /\/plant\/infos\/data\?plant=\d+/)
  await page.getByRole('button', { name: 'Show all' }).click()
  await expect(page.getByText('Plants: 86')).toBeAttached()
  await page.getByRole('searchbox', { name: /Plants/ }).fill('nowhere at all')
  await expect(page.getByRole('button', { name: /Clear/ }).first()).toBeVisible()
  await expect(list).toHaveCount(0)
  await page.goBack()
  await page.getByRole('button', { name: 'Table', exact: true }).click()
  await expect(rows(page).first()).toBeVisible()
  expect(strangers).toEqual([])
})

test('the list beside the map scrolls by itself alone', async ({ page, signIn }) => {
  await page.setViewportSize({ width: 1440, height: 500 })
  await signIn('admin', { path: '/plants?m=1' })
  const list = page.getByRole('main').getByRole('list', { name: 'Plants' })
  await expect(list.getByRole('listitem').nth(10)).toBeAttached()
  const tooHigh = (of: string) =>
    list.evaluate((node, sought) => {
      const box = node.closest(sought)
      return box === null ? null : box.scrollHeight - box.clientHeight
    }, of)
  expect(await tooHigh('.hg-plant-map-beside')).toBeGreaterThan(200)
  expect(await tooHigh('.shell-screen')).toBe(0)
})
