import { screen, waitFor, within } from '@testing-library/react'
import { beforeEach, describe, expect, it, onTestFinished, vi } from 'vitest'
import { renderApp } from '../support/render-app'

const SEVERAL = { multiDataCentre: true }

beforeEach(() => {
  vi.spyOn(Element.prototype, 'clientHeight', 'get').mockReturnValue(640)
  vi.spyOn(Element.prototype, 'clientWidth', 'get').mockReturnValue(1200)
})

describe("an owner's first morning", () => {
  it('a forgotten password in a fresh browser has a region, that of the account once it is named', async () => {
    const app = await renderApp({ at: '/forgetPassword', configuration: SEVERAL })
    const row = (await screen.findByText('Data region')).parentElement as HTMLElement
    expect(row).toHaveTextContent(/Europe/)
    await app.user.type(screen.getByRole('textbox', { name: 'E-mail' }), 'wang@heliograph.example')
    await app.user.tab()
    await waitFor(() => expect(row).toHaveTextContent(/China/))
    expect(document.body).not.toHaveTextContent('region.missing')
  })

  it.each([
    ['links to the policy that exists', 'https://sunrise.example/privacy'],
    ['of a policy that nobody has written is not asked for', null],
  ])('consent %s', async (_, policy) => {
    const textList = policy === null ? [] : [{ type: 'PRIVATE_TC', lan: 'en', textInfo: policy }]
    const match = { path: '/backyard-api-s/oem/project/basic-info' }
    const faults = [{ match, status: 200, body: { status: 'OK', textList } }]
    await renderApp({ at: '/register?region=EU', configuration: SEVERAL, faults })
    expect(await screen.findByRole('checkbox', { name: /data of my account/ })).toBeVisible()
    const boxes = screen.queryAllByRole('checkbox', { name: /privacy policy/ })
    expect(boxes).toHaveLength(policy === null ? 0 : 1)
    for (const box of boxes)
      expect(within(box.parentElement as HTMLElement).getByRole('link')).toHaveAttribute('href', policy)
  })

  it('who is advised to merge accounts gets the way to the other one', async () => {
    const app = await renderApp({ as: 'twice', at: '/account/settings/common', configuration: SEVERAL })
    await app.user.click(
      await screen.findByRole('button', { name: 'Log in in Mainland China to hand its plants over' }),
    )
    expect(await screen.findByRole('heading', { name: 'Sign in' })).toBeVisible()
    expect(app.booted.services.storage.regionChoice()?.code).toBe('CN')
  })

  it('a plant opened from a sorted table keeps its order: next, previous and back', async () => {
    const app = await renderApp({ as: 'admin', at: '/plants' })
    const grid = await screen.findByRole('grid')
    await within(grid).findByRole('row', { name: /Meadow Mill/ })
    const firstTwo = () =>
      within(grid)
        .getAllByRole('row')
        .slice(1, 3)
        .map((row) => within(row).getByRole('link').textContent ?? '')
    const unsorted = firstTwo()
    await app.user.click(within(grid).getByRole('button', { name: 'Name' }))
    await waitFor(() => expect(window.location.search).not.toBe(''))
    await waitFor(() => expect(firstTwo()).not.toEqual(unsorted))
    const names = firstTwo()
    const from = window.location.pathname + window.location.search
    await app.user.click(within(grid).getByRole('link', { name: names[0] ?? '' }))
    expect(await screen.findByRole('heading', { level: 1, name: names[0] ?? '' })).toBeVisible()
    const back = await screen.findByRole('link', { name: /^1 of \d+$/ })
    expect(back).toHaveAttribute('href', from)
    await app.user.keyboard(']')
    expect(await screen.findByRole('heading', { level: 1, name: names[1] ?? '' })).toBeVisible()
    await app.user.click(screen.getByRole('button', { name: 'Previous plant of the table' }))
    expect(await screen.findByRole('heading', { level: 1, name: names[0] ?? '' })).toBeVisible()
  })

  it('a new plant is placed by the position of the phone, and what that fills in is filled in', async () => {
    const getCurrentPosition = (found: PositionCallback) =>
      found({ coords: { latitude: 52.52, longitude: 13.405 } } as GeolocationPosition)
    Object.defineProperty(navigator, 'geolocation', { configurable: true, value: { getCurrentPosition } })
    onTestFinished(() => void Reflect.deleteProperty(navigator, 'geolocation'))
    const app = await renderApp({ as: 'owner', at: '/plants/new' })
    await app.user.click(await screen.findByRole('button', { name: 'Create' }))
    const summary = (await screen.findByText(/^Fields to check/)).parentElement as HTMLElement
    expect(within(summary).getByText('Country')).toBeVisible()
    await app.user.click(await screen.findByRole('button', { name: 'Use my position' }))
    await waitFor(() => expect(screen.getByLabelText('Latitude')).toHaveValue('52.52'))
    expect(await screen.findByText('Germany')).toBeVisible()
    await waitFor(() => expect(within(summary).queryByText('Country')).not.toBeInTheDocument())
  })

  it('waiting for the first data leads to adding a logger', async () => {
    const app = await renderApp({ as: 'admin', at: '/plant/infos/data?plant=63900007' })
    const waiting = await screen.findByRole('region', { name: 'Waiting for the first data' })
    await app.user.click(await within(waiting).findByRole('button', { name: /logger/i }))
    expect(await screen.findByRole('dialog', { name: /logger/i })).toBeVisible()
  })

  it('the palette leads to the table of plants, and finds serials, members and alarms', async () => {
    const app = await renderApp({ as: 'admin', at: '/plant' })
    await screen.findByRole('heading', { level: 1, name: 'Meadow Mill' })
    await screen.findByRole('link', { name: 'Plants' })
    await app.user.keyboard('{Control>}k{/Control}')
    const box = await screen.findByRole('combobox', { name: 'Search commands and plants' })
    await app.user.type(box, 'plants')
    expect(await screen.findByRole('option', { name: /^Plants ?Place$/ })).toBeVisible()
    await app.user.clear(box)
    await app.user.type(box, 'mika')
    expect(await screen.findByRole('option', { name: /^Mika Vale.*Member$/ })).toBeVisible()
    await app.user.clear(box)
    await app.user.type(box, 'LG')
    await app.user.click(await screen.findByRole('option', { name: /^Logger 1 · LG\d+ ?Device$/ }))
    await waitFor(() => expect(window.location.pathname).toBe('/plant/infos/device'))
  }, 60_000)
})
