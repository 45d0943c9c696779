import { screen, waitFor, within } from '@testing-library/react'
import { expect, it } from 'vitest'
// Parts of the screen that a browser loads with its first visit.
import '../../src/pages/device/device-page'
import { editDevice } from '../../src/transport/calls/power-system'
import { renderApp } from '../support/render-app'

const HOME = 63400030
const ROOF = 63400020
const idOf = (plant: number, offset: number) => (plant % 10_000_000) * 1000 + offset + 20_000_000_000
const at = (plant: number, offset: number) =>
  `/device-detail?plant=${String(plant)}&device=${String(idOf(plant, offset))}`
const panel = async (name: string) => within(await screen.findByRole('region', { name }, { timeout: 10_000 }))

it('S2-19 an inverter has its efficiency over the load of the day, with numbers, and its frequency', async () => {
  await renderApp({ as: 'owner', at: at(HOME, 10) })
  const curve = await panel('Efficiency over load today')
  const table = within(await curve.findByRole('table'))
  const [, ...steps] = table.getAllByRole('row')
  expect(steps.length).toBeGreaterThan(2)
  for (const step of steps) expect(step).toHaveTextContent(/^\d+ – \d+ %\d+9\d\.\d\d %$/)
  expect(curve.getByText(/^Best, at \d+–\d+ % load$/).parentElement).toHaveTextContent(/9\d\.\d\d percent/)
  expect((await panel('AC phases')).getByText(/ hertz$/)).toBeInTheDocument()
})

it('an inverter without power today says so instead of an empty curve', async () => {
  await renderApp({ as: 'owner', at: at(HOME, 10), now: Date.parse('2026-06-18T00:30:00Z') })
  expect(await (await panel('Efficiency over load today')).findByText(/Nothing was produced/)).toBeVisible()
})

it('S2-19 an optimizer stands among its sisters', async () => {
  await renderApp({ as: 'owner', at: at(ROOF, 67) })
  const spread = await panel('Among its sisters')
  expect(await spread.findByText(/^Place \d+ of 24$/)).toBeVisible()
  const counts = within(spread.getByRole('table'))
    .getAllByRole('cell')
    .map(({ textContent }) => Number.parseInt(textContent ?? '', 10))
  expect(counts.reduce((sum, count) => sum + count, 0)).toBe(24)
  expect(spread.getAllByText('this device')).toHaveLength(1)
})

it('S2-19 a logger has a calendar of how much of each day was heard; one that fails keeps its place', async () => {
  const app = await renderApp({
    as: 'owner',
    at: at(HOME, 1),
    faults: [{ match: { path: '/stats/dayrange' }, times: 1, status: 500 }],
  })
  const calendar = await panel('On-time calendar')
  expect(await calendar.findByRole('alert')).toBeVisible()
  await app.user.click(calendar.getByRole('button', { name: /Try again|Retry/ }))
  await waitFor(() => expect(calendar.getAllByRole('listitem')).toHaveLength(28))
  expect(calendar.getAllByText(/^2026-06-\d\d: (\d+|--) % on time$/).length).toBeGreaterThan(10)
  expect(calendar.getByText(/^Mean of \d+ days$/)).toBeVisible()
})

it('a device that never reported says so, without parameters or a chart', async () => {
  await renderApp({ as: 'admin', at: at(63900007, 10), plants: 40 })
  await screen.findByRole('heading', { level: 1, name: 'Inverter 1' }, { timeout: 10_000 })
  expect(await screen.findByText('This device has never reported')).toBeVisible()
  const tabs = within(screen.getByRole('navigation', { name: 'Parts of the device' }))
  expect(tabs.queryByRole('link', { name: 'Chart' })).not.toBeInTheDocument()
  expect(tabs.queryByRole('link', { name: 'Parameters' })).not.toBeInTheDocument()
})

it('records show what people did to a device, and who', async () => {
  const app = await renderApp({ as: 'owner', at: at(HOME, 10) })
  await app.booted.services.send(
    editDevice(HOME, idOf(HOME, 10), { name: 'Garage', capacity: null, newSerial: null }),
  )
  await app.user.click(await screen.findByRole('link', { name: 'Records' }, { timeout: 10_000 }))
  const records = within(await screen.findByRole('region', { name: 'Records' }))
  await waitFor(() => expect(records.getByRole('rowheader', { name: 'Renamed' })).toBeVisible())
  const cells = records.getByRole('rowheader', { name: 'Renamed' }).parentElement
  expect(cells).toHaveTextContent(/Inverter 1.*Garage.*Robin Harbour/)
  expect(records.getByRole('rowheader', { name: 'Added' })).toBeVisible()
})
