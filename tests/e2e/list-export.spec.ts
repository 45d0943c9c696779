import type { Page } from '@playwright/test'
import { csvCells, saved, workbookCells } from './support/files'
import { heads, rows } from './support/lists'
import { expect, test } from './support/test'

/** A plant on Lord Howe Island: ten and a half hours ahead of the clock of the cloud. */
const DEVICES = '/plant/infos/device?plant=63900009'

const exportMenu = (page: Page) => page.getByRole('button', { name: 'Export', exact: true })
const exportAs = (page: Page, format: string) =>
  saved(page, async () => {
    await exportMenu(page).click()
    await page.getByRole('button', { name: format }).click()
  })

const words = (text: string) => text.replace(/\s+/g, ' ').trim()

/** Devices without type and serial number, state before the name's neighbours, ordered by name backwards. */
async function arrange(page: Page) {
  await expect(rows(page).first()).toBeVisible()
  await page.getByRole('button', { name: 'Columns' }).click()
  for (const name of ['Serial number', 'Connected to']) {
    await page.getByRole('checkbox', { name }).click()
    await expect(heads(page).filter({ hasText: name })).toHaveCount(0)
  }
  await page.getByRole('button', { name: 'Move Type up' }).click()
  await page.keyboard.press('Escape')
  await page.getByRole('columnheader', { name: 'Name' }).getByRole('button').click()
  await page.getByRole('columnheader', { name: 'Name' }).getByRole('button').click()
  await page.getByRole('searchbox', { name: /Devices|Alarms|Members/ }).fill('1')
  await expect(page).toHaveURL(/[?&]q=1/)
}

/** What the table shows to the eye, cell by cell, without the boxes in front and the actions behind. */
async function shown(page: Page): Promise<{ head: string[]; body: string[][] }> {
  const head = (await heads(page).allInnerTexts()).map(words).filter((name) => name !== 'Actions')
  const seen = await page.getByRole('grid').evaluate((grid) =>
    [...grid.querySelectorAll('[data-index]')].map((row) =>
      [...row.querySelectorAll('[role=gridcell]')].map((cell) => {
        const copy = cell.cloneNode(true) as Element
        // Units are said in whole words to those who hear.
        for (const spoken of copy.querySelectorAll('.sr-only')) spoken.remove()
        return copy.textContent ?? ''
      }),
    ),
  )
  return { head, body: seen.map((cells) => cells.slice(-head.length - 1, -1).map(words)) }
}

const FORMATS = [
  { format: 'Table as CSV', read: csvCells },
  { format: 'Workbook for Excel (XLSX)', read: workbookCells },
] as const

/** Rows over many pages, how far it is, its stop and what may not be exported: `tests/journeys/list-export.test.tsx`. */
test('what is seen is what the file holds, as a table and as a workbook', async ({ page, signIn }) => {
  await signIn('admin', { path: DEVICES })
  await arrange(page)
  const { head, body } = await shown(page)
  expect(head.slice(0, 3)).toEqual(['Name', 'Type', 'State'])
  expect(body.length).toBeGreaterThan(1)
  for (const { format, read } of FORMATS) {
    const file = await exportAs(page, format)
    expect(file.suggestedFilename()).toMatch(/^Devices-.*-2026-06-18\.(csv|xlsx)$/)
    const [first = [], ...others] = await read(file)
    // Ids of the plant come first; a unit stands in the heading, so that every cell of its column is a number.
    expect(first[0]).toBe('Plant ID')
    expect(others.every(([id]) => id === '63900009')).toBe(true)
    const named = first.slice(1).map((title) => words(title).replace(/ \([^)]*\)$/, ''))
    expect(named).toEqual(head)
    const measured = first.slice(1).map((title) => / \([^)]*\)$/.test(title))
    expect(measured.some(Boolean)).toBe(true)
    const age = head.indexOf('Last data')
    const reported = (cells: readonly string[]) =>
      cells.map((cell) => (cell === '--' ? '' : words(cell))).filter((_, at) => at !== age && !measured[at])
    expect(others.map((cells) => reported(cells.slice(1)))).toEqual(body.map(reported))
    for (const cells of others)
      for (const [at, cell] of cells.slice(1).entries())
        if (measured[at]) expect(cell).toMatch(/^(-?\d+(\.\d+)?)?$/)
    expect(others.some((cells) => cells.slice(1).some((cell, at) => measured[at] && cell !== ''))).toBe(true)
    // Instants are shown by the clock of the plant, with its offset: 21:00 at half past ten UTC.
    const instants = others.map((cells) => cells[age + 1] ?? '')
    expect(instants.some((text) => /^2026-06-18 2[01]:\d\d:\d\d\+10:30$/.test(text))).toBe(true)
  }
})
