import { waitFor } from '@testing-library/react'
import { expect, it } from 'vitest'
import { go } from '../support/go'
import { renderApp } from '../support/render-app'

/**
 * One address of each place that somebody with plants goes to; those that lead on stand in `shell.test.tsx`. That the
 * others have their screen is for `every-address-speaks.test.tsx`, that a server brings the page at each for
 * `delivery.test.ts`.
 */
const ASKED = [
  ['/plant/infos', '/plant/infos/data'],
  ['/plant/infos/device'],
  ['/plant/infos/exportdata'],
  ['/plant/infos/component-layout'],
  ['/device-detail'],
  ['/communicationReport'],
  ['/application/detail/messageCharge'],
  ['/account/settings/udesk'],
  ['/account/settings/exportAccount'],
  ['/largescreen'],
] as const

it('S2-11 S2-14 S2-17..S2-20 S2-24 S2-33 S2-39 S2-40 each of these addresses answers somebody who is signed in', async () => {
  await renderApp({ at: '/version', as: 'owner' })
  const title = () => document.querySelector('h1')
  for (const [asked, arrived = asked] of ASKED) {
    await go('/version')
    await waitFor(() => expect(title()).toHaveTextContent(/^Version$/))
    await go(asked)
    await waitFor(() => expect(window.location.pathname).toBe(arrived))
    await waitFor(() => expect(title(), asked).toHaveTextContent(/^(?!Version$)./))
    expect(title(), asked).toBeVisible()
    // An address that leads nowhere stays as it is, with a page that says so.
    expect(title(), asked).not.toHaveTextContent(/There is no such page|This is not offered/)
  }
})
