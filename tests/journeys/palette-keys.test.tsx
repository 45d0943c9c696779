import { fireEvent, screen, waitFor, within } from '@testing-library/react'
import { expect, it } from 'vitest'
import { type RenderedApp, renderApp } from '../support/render-app'

async function opened({ user }: RenderedApp) {
  await screen.findByRole('navigation', { name: 'Main menu' })
  await user.keyboard('{Control>}k{/Control}')
  const dialog = await screen.findByRole('dialog', { name: 'Commands' })
  return within(dialog).getByRole('combobox', { name: 'Search commands and plants' })
}

it('24: Enter before the plants are found opens the one that is found', async () => {
  const app = await renderApp({ at: '/members', as: 'admin' })
  const field = await opened(app)
  fireEvent.change(field, { target: { value: 'Meadow Mill' } })
  fireEvent.keyDown(field, { key: 'Enter' })
  await waitFor(() => expect(window.location.search).toContain('plant=63900014'))
})

it('24: Enter is forgotten when the words are changed, and is the writing’s own while signs are chosen', async () => {
  const app = await renderApp({ at: '/members', as: 'admin' })
  const field = await opened(app)
  fireEvent.change(field, { target: { value: 'Meadow Mill' } })
  fireEvent.keyDown(field, { key: 'Enter' })
  fireEvent.change(field, { target: { value: 'Meadow' } })
  const [first] = await screen.findAllByRole('option', { name: /Meadow/ })
  expect(first).toBeVisible()
  fireEvent.keyDown(field, { key: 'Enter', isComposing: true })
  expect(window.location.pathname).toBe('/members')
  fireEvent.keyDown(field, { key: 'Enter' })
  await waitFor(() => expect(window.location.search).toMatch(/plant=\d+/))
})
