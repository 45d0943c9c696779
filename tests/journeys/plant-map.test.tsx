import { act, screen, waitFor, within } from '@testing-library/react'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { CONFIGURATION } from '../../mocks/configuration'
import { renderApp } from '../support/render-app'

interface Shown {
  center: unknown
  zoom: number
}

/** What a map service was asked to show, and how it says that it has. */
interface Service {
  shown: Shown[]
  options: Record<string, unknown>
  drawn(): void
}

const scripts = () => [...document.head.querySelectorAll('script')].filter(({ src }) => src !== '')
const settle = (kind: 'load' | 'error') => act(() => scripts().at(-1)?.dispatchEvent(new Event(kind)))
/** Degrees at the edge of the lines that the console draws itself. */
const lines = () =>
  [...document.querySelectorAll('svg text')].filter(({ textContent }) => /°[NEW]$/.test(textContent))

const silent = (): Service => ({ shown: [], options: {}, drawn: () => undefined })

/** A map is made. */
function begin(service: Service, options: object) {
  service.options = options as Record<string, unknown>
  service.shown.push(options as Shown)
}

function google(): Service {
  const service = silent()
  class Map {
    constructor(_holder: HTMLElement, options: object) {
      begin(service, options)
    }
    addListener(_name: string, listener: () => void) {
      service.drawn = listener
    }
    moveCamera(camera: object) {
      service.shown.push(camera as Shown)
    }
  }
  window.google = { maps: { importLibrary: () => Promise.resolve({ Map }) } }
  return service
}

function amap(): Service & { ended: boolean } {
  const service = { ...silent(), ended: false }
  class Map {
    constructor(_holder: HTMLElement, options: object) {
      begin(service, options)
    }
    on(_name: string, listener: () => void) {
      service.drawn = listener
    }
    setZoomAndCenter(zoom: number, center: unknown) {
      service.shown.push({ center, zoom })
    }
    destroy() {
      service.ended = true
    }
  }
  window.AMap = { Map }
  return service
}

beforeEach(() => {
  vi.spyOn(Element.prototype, 'clientHeight', 'get').mockReturnValue(640)
  vi.spyOn(Element.prototype, 'clientWidth', 'get').mockReturnValue(1200)
})

afterEach(() => {
  scripts().forEach((one) => one.remove())
  delete window.google
  delete window.AMap
})

const configured = (maps: Record<string, string>) => ({ ...CONFIGURATION, encryptedMode: false, ...maps })
const MISSING = /map service does not answer/

async function opened(maps: Record<string, string>, plants = 40) {
  const app = await renderApp({ as: 'admin', at: '/plants?m=1', configuration: configured(maps), plants })
  await screen.findByRole('list', { name: 'Plants' })
  return app
}

describe('the map of plants', () => {
  it('S7-24 S3-11 lies on the map of the service that there is a key for, and goes where its marks go', async () => {
    const service = google()
    // So many that the list beside the map is of its marks.
    const { user } = await opened({ gmapKey: 'of-google' }, 70)
    await waitFor(() => expect(scripts()).toHaveLength(1))
    expect(scripts()[0]?.src).toContain('https://maps.googleapis.com/maps/api/js?key=of-google&')
    expect(lines().length).toBeGreaterThan(0)
    settle('load')
    await waitFor(() => expect(service.shown).not.toEqual([]))
    expect(service.options).toMatchObject({ colorScheme: 'DARK', gestureHandling: 'none' })
    // As long as the service has drawn nothing there is no hole.
    expect(lines().length).toBeGreaterThan(0)
    act(() => service.drawn())
    await waitFor(() => expect(lines()).toEqual([]))
    const first = service.shown.at(-1)
    const [mark] = await within(screen.getByRole('list', { name: 'Plants' })).findAllByRole('button')
    await user.click(mark as HTMLElement)
    await waitFor(() => expect(service.shown.at(-1)?.zoom).toBeGreaterThan(first?.zoom ?? Infinity))
    expect(screen.queryByText(MISSING)).toBeNull()
  })

  it('S7-25 comes from the proxy without a key; a script that does not come is said, and asked for again', async () => {
    const service = google()
    const { user } = await opened({ mapsProxy: '/maps-of-us' })
    await waitFor(() => expect(scripts()).toHaveLength(1))
    expect(scripts()[0]?.src).toBe(`${window.location.origin}/maps-of-us?service=google&language=en`)
    settle('error')
    const note = await screen.findByText(MISSING)
    expect(lines().length).toBeGreaterThan(0)
    await user.click(
      within(note.closest('[role=status]') as HTMLElement).getByRole('button', { name: 'Retry' }),
    )
    await waitFor(() => expect(scripts()).toHaveLength(1))
    expect(screen.queryByText(MISSING)).toBeNull()
    // Who goes on by keyboard goes on from the plants.
    await waitFor(() => expect(document.activeElement).not.toBe(document.body))
    settle('load')
    await waitFor(() => expect(service.shown).not.toEqual([]))
    act(() => service.drawn())
    await waitFor(() => expect(lines()).toEqual([]))
  })

  it('S3-11 is that of AMap with its key alone, and ends with the screen', async () => {
    const service = amap()
    const { user } = await opened({ amapKey: 'of-amap' })
    await waitFor(() => expect(scripts()).toHaveLength(1))
    expect(scripts()[0]?.src).toContain('https://webapi.amap.com/maps?v=2.0&key=of-amap')
    settle('load')
    await waitFor(() => expect(service.shown).not.toEqual([]))
    expect(service.options).toMatchObject({ mapStyle: 'amap://styles/dark', dragEnable: false })
    await user.keyboard('v')
    await screen.findByRole('grid')
    expect(service.ended).toBe(true)
  })

  it('a script that brings no map is said like one that does not come', async () => {
    await opened({ gmapKey: 'of-nobody' })
    await waitFor(() => expect(scripts()).toHaveLength(1))
    settle('load')
    expect(await screen.findByText(MISSING)).toBeVisible()
    expect(lines().length).toBeGreaterThan(0)
  })

  it('a map that fails when it is moved is said to be missing, and the plants go on without it', async () => {
    const service = google()
    const { user } = await opened({ gmapKey: 'of-breakers' }, 70)
    await waitFor(() => expect(scripts()).toHaveLength(1))
    settle('load')
    await waitFor(() => expect(service.shown).not.toEqual([]))
    act(() => service.drawn())
    await waitFor(() => expect(lines()).toEqual([]))
    service.shown.push = () => {
      throw new Error('the service has ended')
    }
    const [mark] = await within(screen.getByRole('list', { name: 'Plants' })).findAllByRole('button')
    await user.click(mark as HTMLElement)
    expect(await screen.findByText(MISSING)).toBeVisible()
    expect(lines().length).toBeGreaterThan(0)
  })

  it('S7-24 asks nobody without a key and a proxy, nor for the table', async () => {
    const { user } = await opened({})
    expect(scripts()).toEqual([])
    expect(lines().length).toBeGreaterThan(0)
    await user.keyboard('v')
    await screen.findByRole('grid')
    expect(scripts()).toEqual([])
  })
})

it('S7-24 a pin is set on the map of the service', async () => {
  const service = google()
  await renderApp({ as: 'owner', at: '/plants/new', configuration: configured({ gmapKey: 'of-pins' }) })
  await waitFor(() => expect(scripts()).toHaveLength(1), { timeout: 20_000 })
  settle('load')
  await waitFor(() => expect(service.shown.at(-1)).toMatchObject({ center: { lng: 15 } }))
})
