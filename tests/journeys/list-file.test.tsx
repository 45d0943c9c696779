import { screen, waitFor, within } from '@testing-library/react'
import { expect, it, vi } from 'vitest'
import { prepareAlarms } from '../support/alarms'
import { csvCells, workbookCells } from '../support/file-cells'
import { type RenderedApp, renderApp } from '../support/render-app'
import { savedFiles } from '../support/saved-files'

// High enough for all rows.
prepareAlarms(2_000)
const saved = savedFiles()

/** A plant on Lord Howe Island: ten and a half hours ahead of the clock of the cloud. */
const DEVICES = '/plant/infos/device?plant=63900009'

const words = (text: string | null) => (text ?? '').replace(/\s+/g, ' ').trim()
const grid = () => screen.findByRole('grid', { name: 'Devices' })
const heads = async () => within(await grid()).getAllByRole('columnheader').map((head) => words(head.textContent)) // oxfmt-ignore

/** Devices without serial number and what they are connected to, state before type, ordered by name backwards. */
async function arrange({ user }: RenderedApp) {
  await within(await grid()).findAllByRole('gridcell')
  await user.click(screen.getByRole('button', { name: 'Columns' }))
  for (const name of ['Serial number', 'Connected to'])
    await user.click(await screen.findByRole('checkbox', { name }))
  await user.click(screen.getByRole('button', { name: 'Move Type up' }))
  await user.keyboard('{Escape}')
  for (const order of ['ascending', 'descending']) {
    await user.click(within(screen.getByRole('columnheader', { name: 'Name' })).getByRole('button'))
    await waitFor(() => expect(screen.getByRole('columnheader', { name: 'Name' })).toHaveAttribute('aria-sort', order)) // oxfmt-ignore
  }
  const rows = () => document.querySelectorAll('[role=grid] [data-index]').length
  const all = rows()
  await user.type(screen.getByRole('searchbox', { name: /Devices/ }), 'er 1')
  await waitFor(() => expect(rows()).toBeLessThan(all))
}

/** What the table shows to the eye, cell by cell, without the boxes in front and the actions behind. */
async function shown() {
  const head = (await heads()).filter((name) => name !== '' && name !== 'Actions')
  const rows = [...(await grid()).querySelectorAll('[data-index]')]
  const body = rows.map((row) =>
    [...row.querySelectorAll('[role=gridcell]')].map((cell) => {
      const copy = cell.cloneNode(true) as Element
      // Units are said in whole words to those who hear.
      for (const spoken of copy.querySelectorAll('.sr-only')) spoken.remove()
      return words(copy.textContent)
    }),
  )
  return { head, body: body.map((cells) => cells.slice(-head.length - 1, -1)) }
}

const FORMATS = [
  ['Table as CSV', async (file: Blob) => csvCells(new TextDecoder('utf-8', { ignoreBOM: true }).decode(await file.arrayBuffer()))],
  ['Workbook for Excel (XLSX)', async (file: Blob) => workbookCells(new Uint8Array(await file.arrayBuffer()))],
] as const // oxfmt-ignore

/** Rows over many pages, how far it is, its stop and what may not be exported: `list-export.test.tsx`. */
it('what is seen is what the file holds, as a table and as a workbook', async () => {
  const app = await renderApp({ as: 'admin', at: DEVICES, now: Date.parse('2026-06-18T10:30:00Z') })
  await arrange(app)
  const { head, body } = await shown()
  expect(head.slice(0, 3)).toEqual(['Name', 'Type', 'State'])
  expect(body.length).toBeGreaterThan(1)
  for (const [at, [format, read]] of FORMATS.entries()) {
    await app.user.click(screen.getByRole('button', { name: 'Export' }))
    await app.user.click(await screen.findByRole('button', { name: format }))
    await waitFor(() => expect(saved).toHaveLength(at + 1))
    const link = vi.mocked(HTMLAnchorElement.prototype.click).mock.contexts.at(-1) as HTMLAnchorElement
    expect(link.download).toMatch(/^Devices-.*-2026-06-18\.(csv|xlsx)$/)
    const [first = [], ...others] = await read(saved[at] as Blob)
    // Ids of the plant come first; a unit stands in the heading, so that every cell of its column is a number.
    expect(first[0]).toBe('Plant ID')
    expect(others.every(([id]) => id === '63900009')).toBe(true)
    const named = first.slice(1).map((title) => words(title).replace(/ \([^)]*\)$/, ''))
    expect(named).toEqual(head)
    const measured = first.slice(1).map((title) => / \([^)]*\)$/.test(title))
    expect(measured.some(Boolean)).toBe(true)
    const age = head.indexOf('Last data')
    const reported = (cells: readonly string[]) =>
      cells.map((cell) => (cell === '--' ? '' : words(cell))).filter((_, of) => of !== age && !measured[of])
    expect(others.map((cells) => reported(cells.slice(1)))).toEqual(body.map(reported))
    for (const cells of others)
      for (const [of, cell] of cells.slice(1).entries())
        if (measured[of]) expect(cell).toMatch(/^(-?\d+(\.\d+)?)?$/)
    expect(others.some((cells) => cells.slice(1).some((cell, of) => measured[of] && cell !== ''))).toBe(true)
    // Instants are shown by the clock of the plant, with its offset: 21:00 at half past ten UTC.
    const instants = others.map((cells) => cells[age + 1] ?? '')
    expect(instants.some((text) => /^2026-06-18 2[01]:\d\d:\d\d\+10:30$/.test(text))).toBe(true)
  }
})
