import { fireEvent, screen, waitFor, within } from '@testing-library/react'
import { expect, it } from 'vitest'
import { prepareAlarms } from '../support/alarms'
import { go } from '../support/go'
import { type RenderedApp, renderApp } from '../support/render-app'

prepareAlarms()

const HOME = 63400030
const INVERTER = 23_400_030_010
/** The plant with a device of each code. */
const ALL_KINDS = 63900001
/** A plant without battery. */
const ASLEEP = 63900002
const at = (plant: number, more = '') => `/plant/infos/device?plant=${String(plant)}${more}`
const row = (name: RegExp) => screen.findByRole('row', { name })

/** Opens the device of that row. */
async function opened(app: RenderedApp, name: RegExp) {
  await app.user.click(within(await row(name)).getByRole('link', { name }))
  return screen.findByRole('dialog')
}

it('S7-99 S7-100 a meter says how it is wired, and that is changed', async () => {
  const app = await renderApp({ as: 'owner', at: at(HOME) })
  const inverter = await opened(app, /Inverter 1/)
  expect(await within(inverter).findByText('Charged today')).toBeVisible()
  expect(within(inverter).queryByRole('region', { name: 'Meter wiring' })).toBeNull()
  await app.user.keyboard('{Escape}')
  const drawer = await opened(app, /Meter 1/)
  const wiring = await within(drawer).findByRole('region', { name: 'Meter wiring' })
  await waitFor(() => expect(wiring).toHaveTextContent('Three phases'))
  expect(wiring).toHaveTextContent('Grid connection')
  await app.user.click(within(wiring).getByRole('button', { name: 'Edit Meter settings' }))
  const ratio = await within(wiring).findByLabelText(/^Current transformer/)
  fireEvent.change(ratio, { target: { value: '0' } })
  await app.user.click(within(wiring).getByLabelText(/^Direction/))
  fireEvent.click(await screen.findByText('Reversed', { selector: '.ant-select-item-option-content' }))
  await app.user.click(within(wiring).getByRole('button', { name: 'Save' }))
  expect(
    await within(wiring).findByText(/^From 0\.001 to/, { selector: '[role=alert], [role=alert] *' }),
  ).toBeVisible()
  fireEvent.change(ratio, { target: { value: '1' } })
  await app.user.click(within(wiring).getByRole('button', { name: 'Save' }))
  await waitFor(() => expect(within(wiring).queryByLabelText(/^Direction/)).toBeNull())
  await waitFor(() => expect(wiring).toHaveTextContent('Reversed'))
  // That readings turn with it: `tests/contract/cloud-device-reads.test.ts`.
  const sent = (await app.requests()).filter(
    ({ method, path }) => method === 'POST' && /\/meter\/.*\/config$/.test(path),
  )
  expect(sent.map(({ body }) => body)).toEqual([
    expect.objectContaining({ ctRatio: 1, direction: 'REVERSE' }),
  ])
})

it('S7-122 figures with keys that nobody knows are shown; devices without figures lose nothing else', async () => {
  const app = await renderApp({
    as: 'owner',
    at: at(HOME),
    faults: [
      {
        match: { path: `/fast/device/${String(HOME)}/device-list` },
        body: [{ deviceId: INVERTER, featureData: '{"ZZ_new1":"12.5","INV_x":3}' }],
      },
    ],
  })
  await waitFor(async () => expect(await row(/Inverter 1/)).toHaveTextContent('kW'))
  expect(await row(/Meter 1/)).toHaveTextContent('Online')
  const drawer = await opened(app, /Inverter 1/)
  await waitFor(() => expect(drawer).toHaveTextContent('ZZ_new1: 12.5'))
  expect(drawer).toHaveTextContent('INV_x: 3')
})

it('S3-06 at night the devices of a plant without battery sleep, which is no outage', async () => {
  // A logger lives on the grid and speaks by night; this one is silenced at dusk in Albi.
  let now = Date.parse('2026-06-18T19:40:00Z')
  const app = await renderApp({ as: 'admin', at: '/version', now: () => now })
  await app.cloud.handle(
    new Request('http://localhost:3000/__cloud/alarms', {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ cause: 'logger-dead', plants: [ASLEEP], count: 1 }),
    }),
  )
  now = Date.parse('2026-06-18T23:30:00Z')
  await go(at(ASLEEP))
  expect(await screen.findByText(/The sun is down/)).toBeVisible()
  const asleep = () => screen.getAllByRole('row').filter((one) => one.textContent.includes('Asleep'))
  await waitFor(() => expect(asleep()).not.toEqual([]))
  for (const one of screen.getAllByRole('row')) expect(one).not.toHaveTextContent('Offline')
  await go(at(ASLEEP, '&m=1'))
  await waitFor(() => expect(screen.getAllByRole('treeitem')[0]).toHaveTextContent('Asleep'))
})

it('S3-05 S1-07 a device of each of the 38 codes has its word, S3-07 and one that nobody knows its code', async () => {
  const app = await renderApp({ as: 'admin', at: at(ALL_KINDS) })
  const types = within(await screen.findByRole('group', { name: 'Type' }))
  // All and the 38.
  await waitFor(() => expect(types.getAllByRole('button')).toHaveLength(39))
  for (const word of ['Smart plug', 'Weather station', 'Optimizer', 'Wireless CT', 'Micro-inverter'])
    expect(types.getByRole('button', { name: new RegExp(`^${word} 1`) })).toBeVisible()
  expect(types.queryByText(/[A-Z]_[A-Z]/)).toBeNull()
  await app.inject({
    match: { path: '/power/system/deviceList' },
    body: {
      total: 1,
      data: [{ id: 7, deviceSn: 'NT26000001', name: 'Novelty', type: 'NEW_THING', deviceState: 1 }],
    },
  })
  await go(at(63900003))
  expect(await row(/Novelty/)).toHaveTextContent('NEW_THING')
})
