import { screen, waitFor, within } from '@testing-library/react'
import { describe, expect, it } from 'vitest'
import { go } from '../support/go'
import { loadingParts } from '../support/loading-parts'
import { refusedCalls } from '../support/refused-calls'
import { renderApp } from '../support/render-app'
import { FULL, walked } from '../support/walk'

const SEVERAL = { multiDataCentre: true }
const NOT_ALLOWED = 'You may not see this page'

describe('what an account sees', () => {
  it.each([
    ['S1-09 an admin', 'admin', [/Organisation admin/i, /Meridian Solar Operations/]],
    ['S1-09 a manager', 'manager', [/User manager/i]],
  ])('%s has the name of the identity in the head', async (_, as, names) => {
    await renderApp({ as, at: '/application/home' })
    // The head is drawn anew once the rights are there.
    for (const name of names)
      await waitFor(() => expect(within(screen.getByRole('banner')).getByText(name)).toBeVisible())
  })

  it('S1-01 S4-30 S6-05 a viewer has the two shared plants; what the codes of each do not allow is neither shown nor asked', async () => {
    const app = await renderApp({ as: 'viewer', at: '/plant/infos/data' })
    expect(await screen.findByText('Total 2 records')).toBeVisible()
    const seen = new Set<string | null>()
    for (const [plant, alarms, devices] of [
      ['Kranichhof 63400030', true, false],
      ['Zagroda Bursztynowa 63900010', false, true],
    ] as const) {
      const [, name = '', id = ''] = /^(.+) (\d+)$/.exec(plant) ?? []
      await go(`/plant/infos/data?plant=${id}`)
      await screen.findByRole('heading', { level: 1, name })
      const tabs = within(await screen.findByRole('navigation', { name: 'Plant pages' }))
      await tabs.findByRole('link', { name: 'Details' })
      if (devices) await tabs.findByRole('link', { name: /^Devices/ })
      if (alarms) await screen.findByRole('region', { name: 'Latest alarms' })
      expect(screen.queryAllByRole('region', { name: 'Latest alarms' })).toHaveLength(alarms ? 1 : 0)
      expect(tabs.queryAllByRole('link', { name: /^Devices/ })).toHaveLength(devices ? 1 : 0)
      // Every page that is offered here is answered.
      for (const link of tabs.getAllByRole('link')) {
        // In a walk that of the second plant as well, where the first has the like.
        if (!FULL && seen.has(link.textContent)) continue
        seen.add(link.textContent)
        await go(link.getAttribute('href') ?? '')
        await waitFor(() => expect(loadingParts()).toEqual([]))
      }
    }
    expect(await refusedCalls(app)).toEqual([])
  })

  const LISTS: readonly (readonly [as: string, paths: readonly string[]])[] = [
    ['owner', ['/members', '/roles']],
    ['norole', ['/members', '/roles']],
    ['operator', ['/roles']],
  ]

  it.each(walked(LISTS, ([as]) => as !== 'owner'))(
    'S6-05 S6-07 S6-08 lists that %s may not read are not asked for',
    async (as, paths) => {
      const app = await renderApp({ as, at: '/application/home' })
      await screen.findByRole('heading', { name: 'Functional applications' })
      for (const path of paths) {
        await go(path)
        expect(await screen.findByRole('heading', { name: NOT_ALLOWED })).toBeVisible()
        await go('/application/home')
        await waitFor(() => expect(screen.queryByRole('heading', { name: NOT_ALLOWED })).toBeNull())
      }
      expect(await refusedCalls(app)).toEqual([])
      // One's own role, by its id, is asked for by everybody.
      const asked = (await app.requests()).map(({ path }) => path)
      expect(asked.filter((path) => /\/acc\/org\/member|\/auth\/role$/.test(path))).toEqual([])
      const menu = within(screen.getByRole('navigation', { name: 'Main menu' }))
      expect(menu.queryByRole('link', { name: 'Roles' })).toBeNull()
      expect(menu.queryAllByRole('link', { name: 'Members' })).toHaveLength(as === 'operator' ? 1 : 0)
      expect(menu.queryAllByRole('link', { name: 'Account' })).toHaveLength(as === 'operator' ? 0 : 1)
      await app.user.click(screen.getByRole('button', { name: /Account menu$/ }))
      expect(await screen.findByRole('button', { name: 'Log Out' })).toBeVisible()
      expect(screen.queryAllByRole('link', { name: 'Account Security' })).toHaveLength(
        as === 'operator' ? 0 : 1,
      )
      if (as !== 'operator') return
      // Nor is a filter by roles offered where members are listed.
      await go('/members')
      await app.user.click(await screen.findByRole('button', { name: 'Add filter' }))
      const filters = within(await screen.findByRole('group', { name: 'Filters' }))
      expect(await filters.findByRole('button', { name: 'State' })).toBeVisible()
      expect(filters.queryByRole('button', { name: 'Role' })).toBeNull()
    },
  )

  it('S1-35 S7-05 S7-06 S7-33 S2-53 an account in both data centres gets a notice and has other plants in each', async () => {
    const app = await renderApp({ as: 'twice', at: '/plant/infos/data', configuration: SEVERAL })
    const first = await screen.findByRole('heading', { level: 1 })
    expect(await screen.findByText(/several data centres/)).toBeVisible()
    const european = first.textContent
    await app.user.click(screen.getByRole('button', { name: /Account menu$/ }))
    await app.user.click(await screen.findByRole('button', { name: 'Log Out' }))
    await app.user.selectOptions(await screen.findByLabelText('Data region'), 'CN')
    await app.user.type(screen.getByLabelText('Account'), 'twice@heliograph.example')
    await app.user.type(screen.getByLabelText('Password'), 'Harbour-Sun-58')
    await app.user.click(screen.getByRole('button', { name: 'Log in' }))
    await waitFor(() => expect(window.location.pathname).toBe('/plant/infos/data'))
    const own = await screen.findByRole('heading', { level: 1, name: /\p{Script=Han}/u })
    expect(own.textContent).not.toBe(european)
    const prefixes = (await app.requests()).filter(({ path }) => path.includes('/maintain-s/'))
    expect(prefixes.at(-1)?.path).toMatch(/^\/mdc-cn\//)
    const change = prefixes.findIndex(({ path }) => path.startsWith('/mdc-cn/'))
    expect(prefixes.slice(change).every(({ path }) => path.startsWith('/mdc-cn/'))).toBe(true)
  })
})
