import { readFileSync } from 'node:fs'
import type { Page } from '@playwright/test'
import { saved } from './support/files'
import { quiet } from './support/seen'
import { lastCode } from './support/sign-in'
import { expect, test } from './support/test'

/** Presses Tab until what has the focus is named so; nothing on the way may drop it. */
async function tabTo(page: Page, role: 'button' | 'link' | 'combobox' | 'radio' | 'textbox', name: RegExp) {
  const wanted = page.getByRole(role, { name }).first()
  await expect(wanted).toBeVisible()
  for (let step = 0; step < 80; step += 1) {
    await page.keyboard.press('Tab')
    if (await wanted.evaluate((element) => element === document.activeElement)) return
  }
  await expect(wanted).toBeFocused()
}

test('S2-17 a PDF is put together, made, saved and looked at by keyboard alone', async ({
  page,
  signIn,
  axe,
}) => {
  await signIn('owner', { path: '/plant/infos/exportdata?plant=63400030&from=2026-05-01&to=2026-05-31' })
  await tabTo(page, 'combobox', /^Format/)
  await page.keyboard.press('End')
  await expect(page.getByLabel('Format')).toHaveValue('pdf')
  await tabTo(page, 'button', /^Make file/)
  await page.keyboard.press('Enter')
  const file = await saved(page, async () => {
    await tabTo(page, 'button', /^Download: Energy/)
    await page.keyboard.press('Enter')
  })
  expect(file.suggestedFilename()).toBe('Kranichhof-Energy-2026-05-01-2026-05-31.pdf')
  expect(
    readFileSync(await file.path())
      .subarray(0, 8)
      .toString('latin1'),
  ).toBe('%PDF-1.7')
  await tabTo(page, 'button', /^Pages: Energy/)
  await page.keyboard.press('Enter')
  await expect(page.getByRole('dialog', { name: 'Pages' })).toBeFocused()
  await axe()
  await page.keyboard.press('Escape')
  await expect(page.getByRole('button', { name: /^Pages: Energy/ })).toBeFocused()
})

test('S2-38 an account is cancelled by keyboard alone, and no step drops the focus', async ({
  page,
  server,
  signIn,
  axe,
}) => {
  await page.clock.install()
  await signIn('weak', { path: '/account/settings/accountRevoke' })
  await tabTo(page, 'link', /^Begin the cancellation/)
  await page.keyboard.press('Enter')
  await tabTo(page, 'radio', /^I no longer use it/)
  await page.keyboard.press('Space')
  for (const step of ['Who takes over your plants?', 'Do you take your data along?', 'Is it you?']) {
    await tabTo(page, 'button', /^Next/)
    await page.keyboard.press('Enter')
    const heading = page.getByRole('heading', { name: step })
    await expect(heading).toBeFocused()
    // What a step still waits for comes without taking the focus away.
    await quiet(page)
    await expect(heading).toBeFocused()
  }
  await axe()
  await tabTo(page, 'button', /^Send code/)
  await page.keyboard.press('Enter')
  const waits = page.getByRole('button', { name: /^Again in/ })
  await expect(waits).toBeFocused()
  await page.keyboard.press('Shift+Tab')
  await page.keyboard.type(await lastCode(server))
  await tabTo(page, 'button', /^Next/)
  await page.keyboard.press('Enter')
  await expect(page.getByRole('heading', { name: 'Cancel for good?' })).toBeFocused()
  await axe()
  await tabTo(page, 'textbox', /^Type “Lou Grove” to confirm/)
  await page.keyboard.type('Lou Grove')
  // The last button waits for ten seconds.
  await page.clock.fastForward(11_000)
  await tabTo(page, 'button', /^Cancel account/)
  await page.keyboard.press('Enter')
  const over = page.getByRole('heading', { name: 'The cancellation has been requested' })
  await expect(over).toBeVisible()
  await expect(page.getByText('410001')).toBeVisible()
  await expect(over).toBeFocused()
})

test('S6-05 the row that the keyboard walks to is in sight below the first screen, and its letters act on it', async ({
  page,
  signIn,
  server,
}) => {
  await signIn('admin', { path: '/alerts?m=0&f=state.in.*OPEN' })
  let done = 0
  const acknowledged = async () =>
    (await server.requests()).filter(
      ({ method, path, status }) => method === 'POST' && path.endsWith('/alert/triage') && status === 200,
    ).length
  for (const role of ['grid', 'treegrid'] as const) {
    const rows = page.getByRole(role)
    await expect(rows.locator('[data-index="0"]')).toBeVisible()
    for (let step = 0; step < 22; step += 1) await page.keyboard.press('j')
    const stood = rows.locator('[role=row]:focus')
    await expect(stood).toHaveCount(1)
    const below = () =>
      stood.evaluate((row) => {
        const scroller = row.closest('[role$=grid]')?.parentElement
        return row.getBoundingClientRect().bottom - (scroller?.getBoundingClientRect().bottom ?? 0)
      })
    await expect.poll(below).toBeLessThanOrEqual(1)
    await page.keyboard.press('e')
    done += 1
    await expect.poll(acknowledged).toBe(done)
    await page.keyboard.press('v')
    await expect(rows).toHaveCount(0)
  }
})
