import { screen, waitFor, within } from '@testing-library/react'
import { expect, it } from 'vitest'
// Part of the screen that a browser loads with its first visit.
import '../../src/pages/device/device-page'
import { go } from '../support/go'
import { type RenderedApp, renderApp } from '../support/render-app'

const INVERTER = 23_400_030_010
const at = (device: number, more = '') => `/device-detail?plant=63400030&device=${device}${more}`
const heading = (name: string) => screen.findByRole('heading', { level: 1, name }, { timeout: 10_000 })
const tab = (name: string) => within(screen.getByRole('navigation', { name: 'Parts of the device' })).queryByRole('link', { name }) // oxfmt-ignore
const ON = { deviceControl: true }
const clock = (app: RenderedApp, now: string) =>
  app.cloud.handle(
    new Request('http://localhost/__cloud/clock', {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ now }),
    }),
  )

it('S1-55 as delivered nothing is set or installed at any device, by its address neither', async () => {
  await renderApp({ as: 'owner', at: at(INVERTER, '&tab=control') })
  await heading('Inverter 1')
  await waitFor(() => expect(tab('Records')).toBeVisible())
  expect(tab('Control')).not.toBeInTheDocument()
  expect(screen.queryByRole('button', { name: /^Change/ })).not.toBeInTheDocument()

  await go(at(INVERTER, '&tab=firmware'))
  await waitFor(() => expect(tab('Records')).toBeVisible())
  expect(tab('Firmware')).not.toBeInTheDocument()
  expect(screen.queryByRole('button', { name: /^Install/ })).not.toBeInTheDocument()
})

it('S8-75 a setting is sent, waits with its place and the reason, and is read back', async () => {
  const app = await renderApp({ as: 'owner', at: at(INVERTER, '&tab=control'), configuration: ON })
  await heading('Inverter 1')
  const settings = within(await screen.findByRole('region', { name: 'Settings' }))
  const change = async (name: string, value: string) => {
    await app.user.click(await settings.findByRole('button', { name: `Change: ${name}` }))
    const dialog = within(await screen.findByRole('dialog', { name }))
    const field = dialog.getByRole('textbox', { name: 'New value (%)' })
    await app.user.type(field, value)
    await app.user.click(dialog.getByRole('button', { name: 'Send to the device' }))
    return dialog
  }
  const dialog = await change('Active power limit', '120')
  expect(await dialog.findByText('Out of range: 0 to 100.')).toBeVisible()
  await app.user.clear(dialog.getByRole('textbox'))
  await app.user.type(dialog.getByRole('textbox'), '80{Enter}')
  await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument())
  await change('Lowest state of charge', '20')
  const orders = within(await screen.findByRole('region', { name: 'Commands' }))
  expect(await orders.findByText('In the queue, place 2')).toBeVisible()
  expect(orders.getByText('Another command is written first.')).toBeVisible()
  expect(orders.getByText('Being written')).toBeVisible()
  await clock(app, '2026-06-20T11:00:50Z')
  expect(
    await orders.findByText(/^Written; read back: 80\s%$/, undefined, { timeout: 15_000, interval: 500 }),
  ).toBeVisible()
  expect(settings.getAllByText(/^80\s%$/)).toHaveLength(1)
  await app.user.click(tab('Records') ?? document.body)
  expect(await screen.findByText('Active power limit: 80 %')).toBeVisible()
})

it('what may harm wants the serial number typed; with the switch a device that has something to set has the tab, another type has not', async () => {
  const app = await renderApp({ as: 'owner', at: at(INVERTER, '&tab=control'), configuration: ON })
  await heading('Inverter 1')
  await app.user.click(
    await screen.findByRole('button', { name: 'Change: Grid standard' }, { timeout: 5000 }),
  )
  const dialog = within(await screen.findByRole('dialog', { name: 'Grid standard' }))
  await app.user.selectOptions(dialog.getByRole('combobox', { name: 'New value' }), 'G99')
  const send = dialog.getByRole('button', { name: 'Send to the device' })
  expect(send).toBeDisabled()
  const serial = screen.getByText(/^INV\d+$/).textContent
  await app.user.type(dialog.getByRole('textbox'), serial)
  await app.user.click(send)
  expect(await screen.findByText('Being written')).toBeVisible()
  expect(tab('Control')).toBeVisible()

  await go(at(INVERTER + 40))
  await heading('Battery 1')
  await waitFor(() => expect(tab('Records')).toBeVisible())
  expect(tab('Control')).not.toBeInTheDocument()
})
