import { act, screen, waitFor, within } from '@testing-library/react'
import { expect, it } from 'vitest'
import { prepareAlarms } from '../support/alarms'
import { demo, PASSWORD, type RenderedApp, renderApp } from '../support/render-app'
import { walked } from '../support/walk'

prepareAlarms()

const WAYS: readonly (readonly [string, (app: RenderedApp) => Promise<void>, string])[] = [
  [
    'the menu',
    async (app) => {
      const menu = within(await screen.findByRole('navigation', { name: 'Main menu' }))
      await app.user.click(await menu.findByRole('link', { name: /^Alarms/ }))
    },
    '/alerts',
  ],
  ['keys', (app) => app.user.keyboard('ga'), '/application/home'],
  [
    'the palette',
    async (app) => {
      await app.user.keyboard('{Control>}k{/Control}')
      const palette = within(await screen.findByRole('dialog'))
      await app.user.type(palette.getByRole('combobox'), 'Alarms')
      await app.user.click((await palette.findAllByRole('option', { name: /^Alarms/ }))[0] as HTMLElement)
    },
    '/alerts',
  ],
]

/** Each way is one to `navigate`, which a redirect gives way to (`src/kit/redirect.test.tsx`). */
it.each(walked(WAYS, ([name]) => name !== 'the palette'))(
  '25: somebody who goes elsewhere by %s stays there, though the start page was still choosing its plant',
  async (_, go, arrives) => {
    let release = () => {}
    const held = new Promise<void>((resolve) => (release = resolve))
    const app = await renderApp({
      as: 'owner',
      between: async (path, answer) => {
        const reply = await answer()
        if (path.endsWith('/operating/station/search')) await held
        return reply
      },
    })
    const menu = within(await screen.findByRole('navigation', { name: 'Main menu' }))
    await menu.findByRole('link', { name: /^Alarms/ })
    await go(app)
    await waitFor(() => expect(window.location.pathname).toBe(arrives))
    await act(async () => {
      release()
      await new Promise((later) => setTimeout(later, 100))
    })
    expect(await screen.findByRole('heading', { level: 1 })).toBeVisible()
    expect(window.location.pathname).toBe(arrives)
  },
)

it('S1-08 an owner signs in, sees three plants, goes elsewhere, 25: and back: the plant that is chosen anew leaves no step', async () => {
  const app = await renderApp({ at: '/' })
  await app.user.type(await screen.findByLabelText('Account'), demo('owner'))
  await app.user.type(screen.getByLabelText('Password'), PASSWORD)
  await app.user.click(screen.getByRole('button', { name: 'Log in' }))
  const list = await screen.findByRole('listbox', { name: 'My Plant(s)' })
  await waitFor(() => expect(within(list).getAllByRole('option')).toHaveLength(3))
  expect(await screen.findByText('Total 3 records')).toBeVisible()
  expect(window.location.pathname).toBe('/plant/infos/data')

  const menu = within(screen.getByRole('navigation', { name: 'Main menu' }))
  await app.user.click(await menu.findByRole('link', { name: /^Alarms/ }))
  const alarms = () => screen.findByRole('heading', { level: 1, name: 'Alarms' })
  expect(await alarms()).toBeVisible()
  await app.user.click(menu.getByRole('link', { name: 'My Plant(s)' }))
  await waitFor(() => expect(window.location.search).toMatch(/[?&]plant=/))
  window.history.back()
  await waitFor(() => expect(window.location.pathname).toBe('/alerts'))
  expect(await alarms()).toBeVisible()
  await waitFor(() => expect(screen.queryAllByRole('option')).toEqual([]))
  expect(window.location.pathname).toBe('/alerts')
})
