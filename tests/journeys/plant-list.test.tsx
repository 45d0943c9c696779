import { screen, waitFor, within } from '@testing-library/react'
import { beforeEach, describe, expect, it, vi } from 'vitest'
import { go } from '../support/go'
import { renderApp } from '../support/render-app'
import { windowOf } from '../support/window-size'
import type { RenderedApp } from '../support/render-app'

/** The list stands beside each page of a plant; this is the quickest of them. */
const DEVICES = '/plant/infos/device'
const SEARCH = '/maintain-s/operating/station/search'
const DETAIL = '/maintain-s/operating/station/information/'

/** A virtual list draws what fits, so in jsdom, where nothing has a size, it is given one. */
beforeEach(() => {
  vi.spyOn(Element.prototype, 'clientHeight', 'get').mockReturnValue(640)
  vi.spyOn(Element.prototype, 'clientWidth', 'get').mockReturnValue(320)
})

const list = () => screen.findByRole('listbox', { name: 'My Plant(s)' })
const pagesAsked = async (app: RenderedApp) =>
  (await app.requests()).filter(({ path }) => path.endsWith(SEARCH)).map(({ query }) => query)

describe('the plant list', () => {
  it('S4-24 S4-28 S3-15 selects the first plant on load, asks its detail once and names it in the address; S2-68 S2-69 S2-70 S2-71 offers its seven tabs, the current one marked', async () => {
    const app = await renderApp({ as: 'owner' })
    const options = await within(await list()).findAllByRole('option')
    expect(options).toHaveLength(3)
    expect(options[0]).toHaveAttribute('aria-selected', 'true')
    expect(await screen.findByRole('heading', { level: 1, name: 'Kranichhof' })).toBeVisible()
    await waitFor(() => expect(window.location.search).toMatch(/plant=\d+/))
    const details = (await app.requests()).filter(({ path }) => path.includes(DETAIL))
    expect(details).toHaveLength(1)
    const tabs = await screen.findByRole('navigation', { name: 'Plant pages' })
    // What the plant's codes decide comes when they are known.
    await waitFor(() =>
      expect(
        within(tabs)
          .getAllByRole('link')
          .map((link) => link.textContent),
      ).toEqual(['Data', 'Alarms', 'Devices', 'Related', 'Details', 'Export', 'Layout']),
    )
    const links = within(tabs).getAllByRole('link')
    expect(links[0]).toHaveAttribute('aria-current', 'page')
    expect(links[6]?.getAttribute('href')).toMatch(/^\/plant\/infos\/component-layout\?plant=\d+$/)
  })

  it('S9-02 S9-03 S9-29 S4-26 S4-27 asks for 20 a page by id descending and says how many there are; further pages on the way down, each once, until page × size reaches the total; one that fails keeps the rows and waits for Retry', async () => {
    const app = await renderApp({ as: 'admin', plants: 45 })
    expect(await screen.findByText('Total 45 records')).toBeVisible()
    const [first] = await pagesAsked(app)
    expect(first).toMatchObject({ page: '1', size: '20', 'order.property': 'id', 'order.direction': 'DESC' })
    const box = await list()
    const [option] = within(box).getAllByRole('option')
    expect(option).toHaveAttribute('aria-setsize', '45')
    expect(option).toHaveAttribute('aria-posinset', '1')

    const pages = async () => (await pagesAsked(app)).map(({ page }) => page)
    const down = async () => {
      box.scrollTop = 20_000
      box.dispatchEvent(new Event('scroll'))
      await app.user.keyboard('{End}')
    }
    await app.inject({ match: { path: SEARCH }, status: 500, body: { code: '16', msg: 'broken' } })
    box.focus()
    await down()
    const retry = await screen.findByRole('button', { name: 'Retry' })
    expect(within(box).getAllByRole('option').length).toBeGreaterThan(0)
    await app.heal()
    await app.user.click(retry)
    await waitFor(() => expect(retry).not.toBeInTheDocument())
    box.focus()
    await down()
    await waitFor(async () => expect(await pages()).toEqual(['1', '2', '2', '3']))
    await down()
    expect(await pages()).toEqual(['1', '2', '2', '3'])
  })

  it('19: on a phone a person with one plant lands in it, and may go back to the list', async () => {
    windowOf({ width: 390 })
    const app = await renderApp({ as: 'admin', plants: 1 })
    expect(await screen.findByRole('heading', { level: 1, name: 'Meadow Mill' })).toBeVisible()
    await app.user.click(screen.getByRole('button', { name: 'Back to the list' }))
    expect(within(await list()).getAllByRole('option')).toHaveLength(1)
  })

  it('S7-68 searches on the server, shows when nothing matches, and clears; the arrow down waits for what answers all that was typed, and goes on into that', async () => {
    const app = await renderApp({ as: 'owner' })
    await within(await list()).findAllByRole('option')
    await app.user.keyboard('/')
    expect(screen.getByRole('searchbox')).toHaveFocus()
    await app.user.keyboard('zzzz')
    expect(await screen.findByText('No plant matches “zzzz”.')).toBeVisible()
    const bodies = (await app.requests()).filter(({ path }) => path.endsWith(SEARCH)).map(({ body }) => body)
    expect(bodies.at(-1)).toMatchObject({ keyword: 'zzzz' })
    // The plant that is open stays open.
    expect(screen.getByRole('heading', { level: 1, name: 'Kranichhof' })).toBeVisible()
    await app.user.click(screen.getByRole('button', { name: 'Clear filters' }))
    expect(await within(await list()).findAllByRole('option')).toHaveLength(3)
    await app.user.keyboard('/Back')
    await waitFor(() => expect(screen.getAllByRole('option')).toHaveLength(1))
    await app.user.keyboard('stube{ArrowDown}')
    await waitFor(async () => {
      const asked = (await app.requests()).filter(({ path }) => path.endsWith(SEARCH)).at(-1)
      expect(asked?.body).toMatchObject({ keyword: 'Backstube' })
    })
    await waitFor(() => expect(screen.getByRole('listbox')).toHaveFocus())
    await app.user.keyboard('{Enter}')
    expect(await screen.findByRole('heading', { level: 1, name: 'Backstube Birkental' })).toBeVisible()
  })

  it('opens the plant that a shared address names, and the one before with the back button; is walked and chosen from by keyboard; says so when a plant is not ours', async () => {
    const app = await renderApp({ as: 'owner', at: '/plant/infos/device?plant=63400010' })
    expect(await screen.findByRole('heading', { level: 1, name: 'Feldscheune Lerchengrund' })).toBeVisible()
    const box = await list()
    const options = await within(box).findAllByRole('option')
    await app.user.click(options[0] as HTMLElement)
    expect(await screen.findByRole('heading', { level: 1, name: 'Kranichhof' })).toBeVisible()
    window.history.back()
    expect(await screen.findByRole('heading', { level: 1, name: 'Feldscheune Lerchengrund' })).toBeVisible()

    box.focus()
    await app.user.keyboard('{End}{ArrowUp}{Enter}')
    await waitFor(() => {
      expect(within(box).getAllByRole('option')[1]).toHaveAttribute('aria-selected', 'true')
    })
    expect(await screen.findByRole('heading', { level: 1, name: 'Backstube Birkental' })).toBeVisible()
    await app.user.keyboard('{Home}')
    const active = box.getAttribute('aria-activedescendant') ?? ''
    expect(document.getElementById(active)).toHaveAttribute('aria-posinset', '1')

    await go('/plant/infos/device?plant=63900014')
    expect(await screen.findByRole('button', { name: 'Retry' })).toBeVisible()
    expect(screen.queryByText('Meadow Mill')).not.toBeInTheDocument()
    expect(within(await list()).getAllByRole('option')).toHaveLength(3)
  })

  it('S2-73 S4-25 welcomes a user without plants and asks no detail', async () => {
    const app = await renderApp({ as: 'new' })
    expect(await screen.findByRole('heading', { level: 1, name: 'You have no plant yet' })).toBeVisible()
    expect(screen.getByText('Total 0 records')).toBeVisible()
    expect((await app.requests()).some(({ path }) => path.includes(DETAIL))).toBe(false)
  })

  it('fails in place beside the plant that the address names, and recovers by Retry', async () => {
    const app = await renderApp({
      as: 'owner',
      at: '/plant/infos/device?plant=63400020',
      faults: [{ match: { path: SEARCH }, status: 500, body: { code: '16', msg: 'broken' } }],
    })
    expect(await screen.findByRole('heading', { level: 1, name: 'Backstube Birkental' })).toBeVisible()
    const retry = screen.getByRole('button', { name: 'Retry' })
    await app.heal()
    await app.user.click(retry)
    expect(await within(await list()).findAllByRole('option')).toHaveLength(3)
    // It was shown in its place alone; a toast would still stand.
    expect(screen.queryByText('Server failure.')).not.toBeInTheDocument()
  })

  it('asks again by itself when the network is back', async () => {
    const app = await renderApp({
      as: 'owner',
      at: DEVICES,
      faults: [{ match: { path: SEARCH }, drop: true }],
    })
    expect(await screen.findByRole('button', { name: 'Retry' })).toBeVisible()
    await app.heal()
    window.dispatchEvent(new Event('offline'))
    window.dispatchEvent(new Event('online'))
    expect(await within(await list()).findAllByRole('option')).toHaveLength(3)
  })

  it('23: a view that was limited for want of the detail is whole when the network is back, and when Refresh is pressed', async () => {
    const app = await renderApp({
      as: 'owner',
      faults: [{ match: { path: DETAIL }, drop: true }],
    })
    const limited = () => screen.findByText('Limited view: details did not load')
    const gone = () =>
      waitFor(() => expect(screen.queryByText('Limited view: details did not load')).not.toBeInTheDocument())
    await limited()
    await app.heal()
    window.dispatchEvent(new Event('online'))
    await gone()
    await app.inject({ match: { path: DETAIL }, status: 500, body: { code: '16', msg: 'broken' } })
    await app.user.click(within(await list()).getAllByRole('option')[1] as HTMLElement)
    await limited()
    await app.heal()
    await app.user.click(screen.getByRole('button', { name: 'Refresh' }))
    await gone()
  })

  it('is resized by keys, folds away, and both are remembered', async () => {
    const app = await renderApp({ as: 'owner', at: DEVICES })
    const edge = await screen.findByRole('separator', { name: 'Width of the list' })
    edge.focus()
    await app.user.keyboard('{ArrowRight}{ArrowRight}')
    expect(edge).toHaveAttribute('aria-valuenow', '352')
    expect(app.booted.services.storage.paneWidth()).toBe(352)
    await app.user.click(screen.getByRole('button', { name: 'Close the list' }))
    expect(screen.queryByRole('listbox')).not.toBeInTheDocument()
    await app.user.click(screen.getByRole('button', { name: 'Open the list' }))
    expect(await list()).toBeVisible()
  })
})
