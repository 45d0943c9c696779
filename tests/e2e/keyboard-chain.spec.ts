import type { Locator, Page } from '@playwright/test'
import { csvCells } from '../support/file-cells'
import { row } from './support/alarms'
import { saved, textOf } from './support/files'
import { identifierOf, PASSWORD } from './support/session'
import { expect, test } from './support/test'

/** Walks by Tab alone, which always stands on something that is drawn with a ring; answers how many steps it took. */
async function walkTo(page: Page, aim: Locator, key = 'Tab', most = 30): Promise<number> {
  await expect(aim).toBeVisible()
  for (let steps = 1; steps <= most; steps += 1) {
    await page.keyboard.press(key)
    const ring = await aim.evaluate((element) =>
      element === document.activeElement ? getComputedStyle(element).outlineStyle : null,
    )
    if (ring === null) continue
    expect(ring).not.toBe('none')
    return steps
  }
  throw new Error(`${String(most)} times ${key} do not lead there`)
}

async function command(page: Page, text: string, found: string) {
  await page.keyboard.press('Control+k')
  await expect(page.getByRole('combobox', { name: 'Search commands and plants' })).toBeFocused()
  await page.keyboard.type(text)
  await expect(page.getByRole('option', { name: found })).toHaveAttribute('aria-selected', 'true')
  await page.keyboard.press('Enter')
}

const PLANT = 'Lavande – Cave 88'
const TRIAGE = '/maintain-s/operating/alert/triage'
/** A plant of the large organisation with six alarms of the last 30 days. */
const ALARMS = 'Polderhof 25'

test('S2-18 S2-19 S7-107 by keyboard alone somebody signs in, finds a plant, acknowledges five of its alarms and takes it back, opens another, walks to its worst string, compares its device, takes the chart away and signs out', async ({
  page,
  server,
}) => {
  await page.goto('/login')
  await expect(page.getByLabel('Account', { exact: true })).toBeFocused()
  await page.keyboard.type(identifierOf('admin'))
  await page.keyboard.press('Tab')
  await page.keyboard.type(PASSWORD)
  await page.keyboard.press('Enter')
  await expect(page.getByRole('listbox', { name: 'My Plant(s)' })).toBeVisible()

  await page.keyboard.press('/')
  await expect(page.getByRole('searchbox', { name: 'Search name or address' })).toBeFocused()
  await page.keyboard.type(ALARMS)
  const plants = page.getByRole('listbox', { name: 'My Plant(s)' })
  await expect(plants.getByRole('option')).toHaveCount(1)
  await page.keyboard.press('ArrowDown')
  await expect(plants).toBeFocused()
  await page.keyboard.press('Enter')
  const heading = page.getByRole('heading', { level: 1 })
  await expect(heading).toHaveText(ALARMS)
  const tabs = page.getByRole('navigation', { name: 'Plant pages' })
  await walkTo(page, tabs.getByRole('link', { name: 'Alarms', exact: true }), 'Tab', 80)
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

  await command(page, 'Cave 88', PLANT)
  await expect(heading).toHaveText(PLANT)
  await command(page, 'layout', `${PLANT} · Layout`)
  const weakest = page.getByRole('button', { name: /^Weakest string / })
  await expect(weakest).toBeVisible()
  await expect(page.getByRole('main')).toBeFocused()
  expect(await walkTo(page, weakest)).toBeLessThanOrEqual(30)
  await page.keyboard.press('Enter')
  await expect(weakest).toHaveAttribute('aria-pressed', 'true')
  const string = (await weakest.locator('b').textContent()) ?? ''
  await expect(page.getByRole('combobox', { name: 'String' })).toHaveValue(string)
  await page.keyboard.press('Tab')
  await page.keyboard.press('Enter')
  await expect(page.getByRole('listbox', { name: /^Modules: / })).toBeFocused()
  await expect(page.getByRole('option', { name: / row \d+, column \d+: /, selected: true })).toHaveCount(1)
  await expect(page.getByRole('region', { name: / \d+\.\d+$/ })).toContainText(string)
  await page.keyboard.press('Enter')
  const title = page.getByRole('heading', { level: 1, name: /^Optimizer \d+$/ })
  await expect(title).toBeVisible()
  const name = await title.innerText()
  await expect(page.getByRole('main')).toBeFocused()

  // The sisters come in a call of their own; before it their keys do nothing.
  await expect(page.getByText(/^\d+ of \d\d$/)).toBeVisible()
  await page.keyboard.press(']')
  await expect(title).not.toHaveText(name)
  await page.keyboard.press('[')
  await expect(title).toHaveText(name)
  await command(page, 'chart', `${name} · Chart`)
  const chart = page.getByRole('region', { name: 'Chart' })
  const sisters = chart.getByRole('button', { name: 'Beside its sisters' })
  await expect(chart.locator('canvas').first()).toBeVisible()
  await walkTo(page, sisters, 'Tab', 40)
  await page.keyboard.press('Space')
  await expect(chart.getByRole('group', { name: 'Series' })).toHaveText(/(Optimizer \d+\s*W\s*){8}/)
  await expect(sisters).toBeFocused()
  const download = chart.getByRole('button', { name: 'Download CSV' })
  await expect(download).toBeEnabled()
  await walkTo(page, download, 'Shift+Tab')

  const file = await saved(page, () => page.keyboard.press('Enter'))
  expect(file.suggestedFilename()).toMatch(/^OP\d+-DC-power-PV1-\d{4}-\d\d-\d\d\.csv$/)
  const [head, ...rows] = csvCells(await textOf(file))
  const [time, offset, zone, ...devices] = head ?? []
  expect([time, offset, zone]).toEqual(['Time', 'UTC offset', 'Time zone'])
  expect(devices).toHaveLength(8)
  for (const one of devices) expect(one).toMatch(/^Optimizer \d+ \(W\)$/)
  const last = /(\d\d):(\d\d):00$/.exec(rows.at(-1)?.[0] ?? '')
  expect(rows).toHaveLength((Number(last?.[1]) * 60 + Number(last?.[2])) / 5 + 1)
  expect(rows[0]?.[0]).toMatch(/ 00:00:00$/)
  for (const row of rows) expect(row.slice(1, 3).join(' ')).toMatch(/^UTC\+02:00 Europe\/\w+$/)
  const watts = rows.map((row) => Number(row[3 + devices.indexOf(`${name} (W)`)]))
  expect(Math.max(...watts)).toBeGreaterThan(100)

  await page.getByRole('button', { name: /Account menu/ }).focus()
  await page.keyboard.press('Enter')
  await page.getByRole('button', { name: 'Log Out' }).focus()
  await page.keyboard.press('Enter')
  await expect(page).toHaveURL(/\/login/)
})
