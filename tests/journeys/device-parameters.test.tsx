import { fireEvent, screen, waitFor, within } from '@testing-library/react'
import { expect, it } from 'vitest'
// Part of the screen that a browser loads with its first visit.
import '../../src/pages/device/device-page'
import { formatInstant } from '../../src/domain/time/instant'
import { deviceDetail } from '../../src/transport/calls/device-detail'
import { go } from '../support/go'
import { renderApp } from '../support/render-app'

const INVERTER = 23_400_030_010
const at = (more = '') => `/device-detail?plant=63400030&device=${INVERTER}&tab=parameters${more}`
const heading = (name: string) => screen.findByRole('heading', { level: 1, name }, { timeout: 10_000 })

it('where the lines fail the parameters live on, and Retry brings them', async () => {
  const app = await renderApp({
    as: 'owner',
    at: at(),
    faults: [{ match: { path: '/stats/dayrange' }, status: 500 }],
  })
  await heading('Inverter 1')
  await app.user.click(screen.getByRole('button', { name: 'Pin AC output power' }))
  const pinned = within(screen.getByRole('region', { name: 'Pinned' }))
  expect(await pinned.findByRole('alert')).toBeVisible()
  expect(pinned.getByText('AC output power')).toBeVisible()
  const again = pinned.getByRole('button', { name: /try again|retry/i })
  await app.heal()
  await app.user.click(again)
  expect(await pinned.findByRole('img', { name: /last 24 hours/ })).toBeVisible()
})

it('S2-19 S7-123 S8-40 15: each parameter says where its value ought to lie and when it was read; all are copied as JSON; pinned ones have a line of 24 hours, all in one call; two times of the plant show what changed', async () => {
  const app = await renderApp({ as: 'owner', at: at() })
  await heading('Inverter 1')
  const line = (key: string) => screen.getByText(key).closest('li') as HTMLElement
  const { collected } = await app.booted.services.send(deviceDetail(INVERTER, 63400030, 'en'))
  const minute = formatInstant(collected, 'Europe/Berlin').slice(11, 16)
  expect(line('AV1')).toHaveTextContent(/Range 207 – 253 V/)
  expect(line('AV1')).toHaveTextContent(new RegExp(`Time ${minute}$`))
  // What never changes is read once an hour, and says so.
  expect(line('Pr1')).toHaveTextContent(new RegExp(`Time ${minute.slice(0, 2)}:00$`))
  expect(line('Pr1')).not.toHaveTextContent('Range')
  expect(screen.queryByText('Out of range')).not.toBeInTheDocument()
  expect(screen.getByText(/^Time of the plant: Europe\/Berlin/)).toBeVisible()

  // All that the device sent: each parameter of the screen, with key, value and unit.
  await app.user.click(screen.getByRole('button', { name: 'Copy all parameters as JSON' }))
  const copied = JSON.parse(await navigator.clipboard.readText()) as {
    serial: string
    groups: { parameters: { key: string; name: string; value: string; unit: string | null }[] }[]
  }
  expect(copied.serial).toMatch(/^\w{6,}$/)
  const all = copied.groups.flatMap(({ parameters }) => parameters)
  expect(all.length).toBeGreaterThan(50)
  expect(all.find(({ key }) => key === 'DV1')).toMatchObject({ name: 'DC voltage PV1', unit: 'V' })
  // The screen shows them, the unit beside the number.
  for (const { name } of all.slice(0, 40)) expect(screen.getAllByText(name)[0]).toBeVisible()

  // Nothing pinned asks nothing.
  const asked = async () => (await app.requests()).filter(({ path }) => path.includes('/stats/'))
  expect(await asked()).toEqual([])
  await app.user.click(screen.getByRole('button', { name: 'Pin DC voltage PV1' }))
  await app.user.click(screen.getByRole('button', { name: 'Pin AC output power' }))
  const pinned = within(screen.getByRole('region', { name: 'Pinned' }))
  expect(
    await pinned.findByRole('img', { name: /^AC output power, last 24 hours: 0 W to \d+/ }),
  ).toBeVisible()
  expect(pinned.getByRole('img', { name: /^DC voltage PV1, last 24 hours/ })).toBeVisible()
  expect((await asked()).map(({ path }) => path.split('/').at(-1))).toEqual(['dayrange', 'dayrange'])
  expect(screen.getAllByRole('img', { name: /last 24 hours/ })).toHaveLength(2)

  // Old, new and difference; words and silence as well.
  await go(at('&from=2026-06-19T12:00&to=2026-06-20T12:00'))
  await app.user.click(screen.getByRole('button', { name: 'Difference between two times' }))
  const panel = within(await screen.findByRole('region', { name: 'Difference between two times' }))
  const rowOf = (key: string) => panel.findByText(key).then((found) => found.closest('tr') as HTMLElement)
  const row = await rowOf('Et_ge0')
  const [before, after, by] = within(row)
    .getAllByRole('cell')
    .map(({ textContent }) => Number.parseFloat(textContent))
  expect(by).toBeCloseTo((after ?? 0) - (before ?? 0), 6)
  expect(by).toBeGreaterThan(1)
  expect(panel.getByText('2026-06-19 12:00:00 +02:00')).toBeVisible()
  // The clock of the device is a word that no difference is made of.
  const clock = await rowOf('SYSTIM1')
  expect(
    within(clock)
      .getAllByRole('cell')
      .map(({ textContent }) => textContent),
  ).toEqual(['26-06-19 12:00:00', '26-06-20 12:00:00', '--'])
  expect(panel.queryByText('Pr1')).not.toBeInTheDocument()
  expect(panel.getByText(/^Unchanged: \d+/)).toBeVisible()
  const to = within(panel.getByRole('group', { name: 'To' }))
  fireEvent.change(to.getByLabelText('Time'), { target: { value: '23:00' } })
  await waitFor(() => expect(window.location.search).toContain('to=2026-06-20T23%3A00'))

  expect(await panel.findByText(/^Nothing was heard .* 2026-06-20 23:00\.$/)).toBeVisible()
})

it('S2-19 a value out of its range says so in words; one of another day says its date', async () => {
  const one = (more: object) => ({ serialNumber: 1, key: 'Grid voltage L1', unit: 'V', ...more })
  await renderApp({
    as: 'owner',
    at: at(),
    faults: [
      {
        match: { path: '/device/v3/detail' },
        body: {
          deviceId: INVERTER,
          siteId: 63400030,
          name: 'Inverter 1',
          type: 'INVERTER',
          timeZone: 'Europe/Berlin',
          collectionTime: 1781778300,
          paramCategoryList: [
            {
              name: 'Grid',
              tag: 'grid',
              serialNumber: 1,
              fieldList: [
                one({ storageName: 'HIGH', value: '253.01', minValue: 207, maxValue: 253 }),
                one({
                  storageName: 'LOW',
                  value: '207',
                  minValue: 207,
                  maxValue: 253,
                  collectionTime: 1781100000,
                }),
                one({ storageName: 'BENT', value: '1', minValue: 5, maxValue: 2 }),
              ],
            },
          ],
        },
      },
    ],
  })
  await heading('Inverter 1')
  const line = (key: string) => screen.getByText(key).closest('li')
  expect(line('HIGH')).toHaveTextContent('Out of range')
  expect(line('LOW')).not.toHaveTextContent('Out of range')
  expect(line('LOW')).toHaveTextContent('Time 2026-06-10 16:00')
  expect(line('BENT')).not.toHaveTextContent('Range')
})
