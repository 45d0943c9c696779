import { screen, waitFor, within } from '@testing-library/react'
import { expect, it } from 'vitest'
// Part of the screen that a browser loads with its first visit.
import '../../src/pages/device/device-page'
import { type RenderedApp, renderApp } from '../support/render-app'

const INVERTER = 23_400_030_010
const STRING = 23_400_020_010
const at = (plant: number, device: number) => `/device-detail?plant=${plant}&device=${device}&tab=firmware`
const HOME = at(63400030, INVERTER)
const ON = { deviceControl: true }
const heading = (name: string) => screen.findByRole('heading', { level: 1, name }, { timeout: 10_000 })
const region = async (name: string) => within(await screen.findByRole('region', { name }, { timeout: 5000 }))
const tab = () => within(screen.getByRole('navigation', { name: 'Parts of the device' })).queryByRole('link', { name: 'Firmware' }) // prettier-ignore
const clock = (app: RenderedApp, now: string) =>
  app.cloud.handle(
    new Request('http://localhost/__cloud/clock', {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ now }),
    }),
  )

it('S1-55 as delivered nothing is installed on any device, by its address neither', async () => {
  await renderApp({ as: 'owner', at: HOME })
  await heading('Inverter 1')
  await screen.findByRole('link', { name: 'Records' })
  expect(tab()).not.toBeInTheDocument()
  expect(screen.queryByRole('button', { name: /^Install/ })).not.toBeInTheDocument()
})

it('S6-04 with the switch nobody has it who may not change devices', async () => {
  await renderApp({ as: 'manager', at: at(63900002, 23_900_002_010), configuration: ON })
  await heading('Inverter 1')
  await screen.findByRole('link', { name: 'Records' })
  expect(tab()).not.toBeInTheDocument()
})

it('S8-75 a version is offered with what it does, installed by the serial number, and read back', async () => {
  const app = await renderApp({ as: 'owner', at: HOME, configuration: ON })
  await heading('Inverter 1')
  const panel = await region('Firmware')
  expect(await panel.findByText('Starts earlier at dawn on long strings.')).toBeVisible()
  expect(panel.getByText('Counts the energy of short reconnections.')).toBeVisible()
  expect(panel.getByText('Production stops for about 12 minutes.')).toBeVisible()
  expect(screen.queryByRole('region', { name: 'Upgrades' })).not.toBeInTheDocument()
  await app.user.click(panel.getByRole('button', { name: 'Install 1053-C037' }))
  const dialog = within(await screen.findByRole('dialog', { name: 'Install 1053-C037' }))
  const send = dialog.getByRole('button', { name: 'Send to the device' })
  expect(send).toBeDisabled()
  await app.user.type(dialog.getByRole('textbox'), screen.getByText(/^INV\d+$/).textContent)
  await app.user.click(send)
  const upgrades = await region('Upgrades')
  expect(await upgrades.findByText('Being installed, 0 %')).toBeVisible()
  expect(await panel.findByText('An upgrade of this device is under way.')).toBeVisible()
  expect(panel.getByRole('button', { name: 'Install 1053-C037' })).toBeDisabled()
  await clock(app, '2026-06-20T11:06:30Z')
  expect(await upgrades.findByText(/^Being installed, 5\d %$/, undefined, { timeout: 8000 })).toBeVisible()
  expect(upgrades.getByRole('progressbar', { name: 'Being written' })).toBeVisible()
  await clock(app, '2026-06-20T11:13:00Z')
  expect(
    await upgrades.findByText('Written; read back: 1053-C037', undefined, { timeout: 8000 }),
  ).toBeVisible()
  expect(panel.getByText('This is the newest.')).toBeVisible()
  expect(panel.queryByRole('button', { name: /^Install/ })).not.toBeInTheDocument()
})

it('S8-67 one that breaks off with the sun says why and what still runs', async () => {
  const now = Date.parse('2026-06-20T19:10:00Z')
  const app = await renderApp({ as: 'owner', at: at(63400020, STRING), configuration: ON, now })
  await heading('Inverter 1')
  const panel = await region('Firmware')
  expect(await panel.findByText(/Not at night: it lives of the sun/)).toBeVisible()
  await app.user.click(panel.getByRole('button', { name: 'Install 1053-C037' }))
  const dialog = within(await screen.findByRole('dialog', { name: 'Install 1053-C037' }))
  await app.user.type(dialog.getByRole('textbox'), screen.getByText(/^INV\d+$/).textContent)
  await app.user.click(dialog.getByRole('button', { name: 'Send to the device' }))
  await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument())
  await clock(app, '2026-06-20T19:40:00Z')
  const upgrades = await region('Upgrades')
  expect(
    await upgrades.findByText('Broken off; 1053-C034 still runs', undefined, { timeout: 8000 }),
  ).toBeVisible()
  expect(upgrades.getByText('The power went away meanwhile.')).toBeVisible()
})

it('a call that fails says why, with a way to ask again, and the head of the device lives on', async () => {
  const app = await renderApp({
    ...{ as: 'owner', at: HOME, configuration: ON },
    faults: [{ match: { path: '/firmware' }, status: 500 }],
  })
  await heading('Inverter 1')
  const again = await screen.findByRole('button', { name: /again|Retry/i }, { timeout: 10_000 })
  await app.heal()
  await app.user.click(again)
  expect(await screen.findByText('Starts earlier at dawn on long strings.')).toBeVisible()
})
