import { screen, within } from '@testing-library/react'
import { expect, it } from 'vitest'
import { renderApp } from '../support/render-app'

const AT = 1_781_950_000
const OK = { at: AT, result: 'OK', agent: 'Phone' }

it('S2-32 sessions and sign-ins say the country of their address in words, and nothing of one that is not known', async () => {
  await renderApp({
    as: 'owner',
    at: '/account/settings/security',
    between: async (path, answer) => {
      const place = { address: '192.0.2.…', countryCode: 'PL' }
      const here = { address: '127.0.0.…', countryCode: null }
      if (path.endsWith('/session/log'))
        return Response.json({
          total: 2,
          data: [
            { ...OK, ...place },
            { ...OK, ...here },
          ],
        })
      if (path.endsWith('/session'))
        return Response.json([
          { id: 'a', sinceTime: AT, lastTime: AT, agent: 'Phone', current: false, ...place },
        ])
      return answer()
    },
  })
  const section = async (name: string) =>
    (await screen.findByRole('heading', { name })).closest('section') as HTMLElement
  const sessions = within(await section('Where you are signed in'))
  expect(await sessions.findByText(/^Place: Poland \(192\.0\.2\.…\) · Since: /)).toBeVisible()
  const log = within(await section('Sign-in log'))
  expect(await log.findByText(/ · Poland \(192\.0\.2\.…\)$/)).toBeVisible()
  expect(await log.findByText(/ · 127\.0\.0\.…$/)).toBeVisible()
})
