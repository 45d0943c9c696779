import { screen, waitFor, within } from '@testing-library/react'
import { expect, it } from 'vitest'
// Parts of the screen that a browser loads with its first visit.
import '../../src/pages/device/device-page'
import { deviceDetail } from '../../src/transport/calls/device-detail'
import { plantDevices } from '../../src/transport/calls/power-system'
import { go } from '../support/go'
import { type RenderedApp, renderApp } from '../support/render-app'

const HOME = 63400030
const ROOF = 63400020
const idOf = (plant: number, offset: number) => (plant % 10_000_000) * 1000 + offset + 20_000_000_000
const INVERTER = idOf(HOME, 10)
const BATTERY = idOf(HOME, 50)
const at = (plant: number, device: number, more = '') =>
  `/device-detail?plant=${String(plant)}&device=${String(device)}${more}`
const heading = (name: string) => screen.findByRole('heading', { level: 1, name }, { timeout: 10_000 })
const said = async (app: RenderedApp, plant: number, device: number, key: string) =>
  (await app.booted.services.send(deviceDetail(device, plant, 'en'))).groups
    .flatMap(({ values }) => values)
    .find((value) => value.key === key)?.value ?? ''

it('S2-19 an inverter is opened by its address: head, figures, strings beside their sisters, phases, and its alarms; a string that fails is found beside its sisters', async () => {
  const app = await renderApp({ as: 'owner', at: at(HOME, INVERTER) })
  await heading('Inverter 1')
  expect(screen.getByRole('link', { name: 'Kranichhof' })).toHaveAttribute(
    'href',
    `/plant/infos/device?plant=${HOME}`,
  )
  expect(screen.getByText('Online')).toBeVisible()
  expect(await screen.findByRole('link', { name: 'Logger 1' })).toBeVisible()
  const facts = screen.getByText('Serial number').closest('dl')
  expect(facts).toHaveTextContent(/Installed capacity ?9\.80 ?kW/)
  expect(facts).toHaveTextContent(/Firmware ?1\d+-C\d+/)
  const power = Number(await said(app, HOME, INVERTER, 'APo_t1'))
  const figure = screen.getByText('AC output power').parentElement
  expect(figure).toHaveTextContent(`${(Math.floor(power / 10) / 100).toFixed(2)} kilowatts`)
  const strings = within(screen.getByRole('region', { name: 'Strings' }))
  expect(strings.getAllByText('normal')).toHaveLength(2)
  const [columns, ...phases] = within(screen.getByRole('region', { name: 'AC phases' })).getAllByRole('row')
  expect(columns).toHaveTextContent('PhaseVoltageCurrentPower')
  expect(phases).toHaveLength(3)
  const watts = await Promise.all([1, 2, 3].map((one) => said(app, HOME, INVERTER, `INV_O_P_L${one}`)))
  expect(watts.reduce((sum, one) => sum + Number(one), 0)).toBe(power)
  phases.forEach((phase, index) =>
    expect(phase).toHaveTextContent(`${(Math.floor(Number(watts[index]) / 10) / 100).toFixed(2)} kilowatts`),
  )
  // Its alarms say whether they last, and lead to what is known of them.
  await go(at(HOME, INVERTER, '&tab=alarms'))
  const panel = await screen.findByRole('region', { name: /^Alarms \(\d+\)$/ }, { timeout: 10_000 })
  expect(screen.queryByRole('region', { name: 'Strings' })).not.toBeInTheDocument()
  const [, first] = within(panel).getAllByRole('row')
  expect(first).toHaveTextContent(/Open|Recovered|Closed|Snoozed|Acknowledged/)
  expect(first?.querySelector('a')).toHaveAttribute('href', expect.stringMatching(/^\/alerts\//))

  await app.cloud.handle(
    new Request('http://localhost/__cloud/alarms', {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      // The second one began a sample earlier, which is the last that has arrived.
      body: JSON.stringify({ cause: 'string-fault', plants: [HOME], count: 2 }),
    }),
  )
  await go('/version')
  await screen.findByRole('heading', { level: 1, name: 'Version' })
  await go(at(HOME, INVERTER))
  await heading('Inverter 1')
  const failing = within(await screen.findByRole('region', { name: 'Strings' }))
  await waitFor(() => expect(failing.queryByText(/^(low|no power)$/)).toBeVisible())
})

it('S8-67 a device that is not there, one of a foreign plant and an unknown serial have words of their own', async () => {
  const app = await renderApp({ as: 'owner', at: '/device-detail?device=1' })
  await heading('No data from this device, or it does not exist')
  expect(screen.getByText('Does its logger reach the network and the server?')).toBeVisible()
  expect(screen.getByRole('link', { name: 'Check the way to the server' })).toHaveAttribute(
    'href',
    '/communicationReport',
  )
  await go(`/device-detail?device=${String(idOf(63900010, 10))}`)
  await heading('This device belongs to a plant that you cannot see')
  await go('/device-detail?serial=inv00000000')
  await heading('No device INV00000000 among your plants')
  const { send } = app.booted.services
  const { rows } = await send(plantDevices(HOME))
  const serial = rows.find(({ id }) => id === BATTERY)?.serial ?? ''
  const field = screen.getByRole('textbox', { name: 'Serial number' })
  await app.user.clear(field)
  await app.user.type(field, `${serial.toLowerCase()}{Enter}`)
  await heading('Battery 1')
  expect(screen.getByRole('region', { name: 'Cells' })).toBeVisible()
})

it('parameters are those delivered: searched, pinned for the model, changed ones alone; a chart that fails keeps its place and says why', async () => {
  const app = await renderApp({
    as: 'owner',
    at: at(HOME, INVERTER, '&tab=parameters'),
    faults: [{ match: { path: '/stats/day' }, status: 500 }],
  })
  await heading('Inverter 1')
  const groups = () =>
    within(screen.getByRole('region', { name: 'Parameters' }))
      .getAllByRole('heading', { level: 2 })
      .map(({ textContent }) => textContent)
  expect(groups().slice(0, 3)).toEqual(['Basic Information', 'Version Information', 'Electricity Generation'])
  await app.user.click(screen.getByRole('button', { name: 'Pin DC voltage PV1' }))
  expect(groups()[0]).toBe('Pinned')
  await app.user.type(screen.getByRole('searchbox', { name: 'Search parameters' }), 'DV')
  await waitFor(() => expect(groups()).toEqual(['Pinned', 'Electricity Generation']))
  await waitFor(() => expect(window.location.search).toContain('q=DV'))
  await app.user.clear(screen.getByRole('searchbox', { name: 'Search parameters' }))
  await app.user.click(screen.getByRole('button', { name: /^Changed since/ }))
  expect(await screen.findByText('Nothing has changed since.')).toBeVisible()
  expect(Object.keys(window.localStorage).some((key) => key.includes('device.pins'))).toBe(true)

  await go(at(HOME, INVERTER, '&tab=chart'))
  const chart = await screen.findByRole('region', { name: 'Chart' })
  expect(await within(chart).findByRole('alert')).toBeVisible()
  expect(screen.getByRole('region', { name: 'What to draw' })).toBeVisible()
})

it('S7-123 a chart takes twelve lines of two units, as the table shows without a canvas, and goes from a day to the whole life, its steps with it', async () => {
  const app = await renderApp({ as: 'owner', at: at(HOME, INVERTER, '&tab=chart&series=APo_t1&view=table') })
  await heading('Inverter 1')
  const box = await screen.findByRole('checkbox', { name: /^AC voltage R/ })
  expect(screen.getByText('1 of 12 lines, 1 of 2 units')).toBeVisible()
  await app.user.click(box)
  await waitFor(() => expect(window.location.search).toContain('APo_t1%2CAV1'))
  await waitFor(() => expect(screen.getByRole('checkbox', { name: /^AC current R/ })).toBeDisabled())
  expect(screen.getByRole('checkbox', { name: /^AC voltage S/ })).toBeEnabled()
  const table = await screen.findByRole('table')
  await waitFor(() => expect(within(table).getByRole('columnheader', { name: 'AC voltage R' })).toBeVisible())
  const asked = (await app.requests()).filter(({ path }) => path.endsWith('/stats/day')).at(-1)
  expect(asked?.query['showParams']).toBeDefined()

  await go(at(HOME, INVERTER, '&tab=chart&series=Etdy_ge1&view=table'))
  const chart = within(await screen.findByRole('region', { name: 'Chart' }))
  const rows = () => document.querySelectorAll('table tbody tr').length
  await app.user.click(await chart.findByRole('button', { name: 'Year' }))
  await waitFor(() => expect(window.location.search).toContain('span=year'))
  await waitFor(() => expect(chart.getByText(/^01\/\d{4}$/, { selector: 'th' })).toBeVisible())
  expect(rows()).toBeLessThanOrEqual(12)
  expect(chart.getByRole('button', { name: 'Later period' })).toHaveAttribute('aria-disabled', 'true')
  await app.user.click(chart.getByRole('button', { name: 'Earlier period' }))
  await waitFor(() => expect(rows()).toBe(12))
  await app.user.click(chart.getByRole('button', { name: 'Total' }))
  await waitFor(() => expect(chart.getAllByText(/^\d{4}$/, { selector: 'th' }).length).toBeGreaterThan(2))
  await app.user.click(chart.getByRole('button', { name: 'Month' }))
  await waitFor(async () =>
    expect((await app.requests()).some(({ path }) => path.endsWith('/stats/dayrange'))).toBe(true),
  )
})

it.each([
  ['power and voltage', 'APo_t1,DV1', [/[\d.]+ k?W$/, /[\d.]+ V$/]],
  ['a counter that runs on', 'Et_ge0', [/[\d.]+ [kM]Wh$/]],
] as const)(
  'S7-123 a year of %s is a curve of five-minute steps, asked for month by month',
  async (_, series, said) => {
    // Two months of it have begun.
    const app = await renderApp({
      as: 'owner',
      now: Date.parse('2026-02-20T11:00:00Z'),
      at: at(HOME, INVERTER, `&tab=chart&series=${series}&span=year&view=table`),
    })
    await heading('Inverter 1')
    const chart = within(await screen.findByRole('region', { name: 'Chart' }))
    const noon = await chart.findByText('17/02 12:00', { selector: 'th' }, { timeout: 20_000 })
    const cells = within(noon.closest('tr') as HTMLElement).getAllByRole('cell')
    expect(cells).toHaveLength(said.length)
    cells.forEach((cell, index) => expect(cell).toHaveTextContent(said[index] as RegExp))
    const asked = (await app.requests()).filter(({ path }) => path.includes('/stats/'))
    const months = [1, 2].map((month) => `dayrange 2026/0${month}/01`)
    expect(asked.map(({ path, query }) => `${path.split('/').at(-1)} ${query['startDay']}`)).toEqual(
      expect.arrayContaining(months),
    )
    // What a counter had before is asked for as well.
    expect(asked).toHaveLength(months.length + (series === 'Et_ge0' ? 1 : 0))
  },
)

it('one parameter of up to eight sisters stands side by side; a set of parameters is kept for the model', async () => {
  const app = await renderApp({
    as: 'owner',
    // A short day: each sister has a cell for each of its samples.
    now: Date.parse('2026-06-20T05:00:00Z'),
    at: at(ROOF, idOf(ROOF, 61), '&tab=chart&series=DP1&view=table'),
  })
  await heading('Optimizer 2')
  const chart = within(await screen.findByRole('region', { name: 'Chart' }))
  await app.user.click(await chart.findByRole('button', { name: 'Beside its sisters' }))
  const columns = () => [...document.querySelectorAll('table thead th')].map(({ textContent }) => textContent)
  await waitFor(() => expect(columns()).toHaveLength(9))
  expect(columns()).toContain('Optimizer 2')
  const sets = within(screen.getByRole('group', { name: 'Saved sets' }))
  await app.user.click(sets.getByRole('button', { name: 'Save this set' }))
  const dialog = within(await screen.findByRole('dialog'))
  await app.user.type(dialog.getByRole('textbox', { name: 'Name' }), 'Power')
  await app.user.click(dialog.getByRole('button', { name: 'Save this set' }))
  await app.user.click(await screen.findByRole('checkbox', { name: /^DC voltage PV1/ }))
  await waitFor(() => expect(chart.getByRole('button', { name: 'Beside its sisters' })).toBeDisabled())
  await app.user.click(sets.getByRole('button', { name: 'Power' }))
  await waitFor(() => expect(window.location.search).toMatch(/series=DP1(&|$)/))
})
