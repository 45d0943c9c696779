import { screen, waitFor, within } from '@testing-library/react'
import { expect, it } from 'vitest'
// Parts of the screen that a browser loads with its first visit.
import '../../src/console/palette/palette'
import '../../src/pages/device/device-page'
import '../../src/pages/plant/layout/layout-page'
import { renderApp } from '../support/render-app'

const HOME = 63400030
const ROOF = 63400020
const SLOW = { timeout: 10_000 }
const layout = (plant: number) => `/plant/infos/component-layout?plant=${String(plant)}`
const field = () => screen.findByRole('listbox', { name: /^Modules: / }, SLOW)
const heading = (name: string | RegExp) => screen.findByRole('heading', { level: 1, name }, SLOW)
const worst = async () => {
  const [first] = within(await screen.findByRole('region', { name: /^Worst/ }, SLOW)).getAllByRole('button')
  if (!first) throw new Error('nothing is the worst')
  first.focus()
}

it('parts of the plant and of the device in sight are commands: typed and opened; the worst module is chosen by Enter and opened by the next one, and the focus stands in the new screen', async () => {
  const app = await renderApp({ as: 'owner', at: `/plant/infos/data?plant=${String(ROOF)}` })
  await heading(/Backstube/)
  await app.user.keyboard('{Control>}k{/Control}')
  await app.user.type(await screen.findByRole('combobox', {}, SLOW), 'layout')
  expect(await screen.findByRole('option', { name: /^Backstube Birkental · Layout/ })).toBeVisible()
  await app.user.keyboard('{Enter}')
  const box = await field()
  await waitFor(() => expect(screen.getByRole('main')).toHaveFocus())
  await worst()
  await app.user.keyboard('{Enter}')
  expect(box).toHaveFocus()
  await app.user.keyboard('{Enter}')
  await heading('Optimizer 8')
  await waitFor(() => expect(screen.getByRole('main')).toHaveFocus())
  await app.user.keyboard('{Control>}k{/Control}')
  await app.user.type(await screen.findByRole('combobox', {}, SLOW), 'chart')
  expect(screen.getAllByRole('option')).toHaveLength(1)
  await app.user.keyboard('{Enter}')
  expect(await screen.findByRole('region', { name: 'Chart' }, SLOW)).toBeVisible()
  expect(window.location.search).toContain('tab=chart')
})

it('a module that does not measure itself leads to the inverter of its string', async () => {
  const app = await renderApp({ as: 'owner', at: layout(HOME) })
  await field()
  await worst()
  await app.user.keyboard('{Enter}')
  expect(await screen.findByRole('link', { name: 'Open device' })).toHaveAttribute(
    'href',
    expect.stringMatching(/^\/device-detail\?plant=63400030&serial=INV\d+$/),
  )
  await app.user.keyboard('{Enter}')
  await heading('Inverter 1')
})

it('a chart beside its sisters keeps the focus where it was, and says whose page this is', async () => {
  const app = await renderApp({
    as: 'owner',
    at: `/device-detail?plant=${String(ROOF)}&device=23400020067&tab=chart`,
  })
  const toggle = await screen.findByRole('button', { name: 'Beside its sisters' }, SLOW)
  toggle.focus()
  await app.user.keyboard('{Enter}')
  await waitFor(() => expect(toggle).toHaveAttribute('aria-pressed', 'true'))
  expect(toggle).toHaveFocus()
  const legend = within(screen.getByRole('group', { name: 'Series' }))
  expect(await legend.findByText('Optimizer 11', {}, SLOW)).toBeVisible()
  expect(toggle).toHaveFocus()
  expect(legend.getByText('Optimizer 8').closest('[aria-current]')).not.toBeNull()
})
