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

/** The dialog that gives an alarm to somebody, with the names it offers. */
async function opened(app: RenderedApp, keys: string) {
  await within(await grid()).findAllByRole('checkbox')
  await app.user.keyboard(keys)
  const dialog = await screen.findByRole('dialog', { name: 'Assign' })
  const people = await within(dialog).findAllByRole('listitem')
  const field = within(dialog).getByRole('searchbox', { name: 'Find a member' })
  return { dialog, field, names: people.map(({ textContent }) => textContent) }
}

it('14: a name that is typed is looked for and its alarm given to that person, also sent at once; Enter waits for what the server finds, and for nothing when the name is typed on; the same letter again is oneself', async () => {
  const app = await renderApp({ ...FLEET, at: '/alerts?m=0&f=state.in.*OPEN' })
  const first = await opened(app, 'ja')
  const { names } = first
  expect(names.length).toBeGreaterThan(1)
  fireEvent.change(first.field, { target: { value: names.at(-1) } })
  fireEvent.keyDown(first.field, { key: 'Enter' })
  const whole = await app.booted.services.send(members({ keyword: names.at(-1) ?? '' }))
  await waitFor(async () => expect(await given(app)).toEqual([whole.rows[0]?.id]))
  await waitFor(() => expect(first.dialog).not.toBeInTheDocument())

  const second = await opened(app, 'a')
  const { field } = second
  fireEvent.change(field, { target: { value: 'operator@' } })
  fireEvent.keyDown(field, { key: 'Enter' })
  fireEvent.change(field, { target: { value: 'nobody of that name' } })
  expect(await within(second.dialog).findByText('No such member.')).toBeVisible()
  fireEvent.keyDown(field, { key: 'Enter' })
  fireEvent.change(field, { target: { value: 'operator@' } })
  fireEvent.keyDown(field, { key: 'Enter', isComposing: true })
  expect(await given(app)).toHaveLength(1)
  fireEvent.keyDown(field, { key: 'Enter' })
  await waitFor(async () => expect(await given(app)).toHaveLength(2))
  await waitFor(() => expect(second.dialog).not.toBeInTheDocument())

  const third = await opened(app, 'a')
  const name = names.at(-1) ?? ''
  expect(within(third.dialog).getByRole('button', { name: /^To me/ })).toHaveFocus()
  await app.user.keyboard(`${name.slice(0, 3)}{Enter}`)
  expect(third.field).toHaveValue(name.slice(0, 3))
  const { rows } = await app.booted.services.send(members({ keyword: name.slice(0, 3) }))
  await waitFor(async () => expect(await given(app)).toHaveLength(3))
  expect((await given(app))[2]).toBe(rows[0]?.id)
  await waitFor(() => expect(third.dialog).not.toBeInTheDocument())
  await app.user.keyboard('aa')
  await waitFor(async () => expect(await given(app)).toHaveLength(4))
  expect((await given(app))[3]).toBe(app.booted.services.session.getState().identity?.user.id)
})
