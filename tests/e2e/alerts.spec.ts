import type { Locator, Page } from '@playwright/test'
import { grid, row } from './support/alarms'
import { expect, test } from './support/test'

const TRIAGE = '/maintain-s/operating/alert/triage'
/** A plant of the large organisation with six alarms of the last 30 days. */
const PLANT = 'Polderhof 25'

/** Walks with the Tab key, as somebody without a mouse does. */
async function tabTo(page: Page, target: Locator) {
  for (let step = 0; step < 80; step += 1) {
    if (await target.evaluate((element) => element === document.activeElement)) return
    await page.keyboard.press('Tab')
  }
  await expect(target).toBeFocused()
}

test('S7-107 finds a plant, chooses five of its alarms, acknowledges them and takes it back, by keys alone', async ({
  page,
  signIn,
  server,
}) => {
  await signIn('admin')
  const plants = page.getByRole('listbox', { name: 'My Plant(s)' })
  await expect(plants.getByRole('option').first()).toBeVisible()
  await page.keyboard.press('/')
  await page.keyboard.type(PLANT)
  await expect(plants.getByRole('option')).toHaveCount(1)
  await page.keyboard.press('ArrowDown')
  await expect(plants).toBeFocused()
  await page.keyboard.press('Enter')
  await expect(page.getByRole('heading', { name: PLANT })).toBeVisible()
  const tabs = page.getByRole('navigation', { name: 'Plant pages' })
  await tabTo(page, tabs.getByRole('link', { name: 'Alarms', exact: true }))
  await page.keyboard.press('Enter')
  await expect(row(page, 5)).toBeVisible()

  await page.keyboard.press('j')
  await expect(row(page, 0)).toBeFocused()
  for (let more = 0; more < 4; more += 1) await page.keyboard.press('Shift+J')
  await expect(page.getByRole('toolbar')).toContainText('Selected: 5')
  await page.keyboard.press('e')
  await expect(page.getByText('Acknowledged: 5')).toBeVisible()
  await page.keyboard.press('u')
  await expect(page.getByText('Undone.')).toBeVisible()

  const steps = (await server.requests())
    .filter(({ method, path }) => method === 'POST' && path.endsWith(TRIAGE))
    .map(({ body, status }) => {
      const { action, alarmIds } = body as { action: string; alarmIds: string[] }
      return [action, alarmIds.length, status]
    })
  expect(steps).toEqual([
    ['ACKNOWLEDGE', 5, 200],
    ['UNDO', 5, 200],
  ])
})

test('S7-108 S7-109 shows cause, advice and span of an alarm, and goes on to the next when one is put off', async ({
  page,
  signIn,
}) => {
  await signIn('admin')
  await expect(page).toHaveURL(/\/plant\//)
  await page.goto('/alerts?m=0&c=alarm.level.state.assignee')
  await expect(row(page, 1)).toBeVisible()
  await page.keyboard.press('j')
  await page.keyboard.press('Enter')
  // Beside the list, which keeps the keys.
  const drawer = page.getByRole('complementary').filter({ hasText: 'What to do' })
  await expect(drawer.getByRole('heading', { name: 'What to do' })).toBeVisible()
  await expect(row(page, 0)).toBeFocused()
  await expect(drawer.getByRole('region', { name: 'Timeline' })).toContainText(/\d\d:\d\d to \d\d:\d\d/)
  await page.keyboard.press('Escape')
  await expect(drawer).toBeHidden()

  // The letter again is oneself.
  await page.keyboard.type('aa')
  await expect(page.getByText('Assigned: 1')).toBeVisible()
  await expect(row(page, 0)).toContainText('Alex Ridge')
  // It is still to be done; what is put off is not.
  await expect(row(page, 0)).toBeFocused()
  await page.keyboard.type('s1')
  await expect(page.getByText('Snoozed: 1')).toBeVisible()
  await expect(row(page, 1)).toBeFocused()
  await page.keyboard.press('n')
  const note = page.getByRole('dialog').getByRole('textbox')
  await expect(note).toBeFocused()
  await page.keyboard.type('Fuse ordered')
  await page.keyboard.press('Control+Enter')
  await expect(page.getByText('Notes added: 1')).toBeVisible()
})

test('S7-125 shows before a kind is blocked what that would have hidden, and does not offer it twice', async ({
  page,
  signIn,
}) => {
  await signIn('admin')
  await expect(page).toHaveURL(/\/plant\//)
  await page.goto('/alerts/rules')
  await expect(page.getByText('No kind of alarm is blocked')).toBeVisible()
  await page.keyboard.press('b')
  await expect(page.getByRole('dialog').getByLabel('Kind of alarm')).toBeFocused()
  await page.keyboard.press('Escape')
  await expect(page.getByRole('dialog')).toBeHidden()
  // A rule has no form of its own: the address of a new one opens the dialog over the list, once.
  await page.goto('/alerts/rules/new')
  await expect(page.getByRole('dialog').getByLabel('Kind of alarm')).toBeFocused()
  await expect(page).toHaveURL(/\/alerts\/rules$/)
  await page.reload()
  await expect(page.getByText('No kind of alarm is blocked')).toBeVisible()
  await expect(page.getByRole('dialog')).toBeHidden()
  // Safety alarms stand first, and cannot be blocked.
  await page.goto('/alerts?m=0')
  await expect(row(page, 0)).toBeVisible()
  await page.keyboard.press('/')
  await page.keyboard.type('Logger not rep')
  await expect(row(page, 0)).toContainText('Logger not reporting')
  await page.keyboard.press('Enter')
  await page.keyboard.press('Escape')
  await page.keyboard.press('j')
  await page.keyboard.press('b')
  const box = page.getByRole('dialog')
  await expect(box).toContainText(/Alarms of this kind: \d+; would have been hidden: \d+/)
  await box.getByRole('button', { name: 'Block this kind' }).click()
  await expect(page.getByText('This kind is blocked.')).toBeVisible()

  await page.getByRole('link', { name: 'Blocked alarms' }).click()
  await expect(page.getByText('1 of 10 used')).toBeVisible()
  const rules = page.getByRole('grid', { name: 'Blocked alarms' })
  await expect(rules).toContainText('Logger not reporting')
})

test('S6-05 S6-12 who may only look sees no action, and the cloud refuses one made by hand', async ({
  page,
  signIn,
  watch,
}) => {
  watch.tolerate(/status of 403/)
  await signIn('viewer')
  await expect(page).toHaveURL(/\/plant\//)
  const asked = page.waitForRequest((one) => one.url().includes(`${TRIAGE}/search`))
  await page.goto('/plant/infos/alert?plant=63400030')
  const authorization = (await (await asked).headerValue('authorization')) ?? ''
  await expect(row(page, 0)).toBeVisible()
  await expect(grid(page).getByRole('checkbox')).toHaveCount(0)
  await expect(grid(page).getByRole('button', { name: /Acknowledge|Assign|Snooze/ })).toHaveCount(0)
  await page.keyboard.press('j')
  await page.keyboard.press('Enter')
  const drawer = page.getByRole('dialog')
  await expect(drawer.getByRole('heading', { name: 'Basics' })).toBeVisible()
  await expect(drawer.getByRole('button', { name: /Acknowledge|Assign|More/ })).toHaveCount(0)

  const id = new URL(page.url()).searchParams.get('r') ?? ''
  const status = await page.evaluate(
    async ([path, bearer, alarm]) => {
      const reply = await fetch(path, {
        method: 'POST',
        headers: { authorization: bearer, 'content-type': 'application/json' },
        body: JSON.stringify({ alarmIds: [alarm], action: 'ACKNOWLEDGE' }),
      })
      return reply.status
    },
    [TRIAGE, authorization, id] as const,
  )
  expect(status).toBe(403)
})
