import type { Page } from '@playwright/test'
import { pick } from './support/forms'
import { go, quiet } from './support/seen'
import { expect, test } from './support/test'

const COMMON = '/account/settings/common'
const choose = (page: Page, group: string, word: string) =>
  page.getByRole('group', { name: group }).getByRole('radio', { name: word }).check()
const root = (page: Page) => page.locator('html')

test('S2-31 S3-30 rows get denser and motion stops at once, both last, and who wants less motion picks from a list as everybody', async ({
  page,
  signIn,
  axe,
}) => {
  await signIn('owner', { path: COMMON })
  await expect(page.getByRole('group', { name: 'Temperature unit' }).getByRole('radio')).toHaveCount(2)
  await choose(page, 'Row height', 'Compact')
  await choose(page, 'Motion', 'Reduced')
  const button = page.getByRole('button', { name: 'Show these keys', exact: true })
  await expect(button).toHaveCSS('transition-duration', '0s')
  await axe()
  await page.getByRole('navigation', { name: 'Main menu' }).getByRole('link', { name: 'My Plant(s)' }).click()
  const row = page.getByRole('option').first()
  await expect(row).toHaveCSS('height', '54px')
  await page.reload()
  await expect(row).toHaveCSS('height', '54px')
  await expect(root(page)).toHaveAttribute('data-motion', 'reduced')
  await go(page, '/plants')
  await expect(page.locator('main [data-density="compact"]')).toBeVisible()
  // Less motion by the system: `plants-edit.spec.ts`.
  await go(page, '/plant')
  await page.emulateMedia({ reducedMotion: 'no-preference' })
  await page.getByRole('link', { name: 'Create plant' }).click()
  await pick(page, 'Type', 'Ground mounted')
  await expect(page.locator('.ant-select', { has: page.getByLabel('Type') })).toContainText('Ground mounted')
})

test('S2-31 times are shown in the zone that was chosen, in panels, lists and records, and a week begins on the day that was chosen', async ({
  page,
  signIn,
}) => {
  await signIn('owner', { path: '/plant/infos/data?plant=63400030' })
  const chip = page.getByText(/^Data as of/)
  const shown = async () => /\d\d:\d\d/.exec((await chip.first().textContent()) ?? '')?.[0] ?? ''
  await expect(chip.first()).toBeVisible()
  const before = Number((await shown()).slice(0, 2))
  await go(page, COMMON)
  await choose(page, 'Times are shown', 'UTC')
  await expect(page.getByLabel('How it looks')).toContainText('UTC')
  await choose(page, 'First day of the week', 'Saturday')
  await go(page, '/plant/infos/data?plant=63400030')
  await expect
    .poll(async () => (24 + before - Number((await shown()).slice(0, 2))) % 24)
    .toBeGreaterThanOrEqual(1)
  await go(page, '/alerts?v=closed&m=0')
  await expect(page.getByRole('row').nth(1).locator('time').first()).toHaveAttribute('title', /UTC/)
  await go(page, '/plant/infos/detail?plant=63400030')
  await page.getByRole('button', { name: 'Edit Basics' }).click()
  await page.getByLabel('Commissioned').first().click()
  await expect(page.locator('.ant-picker-content th').first()).toHaveText(/^Sa/)
})

test('S2-31 S2-09 signing in leads to the place that was chosen', async ({ page, signIn }) => {
  await signIn('owner', { path: COMMON })
  await choose(page, 'After signing in, open', 'Applications')
  await go(page, '/')
  await expect(page).toHaveURL(/\/application\/home/)
  await go(page, COMMON)
  await choose(page, 'After signing in, open', 'Where I left off')
  await go(page, '/plant/infos/device')
  await expect(page.getByRole('table').or(page.getByRole('grid')).first()).toBeVisible()
  await page.goto('/')
  await expect(page).toHaveURL(/\/plant\/infos\/device/)
})

test('S2-31 a command gets another key where that is free: it works, is shown by help and palette, and lasts', async ({
  page,
  signIn,
  axe,
}) => {
  await signIn('admin', { path: COMMON })
  const map = page.getByRole('region', { name: 'Keyboard map' })
  const line = (name: string) => map.getByRole('listitem').filter({ hasText: name })
  const change = async (name: string, key: string) => {
    await map.getByRole('button', { name: `Change the key: ${name}`, exact: true }).click()
    await page.keyboard.press(key)
  }
  await change('Acknowledge', 'j')
  await expect(map.getByRole('alert')).toHaveText('J is taken by “Next row”. Give that another key first.')
  await change('Acknowledge', 'Control+s')
  await expect(map.getByRole('alert')).toContainText('cannot be used')
  await change('Acknowledge', 'y')
  await expect(map.getByRole('alert')).toHaveCount(0)
  await expect(line('Acknowledge').locator('kbd')).toHaveText('Y')
  await change('Next row', 'm')
  await change('Go to Alarms', 'z')
  await expect(map.getByRole('alert')).toHaveCount(0)
  await change('Previous row', 'Escape')
  await expect(line('Previous row').locator('kbd')).toHaveText('K')
  await axe()
  await page.reload()
  await expect(line('Acknowledge').locator('kbd')).toHaveText('Y')

  await page.getByRole('heading', { level: 1 }).click()
  await expect(async () => {
    await page.keyboard.press('g')
    await page.keyboard.press('z')
    await expect(page).toHaveURL(/\/alerts/, { timeout: 3_000 })
  }).toPass()
  const rows = page.getByRole('main').getByRole('row')
  await expect(rows.nth(2)).toBeVisible()
  await page.keyboard.press('?')
  const help = page.getByRole('dialog', { name: 'Keyboard' })
  const reported = (name: string) =>
    help.locator('div', { has: page.getByText(name, { exact: true }) }).last()
  await expect(reported('Acknowledge').locator('kbd')).toHaveText('Y')
  await expect(reported('Next row').locator('kbd')).toHaveText('M')
  await page.keyboard.press('Escape')
  await expect(help).toHaveCount(0)
  await page.keyboard.press('m')
  await page.keyboard.press('m')
  await expect(rows.nth(2)).toBeFocused()
  await page.keyboard.press('e')
  await page.keyboard.press('y')
  await expect(
    page
      .getByRole('status')
      .filter({ hasText: /acknowledged/i })
      .first(),
  ).toBeVisible()

  await page.goto(COMMON)
  await map.getByRole('button', { name: 'Reset the key: Next row' }).click()
  await expect(line('Next row').locator('kbd')).toHaveText('J')
  await map.getByRole('button', { name: 'All keys as delivered' }).click()
  await expect(line('Acknowledge').locator('kbd')).toHaveText('E')
  await page.keyboard.press('Tab')
  await page.keyboard.press('u')
  await expect(line('Acknowledge').locator('kbd')).toHaveText('Y')
})

test('S2-31 saving data asks for live figures five times less often', async ({ page, signIn, server }) => {
  await page.clock.install()
  await signIn('owner', { path: COMMON })
  const asked = async () =>
    (await server.requests()).filter(({ path }) => path.includes('/fast/system/')).length
  await choose(page, 'Data saver', 'On')
  await page.getByRole('navigation', { name: 'Main menu' }).getByRole('link', { name: 'My Plant(s)' }).click()
  await expect(page.getByText(/^Data as of/).first()).toBeVisible()
  // What the page still asks for at its start is no repetition.
  await expect(page.getByRole('heading', { name: 'Energy flow now' })).toBeVisible()
  await expect.poll(asked).toBeGreaterThan(0)
  await quiet(page)
  const first = await asked()
  await page.clock.runFor(200_000)
  expect(await asked()).toBe(first)
  await page.clock.runFor(110_000)
  await expect.poll(asked).toBeGreaterThan(first)
})

test('S1-60 S2-35 messages: ways for each kind, a test, the preview, and no silence about safety by accident', async ({
  page,
  signIn,
  watch,
  axe,
}) => {
  watch.tolerate(/400/)
  await signIn('owner', { path: '/account/settings/message' })
  const preview = page.getByText(/^Alarms \d+ → messages \d+$/)
  await expect(preview).toBeVisible()
  const before = await preview.textContent()
  const warnings = page.getByRole('group', { name: 'Other warnings' })
  await warnings.getByLabel('E-mail').check()
  await expect(preview).not.toHaveText(before ?? '')
  await expect(page.getByRole('group', { name: 'Other faults' }).getByLabel('SMS')).toBeDisabled()
  // Only what one plant said is counted, and sent.
  const everywhere = (await preview.textContent()) ?? ''
  await pick(page, /^Only these plants/, 'Backstube')
  await expect(preview).not.toHaveText(everywhere)
  await page.getByRole('button', { name: 'Send a test: E-mail' }).click()
  await expect(page.getByText('Sent by E-mail to owner@heliograph.example:')).toBeVisible()
  await axe()
  const safety = page.getByRole('group', { name: 'Safety alarms' })
  await safety.getByLabel('This console').uncheck()
  await safety.getByLabel('Push').uncheck()
  const meant = page.getByLabel('I do not want any message about safety')
  await page.getByRole('button', { name: 'Save' }).click()
  await expect(meant).toHaveAttribute('aria-invalid', 'true')
  await safety.getByLabel('Push').check()
  await page.getByRole('button', { name: 'Save' }).click()
  await expect(page.getByText(/^(Unsaved changes|Saving…)$/)).toHaveCount(0)
  await page.reload()
  await expect(warnings.getByLabel('E-mail')).toBeChecked()
  await expect(page.getByRole('main').getByText('Backstube Birkental').first()).toBeVisible()
  await expect(preview).not.toHaveText(everywhere)
  await expect(safety.getByLabel('This console')).not.toBeChecked()
})
