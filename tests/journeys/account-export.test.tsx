import { screen, waitFor, within } from '@testing-library/react'
import { expect, it } from 'vitest'
import { renderApp } from '../support/render-app'
import { savedFiles } from '../support/saved-files'

const AT = '/account/settings/exportAccount'
const files = savedFiles()

it('S2-39 S8-73 S9-04 the right is named, spent once although its first answer is lost, and then shown with its date', async () => {
  let asked = 0
  let lost = 0
  const app = await renderApp({
    as: 'owner',
    at: AT,
    between: async (path, answer) => {
      const reply = await answer()
      if (path.endsWith('/acc/export')) asked += 1
      // The first is the question for the right, the second spends it.
      if (asked !== 2 || lost > 0) return reply
      lost += 1
      throw new TypeError('lost')
    },
  })
  const right = await screen.findByRole('region', { name: 'Once a year' })
  expect(await within(right).findByText('Not used yet')).toBeVisible()
  expect(screen.getByText('About 18 kB')).toBeVisible()
  await app.user.click(screen.getByRole('radio', { name: 'CSV: a row for each plant' }))
  await app.user.click(screen.getByRole('button', { name: 'Export' }))
  const dialog = await screen.findByRole('alertdialog', { name: 'New export' })
  expect(within(dialog).getByText(/The next export is possible on 2027-06-20/)).toBeVisible()
  await app.user.click(within(dialog).getByRole('button', { name: 'Export' }))
  await waitFor(() => expect(lost).toBe(1))
  await app.user.click(await within(dialog).findByRole('button', { name: 'Export' }))
  expect(await within(right).findByText(/^2027-06-20/)).toBeVisible()
  // It was made: nothing says that one failed.
  expect(within(right).queryByText(/failed/)).not.toBeInTheDocument()
  expect(screen.getByRole('button', { name: 'Export' })).toBeDisabled()
  const jobs = screen.getByRole('region', { name: 'Exports so far' })
  expect(within(jobs).getAllByRole('listitem')).toHaveLength(1)
  expect(within(jobs).getByRole('progressbar', { name: 'Progress of the export' })).toBeVisible()
}) // oxfmt-ignore

it('S2-39 an export that is ready is downloaded as the file that was asked for', async () => {
  const ready = { lastTime: 1, nextTime: 2, most: 50, plantCount: 3, plantBytes: 6000, jobs: [
    { id: 1, createdTime: 1, format: 'CSV', plantCount: 3, state: 'READY', progress: 100 },
    { id: 2, createdTime: 0, format: 'JSON', plantCount: 3, state: 'EXPIRED', progress: 100 },
  ] } // oxfmt-ignore
  const app = await renderApp({
    as: 'owner',
    at: AT,
    between: (path, answer) => {
      if (path.endsWith('/acc/export')) return Promise.resolve(Response.json(ready))
      if (!path.endsWith('/1/file')) return answer()
      return Promise.resolve(
        new Response('id,name\r\n', {
          headers: { 'content-type': 'text/csv', 'content-disposition': 'attachment' },
        }),
      )
    },
  })
  await app.user.click(await screen.findByRole('button', { name: /^Download/ }))
  await waitFor(() => expect(files).toHaveLength(1))
  expect(screen.getByText(/^No longer kept/)).toBeVisible()
})

it('S8-73 a right that was used elsewhere meanwhile is refused with its dates, and is not asked for again', async () => {
  const used = {
    lastTime: 1781866800,
    nextTime: 1813402800,
    most: 50,
    plantCount: 3,
    plantBytes: 6000,
    jobs: [],
  }
  let asked = 0
  const app = await renderApp({
    as: 'owner',
    at: AT,
    between: (path, answer) => {
      if (!path.endsWith('/acc/export')) return answer()
      asked += 1
      if (asked === 1) return answer()
      const refusal = { code: '48', msg: 'once a year', param: null }
      return Promise.resolve(Response.json(asked === 2 ? refusal : used, { status: asked === 2 ? 400 : 200 }))
    },
  })
  await app.user.click(await screen.findByRole('button', { name: 'Export' }))
  const dialog = await screen.findByRole('alertdialog', { name: 'New export' })
  const button = within(dialog).getByRole('button', { name: 'Export' })
  await app.user.click(button)
  expect(await within(dialog).findByText(/used the feature in the last year/)).toBeVisible()
  expect(await within(dialog).findByText(/^Last used: 2026-06-19/)).toBeVisible()
  expect(within(dialog).getByText(/^Possible again: 2027-06-19/)).toBeVisible()
  expect(button).toBeDisabled()
})

it('S8-74 more plants than the limit are shown before anything is sent', async () => {
  const app = await renderApp({ as: 'admin', at: AT, plants: 55 })
  expect(await screen.findByText(/exceeds the limit/)).toBeVisible()
  expect(screen.getByRole('button', { name: 'Export' })).toBeDisabled()
  await app.user.click(screen.getByRole('combobox', { name: 'Plants' }))
  // The library's options for screen readers are others than those to click.
  const option = await waitFor(() => {
    const found = document.querySelector('.ant-select-item-option')
    expect(found).not.toBeNull()
    return found as HTMLElement
  })
  await app.user.click(option)
  await waitFor(() => expect(screen.getByText('Plants: 1 of at most 50')).toBeVisible())
})
