import { screen, waitFor, within } from '@testing-library/react'
import { expect, it } from 'vitest'
import { appCode } from '../support/authenticator'
import { demo, PASSWORD, renderApp, type RenderedApp } from '../support/render-app'

const NOW = Date.parse('2026-06-20T11:00:00Z')
const HALF_A_MINUTE = 30_000

const dialog = () => within(screen.getByRole('dialog'))
const press = async (app: RenderedApp, name: string) =>
  app.user.click(await screen.findByRole('button', { name }))

/** On the security page: turns it on, up to the codes; a wrong password and a wrong code are shown on the way. */
async function turnOn(app: RenderedApp): Promise<{ secret: string; codes: string[] }> {
  await waitFor(() => expect(screen.getByText('Two-factor sign-in is off.')).toBeVisible())
  await press(app, 'Turn on')
  await app.user.type(dialog().getByLabelText('Current password'), 'wrong')
  await app.user.click(dialog().getByRole('button', { name: 'Continue' }))
  expect(await dialog().findByText('The original password is wrong.')).toBeVisible()
  await app.user.clear(dialog().getByLabelText('Current password'))
  await app.user.type(dialog().getByLabelText('Current password'), PASSWORD)
  await app.user.click(dialog().getByRole('button', { name: 'Continue' }))
  expect(await screen.findByRole('img', { name: 'QR code for the authenticator app' })).toBeVisible()
  const secret = (dialog().getByText(/^([A-Z2-7]{4} ?){8}$/).textContent ?? '').replaceAll(' ', '')
  await app.user.type(dialog().getByLabelText('Code from the app'), '000000')
  await app.user.click(dialog().getByRole('button', { name: 'Turn on' }))
  expect(await dialog().findByText('The verification code is wrong.')).toBeVisible()
  await app.user.clear(dialog().getByLabelText('Code from the app'))
  await app.user.type(dialog().getByLabelText('Code from the app'), appCode(secret, NOW))
  await app.user.click(dialog().getByRole('button', { name: 'Turn on' }))
  const list = await screen.findByRole('list', { name: 'Recovery codes' })
  const codes = within(list).getAllByRole('listitem').map(({ textContent }) => textContent ?? '')
  await app.user.click(dialog().getByRole('button', { name: 'I have kept them' }))
  return { secret, codes }
} // oxfmt-ignore

async function signIn(app: RenderedApp): Promise<void> {
  await app.user.type(await screen.findByLabelText('Account'), demo('owner'))
  await app.user.type(screen.getByLabelText('Password'), PASSWORD)
  await press(app, 'Log in')
}

it('a second step is turned on, asked for at sign-in, and turned off again', async () => {
  const app = await renderApp({ at: '/account/settings/security', as: 'owner', now: NOW, configuration: { multiDataCentre: false } })
  const { secret, codes } = await turnOn(app)
  expect(codes).toHaveLength(10)
  expect(await screen.findByText('Recovery codes left: 10')).toBeVisible()
  expect(screen.getByRole('button', { name: 'Turn off' })).toHaveFocus()
  expect(document.body).not.toHaveTextContent(secret)

  await app.booted.services.session.logout()
  await signIn(app)
  const code = await screen.findByLabelText('Code from the app')
  expect(code).toHaveFocus()
  expect(code).toHaveAttribute('autocomplete', 'one-time-code')
  await press(app, 'Log in')
  expect(code).toBeInvalid()
  // The code that turned it on is spent.
  await app.user.type(code, appCode(secret, NOW))
  await press(app, 'Log in')
  expect(await screen.findByRole('alert')).toHaveTextContent('The code is wrong or has been used already. 4 attempts left')
  await press(app, 'Use a recovery code')
  await app.user.type(screen.getByLabelText('Recovery code'), (codes[0] ?? '').toLowerCase())
  await press(app, 'Log in')
  expect(await screen.findByText('Recovery codes left: 9')).toBeVisible()
  expect(await screen.findByText('Wrong code')).toBeVisible()

  await press(app, 'Turn off')
  await app.user.type(dialog().getByLabelText('Current password'), PASSWORD)
  await app.user.type(dialog().getByLabelText('Code from the app, or a recovery code'), appCode(secret, NOW + HALF_A_MINUTE))
  await app.user.click(dialog().getByRole('button', { name: 'Turn off' }))
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
  expect(await screen.findByRole('button', { name: 'Turn on' })).toHaveFocus()
}) // oxfmt-ignore

it('a server without it says so', async () => {
  await renderApp({
    at: '/account/settings/security',
    as: 'owner',
    faults: [{ match: { path: '/maintain-s/capabilities' }, body: { capabilities: ['sessions'] } }],
  })
  const part = () => within(screen.getByRole('region', { name: 'Two-factor sign-in' }))
  await waitFor(() => {
    expect(part().getByText(/not available on this server/i)).toBeVisible()
    expect(part().queryByRole('button')).toBeNull()
  })
})
