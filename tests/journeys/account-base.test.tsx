import { screen, waitFor, within } from '@testing-library/react'
import { expect, it } from 'vitest'
import { demo, renderApp, type RenderedApp } from '../support/render-app'

const BASE = '/account/settings/base'

async function lastCode(app: RenderedApp): Promise<string> {
  const reply = await app.cloud.handle(new Request('http://localhost:3000/__cloud/mailbox'))
  return ((await reply?.json()) as { code: string }[] | undefined)?.at(-1)?.code ?? ''
}

it('S2-30 S5-28 an address is linked by keyboard alone: the focus goes into its form and comes back out of it; 11: a phone number is linked in the own country: its prefix stands there, and a number without + is understood', async () => {
  const app = await renderApp({ as: 'owner', at: BASE })
  const opener = () => screen.findByRole('button', { name: 'E-mail: Change' }, { timeout: 20_000 })
  ;(await opener()).focus()
  await app.user.keyboard('{Enter}')
  const address = await screen.findByLabelText('New e-mail address')
  expect(address).toHaveFocus()
  await app.user.keyboard('{Escape}')
  expect(screen.queryByLabelText('New e-mail address')).toBeNull()
  expect(await opener()).toHaveFocus()

  await app.user.keyboard('{Enter}')
  await app.user.keyboard('quay{Enter}')
  expect(screen.getByLabelText('New e-mail address')).toBeInvalid()
  await waitFor(() => expect(screen.getByLabelText('New e-mail address')).toHaveFocus())
  await app.user.keyboard('@heliograph.example{Enter}')
  const code = screen.getByLabelText('Verification code')
  expect(code).toBeInvalid()
  await waitFor(() => expect(code).toHaveFocus())
  await app.user.tab()
  await app.user.keyboard('{Enter}')
  expect(await screen.findByText('A code was sent to quay@heliograph.example.')).toBeVisible()
  await app.user.tab({ shift: true })
  await app.user.keyboard(await lastCode(app))
  await app.user.keyboard('{Enter}')
  expect(await screen.findByText('quay@heliograph.example')).toBeVisible()
  expect(await opener()).toHaveFocus()
  expect(screen.queryByText(demo('owner'))).toBeNull()

  await app.user.click(await screen.findByRole('button', { name: 'Phone: Link' }, { timeout: 20_000 }))
  const number = await screen.findByLabelText('Phone number')
  expect(await screen.findByRole('combobox', { name: 'Country code' })).toHaveValue('49')
  await app.user.type(number, '01520 7654321')
  await app.user.click(screen.getByRole('button', { name: 'Send code' }))
  expect(await screen.findByText(/^A code was sent to \+49 1520 7654321/)).toBeVisible()
  await app.user.type(screen.getByLabelText('Verification code'), `${await lastCode(app)}{Enter}`)
  expect(await screen.findByText('+49 1520 7654321')).toBeVisible()
}, 60_000)

it('S2-30 a name that was saved is changed again: the form is as ready for the second time as for the first', async () => {
  const app = await renderApp({ as: 'owner', at: BASE })
  const name = await screen.findByLabelText('Name', {}, { timeout: 20_000 })
  for (const next of ['Robin Quay', 'Robin Pier']) {
    await app.user.clear(name)
    await app.user.type(name, next)
    expect(screen.getByText('Unsaved changes')).toBeVisible()
    await app.user.keyboard('{Enter}')
    await waitFor(() => expect(screen.queryByRole('button', { name: 'Save' })).toBeNull())
    expect(
      await screen.findByRole('button', { name: new RegExp(`^${next}, account menu`, 'i') }),
    ).toBeVisible()
    await waitFor(() => expect(name).toHaveFocus())
  }
  await app.user.clear(name)
  await app.user.click(screen.getByRole('button', { name: 'Save' }))
  expect(name).toBeInvalid()
  await app.user.click(screen.getByRole('button', { name: 'Cancel' }))
  expect(name).toHaveValue('Robin Pier')
}, 60_000)

it('S1-11 S2-30 a name that is not saved is asked about before an identity is changed here, and the keys go on in the next one', async () => {
  const app = await renderApp({ as: 'manager', at: BASE })
  const name = await screen.findByLabelText('Name', {}, { timeout: 20_000 })
  await app.user.type(name, ' Quay')
  const other = await screen.findByRole('button', { name: /^Switch: .*Northlight/ })
  other.focus()
  await app.user.keyboard('{Enter}')
  const question = within(await screen.findByRole('alertdialog', { name: 'Leave without saving?' }))
  await app.user.click(question.getByRole('button', { name: 'Keep editing' }))
  expect(name).toHaveValue('Mika Vale Quay')
  expect(screen.getByRole('button', { name: /^Identity: User manager/ })).toBeVisible()

  await app.user.click(screen.getByRole('button', { name: 'Cancel' }))
  screen.getByRole('button', { name: /^Switch: .*Northlight/ }).focus()
  await app.user.keyboard('{Enter}')
  expect(await screen.findByRole('button', { name: /^Identity: Organisation admin/ })).toBeVisible()
  await waitFor(() => expect(screen.getByRole('main')).toHaveFocus())
}, 60_000)
