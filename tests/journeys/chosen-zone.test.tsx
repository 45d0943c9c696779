import { act, screen, waitFor, within } from '@testing-library/react'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { preferencesOf } from '../../src/providers/preferences'
import { gateways } from '../../src/transport/calls/power-system'
import { go } from '../support/go'
import { renderApp } from '../support/render-app'

const HOME = 63400030
const INVERTER = 23400030010

beforeEach(() => {
  localStorage.clear()
  localStorage.setItem('heliograph.preferences', JSON.stringify({ timeZone: 'utc' }))
})

afterEach(() => void vi.restoreAllMocks())

it('S2-20 the report of a logger is in the zone that was chosen; its days are the plant’s, and say so', async () => {
  const app = await renderApp({ as: 'owner', at: '/application/home' })
  await screen.findByRole('heading', { level: 1 })
  const [logger] = await app.booted.services.send(gateways(HOME))
  await go(`/communicationReport?serial=${logger?.serial ?? ''}`)
  expect(await screen.findByText('Time zone: UTC')).toBeVisible()
  const week = within(screen.getByRole('region', { name: 'The last seven days' }))
  expect(week.getByText(/^Time of the plant: Europe\/Berlin/)).toBeVisible()
  const lights = within(screen.getByRole('region', { name: 'From the device to the server' }))
  const times = () =>
    lights.getAllByText(/^since 2026-/).map(({ textContent }) => Date.parse(`${textContent?.slice(6, 22)}Z`))
  const inUtc = times()
  act(() => preferencesOf(app.booted.services.storage).choose({ timeZone: 'plant' }))
  // Two hours later on the plant's clock in June.
  await waitFor(() => expect(times()).toEqual(inUtc.map((at) => at + 2 * 3_600_000)))
  expect(screen.getAllByText(/^Time of the plant: Europe\/Berlin/)).toHaveLength(1)
})

/** Times that stand bare, among those of a part of the screen. */
const bare = (part: HTMLElement) =>
  [...part.textContent.matchAll(/\d{4}-\d\d-\d\d \d\d:\d\d:\d\d( UTC| [+-]\d\d:\d\d)?/g)]
    .filter(([, zone]) => zone === undefined)
    .map(([text]) => text)
const timed = async (part: HTMLElement) => {
  await waitFor(() => expect(part).toHaveTextContent(/\d{4}-\d\d-\d\d \d\d:\d\d/))
  return bare(part)
}
const CLAIM = {
  id: 800001,
  stationId: HOME,
  coverId: 'THEFT',
  text: 'Gone',
  state: 'DRAFT',
  createdTime: 1_781_900_000,
}

/** jsdom lays nothing out; rows want a height. */
function laidOut() {
  vi.spyOn(Element.prototype, 'clientHeight', 'get').mockReturnValue(160)
  vi.spyOn(Element.prototype, 'clientWidth', 'get').mockReturnValue(1200)
}

it('13: each part of the screen, and an alarm opened at its plant, says in which zone its times are that is not the plant’s', async () => {
  laidOut()
  const app = await renderApp({
    as: 'owner',
    at: `/plant/infos/data?plant=${HOME}`,
    between: async (path, answer) =>
      path.endsWith('/insurance/claim') ? Response.json({ total: 1, data: [CLAIM] }) : answer(),
  })
  expect(await screen.findByText(/^Data as of \d\d:\d\d:\d\d UTC \(\d+ min ago\)$/)).toBeVisible()
  for (const [part, at] of [
    ['Latest alarms', `/plant/infos/data?plant=${HOME}`],
    ['Records', `/device-detail?plant=${HOME}&device=${INVERTER}&tab=records`],
    ['Sign-in log', '/account/settings/security'],
    ['Where you are signed in', '/account/settings/security'],
    ['Evidence pack', '/application/detail/insurance/claims/800001'],
  ] as const) {
    await go(at)
    const heading = await screen.findByRole('heading', { name: part, level: 2 }, { timeout: 5000 })
    expect(await timed(heading.closest('section') as HTMLElement), part).toEqual([])
  }
  await go(`/device-detail?plant=${HOME}&device=${INVERTER}&tab=parameters`)
  expect(await screen.findByText('Time zone: UTC')).toBeVisible()
  expect(screen.queryByText(/^Time of the plant/)).not.toBeInTheDocument()
  await go(`/device-detail?plant=${HOME}&device=${INVERTER}&tab=info`)
  const basics = await screen.findByRole('region', { name: 'Basics' })
  expect(within(basics).getByText('Last data').parentElement).toHaveTextContent(/\d\d:\d\d:\d\d UTC$/)

  // An alarm that is opened says so as well, and what was measured around it.
  await go(`/plant/infos/alert?plant=${HOME}`)
  await within(await screen.findByRole('grid')).findAllByRole('checkbox')
  await app.user.keyboard('j{Enter}')
  const drawer = await screen.findByRole('dialog', { name: /^Alarm / })
  expect(await within(drawer).findByText(/before and after \d\d:\d\d UTC/)).toBeVisible()
  await within(drawer).findAllByText(/ · push/)
  expect(bare(drawer)).toEqual([])
})

it('13: rows of a plant say in which zone their times are when it is one’s own and not the plant’s', async () => {
  laidOut()
  localStorage.setItem('heliograph.preferences', JSON.stringify({ timeZone: 'own' }))
  const options = new Intl.DateTimeFormat().resolvedOptions()
  vi.spyOn(Intl.DateTimeFormat.prototype, 'resolvedOptions').mockReturnValue({
    ...options,
    timeZone: 'Asia/Tokyo',
  })
  await renderApp({ as: 'owner', at: `/plant/infos/alert?plant=${HOME}` })
  const grid = await screen.findByRole('grid')
  await waitFor(() => expect(grid).toHaveTextContent(/2026-\d\d-\d\d \d\d:\d\d:\d\d/))
  expect(bare(grid)).toEqual([])
})
