import { screen, waitFor, within } from '@testing-library/react'
import { expect, it } from 'vitest'
import { FEW, grid, prepareAlarms } from '../support/alarms'
import { renderApp } from '../support/render-app'
import { windowOf } from '../support/window-size'

prepareAlarms()

it('17: a window that gets narrow, as a tablet that is turned, keeps a dialog over an open alarm and what was typed in it', async () => {
  const turn = windowOf({ width: 1280, height: 800 })
  const app = await renderApp({ ...FEW, at: '/alerts?m=0&f=state.in.*OPEN' })
  const [link] = await within(await grid()).findAllByRole('link')
  await app.user.click(link as HTMLElement)
  const name = link?.textContent ?? ''
  const pane = await screen.findByRole('complementary', { name })
  await app.user.click(await within(pane).findByRole('button', { name: 'More actions' }))
  await app.user.click(await screen.findByRole('button', { name: 'Add note' }))
  const dialog = await screen.findByRole('dialog')
  const field = await within(dialog).findByRole('textbox')
  await app.user.type(field, 'Crew on its way')
  turn({ width: 800, height: 1280 })
  expect(field).toBeInTheDocument()
  expect(field).toHaveValue('Crew on its way')
  await app.user.click(within(dialog).getByRole('button', { name: 'Add note' }))
  await waitFor(() => expect(dialog).not.toBeInTheDocument())
  // Then the alarm stands over its list, as in any narrow window, with the note.
  const drawer = await screen.findByRole('dialog')
  expect(await within(drawer).findByText('Crew on its way')).toBeVisible()
  expect(screen.queryByRole('complementary', { name })).not.toBeInTheDocument()
})
