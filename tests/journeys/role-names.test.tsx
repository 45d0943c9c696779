import { act, screen, waitFor, within } from '@testing-library/react'
import { expect, it } from 'vitest'
import { BUILT_IN } from '../../mocks/cloud/people/permissions'
import { DELIVERED_ROLES } from '../../src/domain/people/delivered-roles'
import { elsewhere, prepareAlarms } from '../support/alarms'
import { renderApp } from '../support/render-app'

prepareAlarms()

const GERMAN = { languages: ['de-DE'], plants: 4 }

it('11: roles that every organisation comes with are those of the cloud, by their names', () => {
  const names = BUILT_IN.filter(({ type }) => type === 'ORG').map(({ code, name }) => [code, name])
  for (const [code, name] of names) expect(DELIVERED_ROLES).toMatchObject({ [String(code)]: name })
})

it('11: read in the language of the reader: in the head, its menu, the roles and the members', async () => {
  const app = await renderApp({ ...GERMAN, as: 'manager', at: '/roles' })
  const identity = await screen.findByRole('button', { name: /^Identität: Benutzerverwaltung, / })
  expect(await screen.findByText('Mitglied der Organisation')).toBeVisible()
  await app.user.click(identity)
  expect(await screen.findByRole('button', { name: /^Organisationsverwaltung, / })).toBeVisible()
  await app.user.keyboard('{Escape}')
  await app.user.click(screen.getByRole('link', { name: 'Mitglieder' }))
  expect(await screen.findAllByText('Organisationsverwaltung')).not.toEqual([])
  expect(document.body).not.toHaveTextContent(/Organisation admin|User manager|Organisation user/)
})

it('11: members are found by the name of their role, as the reader reads it; a role that was renamed keeps its own name', async () => {
  const app = await renderApp({ ...GERMAN, as: 'admin', at: '/members' })
  expect(await screen.findAllByText('Organisationsverwaltung')).not.toEqual([])
  expect(screen.getAllByText('Mitglied der Organisation')).not.toEqual([])
  await app.user.type(screen.getByRole('searchbox'), 'organisationsverw')
  await waitFor(() => expect(screen.queryByText('Mitglied der Organisation')).toBeNull())
  expect(await screen.findAllByText('Organisationsverwaltung')).not.toEqual([])

  await elsewhere(app, '/auth-s/auth/role/32', { name: 'Crew lead' })
  await app.user.click(await screen.findByRole('link', { name: 'Rollen' }))
  expect(await screen.findByText('Crew lead')).toBeVisible()
  expect(screen.queryByText('Benutzerverwaltung')).toBeNull()
})

it('11: words that the cloud says are asked for again in another language; a role that is tried on from its row is read in the language that is chosen, not in that in which it began', async () => {
  const app = await renderApp({ as: 'admin', plants: 4, at: '/roles' })
  expect(await screen.findByText('Organisation user')).toBeVisible()
  await act(() => app.booted.services.i18n.change('de'))
  expect(await screen.findByText('Mitglied der Organisation')).toBeVisible()
  const row = (await screen.findByText('Mitglied der Organisation')).closest<HTMLElement>('[role="row"]')
  if (row === null) throw new Error('no row')
  await app.user.click(await within(row).findByRole('button', { name: /^Mit dieser Rolle ansehen/ }))
  await app.user.click(await screen.findByRole('button', { name: 'Vorschau starten' }))
  expect(await screen.findByText(/als Mitglied der Organisation/)).toBeVisible()
  await act(() => app.booted.services.i18n.change('en'))
  expect(await screen.findByText(/as Organisation user/)).toBeVisible()
})
