import { screen, waitFor } from '@testing-library/react'
import { expect, it } from 'vitest'
import { renderApp } from '../support/render-app'

const SEVERAL = { multiDataCentre: true }

it('21: a forgotten password in a fresh browser has a region, that of the account once it is named', async () => {
  const app = await renderApp({ at: '/forgetPassword', configuration: SEVERAL })
  const row = (await screen.findByText('Data region')).parentElement as HTMLElement
  expect(row).toHaveTextContent(/Europe/)
  await app.user.type(screen.getByRole('textbox', { name: 'E-mail' }), 'wang@heliograph.example')
  await app.user.tab()
  await waitFor(() => expect(row).toHaveTextContent(/China/))
  expect(document.body).not.toHaveTextContent('region.missing')
})

it('the account that was typed at sign-in is the one whose password was forgotten', async () => {
  const app = await renderApp({ at: '/login', configuration: SEVERAL })
  await app.user.type(await screen.findByRole('textbox', { name: /^Account/ }), 'wang@heliograph.example')
  await app.user.click(screen.getByRole('link', { name: 'Forgot password?' }))
  expect(await screen.findByRole('textbox', { name: 'E-mail' })).toHaveValue('wang@heliograph.example')
  const row = screen.getByText('Data region').parentElement as HTMLElement
  await waitFor(() => expect(row).toHaveTextContent(/China/))
})
