import { act, screen, waitFor, within } from '@testing-library/react'
import { expect, it } from 'vitest'
import { FLEET, grid, prepareAlarms, shown } from '../support/alarms'
import { renderApp } from '../support/render-app'
import { windowOf } from '../support/window-size'

prepareAlarms()

/** The passing notice is gone after this, ms. */
const NOTICE = 3_000
const BAR = 'Actions for the selection'
const OPEN = '/alerts?m=0&f=state.in.*OPEN'
const TRIAGE = { match: { method: 'POST', path: '/operating/alert/triage' }, times: 1 }
const rowAt = async (index: number) => within(await grid()).getAllByRole('row')[index + 1]
const linkIn = (row: HTMLElement | undefined) =>
  within(row as HTMLElement)
    .getByRole('link')
    .getAttribute('href')

it('5: a failed action on chosen rows stays said beside them until the next try, on one row by its key until it is read, and of a record below its head', async () => {
  const app = await renderApp({ ...FLEET, at: OPEN })
  const boxes = await within(await grid()).findAllByRole('checkbox')
  for (const box of boxes.slice(1, 3)) await app.user.click(box)
  const bar = within(screen.getByRole('toolbar', { name: BAR }))
  await app.inject({ ...TRIAGE, body: '<html>' })
  await app.user.click(await bar.findByRole('button', { name: 'Acknowledge' }))
  expect(await bar.findByRole('alert')).toHaveTextContent(/^Acknowledge: /)
  // One place says it.
  expect(screen.getAllByRole('alert')).toHaveLength(1)
  await new Promise((over) => setTimeout(over, NOTICE))
  expect(bar.getByRole('alert')).toBeVisible()
  expect(bar.getByRole('status')).toHaveTextContent('Selected: 2')
  await app.user.click(bar.getByRole('button', { name: 'Acknowledge' }))
  await waitFor(() => expect(screen.queryByRole('toolbar', { name: BAR })).not.toBeInTheDocument())

  await app.inject({ ...TRIAGE, status: 500 })
  await app.user.keyboard('je')
  const note = await screen.findByRole('group', { name: BAR })
  expect(within(note).getByRole('alert')).toBeVisible()
  await app.user.click(within(note).getByRole('button', { name: 'Close' }))
  expect(screen.queryByRole('group', { name: BAR })).not.toBeInTheDocument()

  act(() => document.querySelector<HTMLElement>('[role=row][tabindex="0"]')?.focus())
  await app.user.keyboard('{Enter}')
  const drawer = within(await screen.findByRole('dialog', { name: /^Alarm / }))
  const acknowledge = await drawer.findByRole('button', { name: 'Acknowledge' })
  expect(drawer.queryByRole('alert')).toBeNull()
  await app.inject({ ...TRIAGE, status: 500 })
  await app.user.click(acknowledge)
  expect(await drawer.findByRole('alert')).toBeVisible()
})

it('S6-05 the focus comes back from a cleared choice, and from an undo that goes to the alarm that is open again; with the last row of a list it goes to the page', async () => {
  const app = await renderApp({ ...FLEET, at: OPEN })
  const boxes = await within(await grid()).findAllByRole('checkbox')
  await app.user.keyboard('jx')
  act(() => screen.getByRole('button', { name: 'Clear selection' }).focus())
  await app.user.keyboard('{Enter}')
  await waitFor(async () => expect(await rowAt(0)).toHaveFocus())
  const done = await rowAt(0)
  const alarm = linkIn(done)
  await app.user.keyboard('e')
  await waitFor(() => expect(done).not.toBeInTheDocument())
  await waitFor(async () => expect(await rowAt(0)).toHaveFocus())
  const undo = await screen.findByRole('button', { name: /^Undo/ })
  act(() => undo.focus())
  await app.user.keyboard('{Enter}')
  await waitFor(() => expect(undo).not.toBeInTheDocument())
  await waitFor(async () => expect(linkIn(await rowAt(0))).toBe(alarm))
  await waitFor(async () => expect(await rowAt(0)).toHaveFocus())

  for (const _ of boxes.slice(1)) await app.user.keyboard('e')
  await waitFor(() => expect(screen.queryByRole('grid')).not.toBeInTheDocument())
  await waitFor(() => expect(screen.getByRole('main')).toHaveFocus())
})

it('S6-05 where done alarms stay in the list, the focus stays on the last one when that is done as well', async () => {
  const app = await renderApp({ ...FLEET, at: '/alerts?m=0&f=state.in.*OPEN*ACKNOWLEDGED' })
  const boxes = await within(await grid()).findAllByRole('checkbox')
  const last = boxes.length - 2
  await app.user.keyboard('j'.repeat(last))
  await app.user.keyboard('e')
  await waitFor(async () => expect(await rowAt(last)).toHaveFocus())
  await app.user.keyboard('e')
  await waitFor(async () => expect(await rowAt(last)).toHaveTextContent('Acknowledged'))
  await app.user.keyboard('k')
  await waitFor(async () => expect(await rowAt(last - 1)).toHaveFocus())
})

it('S6-05 on a phone the focus goes on to a card that is left when chosen ones are done, else to the page', async () => {
  windowOf({ width: 390 })
  const app = await renderApp({ ...FLEET, at: OPEN })
  const cards = within(await screen.findByRole('list', { name: 'Alarms' }))
  const boxes = await cards.findAllByRole('checkbox')
  const last = boxes.at(-1) as HTMLElement
  for (const box of boxes.slice(0, -1)) await app.user.click(box)
  const acknowledge = await screen.findByRole('button', { name: 'Acknowledge' })
  act(() => acknowledge.focus())
  await app.user.keyboard('{Enter}')
  await waitFor(() => expect(acknowledge).not.toBeInTheDocument())
  await waitFor(() => expect(last).toHaveFocus())
  await app.user.click(cards.getByRole('button', { name: /^Actions: / }))
  await app.user.click(await screen.findByRole('button', { name: 'Acknowledge' }))
  await waitFor(() => expect(last).not.toBeInTheDocument())
  await waitFor(() => expect(screen.getByRole('main')).toHaveFocus())
})

it('16: an undo that came to nothing can be pressed again', async () => {
  const app = await renderApp({ ...FLEET, at: OPEN })
  await within(await grid()).findAllByRole('checkbox')
  const before = await shown()
  await app.user.keyboard('je')
  await screen.findByRole('button', { name: /^Undo/ })
  await waitFor(async () => expect(await shown()).not.toEqual(before))
  await app.inject({ ...TRIAGE, times: 2, drop: true })
  await app.user.keyboard('u')
  await screen.findByText(/^Undo \(Acknowledge\)/)
  await app.heal()
  await app.user.click(await screen.findByRole('button', { name: /^Undo/ }))
  await waitFor(async () => expect(await shown()).toEqual(before))
  await waitFor(() => expect(screen.queryByRole('button', { name: /^Undo/ })).not.toBeInTheDocument())
})
