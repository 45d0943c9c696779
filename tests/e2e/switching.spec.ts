import type { Page } from '@playwright/test'
import { edit, save } from './support/forms'
import { goTo } from './support/seen'
import { button, REFUSED } from './support/sign-in'
import { expect, test } from './support/test'

/** Notes every button and link whose name begins with `word`, and the title above it, at each change of the page. */
const observe = (page: Page, word: string) =>
  page.evaluate((start) => {
    const seen: string[] = []
    Object.assign(window, { seen })
    new MutationObserver(() => {
      const title = document.querySelector('h1')?.textContent ?? ''
      for (const one of document.querySelectorAll('main button, main a')) {
        const name = one.getAttribute('aria-label') ?? one.textContent
        if (name.startsWith(start)) seen.push(`${title}: ${name}`)
      }
    }).observe(document.body, { subtree: true, childList: true, attributes: true, characterData: true })
  }, word)
const observed = (page: Page) => page.evaluate(() => (window as unknown as { seen: string[] }).seen)

test('S4-30 S4-35 S6-06 no edit of the former plant is in the page for a frame of the next', async ({
  page,
  signIn,
}) => {
  await signIn('viewer', { path: '/plant/infos/detail?plant=63900010' })
  await expect(button(page, 'Edit Basics')).toBeVisible()
  await observe(page, 'Edit')
  const other = page.getByRole('option').filter({ hasText: 'Kranichhof' })
  const first = page.getByRole('option').filter({ hasText: 'Zagroda Bursztynowa' })
  for (let turn = 0; turn < 2; turn += 1) {
    await other.click()
    await expect(page.getByRole('button', { name: 'Copy Name' })).toBeVisible()
    await expect(page).toHaveURL(/63400030/)
    await expect(button(page, 'Edit Basics')).toHaveCount(0)
    await first.click()
    await expect(button(page, 'Edit Basics')).toBeVisible()
  }
  const seen = await observed(page)
  expect(seen.length).toBeGreaterThan(0)
  expect(seen.filter((one) => one.startsWith('Kranichhof'))).toEqual([])
})

test('S1-11 S6-06 nothing that the former identity might do is in the page of the next', async ({
  page,
  signIn,
}) => {
  await signIn('manager')
  await expect(page.getByRole('option').first()).toBeVisible()
  const choose = async (name: string) => {
    await page.getByRole('button', { name: /^Identity/ }).click()
    await button(page, name).click()
    await expect(page.getByRole('button', { name: `Identity: ${name}` })).toBeVisible()
    await expect(page.getByRole('option').first()).toBeVisible()
  }
  await choose('Organisation admin, Northlight Cooperative')
  await goTo(page, '/roles')
  await expect(button(page, 'New role')).toBeVisible()
  await observe(page, 'New role')
  await choose('User manager, Meridian Solar Operations')
  await goTo(page, '/roles')
  await expect(page.getByText(/^Total \d+ records$/)).toBeVisible()
  await expect(button(page, 'New role')).toHaveCount(0)
  // Until the choice it stood there; the menu of identities opening over it changes the page as well.
  const before = (await observed(page)).length
  await goTo(page, '/members')
  await goTo(page, '/roles')
  await expect(page.getByText(/^Total \d+ records$/)).toBeVisible()
  expect((await observed(page)).length).toBe(before)
})

test('S6-11 S8-47 S8-49 what may not be read and what may not be done are told apart', async ({
  page,
  server,
  signIn,
  watch,
}) => {
  watch.tolerate(REFUSED)
  const withdraw = (...withdrawn: string[]) =>
    fetch(`${server.origin}/__cloud/rights`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ account: 'owner@heliograph.example', withdrawn }),
    })
  await signIn('owner', { path: '/plant/infos/detail?plant=63400030' })
  await edit(page, 'Basics')
  await page.getByRole('textbox', { name: /^Name/ }).fill('Storchenhof')
  await withdraw('station:update')
  await save(page)
  await expect(page.getByText('Permission denied: you may not do this.').first()).toBeVisible()
  await withdraw('device:read')
  await goTo(page, '/plant/infos/device?plant=63400030')
  await expect(page.getByText('Permission denied: you may not read this.').first()).toBeVisible()
})
