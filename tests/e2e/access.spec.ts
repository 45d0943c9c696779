import type { Page } from '@playwright/test'
import { button, REFUSED } from './support/sign-in'
import { expect, test } from './support/test'

/** What an account's session shows beyond its plants. */
interface Seen {
  readonly account: string
  readonly places: readonly string[]
  /** Buttons that make a record, by the list they stand at. */
  readonly makes: Readonly<Record<string, readonly string[]>>
}

const MATRIX: readonly Seen[] = [
  { account: 'owner', places: ['Account'], makes: {} },
  {
    account: 'admin',
    places: ['Account', 'Members', 'Roles'],
    makes: { '/members': ['Invite'], '/roles': ['New role'] },
  },
  {
    account: 'manager',
    places: ['Account', 'Members', 'Roles'],
    makes: { '/members': ['Invite'], '/roles': [] },
  },
  { account: 'operator', places: ['Members'], makes: { '/members': [] } },
  { account: 'viewer', places: ['Account'], makes: {} },
  // No role codes lift every restriction, but nobody has members in a personal session.
  { account: 'norole', places: ['Account'], makes: {} },
]
const PLACES = ['Account', 'Members', 'Roles']
const MAKING = ['Invite', 'New role']

const menu = (page: Page) => page.getByRole('navigation', { name: 'Main menu' })
const place = (page: Page, name: string) => menu(page).getByRole('link', { name, exact: true })

/** The places of the menu, once nothing is pending any more. */
async function expectPlaces(page: Page, places: readonly string[]) {
  await expect(place(page, 'My Plant(s)')).toBeVisible()
  for (const name of places) await expect(place(page, name)).toBeVisible()
  for (const name of PLACES) if (!places.includes(name)) await expect(place(page, name)).toHaveCount(0)
}

for (const { account, places, makes } of MATRIX) {
  test(`S6-01 S6-05 S6-07 S6-08 ${account} sees exactly the places and actions of the matrix`, async ({
    page,
    signIn,
    watch,
  }) => {
    // A page that is not for somebody is asked for all the same, as by hand.
    watch.tolerate(REFUSED)
    await signIn(account)
    await expect(page.getByRole('option').first()).toBeVisible()
    await expectPlaces(page, places)
    for (const path of ['/members', '/roles']) {
      await page.goto(path)
      const allowed = makes[path]
      if (allowed === undefined) {
        await expect(page.getByRole('heading', { name: 'You may not see this page' })).toBeVisible()
        continue
      }
      await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
      await expect(page.getByText(/^Total \d+ records$/)).toBeVisible()
      for (const name of MAKING) await expect(button(page, name)).toHaveCount(allowed.includes(name) ? 1 : 0)
    }
    await page.goto('/account/settings/base')
    const mayOpen = places.includes('Account')
    await expect(
      page.getByRole('heading', { name: mayOpen ? 'Personal settings' : 'You may not see this page' }),
    ).toBeVisible()
  })
}

test('S6-11 S8-46 a right that is withdrawn while the page is open is shown and hidden', async ({
  page,
  server,
  signIn,
  watch,
}) => {
  watch.tolerate(REFUSED)
  await signIn('admin')
  await expect(page.getByRole('option').first()).toBeVisible()
  await place(page, 'Roles').click()
  await button(page, 'New role').click()
  await page.getByRole('textbox', { name: /^Name/ }).fill('Night shift')
  await page.getByRole('checkbox', { name: 'See plants' }).check()
  await fetch(`${server.origin}/__cloud/rights`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ account: 'admin@heliograph.example', withdrawn: ['role:manage'] }),
  })
  await button(page, 'Create role').click()
  await expect(page.getByRole('heading', { name: 'You may not see this page' })).toBeVisible()
  await page.goto('/roles')
  await expect(page.getByText(/^Total \d+ records$/)).toBeVisible()
  await expect(button(page, 'New role')).toHaveCount(0)
})

test('S4-30 S4-35 a plant switch never shows what the next plant does not grant, not for a frame', async ({
  page,
  signIn,
}) => {
  await signIn('viewer', { path: '/plant/infos/data?plant=63400030' })
  const alerts = (id: number) => page.locator(`header:has(h1) a[href*="/alert?plant=${id}"]`)
  await expect(alerts(63400030)).toBeVisible()
  await page.evaluate(() => {
    const seen: string[] = []
    Object.assign(window, { seen })
    const look = () => {
      for (const link of document.querySelectorAll('header:has(h1) a[href*="/alert?plant="]'))
        seen.push(link.getAttribute('href') ?? '')
    }
    new MutationObserver(look).observe(document.body, { subtree: true, childList: true, attributes: true })
  })
  const options = page.getByRole('option')
  await expect(options).toHaveCount(2)
  const names = await options.allTextContents()
  const shown = await page.getByRole('heading', { level: 1 }).first().textContent()
  const other = names.findIndex((name) => !name.includes(shown ?? ''))
  for (const at of [other, 1 - other, other]) {
    await options.nth(at).click()
    await expect(alerts(63400030)).toHaveCount(at === other ? 0 : 1)
  }
  await expect(page).toHaveURL(/63900010/)
  const seen = await page.evaluate(() => (window as unknown as { seen: string[] }).seen)
  expect(seen.length).toBeGreaterThan(0)
  expect(seen.filter((href) => href.includes('63900010'))).toEqual([])
})

test('S6-05 an admin sees the console as a role: banner, the same places, no writes, and back', async ({
  page,
  signIn,
  axe,
}) => {
  await signIn('admin')
  await expect(page.getByRole('option').first()).toBeVisible()
  await expectPlaces(page, ['Account', 'Members', 'Roles'])
  await page.getByRole('button', { name: /Account menu$/ }).click()
  await page.getByRole('button', { name: 'See as a role…' }).click()
  await page.getByRole('radio', { name: /^Organisation user/ }).check()
  await button(page, 'Start preview').click()
  await expect(
    page.getByText('You see the console as Organisation user. Nothing can be changed.'),
  ).toBeVisible()
  const operator = MATRIX.find(({ account }) => account === 'operator')
  await expectPlaces(page, operator?.places ?? [])
  await place(page, 'Members').click()
  await expect(page.getByText(/^Total \d+ records$/)).toBeVisible()
  await expect(button(page, 'Invite')).toHaveCount(0)
  await axe()
  await button(page, 'End preview').click()
  await expect(button(page, 'Invite')).toBeVisible()
  await expectPlaces(page, ['Account', 'Members', 'Roles'])
})

test('S6-05 “Why can’t I see this?” names the codes that would show it', async ({ page, signIn }) => {
  await signIn('manager', { path: '/roles' })
  await expect(page.getByText(/^Total \d+ records$/)).toBeVisible()
  await page.getByRole('button', { name: /Account menu$/ }).click()
  await page.getByRole('button', { name: 'Why can’t I see this?' }).click()
  const here = page.getByRole('dialog').getByRole('region', { name: 'Roles' })
  await expect(here.getByText('role:manage').first()).toBeVisible()
  // What a manager may do is not said to be hidden.
  await expect(here.getByText('role:read')).toHaveCount(0)
})
