import { act, screen, waitFor, within } from '@testing-library/react'
import { expect, it } from 'vitest'
import { organisationGrant } from '../../src/transport/calls/oauth'
import { createStorage } from '../../src/transport/storage'
import { brokenRules } from '../support/broken-rules'
import { go } from '../support/go'
import { demo, granted, renderApp, type RenderedApp } from '../support/render-app'

const MANAGER = 'Identity: User manager, Meridian Solar Operations'
const NORTHLIGHT = 'Organisation admin, Northlight Cooperative'

const MENU = ['My Plant(s)', 'Functional applications', 'Plants', 'Alarms', 'Members', 'Roles', 'Account']

async function choose(app: RenderedApp, name: string) {
  await app.user.click(await screen.findByRole('button', { name: /^Identity/ }))
  await app.user.click(await screen.findByRole('button', { name }))
}

/** What a manager is called, and offered all the same. */
async function expectOffered(app: RenderedApp, name: string) {
  await screen.findByRole('button', { name: `Identity: ${name}, Meridian Solar Operations` })
  await screen.findByText(/^Total \d+ records$/)
  const menu = within(screen.getByRole('navigation', { name: 'Main menu' }))
  await waitFor(() => {
    const links = menu.getAllByRole('link').map((one) => one.textContent.replace(/ open: .*/, ''))
    expect(links).toEqual(MENU)
  })
  expect(await screen.findByRole('button', { name: 'Invite' })).toBeVisible()
  expect(screen.getByRole('button', { name: 'Export' })).toBeVisible()
  await app.user.click(screen.getByRole('button', { name: /Account menu$/ }))
  expect(await screen.findByRole('button', { name: 'Log Out' })).toBeVisible()
  expect(screen.queryByRole('button', { name: 'See as a role…' })).toBeNull()
}

it('S1-12 a role is called by its own name, and offers the same; S1-11 settings of one identity are not kept alive for the next', async () => {
  const app = await renderApp({ as: 'manager', at: '/members' })
  await expectOffered(app, 'User manager')
  await app.user.keyboard('{Escape}')
  await go('/account/settings/base')
  const former = await screen.findByRole('heading', { name: 'Personal settings' })
  await screen.findByRole('button', { name: MANAGER })
  await choose(app, 'Personal')
  expect(await screen.findByRole('button', { name: 'Identity: Personal' })).toBeVisible()
  await waitFor(() => expect(former).not.toBeInTheDocument())
})

it('S1-12 a role is called by another name, and offers the same', async () => {
  const other = { id: 32, name: 'Night shift lead', code: 'OTHER', functionId: 78 }
  const app = await renderApp({
    as: 'manager',
    at: '/members',
    between: (path, answer) =>
      path.endsWith('/auth-s/auth/role/32') ? Promise.resolve(Response.json(other)) : answer(),
  })
  await expectOffered(app, other.name)
})

it('S1-11 S2-58 a half-filled form is asked about before an identity is changed or left', async () => {
  const app = await renderApp({ as: 'manager', at: '/account/settings/suggestion' })
  const words = await screen.findByRole('textbox', { name: 'What you want to tell us' })
  await app.user.type(words, 'The list')
  const answer = async (name: string) => {
    const question = await screen.findByRole('alertdialog', { name: 'Leave without saving?' })
    await app.user.click(within(question).getByRole('button', { name }))
  }
  await choose(app, NORTHLIGHT)
  await answer('Keep editing')
  expect(words).toHaveValue('The list')
  expect(screen.getByRole('button', { name: MANAGER })).toBeVisible()

  await app.user.click(screen.getByRole('button', { name: /Account menu$/ }))
  await app.user.click(await screen.findByRole('button', { name: 'Log Out' }))
  await answer('Keep editing')
  expect(words).toHaveValue('The list')

  await choose(app, NORTHLIGHT)
  await answer('Leave')
  expect(await screen.findByRole('button', { name: `Identity: ${NORTHLIGHT}` })).toBeVisible()
  expect(window.location.pathname).toMatch(/^\/plant/)
})

/** Another tab takes on an identity: what it keeps is there, the former token is refused, and the browser says so. */
async function takenElsewhere({ cloud, booted }: RenderedApp, organisationId: number) {
  const tokens = await granted(
    cloud,
    organisationGrant({
      account: demo('manager'),
      accessToken: booted.services.storage.token() ?? '',
      organisationId,
      region: 'FOREIGN_1',
      language: 'en',
    }),
  )
  createStorage(window).saveSession(tokens)
  const newValue = window.localStorage.getItem('session')
  act(() => void window.dispatchEvent(new StorageEvent('storage', { key: 'session', newValue })))
}

it('S1-11 another identity in another tab asks before a half-filled form is lost', async () => {
  const app = await renderApp({ as: 'manager', at: '/account/settings/suggestion' })
  const words = await screen.findByRole('textbox', { name: 'What you want to tell us' })
  await screen.findByRole('button', { name: MANAGER })
  await app.user.type(words, 'The list of strings')
  await takenElsewhere(app, 5002)
  const question = await screen.findByRole('alertdialog', { name: 'Another tab changed the identity' })
  expect(question).toHaveTextContent('Here you are still: User manager, Meridian Solar Operations.')
  expect(await brokenRules(question)).toEqual([])
  // Typing decides nothing by accident.
  await app.user.keyboard(' of strings{Enter}')
  expect(question).toBeVisible()
  const stay = within(question).getByRole('button', { name: 'Keep this identity in all tabs' })
  // Past the button that closes, and the way over to the other identity.
  for (let step = 0; step < 3; step += 1) await app.user.tab()
  expect(stay).toHaveFocus()
  await app.user.keyboard('{Enter}')
  await waitFor(() => expect(question).not.toBeInTheDocument())
  expect(words).toHaveValue('The list of strings')
  expect(screen.getByRole('button', { name: MANAGER })).toBeVisible()

  await takenElsewhere(app, 5002)
  await app.user.click(await screen.findByRole('button', { name: 'Change here too, lose the changes' }))
  expect(await screen.findByRole('button', { name: `Identity: ${NORTHLIGHT}` })).toBeVisible()
  expect(screen.queryByDisplayValue('The list of strings')).toBeNull()
  expect(screen.queryByText('The list of strings')).toBeNull()
})

it('S1-11 another identity in another tab is taken on here where nothing is lost, which is said', async () => {
  const app = await renderApp({ as: 'manager', at: '/account/settings/suggestion' })
  await screen.findByRole('textbox', { name: 'What you want to tell us' })
  await screen.findByRole('button', { name: MANAGER })
  await takenElsewhere(app, 5002)
  expect(await screen.findByText(`The identity was changed in another tab: ${NORTHLIGHT}`)).toBeVisible()
  expect(await screen.findByRole('button', { name: `Identity: ${NORTHLIGHT}` })).toBeVisible()
})
