import { quiet } from './support/seen'
import { expect, test } from './support/test'

/** Plants of the demo accounts, and lists that the account may not read there. */
const DENIED = [
  { account: 'owner', paths: ['/members', '/roles'] },
  { account: 'norole', paths: ['/members', '/roles'] },
  { account: 'operator', paths: ['/roles'] },
] as const

for (const { account, paths } of DENIED) {
  test(`S6-05 S6-07 lists that ${account} may not read are not asked for`, async ({
    page,
    server,
    signIn,
  }) => {
    await signIn(account)
    await expect(page.getByRole('option').first()).toBeVisible()
    await server.forgetRequests()
    for (const path of paths) {
      await page.goto(path)
      await expect(page.getByRole('heading', { name: 'You may not see this page' })).toBeVisible()
    }
    const asked = await server.requests()
    expect(asked.length).toBeGreaterThan(0)
    expect(asked.filter(({ status }) => status === 403)).toEqual([])
    // One's own role, by its id, is asked for by everybody.
    const lists = /\/acc\/org\/member|\/auth\/role$/
    expect(
      asked.filter(({ path }) => lists.test(path)).map(({ method, path }) => `${method} ${path}`),
    ).toEqual([])
  })
}

test('S6-05 a filter by roles is offered to nobody who may not read them', async ({ page, signIn }) => {
  await signIn('operator', { path: '/members' })
  await page.getByRole('button', { name: 'Add filter' }).click()
  const filters = page.getByRole('group', { name: 'Filters' })
  await expect(filters.getByRole('button', { name: 'State' })).toBeVisible()
  await expect(filters.getByRole('button', { name: 'Role' })).toHaveCount(0)
})

test('S6-05 S4-30 lists of a plant that grants nothing are not asked for, whichever plant came before', async ({
  page,
  server,
  signIn,
}) => {
  await signIn('viewer')
  await expect(page.getByRole('option')).toHaveCount(2)
  const links = page.getByRole('navigation', { name: 'Plant pages' }).getByRole('link')
  const addresses = new Set<string>()
  for (const option of await page.getByRole('option').all()) {
    await option.click()
    await expect(option).toHaveAttribute('aria-selected', 'true')
    await expect(links.first()).toBeVisible()
    // A plant can be opened before its rights are known, and with them come its other pages.
    await quiet(page)
    for (const link of await links.all()) addresses.add((await link.getAttribute('href')) ?? '')
  }
  expect(addresses.size).toBeGreaterThan(4)
  for (const address of addresses) {
    await page.goto(address)
    await expect(page.getByRole('heading', { level: 1 }).first()).toBeVisible()
  }
  await page.waitForLoadState('networkidle')
  const refused = (await server.requests()).filter(({ status }) => status === 403)
  expect(refused.map(({ method, path }) => `${method} ${path}`)).toEqual([])
})
