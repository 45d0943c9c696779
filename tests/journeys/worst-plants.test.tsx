import { screen, waitFor, within } from '@testing-library/react'
import { expect, it } from 'vitest'
import { prepareAlarms } from '../support/alarms'
import { type RenderedApp, renderApp } from '../support/render-app'

prepareAlarms()

const PLANTS = 60
const LISTED = '/operating/station/search'
const state = () => screen.getByRole('columnheader', { name: 'State' })
const worstStandFirst = () => {
  const states = screen
    .getAllByRole('row')
    .slice(1)
    .map(({ textContent }) => (/offline/i.test(textContent) ? 'worse' : 'better'))
  expect(states[0]).toBe('worse')
  expect(states.slice(states.indexOf('better'))).not.toContain('worse')
}
const pagesOf = async (app: RenderedApp, path: string, from: number) =>
  (await app.requests())
    .slice(from)
    .filter((one) => one.path.endsWith(path))
    .map(({ query }) => Number(query['page']))

async function worstFirst(app: RenderedApp) {
  await screen.findByText(`Total ${PLANTS} records`)
  await screen.findByRole('columnheader', { name: 'State' })
  const before = (await app.requests()).length
  for (const order of ['ascending', 'descending']) {
    await app.user.click(within(state()).getByRole('button'))
    await waitFor(() => expect(state()).toHaveAttribute('aria-sort', order))
  }
  return before
}

it('S9-02 the worst plants stand first over all pages, each asked once, where a server orders nothing', async () => {
  const app = await renderApp({
    as: 'admin',
    plants: PLANTS,
    at: '/plants',
    faults: [{ match: { path: '/maintain-s/capabilities' }, body: { capabilities: [] } }],
  })
  const before = await worstFirst(app)
  await waitFor(worstStandFirst)
  await waitFor(async () => expect(Math.max(...(await pagesOf(app, LISTED, 0)))).toBe(3))
  const pages = await pagesOf(app, LISTED, before)
  // One page in sight may have been asked for once more, to be up to date.
  expect(pages.length).toBeLessThanOrEqual(new Set(pages).size + 3)
  expect(screen.getByText(`Total ${PLANTS} records`)).toBeVisible()
})

it('9: a server that orders plants is asked for the worst first, and for no more pages than are in sight', async () => {
  const app = await renderApp({ as: 'admin', plants: PLANTS, at: '/plants' })
  await worstFirst(app)
  await waitFor(worstStandFirst)
  expect(screen.queryByText(/^Sorted within/)).toBeNull()
  const all = await app.requests()
  // Until the order is asked for, the list may look once more for what is new in its own.
  const since = all.findIndex(({ path }) => path.endsWith('/station/worst/search'))
  expect(await pagesOf(app, LISTED, since)).toEqual([])
  const worst = all.filter(({ path }) => path.endsWith('/station/worst/search'))
  expect(worst.map(({ query }) => query['order.direction'])).toContain('DESC')
  expect(Math.max(...worst.map(({ query }) => Number(query['page'])))).toBeLessThan(3)
})
