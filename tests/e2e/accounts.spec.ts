import { expect, test } from './support/test'

const list = 'My Plant(s)'

test.use({ byForm: true })

test.describe('each demo account sees the right thing', () => {
  test('S1-08 an owner sees the three plants of their own', async ({ page, signIn }) => {
    await signIn('owner')
    await expect(page).toHaveURL(/\/plant\/infos\/data/)
    await expect(page.getByRole('listbox', { name: list }).getByRole('option')).toHaveCount(3)
    await expect(page.getByText('Total 3 records')).toBeVisible()
  })

  test('S1-09 an organisation admin sees the large fleet and the name of the identity', async ({
    page,
    signIn,
  }) => {
    await signIn('admin')
    await expect(page.getByText('Total 1200 records')).toBeVisible()
    await expect(page.getByRole('banner')).toContainText(/admin/i)
  })

  test('S1-09 a user manager and an organisation user have identities of their own', async ({
    page,
    signIn,
  }) => {
    await signIn('manager')
    await expect(page.getByRole('option').first()).toBeVisible()
    await expect(page.getByRole('banner')).toContainText(/manager/i)
  })

  test('S6-08 a user without the code user has no way to the account pages', async ({ page, signIn }) => {
    await signIn('operator')
    await expect(page.getByRole('option').first()).toBeVisible()
    await page.getByRole('button', { name: 'Account menu' }).click()
    await expect(page.getByText('Account Security')).toHaveCount(0)
    await expect(page.getByText('Log Out')).toBeVisible()
    await page.goto('/account')
    await expect(page.getByRole('main')).toContainText('user')
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('You may not see this page')
  })

  test('S1-01 a viewer sees the two shared plants and no other', async ({ page, signIn }) => {
    await signIn('viewer')
    const options = page.getByRole('listbox', { name: list }).getByRole('option')
    await expect(options).toHaveCount(2)
  })

  test('S4-30 S6-05 what the codes of a plant do not allow is neither shown nor asked', async ({
    page,
    signIn,
    server,
  }) => {
    await signIn('viewer')
    const options = page.getByRole('option')
    await expect(options).toHaveCount(2)
    const alarms = page.getByRole('region', { name: 'Latest alarms' })
    const devices = page.getByText('Devices', { exact: true }).and(page.locator('dt'))
    for (const [name, seesAlarms, seesDevices] of [
      ['Kranichhof', true, false],
      [/^(?!.*Kranichhof)/, false, true],
    ] as const) {
      await options.filter({ hasText: name }).click()
      await expect(alarms).toHaveCount(seesAlarms ? 1 : 0)
      await expect(devices).toHaveCount(seesDevices ? 1 : 0)
    }
    const refused = (await server.requests()).filter(({ status }) => status === 403)
    expect(refused).toEqual([])
  })

  test('S6-07 a user without any role code is unrestricted', async ({ page, signIn }) => {
    await signIn('norole')
    await expect(page.getByRole('option').first()).toBeVisible()
    await page.goto('/account')
    await expect(page).toHaveURL(/\/account\/settings\/base/)
  })

  test('S2-73 S4-25 a user without plants gets an empty state and no detail call', async ({
    page,
    signIn,
    server,
  }) => {
    await signIn('new')
    await expect(page.getByText(/no plant/i).first()).toBeVisible()
    const details = (await server.requests()).filter(({ path }) =>
      path.includes('/operating/station/information/'),
    )
    expect(details).toEqual([])
  })

  test('S1-36 a migrated account gets a notice in the form', async ({ page, signIn, watch }) => {
    watch.tolerate(/status of 400/)
    await signIn('migrated')
    await expect(page.getByRole('alert')).toContainText(/migrated|moved/i)
    await expect(page).toHaveURL(/\/login/)
  })

  test('S8-19 a locked account sees how long', async ({ page, signIn, watch }) => {
    watch.tolerate(/status of 4\d\d/)
    await signIn('locked')
    await expect(page.getByRole('alert')).toContainText(/locked/i)
    await expect(page.getByRole('timer')).toContainText(/(29|30):\d\d/)
  })

  test('S1-37 S8-14 a wrong password asks to check account, password and data centre', async ({
    page,
    watch,
  }) => {
    watch.tolerate(/status of 400/)
    await page.goto('/login')
    await page.getByLabel('Account', { exact: true }).fill('owner@heliograph.example')
    await page.getByLabel('Password', { exact: true }).fill('Harbour-Sun-59')
    await page.getByRole('button', { name: 'Log in', exact: true }).click()
    const alert = page.getByRole('alert')
    await expect(alert).toContainText(/account/i)
    await expect(alert).toContainText(/password/i)
    await expect(alert).toContainText(/data cent/i)
  })

  test('S1-34 a weak password is pointed out', async ({ page, signIn }) => {
    await signIn('weak')
    const hint = page.getByRole('complementary', { name: 'Change password' })
    await expect(hint).toContainText('easy to guess')
    await expect(hint.getByRole('link')).toHaveAttribute('href', /\/account\/settings\/security/)
  })

  test('S1-33 S1-71 a phone number signs in and is asked for an e-mail', async ({ page, signIn }) => {
    await signIn('+49 1520 0000001')
    await expect(page.getByText(/e-mail/i).first()).toBeVisible()
    await expect(page.getByRole('option').first()).toBeVisible()
  })

  test('S1-35 S7-05 S7-06 S7-33 an account in both data centres gets a notice and has other plants in each', async ({
    page,
    signIn,
  }) => {
    await signIn('twice', { region: 'FOREIGN_1' })
    const first = page.getByRole('option').first()
    await expect(first).toBeVisible()
    const european = await first.textContent()
    await expect(page.getByRole('complementary').filter({ hasText: 'several data centres' })).toBeVisible()
    await page.getByRole('button', { name: 'Account menu' }).click()
    await page.getByText('Log Out').click()
    await expect(page).toHaveURL(/\/login/)
    await signIn('twice', { region: 'CHINA' })
    await expect(first).toBeVisible()
    expect(await first.textContent()).not.toBe(european)
  })

  test('S2-53 an account of mainland China signs in there', async ({ page, signIn, server }) => {
    await signIn('wang', { region: 'CHINA' })
    await expect(page.getByRole('option').first()).toBeVisible()
    const prefixed = (await server.requests()).filter(({ path }) => path.includes('/maintain-s/'))
    expect(prefixed.length).toBeGreaterThan(0)
    expect(prefixed.every(({ path }) => path.startsWith('/mdc-cn/'))).toBe(true)
  })
})

test('S2-58 S4-20 S4-21 S7-30 signing out clears the session and ends the token', async ({
  page,
  signIn,
  server,
  context,
}) => {
  await signIn('owner')
  await expect(page.getByRole('option').first()).toBeVisible()
  await page.getByRole('button', { name: 'Account menu' }).click()
  await page.getByText('Log Out').click()
  await expect(page).toHaveURL(/\/login/)
  const shown = async () =>
    (await server.requests()).some(({ path }) => path.endsWith('/oauth2-s/oauth/logout'))
  await expect.poll(shown).toBe(true)
  const kept = (await context.cookies()).map(({ name }) => name)
  expect(kept.filter((name) => name !== 'language')).toEqual([])
  await page.goBack()
  await expect(page.getByRole('option')).toHaveCount(0)
})
