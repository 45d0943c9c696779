import { screen, waitFor } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { expect, it, vi } from 'vitest'
// The screen that a browser loads with its first visit.
import '../../src/pages/device/device-page'
import { DEVICE_TYPES } from '../../src/domain/devices/device'
import { plantDevices } from '../../src/transport/calls/power-system'
import { go } from '../support/go'
import { type RenderedApp, renderApp } from '../support/render-app'

/** The plant with a device of each of the 38 codes. */
const ALL_KINDS = 63900001
const SEARCH = /\/operating\/system\/device\/(\w+)\/list$/

const heading = (name: string) => screen.findByRole('heading', { level: 1, name }, { timeout: 10_000 })

async function serialOf(app: RenderedApp, type: string): Promise<string> {
  const { rows } = await app.booted.services.send(plantDevices(ALL_KINDS, { size: 1000 }))
  return rows.find((row) => row.type === type)?.serial ?? ''
}

const searched = async (app: RenderedApp) =>
  (await app.requests()).flatMap(({ path }) => SEARCH.exec(path)?.[1] ?? [])

const open = (serial: string) => go(`/device-detail?serial=${serial}`)

it('each type is asked once, a few at a time, and what is done is said', async () => {
  let [under, most] = [0, 0]
  const app = await renderApp({
    as: 'owner',
    at: '/device-detail?serial=INV00000000',
    async between(path, answer) {
      if (!SEARCH.test(path)) return answer()
      under += 1
      most = Math.max(most, under)
      await new Promise((done) => setTimeout(done, 20))
      under -= 1
      return answer()
    },
  })
  expect(await screen.findByText(/^Types of devices searched: \d+ of 38$/)).toHaveAttribute('role', 'status')
  await heading('No device INV00000000 among your plants')
  expect((await searched(app)).toSorted()).toEqual([...DEVICE_TYPES].sort())
  expect(most).toBe(4)
})

it('S8-08 a server that asks to wait is asked on from where the search stopped', async () => {
  // Out of sight the search does not go on by itself.
  vi.spyOn(document, 'visibilityState', 'get').mockReturnValue('hidden')
  const types: string[] = []
  await renderApp({
    as: 'owner',
    at: '/version',
    async between(path, answer) {
      const type = SEARCH.exec(path)?.[1]
      if (type !== undefined) types.push(type)
      const waits = type === 'FAN' && types.filter((one) => one === type).length === 1
      return waits ? Response.json({}, { status: 429, headers: { 'retry-after': '1' } }) : answer()
    },
  })
  await open('INV00000000')
  const again = await screen.findByRole('button', { name: /^Retry/ }, { timeout: 10_000 })
  const before = types.length
  await waitFor(() => expect(again).toHaveAccessibleName('Retry'), { timeout: 10_000 })
  await userEvent.click(again)
  await heading('No device INV00000000 among your plants')
  expect(before).toBeLessThan(38)
  expect(types.toSorted()).toEqual([...DEVICE_TYPES, 'FAN'].sort())
})

it('a device of any of the 38 types is found by its serial, the most likely ones first; a type that the server does not know is said, and keeps no other from being searched', async () => {
  const app = await renderApp({ as: 'admin', at: '/version' })
  await open(await serialOf(app, 'INVERTER'))
  await heading('Inverter 1')
  // The first hit ends the search.
  const types = await searched(app)
  expect(types).toContain('INVERTER')
  expect(types.length).toBeLessThanOrEqual(4)
  expect(types).not.toContain('FAN')
  await app.inject({ match: { path: '/device/FAN/list' }, status: 400, body: { code: 'PARAM_ERROR' } })
  await open((await serialOf(app, 'WATER_PUMP')).toLowerCase())
  await heading('Water pump 1')
  await open('INV00000000')
  await heading('No device INV00000000 among your plants')
  expect(screen.getByText('Types of devices that the server could not search: 1 of 38')).toBeVisible()
})
