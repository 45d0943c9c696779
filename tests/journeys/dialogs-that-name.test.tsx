import { screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { MemoryRouter } from 'react-router'
import { expect, it } from 'vitest'
import { createCloud } from '../../mocks/cloud/index'
import { FLEET, grid, prepareAlarms } from '../support/alarms'
import { renderApp } from '../support/render-app'
import { renderPart } from '../support/render-part'
import { Act, press } from './dialog-parts'

prepareAlarms()

it('17: the dialogs of an alarm name its plant', async () => {
  const app = await renderApp({ ...FLEET, at: '/alerts?m=0&f=state.in.*OPEN' })
  const [, row] = await within(await grid()).findAllByRole('row')
  const plant = within(row as HTMLElement).getAllByRole('gridcell')[4]?.textContent ?? '-'
  expect(plant.length).toBeGreaterThan(3)
  await app.user.keyboard('j')
  for (const letter of 'asncb') {
    await app.user.keyboard(letter)
    expect(await screen.findByRole('dialog')).toHaveTextContent(plant)
    await app.user.keyboard('{Escape}')
    await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument())
  }
})

it.each([
  ['never reported loses no days', 63_900_007, 0],
  ['reported loses days', 63_900_008, 1],
])('26: a plant that %s of data when it is deleted', async (_, id, lines) => {
  const now = Date.parse('2026-06-20T11:00:00Z')
  const sleep = () => Promise.resolve()
  const cloud = createCloud({ seed: 'contract', now: () => now, plants: 20, sleep })
  const answer = async (path: string, init: RequestInit) =>
    (await cloud.handle(new Request(`http://portal.example.org${path}`, init))) ??
    new Response('', { status: 404 })
  await renderPart(
    <MemoryRouter>
      <Act of="plants" action="delete" plantId={id} pick={{ id }} />
    </MemoryRouter>,
    { cloud: answer, as: 'admin', now },
  )
  await press('Go')(userEvent.setup())
  const dialog = within(await screen.findByRole('alertdialog'))
  expect(await dialog.findByText(/^Devices: /)).toBeVisible()
  await waitFor(() => expect(dialog.queryAllByText(/^Days of data: \d+/)).toHaveLength(lines))
})
