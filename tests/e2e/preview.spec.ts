import type { Page } from '@playwright/test'
import { visit } from './support/seen'
import { button, REFUSED } from './support/sign-in'
import { expect, test } from './support/test'

const account = (page: Page) => page.getByRole('button', { name: /Account menu$/ })

async function seeAs(page: Page, role: string) {
  await account(page).click()
  await button(page, 'See as a role…').click()
  await page.getByRole('radio', { name: new RegExp(`^${role}`) }).check()
  await button(page, 'Start preview').click()
  await expect(page.getByText(`You see the console as ${role}. Nothing can be changed.`)).toBeVisible()
}

/** That every screen is as somebody of that role has it: `tests/journeys/preview.test.tsx`. */
test('S6-05 S6-12 a preview changes nothing, lives through every screen, and is left at once', async ({
  page,
  server,
  signIn,
  axe,
  watch,
}) => {
  watch.tolerate(REFUSED)
  await signIn('admin', { path: '/members' })
  await seeAs(page, 'User manager')
  await visit(page, '/members')
  await axe()
  await button(page, 'Invite').click()
  await page.getByRole('textbox', { name: /^E-mail, phone or user name/ }).fill('somebody@reed.example')
  await page.getByRole('combobox', { name: /^Role/ }).click()
  await page.locator('.ant-select-item-option', { hasText: 'Organisation user' }).click()
  await server.forgetRequests()
  await button(page, 'Invite member').click()
  await expect(page.getByText('Nothing can be changed in a preview.').first()).toBeVisible()
  expect(
    (await server.requests()).filter(({ method, path }) => method !== 'GET' && path.includes('/member')),
  ).toEqual([])
  await button(page, 'End preview').click()
  await expect(page.getByText(/^You see the console as/)).toHaveCount(0)
  await visit(page, '/roles')
  await expect(button(page, 'New role')).toBeVisible()
})
