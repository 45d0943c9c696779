import { screen, waitFor, within } from '@testing-library/react'
import { expect, it } from 'vitest'
// Parts of the screen that a browser loads with its first visit.
import '../../src/pages/device/device-page'
import { editDevice } from '../../src/transport/calls/power-system'
import { deviceSeries } from '../../src/transport/calls/device-detail'
import { go } from '../support/go'
import { renderApp } from '../support/render-app'

const HOME = 63400030
const ROOF = 63400020
const idOf = (plant: number, offset: number) => (plant % 10_000_000) * 1000 + offset + 20_000_000_000
const at = (plant: number, offset: number) =>
  `/device-detail?plant=${String(plant)}&device=${String(idOf(plant, offset))}`
const panel = async (name: string) => within(await screen.findByRole('region', { name }, { timeout: 10_000 }))

it('S2-19 an inverter has its efficiency over the load of the day, its frequency, its energy of the month, the sum of its days, its rated power in the head, and records of what people did to it', async () => {
  const app = await renderApp({ as: 'owner', at: at(HOME, 10) })
  const curve = await panel('Efficiency over load today')
  const table = within(await curve.findByRole('table'))
  const [, ...steps] = table.getAllByRole('row')
  expect(steps.length).toBeGreaterThan(2)
  for (const step of steps) expect(step).toHaveTextContent(/^\d+ – \d+ %\d+9\d\.\d\d %$/)
  expect(curve.getByText(/^Best, at \d+–\d+ % load$/).parentElement).toHaveTextContent(/9\d\.\d\d percent/)
  expect((await panel('AC phases')).getByText(/ hertz$/)).toBeInTheDocument()

  const days = await app.booted.services.send(
    deviceSeries(idOf(HOME, 10), { span: 'month', date: '2026-06-18' }, 'en', ['Etdy_ge1']),
  )
  const sum = (days[0]?.points ?? []).reduce((total, { value }) => total + (value ?? 0), 0)
  const month = await screen.findByText('Production this month', {}, { timeout: 10_000 })
  expect(sum).toBeGreaterThan(1000)
  await waitFor(() =>
    expect(month.parentElement).toHaveTextContent(`${Math.floor(sum / 10) / 100} megawatt hours`),
  )
  expect(screen.getByText('Rated power').parentElement).toHaveTextContent(/Rated power ?9\.00 ?kW/)

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

it('where the month fails the other figures live on, and its place says why; S2-19 an optimizer stands among its sisters', async () => {
  await renderApp({
    as: 'owner',
    at: at(HOME, 10),
    faults: [{ match: { path: '/stats/month' }, status: 500 }],
  })
  const month = await screen.findByText('Production this month', {}, { timeout: 10_000 })
  await waitFor(() => expect(month.parentElement).toHaveTextContent('The request failed.'))
  expect(screen.getByText('AC output power').parentElement).toHaveTextContent(/kilowatts/)

  await go(at(ROOF, 67))
  const spread = await panel('Among its sisters')
  expect(await spread.findByText(/^Place \d+ of 24$/)).toBeVisible()
  const counts = within(spread.getByRole('table'))
    .getAllByRole('row')
    .flatMap((row) => within(row).queryAllByRole('cell').slice(0, 1))
    .map(({ textContent }) => Number(textContent))
  expect(counts.reduce((sum, count) => sum + count, 0)).toBe(24)
  expect(spread.getAllByText('this device')).toHaveLength(1)
})

it('an inverter without power today says so instead of an empty curve', async () => {
  await renderApp({ as: 'owner', at: at(HOME, 10), now: Date.parse('2026-06-18T00:30:00Z') })
  expect(await (await panel('Efficiency over load today')).findByText(/Nothing was produced/)).toBeVisible()
})

it('S2-19 a logger has a calendar of how much of each day was heard; one that fails keeps its place; its signal of four weeks stands beside that of the day, both from one call', async () => {
  const app = await renderApp({
    as: 'owner',
    at: at(HOME, 1),
    faults: [{ match: { path: '/stats/dayrange' }, status: 500 }],
  })
  const calendar = await panel('On-time calendar')
  expect(await calendar.findByRole('alert')).toBeVisible()
  const again = calendar.getByRole('button', { name: /Try again|Retry/ })
  await app.heal()
  await app.user.click(again)
  await waitFor(() => expect(calendar.getAllByRole('listitem')).toHaveLength(28))
  expect(calendar.getAllByText(/^2026-06-\d\d: (\d+|--) % on time$/).length).toBeGreaterThan(10)
  expect(calendar.getByText(/^Mean of \d+ days$/)).toBeVisible()

  const history = await panel('Signal of the last 28 days')
  const table = within(await history.findByRole('table', {}, { timeout: 10_000 }))
  const [head, ...days] = table.getAllByRole('row')
  expect(head).toHaveTextContent('DateLowestMedianHighest')
  expect(days).toHaveLength(28)
  for (const day of days) {
    const [lowest = 0, middle = 0, highest = 0] = within(day)
      .getAllByRole('cell')
      .map(({ textContent }) => Number.parseInt(textContent, 10))
    expect(lowest).toBeGreaterThan(0)
    expect(middle).toBeGreaterThanOrEqual(lowest)
    expect(highest).toBeGreaterThanOrEqual(middle)
  }
  expect(history.getByText(/^Weakest, on 2026-0[56]-\d\d$/)).toBeVisible()
  const asked = (await app.requests()).filter(({ path }) => path.endsWith('/stats/dayrange'))
  // The one that failed, and the one after.
  expect(asked).toHaveLength(2)
})

it('S2-19 a message without some of its groups says what is missing, and is asked for again', async () => {
  const body = {
    ...{ deviceId: idOf(HOME, 10), siteId: HOME, name: 'Inverter 1', type: 'INVERTER', deviceState: 1 },
    ...{ timeZone: 'Europe/Berlin', collectionTime: 1781778300, parDeviceSn: 'LG26000001' },
    paramCategoryList: [
      {
        name: 'State',
        tag: 'status',
        serialNumber: 1,
        fieldList: [{ storageName: 'INV_ST1', key: 'Status', value: 'Normal' }],
      },
    ],
  }
  const app = await renderApp({
    as: 'owner',
    at: at(HOME, 10),
    faults: [{ match: { path: '/device/v3/detail' }, times: 1, status: 200, body }],
  })
  const note = await screen.findByText(
    /^Not among what the device sent last: Strings, AC phases\./,
    {},
    { timeout: 10_000 },
  )
  expect(within(note).getByRole('link', { name: 'Check the way to the server' })).toHaveAttribute(
    'href',
    '/communicationReport?serial=LG26000001',
  )
  expect(screen.getByText('Normal')).toBeVisible()
  await app.user.click(within(note).getByRole('button', { name: /Try again|Retry/ }))
  expect(await screen.findByRole('region', { name: 'Strings' })).toBeVisible()
  expect(screen.queryByText(/^Not among/)).not.toBeInTheDocument()
})

it('a device that never reported says so, without parameters or a chart', async () => {
  await renderApp({ as: 'admin', at: at(63900007, 10), plants: 40 })
  await screen.findByRole('heading', { level: 1, name: 'Inverter 1' }, { timeout: 10_000 })
  expect(await screen.findByText('This device has never reported')).toBeVisible()
  const tabs = within(screen.getByRole('navigation', { name: 'Parts of the device' }))
  expect(tabs.queryByRole('link', { name: 'Chart' })).not.toBeInTheDocument()
  expect(tabs.queryByRole('link', { name: 'Parameters' })).not.toBeInTheDocument()
})
