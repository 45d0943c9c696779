import { fireEvent, screen, waitFor, within } from '@testing-library/react'
import { beforeEach, expect, it, vi } from 'vitest'
import { go } from '../support/go'
import { renderApp } from '../support/render-app'

beforeEach(() => {
  vi.spyOn(Element.prototype, 'clientHeight', 'get').mockReturnValue(640)
  vi.spyOn(Element.prototype, 'clientWidth', 'get').mockReturnValue(320)
})

const KRANICHHOF = '/plant/infos/data?plant=63400030'
/** A day's reply that knows of more income than the plant's own entry did. */
const EARNED = { statistics: { incomeValue: 77.77 }, records: [] }

const panel = (name: string) => screen.findByRole('region', { name })
const busy = async (name: string) => (await panel(name)).getAttribute('aria-busy')

it('3: figures after a step show neither old figures nor "no data" while the answer is on its way', async () => {
  let held = ''
  let letGo: () => void = () => undefined
  await renderApp({
    as: 'owner',
    at: KRANICHHOF,
    async between(path, answer) {
      if (held !== '' && path.includes(held)) await new Promise<void>((over) => (letGo = over))
      return answer()
    },
  })
  for (const [name, step, path] of [
    ['Day curve', 'Previous day', '/stats/daily'],
    ['Balance', 'Year', '/power/analysis/'],
    ['Energy', 'Previous month', '/stats/month'],
    ['Energy', 'Year', '/stats/year'],
  ] as const) {
    await waitFor(async () => expect(await busy(name), step).toBe('false'))
    held = path
    fireEvent.click(within(await panel(name)).getByRole('button', { name: step }))
    await waitFor(async () => expect(await busy(name), step).toBe('true'))
    expect((await panel(name)).querySelector('.hg-panel-body')?.textContent, step).toBe('')
    held = ''
    letGo()
  }
})

it('8: a plant that fell silent this morning is offline after midnight, its flow shows no present power, and it has no figures of today because nothing was heard, not for want of a meter', async () => {
  const now = Date.parse('2026-06-18T22:45:00Z')
  await renderApp({ as: 'admin', plants: 12, now, at: '/plant/infos/data?plant=63900008' })
  const heading = await screen.findByRole('heading', { level: 1 })
  expect(await within(heading.parentElement as HTMLElement).findByText('Offline')).toBeVisible()
  const flow = await panel('Energy flow now')
  expect(await within(flow).findByText(/^The plant is silent \(last heard \d+ h ago\)\./)).toBeInTheDocument()
  expect(flow).not.toHaveTextContent(/\d k?W\b/)
  expect(screen.queryByText(/asleep/i)).not.toBeInTheDocument()
  const figures = await panel('Key figures')
  expect(await within(figures).findAllByText('No data on this day')).not.toHaveLength(0)
  expect(figures).not.toHaveTextContent('no meter reports this')
})

it('11: the figures of a plant that feeds everything in end with its income, by the word of the lists, of today and not of the moment the plant was chosen', async () => {
  await renderApp({
    as: 'owner',
    at: '/plant/infos/data?plant=63400010',
    faults: [{ match: { path: '/history/power/63400010/record' }, body: EARNED }],
  })
  const figures = await panel('Key figures')
  const term = await within(figures).findByText('Income today', { selector: 'dt' })
  expect(term).toBeVisible()
  await waitFor(() => expect(term.parentElement).toHaveTextContent('77.77'))
  expect(figures).not.toHaveTextContent(/[a-z]\.[a-z]/)
})

const link = async (name: RegExp) => within(await panel('Energy flow now')).findByRole('link', { name })

it('15: a node of the energy flow opens its device, by keyboard as well, and says so; what has no device opens nothing', async () => {
  const app = await renderApp({ as: 'owner', at: KRANICHHOF })
  const battery = await link(/^Battery: open device /)
  expect(battery).toHaveAttribute(
    'href',
    expect.stringMatching(/^\/device-detail\?plant=63400030&device=\d+$/),
  )
  const flow = await panel('Energy flow now')
  expect(within(flow).queryByRole('link', { name: /^Consumption/ })).not.toBeInTheDocument()
  expect(within(flow).getByText(/^The panels produce /)).toHaveTextContent(/battery/i)
  const lists = (await app.requests()).filter(({ path }) => path.endsWith('/device-list'))
  expect(lists).toHaveLength(1)
  battery.focus()
  await app.user.keyboard('{Enter}')
  await waitFor(() => expect(window.location.pathname).toBe('/device-detail'))
})

it('26: the latest alarms say which of them have recovered; 15: a node of the flow with several devices opens the list of them alone', async () => {
  const app = await renderApp({ as: 'admin', plants: 40, at: '/plant/infos/data?plant=63900001' })
  const alarms = await panel('Latest alarms')
  const [recovered] = await within(alarms).findAllByText('recovered')
  expect(recovered?.parentElement).toHaveTextContent(/^(Fault|Warning|Information) recovered \S/)
  const asked = await app.requests()
  // As far as the list of ends says it.
  expect(asked.some(({ path }) => path.endsWith('/operating/station/alert'))).toBe(true)
  await go('/plant/infos/data?plant=63900004')
  await app.user.click(await link(/^Solar: open list of devices \(\d+\)$/))
  await waitFor(() => expect(window.location.pathname).toBe('/plant/infos/device'))
  expect(new URLSearchParams(window.location.search).get('t')).toBe('INVERTER')
  expect(new URLSearchParams(window.location.search).get('plant')).toBe('63900004')
})

it('4: the table of a lifetime has full-power hours of all energy that its sum has, and without a grid no columns for it; 26: a rare connection has its word', async () => {
  const lifetime = (plant: number) => `/plant/infos/data?plant=${plant}&span=total`
  const app = await renderApp({ as: 'admin', plants: 20, at: lifetime(63900013) })
  const table = async () => {
    const energy = await panel('Energy')
    const button = await within(energy).findByRole('button', { name: 'Table' })
    if (button.getAttribute('aria-pressed') !== 'true') await app.user.click(button)
    return within(energy).findByRole('table', { name: /^Energy/ })
  }
  const [word] = await screen.findAllByText(/^Full feed-in \(ground mounted\)$/)
  expect(word?.previousSibling).toHaveTextContent('Grid connection')
  expect(screen.queryByText(/GROUND_FULLY/)).toBeNull()
  const found = await table()
  const cells = (row: string) =>
    [...(within(found).getByRole('rowheader', { name: row }).parentElement?.children ?? [])].map((cell) =>
      Number.parseFloat(cell.textContent),
    )
  const [, production = 0] = cells('Sum')
  const column = within(found).getAllByRole('columnheader').findIndex((head) => head.textContent === 'Full-power hours') // oxfmt-ignore
  // GWh of 4.2 MWp.
  expect(cells('Sum')[column] ?? 0).toBeCloseTo((production * 1e3) / 4.2, -1)
  expect(cells('Before the records')[column]).toBeGreaterThan(0)
  await go(lifetime(63900005))
  await waitFor(async () => {
    const heads = within(await table()).getAllByRole('columnheader')
    expect(heads.map((head) => head.textContent)).toEqual(['Period', 'Production', 'Consumption', 'Full-power hours']) // oxfmt-ignore
  })
})
