import { screen, waitFor, within } from '@testing-library/react'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { go } from '../support/go'
import { renderApp } from '../support/render-app'

beforeEach(() => {
  vi.spyOn(Element.prototype, 'clientHeight', 'get').mockReturnValue(640)
  vi.spyOn(Element.prototype, 'clientWidth', 'get').mockReturnValue(320)
})

const NIGHT = Date.parse('2026-06-18T22:30:00Z')
const AFTER_CHANGE = Date.parse('2026-03-31T10:00:00Z')
const KRANICHHOF = '/plant/infos/data?plant=63400030'
const FULL_FEED_IN = '/plant/infos/data?plant=63400010'
/** The awkward kinds of the large organisation. */
const FLEET = { as: 'admin', plants: 14 }
const at = (plant: number) => `/plant/infos/data?plant=${plant}`

const panel = (name: string) => screen.findByRole('region', { name })
const card = async (name: string) => {
  const term = await screen.findByText(name, { selector: 'dt' })
  return term.parentElement as HTMLElement
}

afterEach(() => {
  vi.unstubAllGlobals()
})

describe('a plant and its day', () => {
  it('S1-05 S1-06 S9-20 shows what flows now in one sentence, six figures of today, seven days of weather, the zone of the plant and how old the data is', async () => {
    await renderApp({ as: 'owner', at: KRANICHHOF })
    const flow = await panel('Energy flow now')
    expect(await within(flow).findByText(/The panels produce \d+\.\d\d k?W\./)).toHaveTextContent(/battery/i)
    const figures = await panel('Key figures')
    expect(await within(figures).findByText('Produced today')).toBeVisible()
    expect(figures.querySelectorAll('dt')).toHaveLength(6)
    expect(await card('Self-sufficiency')).toHaveTextContent(/\d+\.\d\d/)
    // By day the day speaks for itself.
    expect(screen.queryByRole('region', { name: 'Yesterday' })).not.toBeInTheDocument()
    expect(await within(await panel('Weather')).findAllByRole('listitem')).toHaveLength(7)
    expect(await screen.findByText(/^Data as of \d\d:\d\d:\d\d \(\d+ min ago\)$/)).toBeVisible()
    expect(screen.getByRole('heading', { level: 1 }).parentElement).toHaveTextContent('13:00 CEST, UTC+02:00')
  })

  it('leaves out what the grid type cannot have, instead of showing dashes', async () => {
    await renderApp({ as: 'owner', at: FULL_FEED_IN })
    const figures = await panel('Key figures')
    await within(figures).findByText('Produced today')
    expect(within(figures).queryByText('Self-sufficiency')).not.toBeInTheDocument()
    expect(screen.queryByRole('region', { name: 'Balance' })).not.toBeInTheDocument()
    const curve = await panel('Day curve')
    expect(await within(curve).findByRole('button', { name: 'Production' })).toHaveAttribute(
      'aria-pressed',
      'true',
    )
    expect(within(curve).queryByRole('button', { name: 'Consumption' })).not.toBeInTheDocument()
  })

  it('tells by night what the day before brought, and is asleep: night is not an outage', async () => {
    await renderApp({ as: 'owner', at: KRANICHHOF, now: NIGHT })
    const yesterday = await panel('Yesterday')
    expect(await within(yesterday).findByText('Full-power hours')).toBeVisible()
    expect(yesterday).toHaveTextContent(/18\/06\/2026Production[1-9]\d*\.\d\d\skWh/)
    expect(yesterday).toHaveTextContent(/Self-sufficiency100\.00\s%/)
    expect(await card('Produced today')).toHaveTextContent(/0\.00\skWh/)
    // A neutral word, and no warning.
    await go(FULL_FEED_IN)
    expect(await screen.findByText('asleep until sunrise')).toBeVisible()
    expect(screen.queryByText('Offline')).not.toBeInTheDocument()
  })

  it('moves one calendar day back and forward, never into the future, keeps the day in the address, and shows a table where nothing can be drawn', async () => {
    vi.stubGlobal('CanvasRenderingContext2D', undefined)
    const app = await renderApp({ as: 'owner', at: KRANICHHOF })
    const curve = await panel('Day curve')
    const date = within(curve).getByLabelText('Date')
    expect(date).toHaveValue('20/06/2026')
    expect(within(curve).getByRole('button', { name: 'Next day' })).toHaveAttribute('aria-disabled', 'true')
    const asked = async () =>
      (await app.requests())
        .filter(({ path }) => path.endsWith('/stats/daily'))
        .map(({ query }) => `${query['year']}-${query['month']}-${query['day']}`)
    await app.user.click(within(curve).getByRole('button', { name: 'Previous day' }))
    expect(date).toHaveValue('19/06/2026')
    expect(window.location.search).toContain('day=2026-06-19')
    // A day that is left before its question went out is not asked for.
    await waitFor(async () => {
      expect(await asked()).toContain('2026-6-19')
    })
    expect(await within(curve).findByText(/could not be loaded/)).toBeVisible()
    await waitFor(() => expect(within(curve).getAllByRole('row')).toHaveLength(288 + 1))
    await app.user.click(within(curve).getByRole('button', { name: 'Next day' }))
    expect(date).toHaveValue('20/06/2026')
    expect(window.location.search).not.toContain('day=')
    await waitFor(async () => {
      expect(new Set(await asked())).toEqual(new Set(['2026-6-20', '2026-6-19']))
    })
  })

  it("26: the date field is in the reader's format, reads what is typed in it and refuses the rest", async () => {
    const app = await renderApp({ as: 'owner', at: KRANICHHOF })
    await app.user.click(await screen.findByRole('button', { name: 'Language: English' }))
    await app.user.click(screen.getByRole('button', { name: 'Deutsch' }))
    const curve = await panel('Tageskurve')
    const date = within(curve).getByRole('textbox', { name: 'Datum' })
    expect(date).toHaveValue('20.06.2026')
    await app.user.clear(date)
    await app.user.type(date, '3.6.2026')
    expect(window.location.search).toContain('day=2026-06-03')
    await app.user.clear(date)
    await app.user.type(date, '21.06.2026')
    expect(date).toBeInvalid()
    await app.user.tab()
    expect(date).toHaveValue('03.06.2026')
  })

  it('S7-118 the day in Berlin on which clocks change has 276 slots in its table', async () => {
    const day = '2026-03-29'
    await renderApp({ as: 'owner', at: `${KRANICHHOF}&view=table&day=${day}`, now: AFTER_CHANGE })
    const table = await screen.findByRole('table', { name: `Power on ${day}, time of Europe/Berlin` })
    expect(table.querySelectorAll('tr')).toHaveLength(276 + 1)
    expect(await screen.findByText('Clocks change: this day has 23 hours.')).toBeVisible()
    const hours = [...table.querySelectorAll('tbody th')].map(({ textContent }) => textContent)
    expect(hours.filter((hour) => hour.startsWith('01:'))).toHaveLength(12)
    expect(hours.filter((hour) => hour.startsWith('02:'))).toEqual([])
  })

  it('S7-118 the repeated hour stands twice with its letters, in Lord Howe by half an hour', async () => {
    const now = Date.parse('2026-04-07T03:00:00Z')
    await renderApp({ ...FLEET, at: `${at(63900009)}&view=table&day=2026-04-05`, now })
    const table = await screen.findByRole('table', { name: /Lord_Howe/ })
    expect(table.querySelectorAll('tr')).toHaveLength(294 + 1)
    const hours = [...table.querySelectorAll('tbody th')].map(({ textContent }) => textContent)
    const twice = hours.filter((hour) => hour.startsWith('01:45'))
    expect(twice).toHaveLength(2)
    expect(new Set(twice).size).toBe(2)
  })

  it('is read point by point with the keyboard, and t shows the table', async () => {
    const app = await renderApp({ as: 'owner', at: `${KRANICHHOF}&day=2026-06-19` })
    const curve = await panel('Day curve')
    const plot = await within(curve).findByRole('application')
    plot.focus()
    await app.user.keyboard('{Home}{PageDown}{ArrowRight}')
    const spoken = within(curve).getByRole('status')
    expect(spoken).toHaveTextContent(/^01:05: Production .*W, Consumption .*W, State of charge .*%$/)
    await app.user.keyboard('t')
    expect(window.location.search).toContain('view=table')
    // Keys go on in the table; the focus fell off the page with the plot.
    expect(await within(curve).findByRole('group', { name: /^Power on/ })).toHaveFocus()
  })

  it('a plant whose logger fell silent this morning shows its last state as such', async () => {
    await renderApp({ ...FLEET, at: at(63900008), now: Date.parse('2026-06-18T12:30:00Z') })
    expect(await screen.findByText('stale')).toBeVisible()
    expect(await screen.findByText(/^last heard \d+ h ago$/)).toBeVisible()
    expect(await card('Production now')).toHaveTextContent(/silent; last/)
  })

  it('a plant that never reported gets the way to its first reading, and one whose lifetime counter cannot be true no benefit', async () => {
    await renderApp({ ...FLEET, at: at(63900007) })
    expect(await panel('Waiting for the first data')).toBeVisible()
    expect(screen.queryByRole('region', { name: 'Day curve' })).not.toBeInTheDocument()
    await go(at(63900011))
    expect(
      await within(await panel('Environmental benefit')).findByText(/more than this plant can have/),
    ).toBeVisible()
  })

  it('calls that fail stay in their panels, each with its Retry, which mends it', async () => {
    const failing = {
      '/fast/system/': 'Energy flow now',
      '/operating/system/': 'Key figures',
      '/stats/daily': 'Day curve',
      '/stats/month': 'Energy',
      '/history/power/analysis/': 'Balance',
      '/weather/searchForecast': 'Weather',
      '/energy-saved': 'Environmental benefit',
      '/alert/search': 'Latest alarms',
    }
    const app = await renderApp({
      as: 'owner',
      at: KRANICHHOF,
      faults: Object.keys(failing).map((path) => ({
        match: { path },
        status: 500,
        body: { code: '16', msg: 'broken' },
      })),
    })
    const retries = async (name: string) =>
      within(await panel(name))
        .queryAllByText('Retry')
        .map((one) => one.closest('button') as HTMLElement)
    for (const name of Object.values(failing))
      await waitFor(async () => expect(await retries(name), name).toHaveLength(1))
    expect(screen.getAllByText('Retry')).toHaveLength(Object.keys(failing).length)
    await app.heal()
    for (const name of Object.values(failing)) {
      for (const one of await retries(name)) await app.user.click(one)
      await waitFor(async () => expect(await retries(name), name).toEqual([]))
    }
  })
})
