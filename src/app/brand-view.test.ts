import { describe, expect, it } from 'vitest'
import { readBrand } from '../domain/brand/branding'
import { readConfiguration } from '../domain/brand/configuration'
import { brandView } from './brand-view'

const view = (brand: Record<string, unknown> | null, configuration: Record<string, unknown> = {}) =>
  brandView(readBrand(brand && { status: 'OK', ...brand }), readConfiguration(configuration))
const text = (type: string, textInfo: string, lan = 'en') => ({ type, lan, textInfo })
const colour = (type: string, colorCode: string, alpha = 100) => ({ type, colorCode, alpha })

describe('the brand that screens see', () => {
  it('S1-43 S3-33 a key of the brand comes before the configured one, each for itself', () => {
    const { maps } = view(
      { apiKeyDtoList: [{ type: 'googleMap', apiKey: 'branded' }] },
      { gmapKey: 'own', amapKey: 'own' },
    )
    expect(maps).toEqual({ gmapKey: 'branded', amapKey: 'own', mapsProxy: '' })
  })

  it('S1-40 S3-36 the top navigation has its own logo, the sign-in page that of the theme', () => {
    const brand = {
      textList: [text('RECT_LOGO', '/dark-ink.svg'), text('INVERT_RECT_LOGO', '/light-ink.svg')],
      extendWeb: '{"topNaviLogo":"/top.svg"}',
    }
    expect([view(brand).logoFor('light', 'en'), view(brand).logoFor('dark', 'en')]).toEqual([
      '/dark-ink.svg',
      '/light-ink.svg',
    ])
    expect(view(brand).topLogoFor('light', 'en')).toBe('/top.svg')
    expect(view({ ...brand, extendWeb: '{"topNaviLogo":' }).topLogoFor('light', 'en')).toBe('/dark-ink.svg')
  })

  it('S3-10 on a dark top navigation the inverted logo is taken in either theme', () => {
    const brand = {
      textList: [text('RECT_LOGO', '/dark-ink.svg'), text('INVERT_RECT_LOGO', '/light-ink.svg')],
      colorList: [colour('top-navigation', '#083344')],
    }
    expect(view(brand).topLogoFor('light', 'en')).toBe('/light-ink.svg')
    expect(view({ ...brand, colorList: [colour('topNaviBg', '#fff')] }).topLogoFor('dark', 'en')).toBe(
      '/dark-ink.svg',
    )
  })

  it.each([
    ['china.example', 'https://china.example', 'china.example'],
    ['https://china.example/home', 'https://china.example/home', 'china.example'],
    ['javascript:alert(1)', null, null],
    ['not a host', null, null],
  ])('S2-67 S3-09 the other data centre %s leads to %s', (domain, address, host) => {
    const other = view({
      textList: [text('DATA_CENTER_VISIT_DOMAIN_2', domain), text('DATA_CENTER_CURRENT', 'Here')],
    }).otherCentreIn('en')
    expect(other).toEqual(address === null ? null : { address, host, current: 'Here' })
  })

  it.each([
    ['a brand with a link', { textList: [text('MANNUAL_URL', 'https://light.example/manual', 'de')] }, true],
    ['a brand without', { textList: [] }, false],
    ['a brand whose link is none', { textList: [text('MANNUAL_URL', 'javascript:alert(1)')] }, false],
    ['no brand, whose documents are the portal’s own', null, true],
  ])('S6-10 the online manual of %s', (_, brand, offered) => {
    const { offers, manualIn } = view(brand)
    expect(offers('onlineInstructions')).toBe(offered)
    expect(manualIn('en')).toBe(brand !== null && offered ? 'https://light.example/manual' : null)
  })

  it('S3-29 S9-28 OEM colours count in OEM mode alone', () => {
    const oemData = {
      chartColors: ['#111', '#222'],
      colorList: [{ type: 'primary', colorCode: '#0a5', alpha: 50 }],
    }
    const oem = view(null, { isOem: true, oemData }).colours
    expect(Object.fromEntries(oem)).toEqual({
      'chart-1': 'rgba(17,17,17,1)',
      'chart-2': 'rgba(34,34,34,1)',
      primary: 'rgba(0,170,85,0.5)',
    })
    expect(view(null, { oemData }).colours.size).toBe(0)
  })

  it('S1-44 S3-38 shows the provider’s domain and script, and none without a brand', () => {
    const brand = { officalDomain: 'portal.example', trackingCode: 'https://count.example/a.js' }
    expect(view(brand)).toMatchObject({ domain: 'portal.example', tracking: 'https://count.example/a.js' })
    expect(view(null)).toMatchObject({ domain: null, tracking: null })
  })
})
