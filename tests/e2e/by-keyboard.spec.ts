import { readFileSync } from 'node:fs'
import type { Page } from '@playwright/test'
import { row } from './support/alarms'
import { saved } from './support/files'
import { go, quiet } from './support/seen'
import { expect, test } from './support/test'

/** Presses Tab until what has the focus is named so; nothing on the way may drop it. */
async function tabTo(page: Page, role: 'button' | 'combobox', name: RegExp) {
  const wanted = page.getByRole(role, { name }).first()
  await expect(wanted).toBeVisible()
  for (let step = 0; step < 80; step += 1) {
    await page.keyboard.press('Tab')
    if (await wanted.evaluate((element) => element === document.activeElement)) return
  }
  await expect(wanted).toBeFocused()
}

test('S2-17 a PDF is put together, made, saved and looked at by keyboard alone; its paper has a sheet of A4 for each month of each plant, and one for the notes', async ({
  page,
  signIn,
  axe,
}) => {
  await signIn('owner', {
    path: '/plant/infos/exportdata?plant=63400030&of=energy&from=2026-05-01&to=2026-06-30&plants=63400020',
  })
  await tabTo(page, 'combobox', /^Format/)
  await page.keyboard.press('End')
  await expect(page.getByLabel('Format')).toHaveValue('pdf')
  await tabTo(page, 'button', /^Make file/)
  await page.keyboard.press('Enter')
  const file = await saved(page, async () => {
    await tabTo(page, 'button', /^Download: Energy/)
    await page.keyboard.press('Enter')
  })
  expect(file.suggestedFilename()).toBe('Kranichhof+1-Energy-2026-05-01-2026-06-18.pdf')
  expect(
    readFileSync(await file.path())
      .subarray(0, 8)
      .toString('latin1'),
  ).toBe('%PDF-1.7')
  await tabTo(page, 'button', /^Pages: Energy/)
  await page.keyboard.press('Enter')
  const dialog = page.getByRole('dialog', { name: 'Pages' })
  await expect(dialog).toBeFocused()
  await expect(dialog.getByRole('region', { name: 'Notes' })).toBeVisible()
  await axe()
  const pages = await dialog
    .getByRole('region')
    .filter({ has: page.getByRole('heading') })
    .count()
  expect(pages).toBe(2 * 2 + 1)
  const paper = (await page.pdf({ preferCSSPageSize: true })).toString('latin1')
  expect(paper.match(/\/Type\s*\/Page\b/g)).toHaveLength(pages)
  // 297 by 210 mm, in points.
  for (const [, width, height] of paper.matchAll(/\/MediaBox \[0 0 ([\d.]+) ([\d.]+)\]/g)) {
    expect(Number(width)).toBeCloseTo(841.9, 0)
    expect(Number(height)).toBeCloseTo(595.3, 0)
  }
  await page.keyboard.press('Escape')
  await expect(page.getByRole('button', { name: /^Pages: Energy/ })).toBeFocused()
})

test('S6-05 14: the row that the keyboard walks to is in sight below the first screen, and its letters act on it; a long alarm scrolls alone in its drawer and its pane; a drawer keeps the focus, and gives it back to the alarm that was gone on to in it', async ({
  page,
  signIn,
  server,
  axe,
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
    // On a screen of 1280 px nothing of a group lies beyond its edge.
    if (role === 'treegrid') await expect(stood.getByRole('gridcell').last()).toBeInViewport({ ratio: 1 })
    await page.keyboard.press('e')
    done += 1
    await expect.poll(acknowledged).toBe(done)
    if (role === 'treegrid') {
      await page.keyboard.press('ArrowRight')
      await expect(rows.getByRole('list', { name: 'Signs' })).toBeVisible()
      await axe('[role=treegrid]')
    }
    await page.keyboard.press('v')
    await expect(rows).toHaveCount(0)
  }

  await page.setViewportSize({ width: 1024, height: 700 })
  await go(page, '/alerts?m=0&f=state.in.*RECOVERED')
  /** How much too high the alarm is for its own box, and for what is around that. */
  const scrolls = async (role: 'dialog' | 'complementary') => {
    const box = page.getByRole(role).filter({ has: page.getByRole('button', { name: 'Acknowledge' }) })
    const tooHigh = () =>
      box.evaluate((node) => {
        const left = (one: Element | null) => (one === null ? 0 : one.scrollHeight - one.clientHeight)
        const panel = node.querySelector('.hg-overlay-panel') ?? node
        return {
          own: left(panel.lastElementChild),
          around: [left(panel), left(node.closest('.shell-screen'))],
        }
      })
    await expect.poll(async () => (await tooHigh()).own).toBeGreaterThan(400)
    expect((await tooHigh()).around).toEqual([0, 0])
  }
  await quiet(page)
  await row(page, 0).focus()
  await page.keyboard.press('Enter')
  await scrolls('dialog')
  for (const index of [1, 2]) {
    await page.keyboard.press(']')
    await expect(row(page, index)).toHaveAttribute('tabindex', '0')
  }
  // What comes later has places for the focus of its own; after the last one the browser's own controls are next.
  await quiet(page)
  const drawer = page.getByRole('dialog')
  const focused = () =>
    drawer.evaluate((element) => {
      const { activeElement, body } = document
      return element.contains(activeElement) ? 'drawer' : activeElement === body ? 'browser' : 'page'
    })
  const walk: string[] = []
  for (let step = 0; step < 20; step += 1) {
    await page.keyboard.press('Tab')
    walk.push(await focused())
  }
  expect(walk.filter((place) => place === 'page')).toEqual([])
  expect(walk.at(-1)).toBe('drawer')
  await page.keyboard.press('Escape')
  await expect(row(page, 2)).toBeFocused()
  await page.setViewportSize({ width: 1440, height: 700 })
  await page.keyboard.press('Enter')
  await scrolls('complementary')
})
