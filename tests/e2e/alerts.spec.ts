import type { Locator, Page } from '@playwright/test'
import { row } from './support/alarms'
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
  await signIn('admin', { path: '/plant/infos/detail' })
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
