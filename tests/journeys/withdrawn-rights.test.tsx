import { act, screen, waitFor, within } from '@testing-library/react'
import { expect, it } from 'vitest'
import { go } from '../support/go'
import { renderApp } from '../support/render-app'

it('S6-11 S8-46 a right that is withdrawn while the page is open is shown and hidden', async () => {
  const app = await renderApp({ as: 'admin', at: '/roles' })
  await app.user.click(await screen.findByRole('button', { name: 'New role' }))
  await app.user.type(await screen.findByRole('textbox', { name: /^Name/ }), 'Night shift')
  await app.user.click(await screen.findByRole('checkbox', { name: 'See plants' }))
  await app.withdraw('admin', 'role:manage')
  await app.user.click(screen.getByRole('button', { name: 'Create role' }))
  expect(await screen.findByRole('heading', { name: 'You may not see this page' })).toBeVisible()
  await go('/roles')
  await screen.findByText(/^Total \d+ records$/)
  expect(screen.queryByRole('button', { name: 'New role' })).toBeNull()
})

it('S6-11 S8-47 S8-49 what may not be read and what may not be done are distinguished', async () => {
  const app = await renderApp({ as: 'owner', at: '/plant/infos/detail?plant=63400030' })
  await app.user.click(await screen.findByRole('button', { name: 'Edit Basics' }))
  const name = await screen.findByRole('textbox', { name: /^Name/ })
  await app.user.clear(name)
  await app.user.type(name, 'Storchenhof')
  expect(screen.getAllByRole('button', { name: /^Edit / })[0]).toBeVisible()
  await app.withdraw('owner', 'station:update')
  await app.user.click(screen.getByRole('button', { name: 'Save' }))
  // Beside what was to be saved, which stays as it was typed.
  expect(await screen.findByText(/^Not saved\. Permission denied: you may not do this\./)).toBeVisible()
  expect(name).toHaveValue('Storchenhof')
  // The rights that were asked for after the refusal are there: what goes now is not known yet.
  await waitFor(() => expect(screen.queryByRole('button', { name: /^Edit / })).toBeNull())
  await app.withdraw('owner', 'device:read')
  await go('/plant/infos/device?plant=63400030')
  // Looked for and seen in one step: a notice goes by itself.
  await waitFor(() =>
    expect(screen.getAllByText('Permission denied: you may not read this.')[0]).toBeVisible(),
  )
})

it.each([
  ['the form of a new record', 'owner', '/plants/new', null],
  ['a section of a record', 'owner', '/plant/infos/detail?plant=63400030', 'Edit Basics'],
  ['the form of a new role', 'admin', '/roles', 'New role'],
])(
  'S6-11 what is written into %s stays when a right that it does not need goes',
  async (_, as, at, opens) => {
    const app = await renderApp({ as, at })
    if (opens !== null) await app.user.click(await screen.findByRole('button', { name: opens }))
    const name = await screen.findByRole('textbox', { name: /^Name/ })
    await app.user.clear(name)
    await app.user.type(name, 'Storchenhof')
    const { session } = app.booted.services
    const before = session.getState().epoch
    await app.withdraw(as, 'device:read')
    await act(() => session.recheck())
    expect(session.getState().epoch).toBeGreaterThan(before)
    expect(screen.getByRole('textbox', { name: /^Name/ })).toBe(name)
    expect(name).toHaveValue('Storchenhof')
  },
)

it('S6-05 *Why can’t I see this?* names the codes that would show it', async () => {
  const app = await renderApp({ as: 'manager', at: '/roles' })
  await screen.findByText(/^Total \d+ records$/)
  await app.user.click(screen.getByRole('button', { name: /Account menu$/ }))
  await app.user.click(await screen.findByRole('button', { name: 'Why can’t I see this?' }))
  const here = within(await within(await screen.findByRole('dialog')).findByRole('region', { name: 'Roles' }))
  expect((await here.findAllByText('role:manage'))[0]).toBeVisible()
  // What a manager may do is not said to be hidden.
  expect(here.queryByText('role:read')).toBeNull()
})
