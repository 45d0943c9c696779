import { screen, waitFor, within } from '@testing-library/react'
import { expect, it } from 'vitest'
import { FLEET, grid, prepareAlarms } from '../support/alarms'
import { renderApp } from '../support/render-app'

prepareAlarms()

const MEMBERS = '/user-s/acc/org/member'
const ROLES = { match: { path: '/auth-s/auth/role' }, status: 500 }

it('a filter whose choices do not come says why, not that there are none; opened once more it asks again', async () => {
  const app = await renderApp({ as: 'admin', at: '/members', faults: [ROLES] })
  await screen.findByRole('columnheader', { name: 'Role' })
  await app.user.click(screen.getByRole('button', { name: 'Add filter' }))
  // The head of the column is called so as well.
  await waitFor(() => expect(screen.getAllByRole('button', { name: 'Role' })).toHaveLength(2))
  await app.user.click(screen.getAllByRole('button', { name: 'Role' })[0] as HTMLElement)
  const box = await screen.findByRole('combobox', { name: /Role/ })
  await app.user.click(box)
  expect(await screen.findByText('The request failed.')).toBeVisible()
  expect(screen.queryByText('Nothing matches.')).toBeNull()
  await app.heal()
  await app.user.tab()
  // It closes a moment after it is left: a click before that closes it.
  await waitFor(() => expect(box).toHaveAttribute('aria-expanded', 'false'))
  await app.user.click(box)
  // Members of that role may be rows of the list as well.
  await waitFor(() => {
    const found = screen.queryAllByTitle('Organisation user')
    expect(found.map(({ className }) => className).join()).toContain('ant-select-item-option')
  })
  expect(screen.queryByText('The request failed.')).toBeNull()
})

it('14: members that do not come are not said to be none where an alarm is assigned', async () => {
  const app = await renderApp({ ...FLEET, at: '/alerts?m=0&f=state.in.*OPEN' })
  await app.inject({ match: { path: MEMBERS }, status: 500 })
  await within(await grid()).findAllByRole('checkbox')
  await app.user.keyboard('ja')
  const dialog = within(await screen.findByRole('dialog', { name: 'Assign' }))
  expect(await dialog.findByText('The request failed.')).toBeVisible()
  const asked = async () => (await app.requests()).filter(({ path }) => path.endsWith(MEMBERS)).length
  const before = await asked()
  await app.user.type(dialog.getByRole('searchbox', { name: 'Find a member' }), 'nobody')
  // What is typed is asked for after a pause.
  await waitFor(async () => expect(await asked()).toBeGreaterThan(before))
  expect(await dialog.findByText('The request failed.')).toBeVisible()
  expect(dialog.queryByText('No such member.')).toBeNull()
})
