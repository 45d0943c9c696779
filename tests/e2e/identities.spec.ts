import type { Page } from '@playwright/test'
import { expect, test } from './support/test'

const MANAGER = 'Identity: User manager, Meridian Solar Operations'
const ADMIN = 'Identity: Organisation admin, Northlight Cooperative'
const identity = (page: Page, name: string) => page.getByRole('button', { name })
const words = (page: Page) => page.getByRole('textbox', { name: 'What you want to tell us' })

test('S1-11 another identity in another tab asks before a half-filled form is lost', async ({
  page,
  signIn,
  context,
  axe,
  watch,
}) => {
  // A poll that is on its way while the other tab switches has the token of the former identity.
  watch.tolerate(/status of 401/)
  await signIn('manager', { path: '/account/settings/suggestion' })
  await words(page).fill('The list of strings')
  const other = await context.newPage()
  await other.goto('/plant')
  const choose = async (from: string, to: string) => {
    await identity(other, from).click()
    await other.getByRole('button', { name: to }).click()
  }
  await choose(MANAGER, 'Organisation admin, Northlight Cooperative')
  await expect(identity(other, ADMIN)).toBeVisible()

  const question = page.getByRole('alertdialog', { name: 'Another tab changed the identity' })
  await expect(question).toContainText('Here you are still: User manager, Meridian Solar Operations.')
  await axe('[role=alertdialog]')
  // Typing decides nothing by accident.
  await page.keyboard.type(' of strings')
  await page.keyboard.press('Enter')
  await expect(question).toBeVisible()
  // Past the button that closes, and the way over to the other identity.
  for (let step = 0; step < 3; step += 1) await page.keyboard.press('Tab')
  await page.keyboard.press('Enter')
  await expect(question).toHaveCount(0)
  await expect(words(page)).toHaveValue('The list of strings')
  // The other tab has nothing to lose, and says what happened.
  await expect(other.getByText(`The identity was changed in another tab: ${MANAGER.slice(10)}`)).toBeVisible()
  await expect(identity(other, MANAGER)).toBeVisible()

  await choose(MANAGER, 'Organisation admin, Northlight Cooperative')
  await question.getByRole('button', { name: 'Change here too, lose the changes' }).click()
  await expect(identity(page, ADMIN)).toBeVisible()
  await expect(page.getByText('The list of strings')).toHaveCount(0)
})
