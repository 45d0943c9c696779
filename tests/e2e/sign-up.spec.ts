import type { Page } from '@playwright/test'
import type { Server } from './support/server'
import { NEW_PASSWORD, button, lastCode } from './support/sign-in'
import { expect, test } from './support/test'

/** Everything of the form but the password. */
async function fillRegistration(page: Page, server: Server, email: string): Promise<void> {
  await page.getByRole('textbox', { name: 'E-mail' }).fill(email)
  await button(page, 'Send code').click()
  await expect(page.getByText(`A code was sent to ${email}.`)).toBeVisible()
  await page.getByLabel('Verification code').fill(await lastCode(server))
  for (const box of await page.getByRole('checkbox').all()) await box.check()
}

/** What else is shown at its fields is for `tests/journeys/sign-up.test.tsx`. */
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
