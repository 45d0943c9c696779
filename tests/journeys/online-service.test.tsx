import { act, fireEvent, screen, waitFor } from '@testing-library/react'
import { afterEach, expect, it } from 'vitest'
import { renderApp } from '../support/render-app'

const AT = '/account/settings/udesk'
const SCRIPT = 'https://chat.example/service.js'
const customerService = { script: SCRIPT, zone: 'Europe/Berlin', from: '08:00', to: '17:00' }
const scripts = () => [...document.querySelectorAll<HTMLScriptElement>(`script[src="${SCRIPT}"]`)]

afterEach(() => {
  for (const script of scripts()) script.remove()
})

it('S2-33 S1-62 nothing of the service is loaded, and nothing leaves, before somebody connects', async () => {
  const heard: unknown[] = []
  window.addEventListener('online-service', (event) => heard.push((event as CustomEvent).detail), { once: true })
  const app = await renderApp({ as: 'owner', at: AT, configuration: { customerService } })
  expect(await screen.findByText('Closed now.')).toBeVisible()
  expect(screen.getByLabelText('Account number')).toHaveValue('900001')
  expect(scripts()).toHaveLength(0)
  await app.user.clear(screen.getByLabelText('Account number'))
  expect(screen.getByLabelText('Language')).toHaveValue('en')
  await app.user.selectOptions(screen.getByLabelText('Language'), 'Deutsch')
  const connect = screen.getByRole('button', { name: 'Connect to chat.example' })
  await app.user.click(connect)

  // The first try fails, and may be made again.
  await waitFor(() => expect(scripts()).toHaveLength(1))
  expect(heard).toEqual([])
  fireEvent.error(scripts()[0] as HTMLScriptElement)
  expect(await screen.findByText(/^chat.example did not answer/)).toBeVisible()
  await app.user.click(connect)
  await waitFor(() => expect(scripts()).toHaveLength(1))
  // It is late, and pressed again.
  expect(await screen.findByText('Sending…')).toBeVisible()
  await app.user.click(connect)
  expect(scripts()).toHaveLength(1)
  act(() => void fireEvent.load(scripts()[0] as HTMLScriptElement))
  expect(await screen.findByText(/^Connected/)).toBeVisible()
  expect(heard).toEqual([{ account: '', page: '', errors: '', language: 'de' }])
}) // oxfmt-ignore

it('S2-33 without a service it says so, and where else to write', async () => {
  await renderApp({ as: 'owner', at: AT, configuration: {} })
  const none = (await screen.findByText('No online service is set up here.')).closest('section')
  expect(none?.querySelector('a')).toHaveAttribute('href', '/account/settings/suggestion')
})
