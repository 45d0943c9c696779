import { screen, waitFor, within } from '@testing-library/react'
import { describe, expect, it, vi } from 'vitest'
import {
  FLEET,
  TRIAGE,
  elsewhere,
  raise,
  comeBack,
  watching,
  grid,
  shown,
  counted,
  prepareAlarms,
} from '../support/alarms'
import { go } from '../support/go'
import { type RenderedApp, renderApp } from '../support/render-app'

prepareAlarms()

/** One that loses most of all, and some that lose nothing: they wait, and the bar counts as many as the tiles. */
async function wait(app: RenderedApp, role: string) {
  const rows = () => within(screen.getByRole(role)).getAllByRole('row').length
  const [before, open] = [rows(), counted()]
  const more = (await raise(app, 'string-fault', 1)) + (await raise(app, 'weak-signal', 4))
  comeBack()
  await screen.findByRole('button', { name: new RegExp(`^${more} new`) })
  // Beside a view by cause the tiles are an answer of their own.
  await waitFor(() => expect(counted()).toBe(open + more))
  expect(rows()).toBe(before)
}

describe('alarms that come while one works', () => {
  it('12: wait above the rows, which stay where they are, until the full stop shows them, the least urgent as well; what somebody else does is seen in place, and what left the list is struck out until then', async () => {
    const app = await renderApp({ ...FLEET, at: '/alerts?m=0' })
    await within(await grid()).findAllByRole('checkbox')
    await waitFor(() => expect(counted()).toBeGreaterThan(0))
    await watching(app)
    const [before, open] = [await shown(), counted()]
    const more = await raise(app, 'heat', 6)
    comeBack()
    const bar = await screen.findByRole('button', { name: new RegExp(`^${more} new`) })
    // They push others over the end of the page; that is not to say that those are gone.
    expect(bar).not.toHaveTextContent('no longer here')
    expect(await shown()).toEqual(before)
    // Tiles, menu and title are of the same answer.
    expect(counted()).toBe(open + more)
    expect(document.title).toMatch(new RegExp(`^\\(${open + more}\\) Alarms`))
    expect(screen.getByRole('navigation', { name: 'Main menu' })).toHaveTextContent(`open: ${open + more}`)
    await app.user.keyboard('.')
    await waitFor(async () => expect(await shown()).not.toEqual(before))
    expect((await shown()).slice(0, more).every((row) => row?.includes('Heat sink too hot'))).toBe(true)
    expect(screen.queryByRole('button', { name: /new/ })).not.toBeInTheDocument()

    await go('/alerts?m=0&f=state.in.*OPEN')
    await waitFor(() => expect(document.querySelector('[data-stale]')).toBeNull())
    await wait(app, 'grid')
    await app.user.keyboard('.')
    await waitFor(() => expect(screen.queryByRole('button', { name: /new/ })).not.toBeInTheDocument())
    const found = await elsewhere(app, `${TRIAGE}/search?size=1&order.property=priority`, {
      states: ['OPEN'],
    })
    await elsewhere(app, TRIAGE, { alarmIds: [found.data[0]?.id], action: 'ACKNOWLEDGE' })
    comeBack()
    await screen.findByRole('button', { name: /^1 no longer here/ })
    const struck = async () =>
      within(await grid())
        .getAllByRole('row')[1]
        ?.hasAttribute('data-gone')
    expect(await struck()).toBe(true)
    await app.user.keyboard('.')
    await waitFor(async () => expect(await struck()).toBe(false))
  })

  it('12: is noticed within five seconds by a page that is open', async () => {
    vi.useFakeTimers({ shouldAdvanceTime: true })
    try {
      const app = await renderApp({ ...FLEET, at: '/alerts?m=0' })
      await within(await grid()).findAllByRole('checkbox')
      await watching(app)
      const more = await raise(app, 'heat', 2)
      await vi.advanceTimersByTimeAsync(5_000)
      await screen.findByRole('button', { name: new RegExp(`^${more} new`) })
    } finally {
      vi.useRealTimers()
    }
  })
})

describe('alarms by cause', () => {
  it('11, 12, 13: begin with what is open, show where those of a group stand and what is left to do, let others wait, and ask nobody to switch anything off for a fault that is over', async () => {
    const app = await renderApp({ ...FLEET, at: '/alerts' })
    const lines = async () => within(await screen.findByRole('treegrid')).getAllByRole('row')
    await waitFor(() => expect(window.location.search).toContain('v=open'))
    await waitFor(async () => expect((await lines()).length).toBeGreaterThan(1))
    for (const line of (await lines()).slice(1)) {
      expect(line).toHaveTextContent(/\d+ open/)
      // 11: of one alarm its state says it.
      if (line.textContent.includes('Alarms: '))
        expect(line).toHaveTextContent(/Alarms: ([2-9]|\d\d).*Left to do: [1-9]/)
      else expect(line).not.toHaveTextContent('Left to do')
      expect(line).not.toHaveTextContent(/recovered/)
    }
    // The list was not asked for everything first.
    const asked = (await app.requests()).filter(({ path }) => path.endsWith('/triage/search'))
    const rowsAsked = asked.filter(({ query }) => query['size'] !== '1')
    expect(rowsAsked.length).toBeGreaterThan(0)
    for (const { body } of rowsAsked) expect(body).toMatchObject({ states: ['OPEN'] })

    await waitFor(() => expect(counted()).toBeGreaterThan(0))
    await watching(app)
    await wait(app, 'treegrid')
    await app.user.keyboard('.')
    // 11: a group about no device that is known is called by its alarm alone.
    await raise(app, 'bms-lost', 3)
    comeBack()
    await screen.findByRole('button', { name: /^\d+ new/ })
    await app.user.keyboard('.')
    const named = await screen.findAllByText(/^Battery management does not answer/)
    expect(named.map(({ textContent }) => textContent)).not.toContainEqual(expect.stringContaining('--'))

    // Nobody is asked to switch anything off for a fault that is over.
    await go('/alerts?m=1&f=state.in.*RECOVERED')
    await waitFor(async () => {
      const over = (await lines()).slice(1)
      expect(over.length).toBeGreaterThan(1)
      for (const line of over)
        expect(line).toHaveTextContent(/Next: (It is over by itself|Nothing: it is over)/)
    })
  })
})

it('no open alarm is good news, and its picture asks for nothing', async () => {
  await renderApp({ as: 'owner', at: '/alerts' })
  const words = await screen.findByText('All quiet: no alarm needs attention.')
  expect(words.closest('.hg-state')).toHaveAttribute('data-kind', 'quiet')
})
