import { screen, within } from '@testing-library/react'
import { expect, it } from 'vitest'
import { PASSWORD, renderApp, type RenderedApp } from '../support/render-app'

const NEXT = 'Kite-Lamp_27'

async function type(app: RenderedApp, field: HTMLElement, text: string) {
  await app.user.clear(field)
  await app.user.click(field)
  await app.user.paste(text)
}

it('S5-20 S5-25 S8-39 S2-32 a password is changed: six ticks, refusals at the fields, then the new one', async () => {
  const app = await renderApp({ as: 'owner', at: '/account/settings/security' })
  const former = await screen.findByLabelText('Current password', {}, { timeout: 10_000 })
  const next = screen.getByLabelText('New password')
  const change = () => app.user.click(screen.getByRole('button', { name: 'Change password' }))
  const ticks = screen.getByRole('list', { name: 'What the password needs' })
  await type(app, next, 'Kite#4567')
  expect(within(ticks).getAllByRole('listitem')[3]).toHaveTextContent('(not met)')
  await type(app, next, NEXT)
  expect(within(ticks).getAllByText('(met)')).toHaveLength(6)
  await type(app, former, 'not this one')
  await change()
  await expect.poll(() => former.getAttribute('aria-invalid')).toBe('true')
  await type(app, former, PASSWORD)
  await type(app, next, 'Welcome1')
  await change()
  await expect.poll(() => next.getAttribute('aria-invalid')).toBe('true')
  expect(former).not.toHaveAttribute('aria-invalid', 'true')
  await type(app, next, NEXT)
  await change()
  expect(await screen.findByText('Your password has been changed.')).toBeVisible()
  // Whoever changed it stays signed in.
  expect(window.location.pathname).toBe('/account/settings/security')
})
