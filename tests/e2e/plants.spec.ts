import { quiet } from './support/seen'
import { expect, test } from './support/test'

test('S4-26 S9-02 S9-03 a fleet of 1,200 plants scrolls to its end, each page asked once', async ({
  page,
  signIn,
  server,
}) => {
  test.slow()
  await signIn('admin')
  const list = page.getByRole('listbox', { name: 'My Plant(s)' })
  await expect(list.getByRole('option').first()).toBeVisible()
  await list.hover()
  const last = list.locator('[role=option][aria-posinset="1200"]')
  const seen = new Set<number>()
  for (let step = 0; step < 600 && !(await last.isVisible()); step += 1) {
    await page.mouse.wheel(0, 4000)
    await page.waitForTimeout(60)
    const positions = await list
      .locator('[role=option]')
      .evaluateAll((rows) => rows.map((row) => Number(row.getAttribute('aria-posinset'))))
    for (const position of positions) seen.add(position)
    // A virtual list keeps the page small however long the fleet is.
    expect(positions.length).toBeLessThan(80)
  }
  await expect(last).toBeVisible()
  const pages = (await server.requests())
    .filter(({ path }) => path.endsWith('/operating/station/search'))
    .map(({ query }) => Number(query['page']))
  expect(pages).toEqual([...new Set(pages)])
  expect(Math.max(...pages)).toBe(60)
})

test('S4-24 S4-28 the first plant is selected on load and its details asked once', async ({
  page,
  signIn,
  server,
}) => {
  await signIn('owner')
  const first = page.getByRole('option').first()
  await expect(first).toHaveAttribute('aria-selected', 'true')
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
  // Both may stand there before the console does.
  await quiet(page)
  const details = (await server.requests()).filter(({ path }) =>
    path.includes('/operating/station/information/'),
  )
  expect(details).toHaveLength(1)
})

test('S7-68 the search goes to the server and can be cleared', async ({ page, signIn }) => {
  await signIn('owner')
  const options = page.getByRole('option')
  await expect(options).toHaveCount(3)
  await page.getByRole('searchbox').first().fill('zzzz')
  await expect(options).toHaveCount(0)
  await page.getByRole('button', { name: /clear/i }).first().click()
  await expect(options).toHaveCount(3)
})

test('the list works by keyboard alone', async ({ page, signIn }) => {
  await signIn('owner')
  const options = page.getByRole('option')
  await expect(options).toHaveCount(3)
  await page.getByRole('listbox', { name: 'My Plant(s)' }).focus()
  await page.keyboard.press('End')
  await page.keyboard.press('Enter')
  await expect(options.nth(2)).toHaveAttribute('aria-selected', 'true')
})

test('S2-68 S2-69 S2-70 S2-71 the tabs of a plant lead to its pages', async ({ page, signIn }) => {
  await signIn('owner')
  const tabs = page.getByRole('navigation', { name: /plant/i }).last()
  for (const [name, path] of [
    ['Alarms', 'alert'],
    ['Devices', 'device'],
    ['Related', 'relate'],
    ['Details', 'detail'],
    ['Export', 'exportdata'],
    ['Layout', 'component-layout'],
    ['Data', 'data'],
  ] as const) {
    await tabs.getByRole('link', { name, exact: true }).click()
    await expect(page).toHaveURL(new RegExp(`/plant/infos/${path}`))
  }
})
