import { fireEvent, screen, waitFor, within } from '@testing-library/react'
import { beforeEach, describe, expect, it, onTestFinished, vi } from 'vitest'
import { fleetAlerts } from '../../src/transport/calls/alerts'
import { fleetDevices } from '../../src/transport/calls/fleet'
import { go } from '../support/go'
import { renderApp } from '../support/render-app'

const SEVERAL = { multiDataCentre: true }

beforeEach(() => {
  vi.spyOn(Element.prototype, 'clientHeight', 'get').mockReturnValue(640)
  vi.spyOn(Element.prototype, 'clientWidth', 'get').mockReturnValue(1200)
})

describe("an owner's first morning", () => {
  it.each([
    ['links to the policy that exists', 'https://sunrise.example/privacy'],
    ['of a policy that nobody has written is not asked for', null],
  ])('21: consent %s', async (_, policy) => {
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

  it('21: who is advised to merge accounts gets the way to the other one', async () => {
    const app = await renderApp({ as: 'twice', at: '/account/settings/common', configuration: SEVERAL })
    await app.user.click(
      await screen.findByRole('button', { name: 'Log in in Mainland China to hand its plants over' }),
    )
    expect(await screen.findByRole('heading', { name: 'Sign in' })).toBeVisible()
    expect(app.booted.services.storage.regionChoice()?.code).toBe('CN')
  })

  it('20: what is missing of a new plant is named in the order of the form and at its fields, and the first has the focus; the position of the phone fills in what hangs on it', async () => {
    const getCurrentPosition = (found: PositionCallback) =>
      found({ coords: { latitude: 52.52, longitude: 13.405 } } as GeolocationPosition)
    Object.defineProperty(navigator, 'geolocation', { configurable: true, value: { getCurrentPosition } })
    onTestFinished(() => void Reflect.deleteProperty(navigator, 'geolocation'))
    const app = await renderApp({ as: 'owner', at: '/plants/new' })
    await screen.findByLabelText(/^Country/)
    await app.user.click(screen.getByRole('button', { name: 'Create plant' }))
    // Fields whose code is still on its way have no label yet.
    await waitFor(() => {
      const list = document.querySelector<HTMLElement>('[role=alert] ul')
      expect(list).not.toBeNull()
      const named = within(list as HTMLElement)
        .getAllByRole('button')
        .map((one) => one.textContent ?? '')
      const shown = [...document.querySelectorAll('main form label')]
        .map((label) => named.find((name) => label.textContent?.startsWith(name)))
        .filter((name) => name !== undefined)
      expect(named.length).toBeGreaterThan(3)
      expect(named).toEqual([...new Set(shown)])
    })
    await waitFor(() => expect(screen.getByLabelText(/^Name/)).toHaveFocus())
    // A missing place and a missing zone say that an area or the map fills them in.
    const refused = (why: string) => expect.stringMatching(new RegExp(`${why}.*Please fill this in`))
    const box = await screen.findByLabelText('Latitude')
    await waitFor(() => expect(box).toHaveAccessibleDescription(refused('press on the map')))
    expect(screen.getByLabelText(/zone/i)).toHaveAccessibleDescription(refused('from the area'))
    const summary = (await screen.findByText(/^Fields to check/)).parentElement as HTMLElement
    expect(within(summary).getByText('Country')).toBeVisible()
    await app.user.click(await screen.findByRole('button', { name: 'Use my position' }))
    await waitFor(() => expect(screen.getByLabelText('Latitude')).toHaveValue('52.52'))
    expect(await screen.findByText('Germany')).toBeVisible()
    await waitFor(() => expect(within(summary).queryByText('Country')).not.toBeInTheDocument())
  })

  it('24: a plant opened from a sorted table keeps its order: next, previous and back', async () => {
    const app = await renderApp({ as: 'admin', plants: 12, at: '/plants' })
    const grid = await screen.findByRole('grid')
    await within(grid).findByText('Meadow Mill')
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

  it('20: waiting for the first data leads to adding a logger', async () => {
    const app = await renderApp({ as: 'admin', plants: 12, at: '/plant/infos/data?plant=63900007' })
    const waiting = await screen.findByRole('region', { name: 'Waiting for the first data' })
    expect(within(waiting).getAllByRole('listitem')[0]).toHaveTextContent(/^Is the logger powered/)
    await app.user.click(await within(waiting).findByRole('button', { name: /logger/i }))
    expect(await screen.findByRole('dialog', { name: /logger/i })).toBeVisible()
  })

  const searching = async () => {
    const app = await renderApp({ as: 'admin', plants: 12, at: '/plant' })
    await screen.findByRole('heading', { level: 1, name: 'Meadow Mill' }, { timeout: 30_000 })
    await screen.findByRole('link', { name: 'Plants' }, { timeout: 15_000 })
    const open = async (text: string, option: RegExp) => {
      await app.user.keyboard('{Control>}k{/Control}')
      await app.user.type(await screen.findByRole('combobox', { name: 'Search commands and plants' }), text)
      const [found] = await screen.findAllByRole('option', { name: option }, { timeout: 10_000 })
      await app.user.click(found as HTMLElement)
    }
    return { app, send: app.booted.services.send, open }
  }

  it('24: the palette leads to the table of plants, and opens serials, also those of another plant, members and alarms', async () => {
    const { app, send, open } = await searching()
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

    const [alarm] = (await send(fleetAlerts({ language: 'en', zone: 'UTC', status: '0', size: 1 }))).rows
    await open(alarm?.name ?? '', new RegExp(`^${alarm?.name}.*Alarm$`))
    await waitFor(() => expect(window.location.pathname).toBe('/alerts'))
    expect(window.location.search).toMatch(/[?&]r=/)

    await go('/plant/infos/data')
    await screen.findByRole('heading', { level: 1, name: 'Meadow Mill' })
    const here = new URLSearchParams(window.location.search).get('plant')
    const { rows } = await send(fleetDevices('INVERTER', { size: 100 }))
    const far = rows.find(({ plantId }) => plantId !== null && String(plantId) !== here)
    await open(far?.serial ?? '', new RegExp(`${far?.serial} · ${far?.plantName} ?Device$`))
    await waitFor(() => expect(window.location.search).toBe(`?plant=${far?.plantId}&r=${far?.id}`))
    expect(
      await screen.findByText(far?.plantName ?? '', { selector: 'h1' }, { timeout: 15_000 }),
    ).toBeVisible()
  }, 90_000)

  const placed = async () => {
    const app = await renderApp({ as: 'owner', at: '/plants/new' })
    await screen.findByLabelText(/^Country/, {}, { timeout: 15_000 })
    const held = (label: RegExp) =>
      (screen.getByLabelText(label).closest('.ant-select') as HTMLElement).textContent
    const choose = async (label: RegExp, word: string) => {
      const box = screen.getByLabelText(label)
      await app.user.click(box)
      await app.user.type(box, word)
      await app.user.click(await screen.findByText(word, { selector: '.ant-select-item-option-content' }))
    }
    return { held, choose }
  }

  it('20: a pin that is pressed on the map fills in country, area, zone and the two numbers', async () => {
    vi.spyOn(Element.prototype, 'getBoundingClientRect').mockReturnValue(new DOMRect(0, 0, 600, 300))
    const { held } = await placed()
    const map = await screen.findByTitle(/map/i, {}, { timeout: 5000 })
    fireEvent.click(map, { clientX: 298, clientY: 112 })
    await waitFor(() => expect(screen.getByLabelText('Latitude')).not.toHaveValue(''))
    await waitFor(() => expect(held(/zone/i)).toMatch(/Europe\/Madrid/), { timeout: 5000 })
    expect(held(/Country/)).toBe('Spain')
    expect(held(/^Area/)).not.toBe('')
    expect(screen.getByLabelText('Latitude')).toHaveValue('43.52316')
    expect(screen.getByLabelText(/^Address/)).not.toHaveValue('')
  })

  it('20: country and area that are chosen stay, and put the pin into the area', async () => {
    const { held, choose } = await placed()
    await choose(/Country/, 'Germany')
    await choose(/^Area/, 'Bavaria')
    await waitFor(() => expect(screen.getByLabelText('Latitude')).not.toHaveValue(''), { timeout: 5000 })
    await waitFor(() => expect(held(/zone/i)).toMatch(/Europe\/Berlin/), { timeout: 5000 })
    expect(held(/Country/)).toMatch(/^Germany/)
    expect(held(/^Area/)).toMatch(/^Bavaria/)
  })
})
