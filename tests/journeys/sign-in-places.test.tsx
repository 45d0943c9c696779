import { screen, waitFor, within } from '@testing-library/react'
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

it('S2-32 sign-ins that are shown stay when no more of them come', async () => {
  const all = Array.from({ length: 25 }, (_, index) => ({ ...OK, at: AT - index }))
  let fails = false
  const app = await renderApp({
    as: 'owner',
    at: '/account/settings/security',
    between: async (path, answer) => {
      if (!path.endsWith('/session/log')) return answer()
      if (fails) return Response.json({ code: '16' }, { status: 500 })
      return Response.json({ total: 25, data: all.slice(0, shown) })
    },
  })
  let shown = 10
  const log = within(
    (await screen.findByRole('heading', { name: 'Sign-in log' })).closest('section') as HTMLElement,
  )
  const lines = () => log.getAllByRole('listitem')
  await waitFor(() => expect(lines()).toHaveLength(10))
  fails = true
  await app.user.click(log.getByRole('button', { name: /^Show more/ }))
  expect(await log.findByRole('alert')).toBeVisible()
  expect(lines()).toHaveLength(10)
  fails = false
  shown = 20
  await app.user.click(log.getByRole('button', { name: /^Retry/ }))
  await waitFor(() => expect(lines()).toHaveLength(20))
  expect(log.queryByRole('alert')).toBeNull()
})
