import { screen, waitFor } from '@testing-library/react'
import { expect, it } from 'vitest'
import { renderApp } from '../support/render-app'

/**
 * One address of each place that somebody with plants goes to; those that lead on stand in `shell.test.tsx`. That the
 * others have their screen is for `every-address-speaks.test.tsx`, that a server brings the page at each for
 * `delivery.test.ts`.
 */
it.each([
  ['S2-11', '/plant/infos', '/plant/infos/data'],
  ['S2-14', '/plant/infos/device'],
  ['S2-17', '/plant/infos/exportdata'],
  ['S2-18', '/plant/infos/component-layout'],
  ['S2-19', '/device-detail'],
  ['S2-20', '/communicationReport'],
  ['S2-24', '/application/detail/messageCharge'],
  ['S2-33', '/account/settings/udesk'],
  ['S2-39', '/account/settings/exportAccount'],
  ['S2-40', '/largescreen'],
])('%s %s answers somebody who is signed in', async (_, asked, arrived = asked) => {
  await renderApp({ at: asked, as: 'owner' })
  await waitFor(() => expect(window.location.pathname).toBe(arrived))
  const title = await screen.findByRole('heading', { level: 1 }, { timeout: 10_000 })
  // An address that leads nowhere stays as it is, with a page that says so.
  expect(title).not.toHaveTextContent(/There is no such page|This is not offered/)
})
