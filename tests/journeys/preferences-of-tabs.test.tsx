import { act, screen, waitFor } from '@testing-library/react'
import { expect, it } from 'vitest'
import { renderApp } from '../support/render-app'

/** As another tab would: what it keeps is there, and the browser says so. */
function keptElsewhere(key: string, newValue: string) {
  window.localStorage.setItem(key, newValue)
  act(() => void window.dispatchEvent(new StorageEvent('storage', { key, newValue })))
}

it('issue 11: theme, preferences and language that are chosen in one tab are those of the other as well', async () => {
  await renderApp({ as: 'owner', at: '/account/settings/common' })
  expect(await screen.findByRole('radio', { name: 'Roomy' }, { timeout: 45_000 })).toBeChecked()
  const root = document.documentElement
  expect(root).toHaveAttribute('data-theme', 'dark')

  keptElsewhere('heliograph.theme', 'light')
  await waitFor(() => expect(root).toHaveAttribute('data-theme', 'light'))
  expect(screen.getByRole('radio', { name: 'Light' })).toBeChecked()

  keptElsewhere('heliograph.preferences', JSON.stringify({ density: 'compact', timeZone: 'utc' }))
  await waitFor(() => expect(screen.getByRole('radio', { name: 'Compact' })).toBeChecked())

  keptElsewhere('heliograph.language', 'de')
  await waitFor(() => expect(root).toHaveAttribute('lang', 'de'))
  expect(await screen.findByRole('radio', { name: 'Hell' })).toBeChecked()
}, 90_000)
