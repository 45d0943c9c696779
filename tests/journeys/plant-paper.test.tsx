import { screen, waitFor, within } from '@testing-library/react'
import { afterEach, expect, it, vi } from 'vitest'
import { type RenderedApp, renderApp } from '../support/render-app'

const AT = '/plant/infos/exportdata?plant=63400030&of=energy&from=2026-04-01&to=2026-05-31'

afterEach(() => vi.unstubAllGlobals())

async function pagesOf(app: RenderedApp) {
  await waitFor(() => expect(screen.getByRole('button', { name: 'Make file' })).toBeEnabled())
  await app.user.click(screen.getByRole('button', { name: 'Make file' }))
  const files = await screen.findByRole('region', { name: 'Files' })
  await app.user.click(await within(files).findByRole('button', { name: /^Pages: / }))
  return within(await screen.findByRole('dialog', { name: 'Pages' }))
}

it('S2-17 paper has a page a month, with figures that add up, their units, zone and completeness, is saved as a PDF named after plant, contents and days, and offered for what has days or months only', async () => {
  const saved: Blob[] = []
  vi.stubGlobal('URL', Object.assign(URL, { createObjectURL: (file: Blob) => saved.push(file), revokeObjectURL: () => undefined })) // oxfmt-ignore
  const clicked = vi.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(() => undefined)
  const print = vi.fn()
  vi.stubGlobal('print', print)
  const app = await renderApp({ as: 'owner', at: AT })
  await app.user.selectOptions(await screen.findByLabelText('Format'), 'PDF')
  const dialog = await pagesOf(app)
  const [april, may, notes, ...more] = dialog.getAllByRole('region')
  expect(more).toEqual([])
  expect(april).toHaveAccessibleName('Kranichhof · Energy · 2026-04')
  expect(may).toHaveAccessibleName('Kranichhof · Energy · 2026-05')
  expect(notes).toHaveTextContent('Europe/Berlin')
  expect(notes).toHaveTextContent('never written as 0')
  const page = within(april as HTMLElement)
  const heads = page.getAllByRole('columnheader').map((head) => head.textContent)
  expect(heads.slice(0, 3)).toEqual(['Period (Europe/Berlin)', 'UTC offset', 'Production (kWh)'])
  const rows = page.getAllByRole('row').slice(1)
  expect(rows).toHaveLength(31)
  const produced = rows.map((row) => Number(within(row).getAllByRole('cell')[1]?.textContent))
  const sum = produced.slice(0, 30).reduce((all, one) => all + Math.round(one * 100), 0) / 100
  expect(produced[30]).toBe(sum)
  expect(april).toHaveTextContent('30 of 30 rows complete')
  const before = document.title
  expect(before).toBe('Kranichhof-Energy-2026-04-01-2026-05-31')
  await app.user.click(dialog.getByRole('button', { name: 'Print or save as PDF' }))
  expect(print).toHaveBeenCalledOnce()
  await app.user.keyboard('{Escape}')
  await waitFor(() => expect(document.title).not.toBe(before))

  const files = await screen.findByRole('region', { name: 'Files' })
  await app.user.click(await within(files).findByRole('button', { name: /^Download: / }))
  await waitFor(() => expect(saved).toHaveLength(1))
  const link = clicked.mock.contexts[0] as HTMLAnchorElement
  expect(link.download).toBe('Kranichhof-Energy-2026-04-01-2026-05-31.pdf')
  const text = await saved[0]?.text()
  expect(text?.slice(0, 8)).toBe('%PDF-1.7')
  // April, May, and how to read them.
  expect(text?.match(/\/Type \/Page /g)).toHaveLength(3)

  await app.user.selectOptions(screen.getByLabelText('Contents'), 'Power')
  await waitFor(() => expect(screen.getByLabelText('Format')).toHaveDisplayValue('Excel (XLSX)'))
  expect(within(screen.getByLabelText('Format')).queryByRole('option', { name: 'PDF' })).toBeNull()
})
