import { fireEvent, screen, waitFor, within } from '@testing-library/react'
import { expect, it } from 'vitest'
import { members } from '../../src/transport/calls/organisation'
import { FLEET, grid, prepareAlarms, TRIAGE } from '../support/alarms'
import { type RenderedApp, renderApp } from '../support/render-app'

prepareAlarms()

/** Whom alarms were given to, by id. */
const given = async (app: RenderedApp) =>
  (await app.requests())
    .filter(({ method, path }) => method === 'POST' && path.endsWith(TRIAGE))
    .map(({ body }) => (body as { assigneeId?: number }).assigneeId)

/** The dialog that gives the first alarm to somebody, with the names it offers. */
async function opened(app: RenderedApp) {
  await within(await grid()).findAllByRole('checkbox')
  await app.user.keyboard('ja')
  const dialog = await screen.findByRole('dialog', { name: 'Assign' })
  const people = await within(dialog).findAllByRole('listitem')
  const field = within(dialog).getByRole('searchbox', { name: 'Find a member' })
  return { dialog, field, names: people.map(({ textContent }) => textContent) }
}

it('14: a name that is typed and sent at once gives the alarm to that person, never to one of the list before', async () => {
  const app = await renderApp({ ...FLEET, at: '/alerts?m=0&f=state.in.*OPEN' })
  const { field, names } = await opened(app)
  expect(names.length).toBeGreaterThan(1)
  fireEvent.change(field, { target: { value: names.at(-1) } })
  fireEvent.keyDown(field, { key: 'Enter' })
  const { rows } = await app.booted.services.send(members({ keyword: names.at(-1) ?? '' }))
  await waitFor(async () => expect(await given(app)).toEqual([rows[0]?.id]))
})

it('14: Enter waits for what the server finds, and for nothing when the name is typed on', async () => {
  const app = await renderApp({ ...FLEET, at: '/alerts?m=0&f=state.in.*OPEN' })
  const { dialog, field } = await opened(app)
  fireEvent.change(field, { target: { value: 'operator@' } })
  fireEvent.keyDown(field, { key: 'Enter' })
  fireEvent.change(field, { target: { value: 'nobody of that name' } })
  expect(await within(dialog).findByText('No such member.')).toBeVisible()
  fireEvent.keyDown(field, { key: 'Enter' })
  fireEvent.change(field, { target: { value: 'operator@' } })
  fireEvent.keyDown(field, { key: 'Enter', isComposing: true })
  expect(await given(app)).toEqual([])
  fireEvent.keyDown(field, { key: 'Enter' })
  await waitFor(async () => expect(await given(app)).toHaveLength(1))
})

it('14: a name typed into the dialog as it opens is looked for; the same letter again is oneself', async () => {
  const app = await renderApp({ ...FLEET, at: '/alerts?m=0&f=state.in.*OPEN' })
  const { dialog, field, names } = await opened(app)
  const name = names.at(-1) ?? ''
  expect(within(dialog).getByRole('button', { name: /^To me/ })).toHaveFocus()
  await app.user.keyboard(`${name.slice(0, 3)}{Enter}`)
  expect(field).toHaveValue(name.slice(0, 3))
  const { rows } = await app.booted.services.send(members({ keyword: name.slice(0, 3) }))
  await waitFor(async () => expect(await given(app)).toEqual([rows[0]?.id]))
  await waitFor(() => expect(dialog).not.toBeInTheDocument())
  await app.user.keyboard('aa')
  await waitFor(async () => expect(await given(app)).toHaveLength(2))
  expect((await given(app))[1]).toBe(app.booted.services.session.getState().identity?.user.id)
})
