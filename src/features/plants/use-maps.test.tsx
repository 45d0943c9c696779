import { act, screen, waitFor } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { afterEach, describe, expect, it } from 'vitest'
import { renderPart } from '../../../tests/support/render-part'
import { PlatformProvider } from '../../console/services/platform'
import type { Maps } from '../../transport/maps-address'
import { useMaps } from './use-maps'

const NONE: Maps = { amapKey: '', gmapKey: '', mapsProxy: '' }
const scripts = () => [...document.head.querySelectorAll('script')].map(({ src }) => src)
const settle = (kind: 'load' | 'error') =>
  act(() => document.head.querySelector('script')?.dispatchEvent(new Event(kind)))

function Probe(props: { wanted: boolean }) {
  const { service, state, retry } = useMaps(props.wanted)
  return (
    <button type="button" onClick={retry}>
      {`${service ?? 'no'} map ${state}`}
    </button>
  )
}

/** A key of each test's own: what was loaded once from an address stays loaded in a page. */
const show = (maps: Partial<Maps>, wanted = true) =>
  renderPart(
    <PlatformProvider value={{ offers: () => true, origin: '', languages: [], maps: { ...NONE, ...maps } }}>
      <Probe wanted={wanted} />
      <Probe wanted={wanted} />
    </PlatformProvider>,
  )

describe('the maps of a screen', () => {
  afterEach(() => document.head.querySelectorAll('script').forEach((one) => one.remove()))

  it('S7-24 S1-43 S3-33 are loaded once, with the configured key', async () => {
    await show({ gmapKey: 'branded' })
    expect(screen.getAllByText('google map loading')).toHaveLength(2)
    expect(scripts()).toEqual([
      'https://maps.googleapis.com/maps/api/js?key=branded&language=en&v=weekly&loading=async',
    ])
    settle('load')
    expect(await screen.findAllByText('google map ready')).toHaveLength(2)
  })

  it('S7-25 come from the proxy without a key', async () => {
    await show({ mapsProxy: '/maps-proxy' })
    expect(scripts()).toEqual([`${window.location.origin}/maps-proxy?service=google&language=en`])
  })

  it('S3-11 are the ones there is a key for', async () => {
    await show({ amapKey: 'k' })
    expect(scripts()).toEqual(['https://webapi.amap.com/maps?v=2.0&key=k&lang=en'])
  })

  it('S7-24 are asked of nobody while no map is shown, or none can be', async () => {
    const { unmount } = await show({ gmapKey: 'unasked' }, false)
    expect(screen.getAllByText('google map none')).toHaveLength(2)
    unmount()
    await show({})
    expect(screen.getAllByText('no map none')).toHaveLength(2)
    expect(scripts()).toEqual([])
  })

  it('S7-24 that did not load are named, and loaded anew on demand', async () => {
    await show({ gmapKey: 'failing' })
    settle('error')
    const [first] = await screen.findAllByText('google map failed')
    expect(scripts()).toEqual([])
    await userEvent.click(first as HTMLElement)
    await waitFor(() => expect(scripts()).toHaveLength(1))
    settle('load')
    expect(await screen.findByText('google map ready')).toBeVisible()
  })
})
