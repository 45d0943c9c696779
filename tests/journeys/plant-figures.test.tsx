import { screen, waitFor, within } from '@testing-library/react'
import { beforeEach, describe, expect, it, vi } from 'vitest'
import { renderApp } from '../support/render-app'

beforeEach(() => {
  vi.spyOn(Element.prototype, 'clientHeight', 'get').mockReturnValue(640)
  vi.spyOn(Element.prototype, 'clientWidth', 'get').mockReturnValue(320)
})

const KRANICHHOF = '/plant/infos/data?plant=63400030'
const NEVER = 120_000

const panel = (name: string) => screen.findByRole('region', { name })
const busy = async (name: string) => (await panel(name)).getAttribute('aria-busy')

describe('figures and their labels', () => {
  it.each([
    ['Day curve', 'Previous day', '/stats/daily'],
    ['Balance', 'Year', '/power/analysis/'],
    ['Energy', 'Previous month', '/stats/month'],
    ['Energy', 'Year', '/stats/year'],
  ])(
    '3: %s after "%s" shows neither old figures nor "no data" while the answer is on its way',
    async (name, step, path) => {
      const app = await renderApp({ as: 'owner', at: KRANICHHOF })
      await waitFor(async () => expect(await busy(name)).toBe('false'))
      await app.inject({ match: { path }, delayMs: NEVER })
      await app.user.click(within(await panel(name)).getByRole('button', { name: step }))
      await waitFor(async () => expect(await busy(name)).toBe('true'))
      const body = (await panel(name)).querySelector('.hg-panel-body')
      expect(body?.textContent).toBe('')
    },
  )
})

describe('8: a plant that fell silent this morning', () => {
  const SILENT = 63900008
  const fleet = { as: 'admin', plants: 40, now: Date.parse('2026-06-18T21:45:00Z') }

  it('is offline by night as well, and its flow shows no present power', async () => {
    await renderApp({ ...fleet, at: `/plant/infos/data?plant=${SILENT}` })
    const heading = await screen.findByRole('heading', { level: 1 })
    expect(await within(heading.parentElement as HTMLElement).findByText('Offline')).toBeVisible()
    const flow = await panel('Energy flow now')
    expect(
      await within(flow).findByText(/^The plant is silent \(last heard \d+ h ago\)\./),
    ).toBeInTheDocument()
    expect(flow).not.toHaveTextContent(/\d k?W\b/)
    expect(screen.queryByText(/asleep/i)).not.toBeInTheDocument()
  })
})

it('8: a plant that fell silent before its own midnight has no figures of today because nothing was heard, not for want of a meter', async () => {
  const now = Date.parse('2026-06-18T22:45:00Z')
  await renderApp({ as: 'admin', plants: 40, now, at: '/plant/infos/data?plant=63900008' })
  const figures = await panel('Key figures')
  expect(await within(figures).findAllByText('No data on this day')).not.toHaveLength(0)
  expect(figures).not.toHaveTextContent('no meter reports this')
})

it('11: the figures of a plant that feeds everything in end with its income, by the word of the lists', async () => {
  await renderApp({ as: 'owner', at: '/plant/infos/data?plant=63400010' })
  const figures = await panel('Key figures')
  expect(await within(figures).findByText('Income today')).toBeVisible()
  expect(figures).not.toHaveTextContent(/[a-z]\.[a-z]/)
})

describe('15: a node of the energy flow', () => {
  const link = async (name: RegExp) => within(await panel('Energy flow now')).findByRole('link', { name })

  it('opens its device, by keyboard as well, and says so; what has no device opens nothing', async () => {
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

  it('with several devices opens the list of them alone', async () => {
    const app = await renderApp({ as: 'admin', plants: 40, at: '/plant/infos/data?plant=63900004' })
    await app.user.click(await link(/^Solar: open list of devices \(\d+\)$/))
    await waitFor(() => expect(window.location.pathname).toBe('/plant/infos/device'))
    expect(new URLSearchParams(window.location.search).get('t')).toBe('INVERTER')
    expect(new URLSearchParams(window.location.search).get('plant')).toBe('63900004')
  })
})

describe('latest alarms', () => {
  it('26: say which of them have recovered, as far as the list of ends says it', async () => {
    const app = await renderApp({ as: 'admin', plants: 40, at: '/plant/infos/data?plant=63900001' })
    const alarms = await screen.findByRole('region', { name: 'Latest alarms' })
    const [recovered] = await within(alarms).findAllByText('recovered')
    expect(recovered?.parentElement).toHaveTextContent(/^(Fault|Warning|Information) recovered \S/)
    const asked = await app.requests()
    expect(asked.some(({ path }) => path.endsWith('/operating/station/alert'))).toBe(true)
  })
})

it('26: the strip of a plant has a word for a connection that is none of the usual, as its lists have', async () => {
  await renderApp({ as: 'admin', plants: 20, at: '/plant/infos/data?plant=63900013' })
  const [word] = await screen.findAllByText(/^Full feed-in \(ground mounted\)$/)
  expect(word?.previousSibling).toHaveTextContent('Grid connection')
  expect(screen.queryByText(/GROUND_FULLY/)).toBeNull()
})

describe('the table of a lifetime', () => {
  const table = async (plant: number) => {
    const app = await renderApp({
      as: 'admin',
      plants: 40,
      at: `/plant/infos/data?plant=${plant}&span=total`,
    })
    const energy = await panel('Energy')
    await app.user.click(await within(energy).findByRole('button', { name: 'Table' }))
    return within(energy).findByRole('table', { name: /^Energy/ })
  }
  const cells = (table: HTMLElement, row: string) =>
    [...(within(table).getByRole('rowheader', { name: row }).parentElement?.children ?? [])].map((cell) =>
      Number.parseFloat(cell.textContent),
    )

  it('4: has full-power hours of all energy that its sum has, that of before the records too', async () => {
    const found = await table(63900013)
    const [, production = 0] = cells(found, 'Sum')
    const column = within(found).getAllByRole('columnheader').findIndex((head) => head.textContent === 'Full-power hours') // oxfmt-ignore
    const hours = cells(found, 'Sum')[column] ?? 0
    // GWh of 4.2 MWp.
    expect(hours).toBeCloseTo((production * 1e3) / 4.2, -1)
    expect(cells(found, 'Before the records')[column]).toBeGreaterThan(0)
  })

  it('4: of a plant without a grid has no columns for what nobody measures there', async () => {
    const heads = within(await table(63900005)).getAllByRole('columnheader')
    expect(heads.map((head) => head.textContent)).toEqual(['Period', 'Production', 'Consumption', 'Full-power hours']) // oxfmt-ignore
  })
})
