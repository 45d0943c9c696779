import { fireEvent, screen, waitFor, within } from '@testing-library/react'
import { expect, it } from 'vitest'
// Part of the screen that a browser loads with its first visit.
import '../../src/pages/device/device-page'
import { sendUpgrade } from '../../src/transport/calls/device-firmware'
import { type RenderedApp, renderApp } from '../support/render-app'

const INVERTER = 23_400_030_010
const STRING = 23_400_020_010
const at = (plant: number, device: number) => `/device-detail?plant=${plant}&device=${device}&tab=firmware`
const HOME = at(63400030, INVERTER)
const ON = { deviceControl: true }
/** It is asked again every few seconds, and looked at with each change. */
const LONG = { timeout: 15_000, interval: 500 }
const heading = (name: string) => screen.findByRole('heading', { level: 1, name }, { timeout: 10_000 })
const region = async (name: string) => within(await screen.findByRole('region', { name }, LONG))
const clock = (app: RenderedApp, now: string) =>
  app.cloud.handle(
    new Request('http://localhost/__cloud/clock', {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ now }),
    }),
  )

/** At once, by the serial number. */
async function installed(app: RenderedApp) {
  const panel = await region('Firmware')
  await app.user.click(await panel.findByRole('button', { name: 'Install 1053-C037' }))
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
  expect(await upgrades.findByText(/^Being installed, 5\d %$/, undefined, LONG)).toBeVisible()
  expect(upgrades.getByRole('progressbar', { name: 'Being written' })).toBeVisible()
  await clock(app, '2026-06-20T11:13:00Z')
  expect(await upgrades.findByText('Written; read back: 1053-C037', undefined, LONG)).toBeVisible()
  expect(panel.getByText('This is the newest.')).toBeVisible()
  expect(panel.queryByRole('button', { name: /^Install/ })).not.toBeInTheDocument()
}

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
  expect(await upgrades.findByText('Broken off; 1053-C034 still runs', undefined, LONG)).toBeVisible()
  expect(upgrades.getByText('The power went away meanwhile.')).toBeVisible()
})

it('a call that fails says why, with a way to ask again, and the head of the device lives on; a withdrawal that fails leaves the plan, a second try takes it back', async () => {
  const app = await renderApp({
    ...{ as: 'owner', at: HOME, configuration: ON },
    faults: [{ match: { path: '/firmware' }, status: 500 }],
  })
  await heading('Inverter 1')
  const again = await screen.findByRole('button', { name: /again|Retry/i }, { timeout: 10_000 })
  await app.heal()
  await app.user.click(again)
  expect(await screen.findByText('Starts earlier at dawn on long strings.')).toBeVisible()

  await app.inject({ match: { path: '/upgrade/withdraw' }, status: 500, times: 1 })
  const serial = screen.getByText(/^INV\d+$/).textContent
  const at = Math.floor(Date.parse('2026-06-20T21:15:00Z') / 1000)
  await app.booted.services.send(sendUpgrade({ id: INVERTER, serial }, '1053-C037', at))
  const withdraw = await screen.findByRole('button', { name: 'Withdraw' }, LONG)
  await app.user.click(withdraw)
  const upgrades = await region('Upgrades')
  expect(await upgrades.findByRole('alert')).toBeVisible()
  expect(upgrades.getByText(/^Planned for 2026-06-20 23:15/)).toBeVisible()
  await app.user.click(withdraw)
  await waitFor(() => expect(withdraw).not.toBeInTheDocument(), LONG)
})

it('S8-75 a version is offered with what it does, scheduled for a time of the plant, stands in the one queue, and is withdrawn before it begins; then it is installed by the serial number, and read back', async () => {
  const app = await renderApp({ as: 'owner', at: HOME, configuration: ON })
  await heading('Inverter 1')
  const panel = await region('Firmware')
  expect(await panel.findByText('Starts earlier at dawn on long strings.')).toBeVisible()
  expect(panel.getByText('Counts the energy of short reconnections.')).toBeVisible()
  expect(panel.getByText('Production stops for about 12 minutes.')).toBeVisible()
  expect(screen.queryByRole('region', { name: 'Upgrades' })).not.toBeInTheDocument()
  await app.user.click(panel.getByRole('button', { name: 'Install 1053-C037' }))
  const dialog = within(await screen.findByRole('dialog', { name: 'Install 1053-C037' }))
  expect(dialog.getByRole('radio', { name: 'At once' })).toBeChecked()
  await app.user.click(dialog.getByRole('radio', { name: 'At a set time' }))
  expect(dialog.getByText('After sunset nothing of the production is lost.')).toBeVisible()
  const time = dialog.getByLabelText('Time')
  expect(time).toHaveValue('22:35')
  await app.user.type(
    dialog.getByRole('textbox', { name: /INV|serial/i }),
    screen.getByText(/^INV\d+$/).textContent,
  )
  const schedule = dialog.getByRole('button', { name: 'Schedule' })
  fireEvent.change(time, { target: { value: '13:05' } })
  expect(await dialog.findByText('At least 10 minutes from now.')).toBeVisible()
  expect(schedule).toBeDisabled()
  fireEvent.change(time, { target: { value: '23:15' } })
  await app.user.click(schedule)
  const planned = 'Planned for 2026-06-20 23:15:00 +02:00'
  const upgrades = await region('Upgrades')
  expect(await upgrades.findByText(planned)).toBeVisible()
  expect(panel.getByText(/^An upgrade of this device is scheduled/)).toBeVisible()
  expect(panel.getByRole('button', { name: 'Install 1053-C037' })).toBeDisabled()
  const parts = within(screen.getByRole('navigation', { name: 'Parts of the device' }))
  await app.user.click(parts.getByRole('link', { name: 'Control' }))
  expect(await (await region('Commands')).findByText(planned)).toBeVisible()
  await app.user.click(parts.getByRole('link', { name: 'Firmware' }))
  await app.user.click(await screen.findByRole('button', { name: 'Withdraw' }, LONG))
  await waitFor(() => expect(screen.queryByText(planned)).not.toBeInTheDocument(), LONG)
  expect(await screen.findByRole('button', { name: 'Install 1053-C037' })).toBeEnabled()
  await app.user.click(parts.getByRole('link', { name: 'Records' }))
  expect(await screen.findByText('Scheduled upgrade withdrawn', undefined, LONG)).toBeVisible()

  await app.user.click(parts.getByRole('link', { name: 'Firmware' }))
  await installed(app)
})

it('S8-67 what sleeps by night is scheduled for the noon of its plant, not begun at once', async () => {
  const now = Date.parse('2026-06-20T23:00:00Z')
  const app = await renderApp({ as: 'owner', at: at(63400020, STRING), configuration: ON, now })
  await heading('Inverter 1')
  const panel = await region('Firmware')
  await app.user.click(await panel.findByRole('button', { name: 'Install 1053-C037' }))
  const dialog = within(await screen.findByRole('dialog', { name: 'Install 1053-C037' }))
  expect(dialog.getByRole('radio', { name: 'At once' })).toBeDisabled()
  expect(dialog.getByText(/it can be upgraded by day/)).toBeVisible()
  await app.user.type(
    dialog.getByRole('textbox', { name: /INV|serial/i }),
    screen.getByText(/^INV\d+$/).textContent,
  )
  await app.user.click(dialog.getByRole('button', { name: 'Schedule' }))
  const upgrades = await region('Upgrades')
  expect(await upgrades.findByText(/^Planned for 2026-06-21 13:/)).toBeVisible()
})
