import { rows } from './support/lists'
import { go, quiet } from './support/seen'
import { expect, test } from './support/test'

test('the map shows what the table shows, by keyboard as well, and asks nobody else for it; the list beside it scrolls by itself alone', async ({
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
  const list = page.getByRole('main').getByRole('list', { name: 'Plants' })
  // What worries most comes first: several plants are gone near to, one is opened.
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

  await page.setViewportSize({ width: 1440, height: 500 })
  await go(page, '/plants?m=1')
  const tooHigh = (of: string) =>
    list.evaluate((node, sought) => {
      const box = node.closest(sought)
      return box === null ? null : box.scrollHeight - box.clientHeight
    }, of)
  await expect(list.getByRole('listitem').nth(10)).toBeAttached()
  expect(await tooHigh('.hg-plant-map-beside')).toBeGreaterThan(200)
  expect(await tooHigh('.shell-screen')).toBe(0)
})
