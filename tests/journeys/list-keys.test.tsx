import { act, screen, waitFor, within } from '@testing-library/react'
import { expect, it } from 'vitest'
import { prepareAlarms } from '../support/alarms'
import { renderApp } from '../support/render-app'
import { columnHeads, drawnRows } from '../support/table'

prepareAlarms()

const AT = { as: 'admin', at: '/members' }
const three = () => waitFor(() => expect(drawnRows()).toHaveLength(3))
const sorted = () => screen.getByRole('columnheader', { name: 'Name' }).getAttribute('aria-sort')

it('S9-29 a declared list is walked, selected, opened and closed by keys alone, and asked for once; its columns are chosen and ordered with the keyboard, and remembered; the keys that are possible are shown, and the palette leads on', async () => {
  const app = await renderApp(AT)
  await three()
  expect(screen.getByText('Total 3 records')).toBeVisible()
  await app.user.keyboard('j')
  await waitFor(() => expect(drawnRows()[0]).toHaveFocus())
  await app.user.keyboard('x{Shift>}J{/Shift}')
  expect(screen.getByRole('toolbar')).toHaveTextContent('Selected: 2')
  await app.user.keyboard('{Escape}')
  expect(screen.queryByRole('toolbar')).not.toBeInTheDocument()
  const asked = (await app.requests()).filter(({ path }) => path.endsWith('/org/member'))
  expect(asked.length).toBeLessThanOrEqual(2)
  await app.user.keyboard('{Enter}')
  const drawer = await screen.findByRole('dialog')
  await app.user.keyboard('{Escape}')
  await waitFor(() => expect(drawer).not.toBeInTheDocument())
  await app.user.keyboard('/')
  expect(screen.getByRole('searchbox')).toHaveFocus()
  // Letters typed into a field are text.
  await app.user.keyboard('xj?')
  expect(screen.queryByRole('dialog')).not.toBeInTheDocument()
  expect(await screen.findByText('Nothing matches the search and the filters.')).toBeVisible()
  await app.user.keyboard('{Escape}')
  await three()

  const press = async (element: HTMLElement, key: string) => {
    act(() => element.focus())
    await app.user.keyboard(key)
  }
  await press(screen.getByRole('button', { name: 'Columns' }), '{Enter}')
  await press(await screen.findByRole('button', { name: 'Move State up' }), '{Enter}')
  await press(screen.getByRole('checkbox', { name: 'Phone' }), ' ')
  await app.user.keyboard('{Escape}')
  const chosen = ['Name', 'State', 'Role', 'E-mail']
  await waitFor(() => expect(columnHeads().slice(0, 4)).toEqual(chosen))
  expect(columnHeads()).not.toContain('Phone')
  for (const to of ['/roles', '/members']) {
    act(() => {
      window.history.pushState(null, '', to)
      window.dispatchEvent(new PopStateEvent('popstate'))
    })
    if (to === '/roles') await screen.findByRole('heading', { level: 1, name: 'Roles' })
  }
  await three()
  expect(columnHeads().slice(0, 4)).toEqual(chosen)
  expect(columnHeads()).not.toContain('Phone')

  await app.user.keyboard('?')
  expect(await screen.findByRole('dialog', { name: 'Keyboard' })).toHaveTextContent('Next row')
  await app.user.keyboard('{Escape}{Control>}k{/Control}')
  await app.user.type(await screen.findByRole('combobox'), 'roles{Enter}')
  await waitFor(() => expect(window.location.pathname).toBe('/roles'))
  await app.user.keyboard('gm')
  await waitFor(() => expect(window.location.pathname).toBe('/members'))
})

it('search, order and the open record stand in the address, and back takes one step back', async () => {
  const app = await renderApp({ ...AT, at: '/members?q=a&o=-label' })
  await waitFor(() => expect(drawnRows().length).toBeGreaterThan(0))
  expect(screen.getByRole('searchbox')).toHaveValue('a')
  expect(sorted()).toBe('descending')
  await app.user.click(within(screen.getByRole('columnheader', { name: 'Name' })).getByRole('button'))
  await waitFor(() => expect(sorted()).not.toBe('descending'))
  const next = sorted()
  await app.user.click(within(drawnRows()[0] as HTMLElement).getAllByRole('link')[0] as HTMLElement)
  await screen.findByRole('dialog')
  expect(window.location.search).toMatch(/[?&]r=/)
  act(() => window.history.back())
  await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument())
  expect([screen.getByRole<HTMLInputElement>('searchbox').value, sorted()]).toEqual(['a', next])
  act(() => window.history.back())
  await waitFor(() => expect(sorted()).toBe('descending'))
})

it('the focus goes back to the row after a dialog, and on when the row is gone', async () => {
  const app = await renderApp({ as: 'admin', at: '/roles' })
  await waitFor(() => expect(drawnRows().length).toBeGreaterThan(1))
  await app.user.click(screen.getByRole('button', { name: 'New role' }))
  await app.user.type(await screen.findByRole('textbox', { name: /^Name/ }), 'Aaa night shift')
  await app.user.click(await screen.findByRole('checkbox', { name: 'See plants' }))
  await app.user.click(screen.getByRole('button', { name: 'Create role' }))
  await waitFor(() => expect(window.location.pathname).not.toBe('/roles/new'))
  act(() => {
    window.history.pushState(null, '', '/roles')
    window.dispatchEvent(new PopStateEvent('popstate'))
  })
  const made = await screen.findByRole('row', { name: /Aaa night shift/ })
  const before = drawnRows().length
  const remove = within(made).getByRole('button', { name: /^Delete/ })
  act(() => remove.focus())
  await app.user.keyboard('{Enter}')
  const dialog = await screen.findByRole('alertdialog')
  await app.user.keyboard('{Escape}')
  await waitFor(() => expect(dialog).not.toBeInTheDocument())
  await waitFor(() => expect(remove).toHaveFocus())
  await app.user.keyboard('{Enter}')
  const again = await screen.findByRole('alertdialog')
  await app.user.click(within(again).getByRole('button', { name: /^Delete/ }))
  await waitFor(() => expect(drawnRows()).toHaveLength(before - 1))
  // The focus is not lost with the row: it stands on the one that took its place.
  await waitFor(() => expect(document.activeElement).toHaveAttribute('role', 'row'))
  await app.user.keyboard('j')
  await waitFor(() => expect(document.activeElement).toHaveAttribute('role', 'row'))
})
