import { describe, expect, it } from 'vitest'
import { mapsScript } from './maps-address'

const NONE = { amapKey: '', gmapKey: '', mapsProxy: '' }

describe('the maps script', () => {
  it('S7-24 comes directly with the configured key', () => {
    expect(mapsScript('google', { ...NONE, gmapKey: 'a b' }, 'de')).toBe(
      'https://maps.googleapis.com/maps/api/js?key=a+b&language=de&v=weekly&loading=async',
    )
    expect(mapsScript('amap', { ...NONE, amapKey: 'k' }, 'zh')).toBe(
      'https://webapi.amap.com/maps?v=2.0&key=k&lang=zh_cn',
    )
  })

  it('S7-25 comes from the proxy without one, and then no key of ours is in it', () => {
    const maps = { ...NONE, amapKey: 'other', mapsProxy: '/maps-proxy?x=1' }
    expect(mapsScript('google', maps, 'de')).toBe('/maps-proxy?x=1&service=google&language=de')
  })

  it('is not loaded where there is neither', () => expect(mapsScript('google', NONE, 'de')).toBeNull())
})
