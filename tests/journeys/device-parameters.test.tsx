import { fireEvent, screen, waitFor, within } from '@testing-library/react'
import { expect, it } from 'vitest'
// Part of the screen that a browser loads with its first visit.
import '../../src/pages/device/device-page'
import { renderApp } from '../support/render-app'

const INVERTER = 23_400_030_010
const at = (more = '') => `/device-detail?plant=63400030&device=${INVERTER}&tab=parameters${more}`
const heading = (name: string) => screen.findByRole('heading', { level: 1, name }, { timeout: 10_000 })

it('S7-123 pinned quantities have a line of 24 hours, all in one call; nothing pinned asks nothing', async () => {
  const app = await renderApp({ as: 'owner', at: at() })
  await heading('Inverter 1')
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
})

it('where the lines fail the parameters live on, and Retry brings them', async () => {
  const app = await renderApp({
    as: 'owner',
    at: at(),
    faults: [{ match: { path: '/stats/dayrange' }, status: 500, times: 1 }],
  })
  await heading('Inverter 1')
  await app.user.click(screen.getByRole('button', { name: 'Pin AC output power' }))
  const pinned = within(screen.getByRole('region', { name: 'Pinned' }))
  expect(await pinned.findByRole('alert')).toBeVisible()
  expect(pinned.getByText('AC output power')).toBeVisible()
  await app.user.click(pinned.getByRole('button', { name: /try again|retry/i }))
  expect(await pinned.findByRole('img', { name: /last 24 hours/ })).toBeVisible()
})

it('S8-40 two times of the plant: what changed with old, new and difference; words and silence as well', async () => {
  const app = await renderApp({ as: 'owner', at: at('&from=2026-06-19T12:00&to=2026-06-20T12:00') })
  await heading('Inverter 1')
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
