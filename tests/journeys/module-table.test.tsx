import { screen } from '@testing-library/react'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
// Parts of the screen that a browser loads with its first visit.
import '../../src/pages/device/device-page'
import '../../src/pages/plant/layout/layout-page'
import { go } from '../support/go'
import { renderApp } from '../support/render-app'

const HOME = 63400030
const ROOF = 63400020
const LONG = { timeout: 10_000 }
const at = (plant: number, more = '') => `/plant/infos/component-layout?plant=${String(plant)}${more}`

describe('15: a row of the table', () => {
  beforeEach(() => {
    // jsdom lays nothing out; the virtual rows want a height.
    vi.spyOn(Element.prototype, 'clientHeight', 'get').mockReturnValue(400)
    vi.spyOn(Element.prototype, 'clientWidth', 'get').mockReturnValue(1440)
    vi.spyOn(HTMLElement.prototype, 'offsetHeight', 'get').mockReturnValue(400)
    vi.spyOn(HTMLElement.prototype, 'offsetWidth', 'get').mockReturnValue(1440)
  })
  afterEach(() => void vi.restoreAllMocks())

  it('opens its device, by a key as well; one that does not measure itself opens its inverter; the table is searched and ordered like every list', async () => {
    const app = await renderApp({ as: 'owner', at: at(ROOF) })
    await app.user.click(await screen.findByRole('button', { name: 'Table' }, LONG))
    expect(await screen.findByText('Total 24 records', undefined, LONG)).toBeVisible()
    const search = screen.getByRole('searchbox', { name: 'Search: Modules' })
    await app.user.type(search, 'west')
    expect(await screen.findByText('Total 12 records')).toBeVisible()
    await app.user.clear(search)
    await screen.findByText('Total 24 records')
    const open = await screen.findByRole('button', { name: 'Open device: South roof 1.1' }, LONG)
    open.closest<HTMLElement>('[role=row]')?.focus()
    await app.user.keyboard('o')
    expect(await screen.findByRole('heading', { level: 1, name: 'Optimizer 1' }, LONG)).toBeVisible()

    await go(at(HOME, '&as=table'))
    const name = 'Open what it is connected to: South roof 1.1'
    const above = await screen.findByRole('button', { name }, LONG)
    expect(screen.queryByRole('button', { name: /^Open device: / })).not.toBeInTheDocument()
    await app.user.click(above)
    expect(await screen.findByRole('heading', { level: 1, name: 'Inverter 1' }, LONG)).toBeVisible()
  })
})
