import { expect, test } from './support/test'

/**
 * Route asked for, route arrived at, row of the checklist: those that lead on, and one of each place. That the others
 * have their screen is for `every-address-speaks.test.tsx`, that a server brings the page at each for `delivery.test.ts`.
 */
const SIGNED_IN: [string, string, string][] = [
  ['/', '/plant/infos/data', 'S2-09'],
  ['/plant', '/plant/infos/data', 'S2-10'],
  ['/plant/infos', '/plant/infos/data', 'S2-11'],
  ['/plant/infos/device', '/plant/infos/device', 'S2-14'],
  ['/plant/infos/exportdata', '/plant/infos/exportdata', 'S2-17'],
  ['/plant/infos/component-layout', '/plant/infos/component-layout', 'S2-18'],
  ['/device-detail', '/device-detail', 'S2-19'],
  ['/communicationReport', '/communicationReport', 'S2-20'],
  ['/application', '/application/home', 'S2-21'],
  ['/application/detail/messageCharge', '/application/detail/messageCharge', 'S2-24'],
  ['/account', '/account/settings/base', 'S2-27'],
  ['/account/settings', '/account/settings/base', 'S2-28'],
  ['/account/settings/udesk', '/account/settings/udesk', 'S2-33'],
  ['/account/settings/exportAccount', '/account/settings/exportAccount', 'S2-39'],
  ['/largescreen', '/largescreen', 'S2-40'],
]

test(`the routes of a signed-in person answer: ${SIGNED_IN.map(([, , row]) => row).join(' ')}`, async ({
  page,
  signIn,
}) => {
  test.slow()
  await signIn('owner')
  await expect(page.getByRole('option')).toHaveCount(3)
  for (const [asked, arrived, row] of SIGNED_IN) {
    await page.goto(asked)
    await expect.poll(() => new URL(page.url()).pathname, `${row} ${asked}`).toBe(arrived)
    const title = page.getByRole('heading', { level: 1 })
    await expect(title, `${row} ${asked}`).toHaveCount(1)
    // An address that leads nowhere stays as it is, with a page that says so.
    await expect(title, `${row} ${asked}`).not.toHaveText(/There is no such page|This is not offered/)
  }
})

for (const [path, row] of [
  ['/login', 'S2-02'],
  ['/version', 'S2-04'],
  ['/tencentLogin', 'S2-05'],
  ['/register', 'S2-06'],
  ['/forgetPassword', 'S2-07'],
] as const) {
  test(`${row} ${path} needs no session`, async ({ page }) => {
    await page.goto(path)
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
    expect(new URL(page.url()).pathname).toBe(path)
  })
}

test('S2-01 addresses have no hash, and a reload answers the same screen', async ({ page, signIn }) => {
  await signIn('owner')
  await expect(page.getByRole('option')).toHaveCount(3)
  await page.getByRole('link', { name: 'Devices', exact: true }).click()
  await expect(page).toHaveURL(/\/plant\/infos\/device(\?[^#]*)?$/)
  const heading = page.getByRole('heading', { level: 1 })
  const name = await heading.innerText()
  await page.reload()
  await expect(page).toHaveURL(/\/plant\/infos\/device(\?[^#]*)?$/)
  await expect(heading).toHaveText(name)
})

test('S2-08 every other route ends on sign-in and comes back afterwards', async ({ page, signIn }) => {
  await page.goto('/account/settings/common')
  await expect(page).toHaveURL(/\/login/)
  await signIn('owner', { path: page.url() })
  await expect(page).toHaveURL(/\/account\/settings\/common/)
})

test('S2-45 S2-46 S7-39 a clientStyle is kept for the session and re-appended', async ({
  page,
  signIn,
  server,
}) => {
  await signIn('owner', { path: '/login?clientStyle=sunrise' })
  await expect(page.getByRole('option')).toHaveCount(3)
  expect(new URL(page.url()).searchParams.get('clientStyle')).toBe('sunrise')
  await page.goto('/plant/infos/device')
  await expect(page).toHaveURL(/clientStyle=sunrise/)
  const asked = (await server.requests()).filter(({ path }) => path.endsWith('/oem/project/basic-info'))
  expect(asked.map(({ body }) => (body as { projectId: unknown }).projectId)).toEqual(
    asked.map(() => 'sunrise'),
  )
})

test('S2-48 S2-50 S2-51 S2-52 a token in the address signs in and leaves the address', async ({
  page,
  signIn,
  context,
  watch,
}) => {
  // The page that is left still asks for a moment, without its token.
  watch.tolerate(/status of 401/)
  await signIn('owner')
  await expect(page.getByRole('option')).toHaveCount(3)
  const token = (await context.cookies()).find(({ value }) => value.startsWith('eyJ'))?.value ?? ''
  await context.clearCookies()
  await page.evaluate(() => {
    localStorage.clear()
  })
  await page.goto(`/plant/infos/device?token=${token}&region=FOREIGN_1&keep=1`)
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
  const address = new URL(page.url())
  expect(address.pathname).toBe('/plant/infos/device')
  expect([...address.searchParams.keys()]).not.toContain('token')
  expect([...address.searchParams.keys()]).not.toContain('region')
  expect(address.searchParams.get('keep')).toBe('1')
})

test('S2-49 token=clear ends the session', async ({ page, signIn, context }) => {
  await signIn('owner')
  await expect(page.getByRole('option')).toHaveCount(3)
  await page.goto('/plant?token=clear')
  await expect(page).toHaveURL(/\/login/)
  expect((await context.cookies()).some(({ value }) => value.startsWith('eyJ'))).toBe(false)
})

test('a person with a keyboard alone signs in, picks a plant and signs out', async ({ page }) => {
  await page.goto('/login')
  const account = page.getByLabel('Account', { exact: true })
  await account.focus()
  await page.keyboard.type('owner@heliograph.example')
  await page.keyboard.press('Tab')
  await expect(page.getByLabel('Password', { exact: true })).toBeFocused()
  await page.keyboard.type('Harbour-Sun-58')
  await page.keyboard.press('Enter')
  await expect(page.getByRole('option')).toHaveCount(3)
  await page.keyboard.press('/')
  await expect(page.getByRole('searchbox').first()).toBeFocused()
  await page.keyboard.type('Backstube')
  await expect(page.getByRole('option')).toHaveCount(1)
  await page.keyboard.press('ArrowDown')
  await expect(page.getByRole('listbox', { name: 'My Plant(s)' })).toBeFocused()
  await page.keyboard.press('Enter')
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(/Backstube/)
  await page.getByRole('button', { name: /Account menu/ }).focus()
  await page.keyboard.press('Enter')
  await page.getByRole('button', { name: 'Log Out' }).focus()
  await page.keyboard.press('Enter')
  await expect(page).toHaveURL(/\/login/)
})
