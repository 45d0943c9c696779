import { screen, waitFor, within } from '@testing-library/react'
import { expect, it } from 'vitest'
import { renderApp } from '../support/render-app'

it('issue 11.5 a choice of the account that was not kept is back, and why stays beside it without an undo', async () => {
  const app = await renderApp({ as: 'owner', at: '/account/settings/common' })
  const unit = await screen.findByRole('group', { name: 'Temperature unit' }, { timeout: 20_000 })
  await app.inject({ match: { path: '/user-s/acc/update' }, status: 500, body: {} })
  const [celsius, fahrenheit] = within(unit).getAllByRole('radio') as [HTMLElement, HTMLElement]
  await app.user.click(fahrenheit)
  expect(await within(unit).findByRole('alert')).toHaveTextContent(/Temperature unit/)
  expect(celsius).toBeChecked()
  await new Promise((resolve) => setTimeout(resolve, 2500))
  expect(within(unit).getByRole('alert')).toBeVisible()
  expect(screen.queryByRole('button', { name: 'Undo' })).toBeNull()
  await app.heal()
  await app.user.click(fahrenheit)
  await waitFor(() => expect(within(unit).queryByRole('alert')).toBeNull())
  expect(await screen.findByRole('button', { name: 'Undo' })).toBeVisible()
}, 60_000)

it('S2-31 with the keyboard: the key that the strip names takes a choice back while its radio button has the focus', async () => {
  const app = await renderApp({ as: 'owner', at: '/account/settings/common' })
  const usual = await screen.findByRole('radio', { name: 'Roomy' })
  usual.focus()
  await app.user.keyboard('{ArrowDown}')
  expect(await screen.findByRole('radio', { name: 'Compact' })).toBeChecked()
  await screen.findByRole('button', { name: /^Undo/ })
  expect(document.activeElement).toBe(screen.getByRole('radio', { name: 'Compact' }))
  await app.user.keyboard('u')
  await waitFor(() => expect(screen.getByRole('radio', { name: 'Roomy' })).toBeChecked())
}, 60_000)
