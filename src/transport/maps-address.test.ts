import { describe, expect, it } from 'vitest'
import { mapsScript, mapsService } from './maps-address'

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

describe('the maps that are shown', () => {
  const google = { ...NONE, gmapKey: 'g' }
  const amap = { ...NONE, amapKey: 'a' }
  const both = { ...NONE, gmapKey: 'g', amapKey: 'a' }
  const proxy = { ...NONE, mapsProxy: '/maps' }
  it.each([
    ['one key only', google, 'CHINA', 'google'],
    ['one key only', amap, 'FOREIGN_1', 'amap'],
    ['both keys', both, 'CHINA', 'amap'],
    ['both keys', both, 'FOREIGN_1', 'google'],
    ['a proxy alone', proxy, 'CHINA', 'amap'],
    ['a key and a proxy', { ...proxy, amapKey: 'a' }, 'FOREIGN_1', 'amap'],
    ['nothing', NONE, 'CHINA', null],
  ] as const)('S3-11 with %s (%j) in %s are %s', (_, maps, region, service) => {
    expect(mapsService(maps, region)).toBe(service)
  })
})
