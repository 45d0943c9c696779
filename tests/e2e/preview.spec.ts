import type { Page } from '@playwright/test'
import { visit, seenAt } from './support/seen'
import { button, REFUSED } from './support/sign-in'
import { expect, test } from './support/test'

const PLANT = '?plant=63900010'
/** Lists whose actions stand in rows, in a toolbar and at their head, and a record of parts. */
const SCREENS = ['/alerts', '/members', `/plant/infos/device${PLANT}`, `/plant/infos/detail${PLANT}`]

/** Who it is stands in these; the role that is tried on changes nothing about that. */
const PERSONAL = /^button (.*Account menu|Identity|End preview|Switch)|Alex Ridge|Mika Vale|Toni Brook|@/

/** Time goes on between one reading and the other. */
const FIGURE = /\d[\d.,]*( (kilo|mega|giga)?watts?( hours)?)?/g

async function everything(page: Page): Promise<Record<string, readonly string[]>> {
  const seen: Record<string, readonly string[]> = {}
  // What may be done with a plant of the list is known for the one in sight alone.
  await visit(page, `/plant/infos/data${PLANT}`)
  await expect(page.getByRole('heading', { level: 1, name: 'Zagroda Bursztynowa' })).toBeVisible()
  for (const path of SCREENS) {
    const names = [...(await seenAt(page, path))]
      .filter((name) => !PERSONAL.test(name))
      .map((name) => name.replace(FIGURE, '#'))
    seen[path] = [...new Set(names)].sort()
  }
  return seen
}

const account = (page: Page) => page.getByRole('button', { name: /Account menu$/ })
const ready = (page: Page) => expect(page.getByRole('option').first()).toBeVisible()

async function seeAs(page: Page, role: string) {
  await account(page).click()
  await button(page, 'See as a role…').click()
  await page.getByRole('radio', { name: new RegExp(`^${role}`) }).check()
  await button(page, 'Start preview').click()
  await expect(page.getByText(`You see the console as ${role}. Nothing can be changed.`)).toBeVisible()
}

/** Which questions are answered as for a session of each role is for `tests/contract/preview.test.ts`. */
test('S6-05 seen as Organisation user every screen is as operator has it', async ({
  page,
  signIn,
  watch,
}) => {
  test.setTimeout(180_000)
  watch.tolerate(REFUSED)
  await signIn('operator')
  await ready(page)
  const real = await everything(page)
  await account(page).click()
  await button(page, 'Log Out').click()
  await signIn('admin')
  await visit(page, '/plant/infos/data')
  await ready(page)
  await seeAs(page, 'Organisation user')
  expect(await everything(page)).toEqual(real)
})

test('S6-05 S6-12 a preview changes nothing, lives through every screen, and is left at once', async ({
  page,
  server,
  signIn,
  axe,
  watch,
}) => {
  watch.tolerate(REFUSED)
  await signIn('admin')
  await ready(page)
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
