import { describe, expect, it } from 'vitest'
import { brandText, brandTokens, readBrand, safeAddress } from './branding'

const brandOf = (raw: object) => readBrand({ system: 'S', ...raw })

describe('a field of a provider that is broken is missing', () => {
  const EMPTY = {
    ...{ system: 'S', status: null, languages: null, mapKeys: { amap: null, googleMap: null }, texts: [] },
    ...{ colours: new Map(), chartColours: [], blocked: [], topNavigationLogo: null, domain: null },
    ...{ squareLogo: null, trackingCode: null },
  }

  it.each<[object, object]>([
    [{}, {}],
    [{ system: '' }, { system: null }],
    [{ system: 5 }, { system: null }],
    [{ status: ' STOP ' }, { status: 'STOP' }],
    [{ status: 5 }, {}],
    [{ supportLanList: ['de', '', 7, 'pl'] }, { languages: ['de', 'pl'] }],
    [{ supportLanList: ['', 7] }, {}],
    [{ supportLanList: 'de' }, {}],
    [
      { apiKeyDtoList: [null, { type: 'amap', apiKey: 'a' }, { type: 'googleMap', apiKey: 'g' }] },
      { mapKeys: { amap: 'a', googleMap: 'g' } },
    ],
    [
      {
        apiKeyDtoList: [
          { type: 'amap', apiKey: '' },
          { type: 'other', apiKey: 'o' },
        ],
      },
      {},
    ],
    [
      {
        textList: [
          { type: 'SHOW_NAME', textInfo: 'A' },
          { type: 'SHOW_NAME', lan: 'de', textInfo: '' },
        ],
      },
      { texts: [{ type: 'SHOW_NAME', language: '', text: 'A' }] },
    ],
    [{ textList: [{ lan: 'de', textInfo: 'A' }, 'B', [], { type: 'SHOW_NAME', lan: 'de' }] }, {}],
    [
      {
        colorList: [
          { type: 'primary', colorCode: '#ffffff', alpha: 100 },
          { colorCode: '#000000', alpha: 100 },
        ],
      },
      { colours: new Map([['primary', 'rgba(255,255,255,1)']]) },
    ],
    [{ colorList: [{ type: 'primary', colorCode: 'white', alpha: 100 }] }, {}],
    [{ blockFunctionCodeList: ['phone', null, ''] }, { blocked: ['phone'] }],
    [{ extendWeb: { topNaviLogo: '/logo.svg' } }, { topNavigationLogo: '/logo.svg' }],
    [{ extendWeb: '{"topNaviLogo":"/logo.svg"}' }, { topNavigationLogo: '/logo.svg' }],
    [{ extendWeb: '' }, {}],
    [{ officalDomain: 'a.example' }, { domain: 'a.example' }],
    [{ squareLogoLink: '/square.png' }, { squareLogo: '/square.png' }],
    [{ trackingCode: 'T' }, { trackingCode: 'T' }],
    [{ trackingCode: '' }, {}],
  ])('%j', (raw, part) => expect(brandOf(raw)).toEqual({ ...EMPTY, ...part }))

  it('colours of charts stand in the order of their numbers, from 1 to 12', () => {
    const colorList = [12, 1, 13, 0, 3].map((number) => ({
      ...{ type: `chart-${number}`, colorCode: `#0000${String(number).padStart(2, '0')}`, alpha: 100 },
    }))
    expect(brandOf({ colorList })?.chartColours).toEqual(['rgba(0,0,1,1)', 'rgba(0,0,3,1)', 'rgba(0,0,18,1)'])
  })
})

describe('a text of a provider', () => {
  const brand = brandOf({
    textList: [
      { type: 'SHOW_NAME', lan: 'fr', textInfo: 'F' },
      { type: 'RECT_LOGO', lan: 'de', textInfo: 'other' },
      { type: 'SHOW_NAME', lan: 'de-AT', textInfo: 'D' },
    ],
  })
  it('is that of the language, else the English one, else the first', () => {
    expect(['de', 'fr', 'pl'].map((language) => brandText(brand, 'SHOW_NAME', language))).toEqual([
      'D',
      'F',
      'F',
    ])
  })
})

it('each token is the colour of its own type', () => {
  const colours = new Map(['primary', 'success', 'warning', 'error'].map((name) => [name, `rgba(${name})`]))
  expect(brandTokens(colours)).toEqual(Object.fromEntries(colours))
})

it.each([
  ['http://a.example/x', 'http://a.example/x'],
  ['HTTPS://a.example/x', 'HTTPS://a.example/x'],
  ['  https://a.example/x ', 'https://a.example/x'],
  ['https://a.example/x y', null],
  ['see https://a.example', null],
  ['/', '/'],
  ['/a b', null],
  ['x/a', null],
  ['data:image/svg+xml,<svg/>', 'data:image/svg+xml,<svg/>'],
  ['data:image/bmp;base64,AA', null],
  ['', null],
  [7, null],
])('the address %j may be opened as %j', (given, address) => expect(safeAddress(given)).toBe(address))
