import { screen, waitFor, within } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { expect, it } from 'vitest'
import { prepareAlarms } from '../support/alarms'
import { go } from '../support/go'
import { type RenderedApp, renderApp } from '../support/render-app'

prepareAlarms()

const field = () => screen.findByRole<HTMLInputElement>('searchbox')
const press = async (app: RenderedApp, name: string | RegExp) =>
  app.user.click(await screen.findByRole('button', { name }))
/** Views are chosen from a menu, which is opened when none is open. */
async function view(name: string) {
  if (screen.queryByRole('list', { name: 'Views' }) === null)
    await userEvent.click(await screen.findByRole('button', { name: /^Views/ }))
  const list = within(await screen.findByRole('list', { name: 'Views' }))
  return list.findByRole('button', { name: new RegExp(`^${name}`) })
}

/** A search that is kept as `Post`. */
async function kept(app: RenderedApp) {
  await app.user.type(await field(), 'a')
  await waitFor(() => expect(window.location.search).toMatch(/[?&]q=a/))
  await press(app, /^Views/)
  await app.user.type(await screen.findByLabelText('Name of a new view'), 'Post')
  await press(app, 'Save view')
  await screen.findByText('View Post saved.')
}

/** The list anew, as its address alone opens it. */
async function anew() {
  await go('/roles')
  await screen.findByRole('heading', { level: 1, name: 'Roles' })
  await go('/members')
  await field()
}

it('a view is written over from where it began', async () => {
  const app = await renderApp({ as: 'admin', at: '/members' })
  await kept(app)
  await app.user.type(await field(), 'd')
  await press(app, 'Views: Post, changed')
  await press(app, 'Save changes to Post')
  expect(await screen.findByRole('button', { name: 'Views: Post' })).toBeVisible()
  await app.user.click(await view('Standard view'))
  await waitFor(async () => expect(await field()).toHaveValue(''))
  await app.user.click(await view('Post'))
  await waitFor(async () => expect(await field()).toHaveValue('ad'))
}, 60_000)

it('a server that keeps no views leaves them on this device, and says so', async () => {
  let able = false
  const given = {
    as: 'admin',
    at: '/members',
    between: async (path: string, answer: () => Promise<Response>) =>
      able || !path.endsWith('/maintain-s/capabilities')
        ? answer()
        : Response.json({ capabilities: ['members', 'roles'] }),
  }
  const app = await renderApp(given)
  await field()
  await press(app, /^Views/)
  expect(await screen.findByText('Views are kept on this device only.')).toBeVisible()
  await app.user.keyboard('{Escape}')
  await kept(app)
  await press(app, 'Views: Post')
  await press(app, 'Open the list with Post')
  await anew()
  await waitFor(async () => expect(await field()).toHaveValue('a'))
  expect((await app.requests()).filter(({ path }) => path.endsWith('/acc/view'))).toEqual([])

  // The server learns to keep views: what this device holds stays in reach.
  able = true
  await app.booted.services.session.logout()
  await app.booted.services.session.login({ account: 'admin@heliograph.example', password: 'Harbour-Sun-58' })
  await go('/members')
  await field()
  await press(app, /^Views/)
  expect(await screen.findByText('On this device only')).toBeVisible()
}, 60_000)
