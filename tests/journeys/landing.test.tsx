import { act, screen, waitFor, within } from '@testing-library/react'
import { expect, it } from 'vitest'
import { preferencesOf } from '../../src/providers/preferences'
import { renderApp } from '../support/render-app'

/** Addresses begin with what is given. */
const BEGINS = [
  { landing: 'plants', as: 'owner', at: '/plant' },
  { landing: 'alerts', as: 'owner', at: '/alerts' },
  { landing: 'alerts', as: 'viewer', at: '/plant' },
  { landing: 'applications', as: 'owner', at: '/application' },
] as const

it.each(BEGINS)(
  'S2-09 somebody who begins with $landing, as $as, is led to $at',
  async ({ landing, as, at }) => {
    const { booted } = await renderApp({ as, at: '/account/settings/common' })
    preferencesOf(booted.services.storage).choose({ landing })
    act(() => {
      window.history.pushState(null, '', '/')
      window.dispatchEvent(new PopStateEvent('popstate'))
    })
    await waitFor(() => expect(window.location.pathname).not.toBe('/'))
    await waitFor(() => expect(window.location.pathname.startsWith(at)).toBe(true))
  },
)

const FAREWELL = '/oauth2-s/oauth/logout'

it.each([
  FAREWELL,
  '/operating/station/search',
  '/maintain-s/operating/station/',
  '/fast/system/',
  '/maintain-s/',
])(
  '25: signing out leaves no tab on the page of a plant while %s is on its way, and none when it comes',
  async (late) => {
    const held: (() => void)[] = []
    let holds = false
    const app = await renderApp({
      as: 'owner',
      at: '/plant/infos/data?plant=63400030',
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
