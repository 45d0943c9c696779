import { act, waitFor } from '@testing-library/react'
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
