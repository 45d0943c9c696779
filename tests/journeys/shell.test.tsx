import { screen, waitFor, within } from '@testing-library/react'
import { describe, expect, it } from 'vitest'
import { GUARDED_ROUTES, PUBLIC_ROUTES } from '../../src/app/routes'
import { go } from '../support/go'
import { renderApp } from '../support/render-app'
import { walked } from '../support/walk'

describe('routes', () => {
  it('S2-08 every address but the public ones needs a session, and is remembered for after it; S2-02, S2-04..S2-07 those do not, nor does S2-41 an unknown one', async () => {
    await renderApp({ at: '/plant/infos/data' })
    await screen.findByLabelText('Account')
    // Each is told from the public ones in `src/app/routes.test.ts`.
    for (const at of walked(GUARDED_ROUTES, 5)) {
      await go(at)
      await waitFor(() =>
        expect([window.location.pathname, (window.history.state as { usr?: unknown }).usr]).toEqual([
          '/login',
          expect.objectContaining({ from: at }),
        ]),
      )
      expect(await screen.findByLabelText('Account')).toBeVisible()
    }
    for (const at of PUBLIC_ROUTES) {
      await go(at)
      await waitFor(() => {
        const { textContent } = screen.getByRole('heading', { level: 1 })
        expect(textContent === 'Sign in', at).toBe(at === '/login')
      })
      expect(window.location.pathname).toBe(at)
    }
    await go('/no-such-page')
    expect(await screen.findByRole('heading', { name: 'There is no such page' })).toBeVisible()
    expect(screen.getByRole('link', { name: 'To sign-in' })).toBeVisible()
  })

  it('S2-09 S2-10 S2-11 S2-21 S2-27 S2-28 addresses of areas lead on to the first page of each; S2-41 an unknown one is not found; S2-29 the account area is kept alive while another route is shown', async () => {
    const app = await renderApp({ at: '/', as: 'new' })
    await waitFor(() => expect(window.location.pathname).toBe('/plant/infos/data'))
    for (const [at, to] of [
      ['/plant', '/plant/infos/data'],
      ['/application', '/application/home'],
      ['/account', '/account/settings/base'],
      ['/application/home', '/application/home'],
      ['/account/settings', '/account/settings/base'],
    ] as const) {
      await go(at)
      await waitFor(() => expect(window.location.pathname).toBe(to))
    }
    const heading = await screen.findByRole('heading', { name: 'Personal settings' })
    await app.user.click(screen.getByRole('link', { name: 'Functional applications' }))
    await screen.findByRole('heading', { name: 'Functional applications' })
    expect(heading).not.toBeVisible()
    await app.user.click(screen.getByRole('link', { name: 'Account' }))
    await waitFor(() => expect(heading).toBeVisible())
    await go('/no-such-page')
    expect(await screen.findByRole('heading', { name: 'There is no such page' })).toBeVisible()
    expect(screen.getByRole('link', { name: 'To my plants' })).toBeVisible()
  })

  it('S2-22 S1-63 S1-65 S1-67 /application/home offers the applications that are switched on', async () => {
    await renderApp({
      at: '/application/home',
      as: 'new',
      configuration: { functions: { largeScreen: false, insurance: false } },
    })
    const main = await screen.findByRole('main')
    await within(main).findByRole('heading', { name: 'Functional applications' })
    const offered = within(main)
      .getAllByRole('link')
      .map((link) => link.getAttribute('href'))
    expect(offered).toEqual(['/application/detail/deviceCharge', '/application/detail/messageCharge'])
  })

  it('S2-22 an application that cannot be used says why on its card, and leads nowhere', async () => {
    await renderApp({
      at: '/application/home',
      as: 'viewer',
      faults: [
        { match: { path: '/maintain-s/capabilities' }, body: { capabilities: ['dataPlans', 'insurance'] } },
      ],
    })
    const main = await screen.findByRole('main')
    const card = (name: string) => within(main).getByText(name, { selector: 'strong' }).parentElement
    await within(main).findByRole('heading', { level: 1 })
    await waitFor(() => expect(card('Device charge')).toHaveTextContent(/needs the permission “device:read”/))
    await waitFor(() => expect(card('Message charge')).toHaveTextContent('Not available on this server'))
    const links = within(main)
      .getAllByRole('link')
      .map((link) => link.getAttribute('href'))
    expect(links).toEqual(['/application/detail/insurance'])
  })

  /** Which function each belongs to stands in `src/domain/brand/function-places.test.ts`. */
  it('S1-62 S1-63 S1-68 S1-69 S1-70 S1-72 what is switched off is not offered', async () => {
    const off = [
      ['/plant/infos/component-layout', 'deviceLayout'],
      ['/plant/infos/exportdata', 'deviceDataExport'],
      ['/largescreen', 'largeScreen'],
      ['/account/settings/udesk', 'onlineCustomer'],
      ['/register', 'register'],
      ['/forgetPassword', 'forgotPassword'],
    ] as const
    const functions = Object.fromEntries(off.map(([, feature]) => [feature, false]))
    await renderApp({ at: '/application/home', as: 'new', configuration: { functions } })
    for (const [at] of off) {
      await go('/application/home')
      await screen.findByRole('heading', { name: 'Functional applications' })
      await go(at)
      expect(await screen.findByRole('heading', { name: 'This is not offered here' }), at).toBeVisible()
    }
  })
})

describe('permission of the account area', () => {
  it('is refused without the code user, and the page names it', async () => {
    await renderApp({ at: '/account', as: 'operator' })
    expect(await screen.findByRole('heading', { name: 'You may not see this page' })).toBeVisible()
    expect(screen.getByText(/“user”/)).toBeVisible()
  })

  it('is open to a user with no role codes at all', async () => {
    await renderApp({ at: '/account', as: 'norole' })
    expect(await screen.findByRole('heading', { name: 'Personal settings' })).toBeVisible()
  })
})
