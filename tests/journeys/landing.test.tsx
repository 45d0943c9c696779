import { act, screen, waitFor, within } from '@testing-library/react'
import { expect, it } from 'vitest'
import { preferencesOf } from '../../src/providers/preferences'
import { renderApp } from '../support/render-app'
import { walked } from '../support/walk'

/** Addresses begin with what is given. */
const BEGINS = [
  { landing: 'plants', as: 'owner', at: '/plant' },
  { landing: 'alerts', as: 'owner', at: '/alerts' },
  { landing: 'alerts', as: 'viewer', at: '/plant' },
  { landing: 'applications', as: 'owner', at: '/application' },
] as const

const go = (to: string) =>
  act(() => {
    window.history.pushState(null, '', to)
    window.dispatchEvent(new PopStateEvent('popstate'))
  })

it.each(['owner', 'viewer'])('S2-09 %s begins where they chose to, or else with the plants', async (as) => {
  const { booted } = await renderApp({ as, at: '/account/settings/common' })
  for (const { landing, at } of BEGINS.filter((one) => one.as === as)) {
    preferencesOf(booted.services.storage).choose({ landing })
    go('/account/settings/common')
    go('/')
    await waitFor(() => expect(window.location.pathname).not.toBe('/'))
    await waitFor(() => expect(window.location.pathname.startsWith(at), landing).toBe(true))
  }
})

const GONE = /63499999|63900007/
const SEEN = '/plant/infos/relate?plant=63400030'

/** Where somebody was, and where they begin when they choose to begin there. */
const LEFT = [
  { as: 'owner', left: SEEN, at: SEEN },
  { as: 'owner', left: '/plant/infos/device?plant=63400030', at: '/plant/infos/device?plant=63400030' },
  { as: 'owner', left: '/alerts?m=0', at: '/alerts?m=0' },
  { as: 'owner', left: '/application/detail/insurance/claims', at: '/application/detail/insurance/claims' },
  // What one may not read, what is nowhere, and a plant that is gone or somebody else's.
  { as: 'owner', left: '/members', at: '/plant' },
  { as: 'viewer', left: '/alerts?m=0', at: '/plant' },
  { as: 'owner', left: '/nowhere', at: '/plant' },
  { as: 'owner', left: '/plant/infos/data?plant=63499999', at: '/plant' },
  { as: 'owner', left: '/plant/infos/data?plant=63900007', at: '/plant' },
] as const

/** In `npm test` one of each kind: what one may read, what one may not, what is nowhere, and a plant that is not theirs. */
const KINDS: readonly string[] = [
  SEEN,
  '/application/detail/insurance/claims',
  '/nowhere',
  '/plant/infos/data?plant=63499999',
]
const KEPT = walked(LEFT, ({ as, left }) => as === 'viewer' || KINDS.includes(left))

/** One after the other in one console. */
const WALKS = (['owner', 'viewer'] as const).map((as) => ({ as, lefts: KEPT.filter((one) => one.as === as) }))

it.each(WALKS)('S2-09 $as begins where they left off, or else with the plants', async ({ as, lefts }) => {
  const app = await renderApp({ as, at: '/account/settings/common' })
  preferencesOf(app.booted.services.storage).choose({ landing: 'last' })
  await screen.findByRole('heading', { level: 1 })
  for (const { left, at } of lefts) {
    go(left)
    await waitFor(() => expect(app.booted.services.storage.recall('last-place') ?? '').toContain(left))
    go('/account/settings/common')
    go('/')
    await waitFor(() => expect(window.location.pathname).not.toBe('/'))
    await act(() => new Promise((over) => setTimeout(over, 300)))
    const { pathname, search } = window.location
    if (at === '/plant') {
      expect(pathname, left).toMatch(/^\/plant(\/infos(\/data)?)?$/)
      await waitFor(() => expect(window.location.search).not.toMatch(GONE))
      expect(screen.queryByText(/not be found|no permission/i)).toBeNull()
    } else expect(pathname + search).toBe(at)
  }
})

it('S2-09 nobody begins where somebody else was', async () => {
  const app = await renderApp({ as: 'owner', at: '/account/settings/common' })
  const { storage, session } = app.booted.services
  preferencesOf(storage).choose({ landing: 'last' })
  act(() => {
    window.history.pushState(null, '', '/application/home')
    window.dispatchEvent(new PopStateEvent('popstate'))
  })
  await waitFor(() => expect(storage.recall('last-place') ?? '').toContain('/application/home'))
  // Sign-in leads back to where one was signed out, which is another matter.
  act(() => {
    window.history.pushState(null, '', '/version')
    window.dispatchEvent(new PopStateEvent('popstate'))
  })
  await waitFor(() => expect(document.querySelector('.shell')).toBeNull())
  await act(() => session.logout())
  await act(() => session.login({ account: 'viewer@heliograph.example', password: 'Harbour-Sun-58' }))
  act(() => {
    window.history.pushState(null, '', '/')
    window.dispatchEvent(new PopStateEvent('popstate'))
  })
  await waitFor(() => expect(window.location.pathname).toMatch(/^\/plant/))
})

const FAREWELL = '/oauth2-s/oauth/logout'

/** The last is all that the page of a plant asks for, the one before it among them. */
const LATE = [FAREWELL, '/operating/station/search', '/maintain-s/']

it.each(walked(LATE, (late) => late !== '/operating/station/search'))(
  '25: signing out leaves no tab on the page of a plant while %s is on its way, and none when it comes',
  async (late) => {
    const held: (() => void)[] = []
    let holds = false
    const app = await renderApp({
      as: 'owner',
      at: '/plant/infos/relate?plant=63400030',
      between: async (path, answer) => {
        const said = await answer()
        if (holds && path.includes(late)) await new Promise<void>((over) => held.push(over))
        return said
      },
    })
    const tabs = await screen.findByRole('navigation', { name: 'Plant pages' })
    const devices = await within(tabs).findByRole('link', { name: 'Devices' })
    holds = true
    await app.user.click(screen.getByRole('button', { name: 'Refresh' }))
    await app.user.click(devices)
    if (late !== FAREWELL) await waitFor(() => expect(held).not.toHaveLength(0))
    await app.user.click(screen.getByRole('button', { name: /Account menu/ }))
    await app.user.click(screen.getByRole('button', { name: 'Log Out' }))
    expect(await screen.findByText('You are logged out.')).toBeVisible()
    await act(async () => {
      for (const over of held) over()
      await new Promise((later) => setTimeout(later, 50))
    })
    expect(window.location.pathname).toBe('/login')
    expect(screen.queryByText('Kranichhof')).not.toBeInTheDocument()
  },
)
