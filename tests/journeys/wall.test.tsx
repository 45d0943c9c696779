import { act, screen, waitFor, within } from '@testing-library/react'
import { afterEach, describe, expect, it, vi } from 'vitest'
import { saveScreen } from '../../src/transport/calls/own-extras'
import { go } from '../support/go'
import { pressFirst } from '../support/record-steps'
import { renderApp } from '../support/render-app'

const LIST = '/application/detail/largeScreen'
/** Noon, when the first four of the panels stand: they take turns. */
const NOW = Math.ceil(Date.parse('2026-06-20T11:00:00Z') / 210_000) * 210_000
const figure = async (name: string) => (await screen.findByText(name, { selector: 'dt' })).parentElement

afterEach(() => {
  vi.useRealTimers()
})

describe('the wall', () => {
  it('S2-40 S7-110 fills the window with the fleet: no header, no menu, figures of all plants', async () => {
    const app = await renderApp({ at: '/largescreen', as: 'admin', plants: 12, now: NOW })
    const power = await figure('Production now')
    await waitFor(() => expect(power).toHaveTextContent(/\d+\.\d\d [kM]?W/))
    expect(screen.queryByRole('banner')?.className ?? '').not.toContain('shell')
    expect(screen.queryByRole('navigation')).not.toBeInTheDocument()
    const states = screen.getByRole('region', { name: /^Plants by state/ })
    expect(within(states).getByText('Online')).toBeVisible()
    const asked = await app.requests()
    expect(asked.filter(({ path }) => path.endsWith('/station/screen/search'))).toHaveLength(1)
  })

  it('S2-40 bars of 30 whole days, with the best and the mean', async () => {
    const app = await renderApp({ at: '/largescreen', as: 'owner', now: NOW })
    const days = await screen.findByRole('region', { name: /^Production of the last 30 days/ })
    await waitFor(() => expect(days).toHaveTextContent(/Best day, \d\d\/0[56] ?\d+\.\d\d.kWh/))
    expect(days).toHaveTextContent(/Daily mean ?\d+\.\d\d.kWh/)
    expect(days.querySelectorAll('rect')).toHaveLength(30)
    const asked = await app.requests()
    expect(asked.filter(({ path }) => path.endsWith('/produced/days'))).toHaveLength(1)
  })

  it('says why there are no figures, and shows none as 0', async () => {
    await renderApp({
      at: '/largescreen',
      as: 'owner',
      faults: [{ match: { path: '/station/screen/search' }, status: 500, body: { code: '16', msg: 'no' } }],
    })
    await waitFor(() =>
      expect(
        screen
          .getAllByRole('status')
          .map((one) => one.textContent)
          .join(''),
      ).not.toBe(''),
    )
    expect(await figure('Production now')).toHaveTextContent('--')
  })

  it('S2-25 S1-63 is set up in a list of displays, with a preview of what the form says', async () => {
    const app = await renderApp({ at: LIST, as: 'owner', now: NOW })
    expect(await screen.findByText(/No wall display yet/)).toBeVisible()
    await pressFirst(app, 'Create')
    await app.user.type(await screen.findByLabelText(/^Name/), 'Foyer')
    await app.user.click(await screen.findByLabelText('Hide plant names'))
    const weakest = await screen.findByRole('region', { name: /Fewest full-power hours/ })
    await waitFor(() => expect(weakest).toHaveTextContent('Plant 634000'))
    expect(screen.getByText('Foyer')).toBeVisible()
    await app.user.click(screen.getByRole('button', { name: 'Set up wall display' }))
    await app.user.click(await screen.findByRole('link', { name: 'Open full screen' }))
    expect(await screen.findByRole('heading', { level: 1, name: 'Foyer' })).toBeVisible()
    expect(window.location.search).toMatch(/screen=\d+/)
    expect(await screen.findByText(/1 Plant 634000/)).toBeVisible()
  })

  it('S2-25 a link shows one display to a browser that is not signed in, until it is revoked', async () => {
    const app = await renderApp({ at: '/application/home', as: 'owner', now: NOW })
    const { send, session } = app.booted.services
    const { id } = await send(saveScreen({ name: 'Foyer', content: { masked: true } }))
    await go(`${LIST}/${id}`)
    expect((await screen.findAllByText('No link'))[0]).toBeVisible()
    await app.user.click(await screen.findByRole('button', { name: 'Create link' }))
    const dialog = () => within(screen.getByRole('dialog'))
    await screen.findByRole('dialog')
    expect(dialog().getByText(/^Whoever has the link sees “Foyer” without signing in/)).toBeVisible()
    await app.user.selectOptions(dialog().getByLabelText('Expires after'), '30 days')
    await app.user.click(dialog().getByRole('button', { name: 'Create link' }))
    const address = (await screen.findByText(/largescreen#link=hgw_/)).textContent ?? ''
    await app.user.click(dialog().getByRole('button', { name: 'Done' }))
    expect(document.body).not.toHaveTextContent('hgw_')
    expect((await screen.findAllByText('Valid'))[0]).toBeVisible()
    await app.user.click(screen.getByRole('button', { name: 'More actions' }))
    await app.user.click(await screen.findByText('Revoke link'))
    const sure = within(await screen.findByRole('alertdialog'))
    expect(sure.getByText('The wall that uses it shows nothing from now on.')).toBeVisible()
    await app.user.click(sure.getByRole('button', { name: 'Cancel' }))

    const { storage } = app.booted.services
    const bearer = storage.rawToken()
    session.end(bearer, { kind: 'session' })
    await waitFor(() => expect(window.location.pathname).toBe('/login'))
    await go(new URL(address).pathname + new URL(address).hash)
    expect(await screen.findByRole('heading', { level: 1, name: 'Foyer' })).toBeVisible()
    const power = await figure('Production now')
    await waitFor(() => expect(power).toHaveTextContent(/\d+\.\d\d [kM]?W/))
    expect(document.body).not.toHaveTextContent(/Sign in|Harbour/)

    // Gone while it hangs there: said in plain words, and nothing is asked after that.
    const revoked = await app.cloud.handle(new Request(`http://localhost:3000/backyard-api-s/screen/${id}/link`, {
      method: 'POST',
      headers: { authorization: `Bearer ${bearer ?? ''}`, 'content-type': 'application/json' },
      body: JSON.stringify({ expiresTime: null }),
    }))
    expect(revoked?.status).toBe(200)
    await go('/login')
    await waitFor(() => expect(screen.queryByText('Foyer')).not.toBeInTheDocument())
    await go(new URL(address).pathname + new URL(address).hash)
    expect(await screen.findByRole('alert')).toHaveTextContent(/^This link has ended/)
    // Whichever of its calls is refused first.
    expect((await app.requests()).at(-1)).toMatchObject({ status: 401 })
  }) // oxfmt-ignore
})

it('S2-25 a link is limited to addresses, paused and let go on; the display says which', async () => {
  const app = await renderApp({ at: '/application/home', as: 'owner', now: NOW })
  const { send, storage } = app.booted.services
  const { id } = await send(saveScreen({ name: 'Foyer', content: {} }))
  await go(`${LIST}/${id}`)
  const dialog = () => within(screen.getByRole('dialog'))
  const make = async (from: string) => {
    await app.user.click(await screen.findByRole('button', { name: 'Create link' }))
    await app.user.clear(await screen.findByLabelText('Only from these addresses'))
    if (from !== '') await app.user.type(screen.getByLabelText('Only from these addresses'), from)
  }
  await make('203.0.113.0/24, foyer')
  expect(dialog().getByText(/^Type IP addresses or networks/)).toBeVisible()
  expect(dialog().getByRole('button', { name: 'Create link' })).toBeDisabled()
  await app.user.type(screen.getByLabelText('Only from these addresses'), '{Backspace>5/}203.0.113.9')
  await app.user.click(dialog().getByRole('button', { name: 'Create link' }))
  const elsewhere = (await screen.findByText(/largescreen#link=hgw_/)).textContent ?? ''
  await app.user.click(dialog().getByRole('button', { name: 'Done' }))
  expect(await screen.findByText('203.0.113.0/24, 203.0.113.9')).toBeVisible()

  await go(new URL(elsewhere).pathname + new URL(elsewhere).hash)
  expect(await screen.findByRole('alert')).toHaveTextContent(/^This link is not meant for here/)

  await go(`${LIST}/${id}`)
  await make('')
  await app.user.click(dialog().getByRole('button', { name: 'Create link' }))
  const address = (await screen.findByText(/largescreen#link=hgw_/)).textContent ?? ''
  await app.user.click(dialog().getByRole('button', { name: 'Done' }))
  expect(await screen.findByText('Anybody with the link')).toBeVisible()
  expect(screen.queryByText('Only from')).toBeNull()
  await app.user.click(await screen.findByRole('button', { name: 'More actions' }))
  await app.user.click(await screen.findByText('Pause link'))
  await app.user.click(
    within(await screen.findByRole('alertdialog')).getByRole('button', { name: 'Pause link' }),
  )
  expect((await screen.findAllByText('Paused'))[0]).toBeVisible()

  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'], shouldAdvanceTime: true })
  await go(new URL(address).pathname + new URL(address).hash)
  expect(await screen.findByRole('alert')).toHaveTextContent(/^This display is paused/)
  await app.cloud.handle(new Request(`http://localhost:3000/backyard-api-s/screen/${id}/link`, {
    method: 'POST',
    headers: { authorization: `Bearer ${storage.rawToken() ?? ''}`, 'content-type': 'application/json' },
    body: JSON.stringify({ paused: false }),
  })) // oxfmt-ignore
  await act(() => vi.advanceTimersByTimeAsync(61_000))
  // What is to be drawn next waits for a timer of this clock.
  expect(await screen.findByRole('heading', { level: 1, name: 'Foyer' })).toBeVisible()
})
