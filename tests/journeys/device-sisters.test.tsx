import { act, fireEvent, screen, waitFor, within } from '@testing-library/react'
import { expect, it } from 'vitest'
// Part of the screen that a browser loads with its first visit.
import '../../src/pages/device/device-page'
import { renderApp } from '../support/render-app'

/** Optimizers of a roof, the first of which is number 60. */
const at = (number: number, more = '') =>
  `/device-detail?plant=63400020&device=${String(23_400_020_059 + number)}${more}`
const heading = (name: string) => screen.findByRole('heading', { level: 1, name }, { timeout: 10_000 })

it('sister keys walk along the devices of a type and stay on the tab; sister buttons keep the focus from device to device, and at the end, where they are off', async () => {
  const app = await renderApp({ as: 'owner', at: at(2, '&tab=parameters') })
  await heading('Optimizer 2')
  expect(await screen.findByText('2 of 24')).toBeVisible()
  await app.user.keyboard(']')
  await heading('Optimizer 3')
  await app.user.keyboard('[[[[')
  await heading('Optimizer 1')
  // Two that come before the screen has followed the first.
  act(() => [1, 2].forEach(() => void fireEvent.keyDown(document.body, { key: ']' })))
  await heading('Optimizer 3')
  const tabs = within(screen.getByRole('navigation', { name: 'Parts of the device' }))
  expect(tabs.getByRole('link', { name: 'Parameters' })).toHaveAttribute('aria-current', 'page')

  const back = () => screen.findByRole('button', { name: 'Previous device of this type' })
  const first = await back()
  first.focus()
  await app.user.keyboard('{Enter}')
  await heading('Optimizer 2')
  await waitFor(async () => expect(await back()).toHaveFocus())
  await app.user.keyboard('{Enter}')
  await heading('Optimizer 1')
  await waitFor(async () => expect(await back()).toHaveFocus())
  expect(await back()).toHaveAttribute('aria-disabled', 'true')
  await app.user.keyboard('{Enter}')
  expect(screen.getByText('1 of 24')).toBeVisible()
})

it('15: a device that is on its way has the heading that ends the frame of the first paint', async () => {
  await renderApp({
    as: 'owner',
    at: '/device-detail?plant=63400030&device=23400030010',
    faults: [{ match: { path: '/device-s/device/v3/detail' }, delayMs: 120_000 }],
  })
  const title = await screen.findByRole('heading', { level: 1, name: 'Device' }, { timeout: 10_000 })
  expect(title.closest('[aria-busy=true]')).not.toBeNull()
})
