import type { Page } from '@playwright/test'
import type { Server } from './support/server'
import { PASSWORD, NEW_PASSWORD, REFUSED, button, lastCode, configured } from './support/sign-in'
import { expect, test } from './support/test'

/** Everything of the form but the password. */
async function fillRegistration(page: Page, server: Server, email: string): Promise<void> {
  await page.getByRole('textbox', { name: 'E-mail' }).fill(email)
  await button(page, 'Send code').click()
  await expect(page.getByText(`A code was sent to ${email}.`)).toBeVisible()
  await page.getByLabel('Verification code').fill(await lastCode(server))
  for (const box of await page.getByRole('checkbox').all()) await box.check()
}

test.describe('/register', () => {
  test('S1-18 S1-24 S2-06 S5-18 S7-125 registers in the region that was chosen first, and signs in', async ({
    page,
    server,
  }) => {
    await page.goto('/login')
    await page.getByRole('link', { name: 'Create an account' }).click()
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Choose your data region')
    await expect(button(page, 'Create account')).toHaveCount(0)
    await page.getByRole('radio', { name: 'Mainland China' }).check()
    await button(page, 'Choose Region').click()
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Create an account')
    await expect(page.getByText('Mainland China')).toBeVisible()
    await fillRegistration(page, server, 'ada@example.org')
    await page.getByLabel('New password').fill(NEW_PASSWORD)
    await expect(page.getByRole('listitem').filter({ hasText: '(met)' })).toHaveCount(6)
    await button(page, 'Create account').click()
    await expect(page).toHaveURL(/\/plant/)
    await expect(page.getByText(/no plant/i).first()).toBeVisible()
    expect(await server.token('/mdc-cn', 'ada@example.org', NEW_PASSWORD)).toBe(200)
    expect(await server.token('/mdc-eu', 'ada@example.org', NEW_PASSWORD)).toBe(400)
  })

  test('S5-01 S5-07 S5-16 S5-25 S8-82 S8-87 S8-89 S8-90 shows each password rule at the field', async ({
    page,
    server,
    watch,
  }) => {
    watch.tolerate(REFUSED)
    await page.goto('/register?region=EU')
    await fillRegistration(page, server, 'ada@example.org')
    const password = page.getByLabel('New password')
    for (const [typed, text] of [
      ['Kite#L2', /8 to 100 characters/],
      ['Kite#1234', /consecutive numbers and letters/],
      [`Kite-Lamp_27${'aB-7'.repeat(23)}`, /8 to 100 characters/],
      ['Kite#7777', /consecutively repeated/],
      ['Welcome1', /too simple/],
      ['Iloveyou1', /too weak/],
    ] as const) {
      await password.fill(typed)
      await button(page, 'Create account').click()
      await expect(password).toHaveAccessibleDescription(text)
    }
    await expect(page).toHaveURL(/\/register/)
  })

  test('S5-28 S5-29 S8-29 S8-69 shows a wrong code at the field, and when there were too many', async ({
    page,
    server,
    watch,
  }) => {
    watch.tolerate(REFUSED)
    await page.goto('/register?region=EU')
    await fillRegistration(page, server, 'ada@example.org')
    await page.getByLabel('New password').fill(NEW_PASSWORD)
    const code = page.getByLabel('Verification code')
    const right = await lastCode(server)
    await code.fill(right === '111111' ? '222222' : '111111')
    for (let attempt = 0; attempt < 4; attempt += 1) {
      const answered = page.waitForResponse(/\/user-s\/acc\/register/)
      await button(page, 'Create account').click()
      await answered
      await expect(code).toHaveAccessibleDescription(/code is wrong/)
    }
    await button(page, 'Create account').click()
    await expect(code).toHaveAccessibleDescription(/Too many wrong verification codes/)
    // Nothing says that the code is still good.
    await expect(page.getByRole('timer')).toHaveCount(0)
    await code.fill(right)
    await button(page, 'Create account').click()
    await expect(code).toHaveAccessibleDescription(/Too many wrong verification codes/)
  })

  test('S5-30 S8-33 a code has its time, and is refused after it', async ({ page, server, watch }) => {
    watch.tolerate(REFUSED)
    await page.goto('/register?region=EU')
    await fillRegistration(page, server, 'ada@example.org')
    await expect(page.getByRole('timer')).toContainText(/good for (10:00|9:\d\d)/)
    await page.getByLabel('New password').fill(NEW_PASSWORD)
    await server.clock('2026-06-18T10:50:00Z')
    await button(page, 'Create account').click()
    await expect(page.getByLabel('Verification code')).toHaveAccessibleDescription(/has expired/)
  })

  test('S5-31 S8-32 the fourth code of an hour is refused at the field', async ({ page, server, watch }) => {
    watch.tolerate(REFUSED)
    for (let time = 0; time < 3; time += 1) await server.sendCode('ada@example.org', 'REGISTER')
    await page.goto('/register?region=EU')
    await page.getByRole('textbox', { name: 'E-mail' }).fill('ada@example.org')
    await button(page, 'Send code').click()
    await expect(page.getByLabel('Verification code')).toHaveAccessibleDescription(/Sent too often/)
  })

  test('S5-26 S5-27 S8-30 S8-31 S8-44 S8-45 S8-52 shows what is wrong with the account at its field', async ({
    page,
    server,
    watch,
  }) => {
    watch.tolerate(REFUSED)
    await page.goto('/register?region=EU')
    const email = page.getByRole('textbox', { name: 'E-mail' })
    for (const [typed, text] of [
      ['', /cannot be empty/],
      ['   ', /cannot be empty/],
      ['ada@', /format is not valid/],
    ] as const) {
      await email.fill(typed)
      await button(page, 'Send code').click()
      await expect(email).toHaveAccessibleDescription(text)
    }
    await fillRegistration(page, server, 'owner@heliograph.example')
    await page.getByLabel('New password').fill(NEW_PASSWORD)
    await button(page, 'Create account').click()
    await expect(email).toHaveAccessibleDescription(/account exists/)

    await page.getByRole('radio', { name: 'Phone' }).check()
    const number = page.getByLabel('Phone number')
    await expect(page.getByRole('combobox', { name: 'Country code' })).toHaveValue('49')
    await number.fill('01520 0000001')
    await button(page, 'Create account').click()
    await expect(number).toHaveAccessibleDescription(/phone number already exists/)

    await page.getByRole('radio', { name: 'User name' }).check()
    const name = page.getByRole('textbox', { name: 'User name' })
    await name.fill('owner')
    await button(page, 'Create account').click()
    await expect(name).toHaveAccessibleDescription(/already used/)
  })

  test('S7-55 a user name is registered with a code to an e-mail; the prefixes of phones are asked for', async ({
    page,
    server,
  }) => {
    await page.goto('/register?region=EU')
    await page.getByRole('radio', { name: 'Phone' }).check()
    await expect(page.getByRole('option', { name: '+48 Poland' })).toBeAttached()
    expect(
      (await server.requests()).some(({ path }) => path === '/mdc-eu/region-s/dict/listPhonePrefix/v2'),
    ).toBe(true)
    await page.getByRole('radio', { name: 'User name' }).check()
    await page.getByRole('textbox', { name: 'User name' }).fill('kite-27')
    await page.getByRole('textbox', { name: 'E-mail for the verification code' }).fill('kite@example.org')
    await button(page, 'Send code').click()
    await expect(page.getByText('A code was sent to kite@example.org.')).toBeVisible()
    await page.getByLabel('Verification code', { exact: true }).fill(await lastCode(server))
    await page.getByLabel('New password').fill(NEW_PASSWORD)
    for (const box of await page.getByRole('checkbox').all()) await box.check()
    await button(page, 'Create account').click()
    await expect(page).toHaveURL(/\/plant/)
    expect(await server.token('/mdc-eu', 'kite-27', NEW_PASSWORD)).toBe(200)
  })

  test('S1-57 S1-59 S1-71 asks for consent, and offers phones, only where these functions are on', async ({
    page,
    server,
  }) => {
    await page.goto('/register?region=EU')
    // The provider of this platform has written no policy, so that nobody is asked to have read one.
    await expect(page.getByRole('checkbox')).toHaveCount(1)
    await button(page, 'Create account').click()
    await expect(page.getByText('Please agree first')).toBeVisible()
    const functions = { gdprNotice: false, privacyNotice: false, phone: false }
    await configured(page, server, { functions })
    await page.reload()
    await expect(button(page, 'Create account')).toBeVisible()
    await expect(page.getByRole('checkbox')).toHaveCount(0)
    await expect(page.getByRole('radio', { name: 'Phone' })).toHaveCount(0)
  })
})

test('S2-07 S5-19 S5-23 S8-51 S8-88 a forgotten password is set anew, and the old one is not taken again', async ({
  page,
  server,
  watch,
}) => {
  watch.tolerate(REFUSED)
  await page.goto('/login?region=EU')
  await page.getByRole('link', { name: 'Forgot password?' }).click()
  const email = page.getByRole('textbox', { name: 'E-mail' })
  await email.fill('nobody@example.org')
  await button(page, 'Send code').click()
  await expect(email).toHaveAccessibleDescription(/does not exist/)
  await email.fill('owner@heliograph.example')
  await button(page, 'Send code').click()
  await expect(page.getByText('A code was sent to owner@heliograph.example.')).toBeVisible()
  await page.getByLabel('Verification code').fill(await lastCode(server))
  const password = page.getByLabel('New password')
  await password.fill('Kite#L2')
  await button(page, 'Set password').click()
  await expect(password).toHaveAccessibleDescription(/8 to 100 characters/)
  await password.fill(PASSWORD)
  await button(page, 'Set password').click()
  await expect(password).toHaveAccessibleDescription(/last 2 passwords/)
  await password.fill(NEW_PASSWORD)
  await button(page, 'Set password').click()
  await expect(page.getByText('Your password has been changed.')).toBeVisible()
  await expect(page.getByLabel('Account', { exact: true })).toHaveValue('owner@heliograph.example')
  await page.getByLabel('Password', { exact: true }).fill(NEW_PASSWORD)
  await button(page, 'Log in').click()
  await expect(page.getByRole('option')).toHaveCount(3)
})
