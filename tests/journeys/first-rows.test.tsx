import { screen, waitFor } from '@testing-library/react'
import { describe, expect, it } from 'vitest'
import { type GivenApp, type RenderedApp, renderApp } from '../support/render-app'

const SEARCH = '/maintain-s/operating/station/search'
/** Rows beside the console's own screen. */
const AHEAD = ':is([role=listbox], [role=table]):not(#content *)'

/** With the rows that the page draws before the console is there. */
const open = (given: GivenApp): Promise<RenderedApp> => renderApp({ ...given, rowsAhead: true })

/** How often the first page of all plants was asked for. */
async function firstPages({ requests }: RenderedApp): Promise<number> {
  return (await requests()).filter(
    ({ path, query, body }) =>
      path.endsWith(SEARCH) &&
      query['page'] === '1' &&
      query['size'] === '20' &&
      JSON.stringify(body) === '{}',
  ).length
}

describe('the first plants', () => {
  it.each([
    ['/plant/infos/data', 'listbox', true],
    ['/plants', 'grid', true],
    // The console begins at once, whether their answer is there or not.
    ['/plant/infos/data', 'listbox', false],
    ['/plants', 'grid', false],
  ])(
    'are asked for once on %s, ahead of its screen, which shows that very answer',
    async (at, role, rowsAhead) => {
      const app = await renderApp({ at, as: 'owner', rowsAhead })
      await waitFor(() => expect(document.querySelector(`#content [role=${role}]`)).toBeVisible())
      await waitFor(() => expect(document.querySelector(AHEAD)).toBeNull())
      expect(await firstPages(app)).toBe(1)
    },
  )

  it.each(['/plants?q=mill', '/alerts', '/account/settings/base'])(
    'are not asked for ahead on %s',
    async (at) => {
      const app = await open({ at, as: 'owner' })
      await screen.findByRole('main')
      expect(await firstPages(app)).toBe(0)
    },
  )

  it('stand until the list is there and then once, also for somebody who opens one at once', async () => {
    await open({ at: '/plant/infos/data', as: 'admin' })
    const name = await waitFor(() => {
      const second = screen.getAllByRole('option')[1]
      if (second === undefined) throw new Error('no second plant')
      // At once: a moment later another row may stand at this place.
      second.click()
      return second.firstElementChild?.textContent ?? ''
    })
    expect(await screen.findByRole('heading', { level: 1, name: new RegExp(name) })).toBeVisible()
    expect(screen.getAllByRole('listbox')).toHaveLength(1)
  })

  it('of the table open like those of the list to come, wherever in its row one is pressed', async () => {
    await open({ at: '/plants', as: 'admin' })
    const name = await waitFor(() => {
      const row = document.querySelectorAll(`${AHEAD} [role=row]`)[1]
      const [link, power] = [
        row?.querySelector('a'),
        row?.querySelector<HTMLElement>('[role=cell]:last-child'),
      ]
      if (!link || !power) throw new Error('no second row yet')
      // At once: the list takes the place of these rows as soon as it can.
      power.click()
      return link.textContent
    })
    expect(await screen.findByRole('heading', { level: 1, name: new RegExp(name) })).toBeVisible()
  })

  it('that fail ahead are asked for again by the list, which says why', async () => {
    await open({
      at: '/plant/infos/data',
      as: 'owner',
      faults: [{ match: { path: SEARCH }, status: 500 }],
    })
    expect(await screen.findAllByRole('alert')).not.toHaveLength(0)
    expect(screen.queryByRole('option')).not.toBeInTheDocument()
  })

  it('are nobody’s after signing out', async () => {
    const { booted } = await open({ at: '/plant/infos/data', as: 'owner' })
    await booted.services.session.logout()
    expect(await screen.findByRole('heading', { name: 'Sign in' })).toBeVisible()
    expect(screen.queryByRole('listbox')).not.toBeInTheDocument()
  })
})
