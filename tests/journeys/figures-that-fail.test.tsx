import { screen, waitFor, within } from '@testing-library/react'
import { expect, it } from 'vitest'
import { renderApp } from '../support/render-app'

const HOME = '/plant/infos/data?plant=63400030'

it('a figure whose call fails keeps its place, says why and is tried again; what stands beside it lives on', async () => {
  const app = await renderApp({
    as: 'owner',
    at: HOME,
    faults: [
      { match: { path: '/63400030/finance' }, status: 500, times: 1 },
      { match: { path: '/63400030/device-list' }, status: 500, times: 1 },
    ],
  })
  const strip = within(await screen.findByLabelText('About this plant'))
  const balance = within(await screen.findByRole('region', { name: 'Balance' }))
  for (const part of [strip, balance]) {
    const alert = await part.findByRole('alert')
    expect(alert).toHaveTextContent('The request failed.')
    await app.user.click(within(alert).getByRole('button', { name: 'Retry' }))
    await waitFor(() => expect(part.queryByRole('alert')).toBeNull())
    await waitFor(() => expect(document.body).not.toHaveFocus())
  }
  expect(strip.getByText(/of \d+ online/i)).toBeVisible()
  expect((await balance.findByText('Income today')).parentElement).toHaveTextContent('Enter prices to see it')
})
