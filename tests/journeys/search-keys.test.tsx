import { act, fireEvent, screen, waitFor, within } from '@testing-library/react'
import { beforeEach, expect, it } from 'vitest'
import { FEW, grid, prepareAlarms } from '../support/alarms'
import { renderApp } from '../support/render-app'

prepareAlarms()

const SEARCH = '/maintain-s/operating/station/search'
const slow = (path: string) => ({ match: { path }, delayMs: 400 })

beforeEach(() => window.localStorage.clear())

it('S7-68 keys that are quicker than the answer are not lost: they go on in the plants that were found', async () => {
  const app = await renderApp({ as: 'owner' })
  await within(await screen.findByRole('listbox', { name: 'My Plant(s)' })).findAllByRole('option')
  await app.user.keyboard('/Back')
  await waitFor(() => expect(screen.getAllByRole('option')).toHaveLength(1))
  await app.inject(slow(SEARCH))
  await app.user.keyboard('stube{ArrowDown}{Enter}')
  expect(await screen.findByRole('heading', { level: 1, name: 'Backstube Birkental' })).toBeVisible()
})

it('S7-68 so do those that walk on: the third plant that is found is opened, not the first', async () => {
  const app = await renderApp({ as: 'owner' })
  await within(await screen.findByRole('listbox', { name: 'My Plant(s)' })).findAllByRole('option')
  await app.user.keyboard('/e{ArrowDown}{ArrowDown}{ArrowDown}{Enter}')
  const third = await screen.findByRole('heading', { level: 1, name: /^(?!Kranichhof)/ })
  const options = screen.getAllByRole('option')
  expect(options[2]).toHaveTextContent(third.textContent)
})

it('S7-68 in a list a search that is begun right after a step keeps the focus, and the key after a search opens what was found, never a row of before', async () => {
  const app = await renderApp({ ...FEW, at: '/alerts?m=0' })
  const rows = await within(await grid()).findAllByRole('row')
  const titles = rows.slice(1).map((row) => within(row).getAllByRole('link')[0]?.textContent ?? '')
  const other = titles.find((title) => title !== titles[0]) ?? ''
  await app.user.keyboard('j')
  await waitFor(() => expect(document.activeElement?.closest('[role=row]')).not.toBeNull())
  for (const key of ['j', '/']) fireEvent.keyDown(document.activeElement ?? document.body, { key })
  // The row of the step does not take it.
  await new Promise((resolve) => setTimeout(resolve, 100))
  const field = screen.getByRole('searchbox')
  expect(field).toHaveFocus()
  act(() => field.blur())
  // From whichever row the search began.
  await app.user.keyboard(`jjjj/${other}{Enter}{Enter}`)
  await waitFor(() => expect(new URLSearchParams(window.location.search).get('r')).not.toBeNull())
  const open = () => screen.getAllByRole('row', { hidden: true }).find((row) => row.ariaCurrent === 'true')
  await waitFor(() => expect(open()).toHaveTextContent(other))
  // It is the first one that was found, and nothing above the rows was pressed on the way.
  expect(open()).toHaveAttribute('aria-rowindex', '2')
  expect(new URLSearchParams(window.location.search).getAll('f')).toEqual([])
})
