import { act, screen, waitFor, within } from '@testing-library/react'
import { beforeEach, expect, it } from 'vitest'
import { preferencesOf } from '../../src/providers/preferences'
import { gateways } from '../../src/transport/calls/power-system'
import { renderApp } from '../support/render-app'

const HOME = 63400030
const INVERTER = 23400030010

beforeEach(() => {
  localStorage.clear()
  localStorage.setItem('heliograph.preferences', JSON.stringify({ timeZone: 'utc' }))
})

it('13: the chip of the data says whose clock it is on, when it is not the plant’s', async () => {
  await renderApp({ as: 'owner', at: `/plant/infos/data?plant=${HOME}` })
  expect(await screen.findByText(/^Data as of \d\d:\d\d:\d\d UTC \(\d+ min ago\)$/)).toBeVisible()
})

it('13: parameters name the zone that was chosen, and do not call it the plant’s', async () => {
  await renderApp({ as: 'owner', at: `/device-detail?plant=${HOME}&device=${INVERTER}&tab=parameters` })
  expect(await screen.findByText('Time zone: UTC')).toBeVisible()
  expect(screen.queryByText(/^Time of the plant/)).not.toBeInTheDocument()
})

it('S2-20 the report of a logger is in the zone that was chosen; its days are the plant’s, and say so', async () => {
  const app = await renderApp({ as: 'owner', at: '/application/home' })
  await screen.findByRole('heading', { level: 1 })
  const [logger] = await app.booted.services.send(gateways(HOME))
  window.history.pushState(null, '', `/communicationReport?serial=${logger?.serial ?? ''}`)
  window.dispatchEvent(new PopStateEvent('popstate'))
  expect(await screen.findByText('Time zone: UTC')).toBeVisible()
  const week = within(screen.getByRole('region', { name: 'The last seven days' }))
  expect(week.getByText(/^Time of the plant: Europe\/Berlin/)).toBeVisible()
  const lights = within(screen.getByRole('region', { name: 'From the device to the server' }))
  const times = () =>
    lights.getAllByText(/^since 2026-/).map(({ textContent }) => Date.parse(`${textContent?.slice(6, 22)}Z`))
  const inUtc = times()
  act(() => preferencesOf(app.booted.services.storage).choose({ timeZone: 'plant' }))
  // Two hours later on the plant's clock in June.
  await waitFor(() => expect(times()).toEqual(inUtc.map((at) => at + 2 * 3_600_000)))
  expect(screen.getAllByText(/^Time of the plant: Europe\/Berlin/)).toHaveLength(1)
})
