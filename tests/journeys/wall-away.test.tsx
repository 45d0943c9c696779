import { act, screen, waitFor } from '@testing-library/react'
import { afterEach, expect, it, vi } from 'vitest'
import { saveScreen } from '../../src/transport/calls/own-extras'
import { renderApp } from '../support/render-app'

const NOW = Math.ceil(Date.parse('2026-06-20T11:00:00Z') / 210_000) * 210_000

afterEach(() => {
  vi.useRealTimers()
})

it('S2-40 a display that starts without its server shows what is wrong, and is whole when the server is back', async () => {
  let away = true
  vi.useFakeTimers({
    toFake: ['setTimeout', 'clearTimeout'],
    shouldAdvanceTime: true,
  })
  const app = await renderApp({
    at: '/largescreen?screen=1',
    as: 'owner',
    now: NOW,
    between: (path, answer) =>
      away && /\/(capabilities|screen)(\/|$)/.test(path) ? Promise.reject(new TypeError('away')) : answer(),
  })
  expect(await screen.findByText('Production now')).toBeVisible()
  expect(await screen.findByText('Network error.')).toBeVisible()
  away = false
  const { id } = await app.booted.services.send(saveScreen({ name: 'Foyer', content: { masked: false } }))
  expect(id).toBe(1)
  await act(() => vi.advanceTimersByTimeAsync(31_000))
  expect(await screen.findByRole('heading', { level: 1, name: 'Foyer' })).toBeVisible()
  const days = await screen.findByRole('region', { name: /^Production of the last 30 days/ })
  await waitFor(() => expect(days.querySelectorAll('rect')).toHaveLength(30))
}, 90_000)
