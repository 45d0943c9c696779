import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import {
  BRAND_TEXT_TYPES,
  brandStatus,
  brandText,
  brandTokens,
  CHART_PALETTE,
  chartPalette,
  DEFAULT_TOKENS,
  ENERGY_HUES,
  ENERGY_TEXT,
  readBrand,
  safeAddress,
  SURFACES,
  THEMES,
  TOKEN_TEXT,
} from './branding'
import { contrast, parseColour, type Rgb } from './colour'

const rgb = (code: string): Rgb => {
  const parsed = parseColour(code)
  if (!parsed) throw new Error(`no colour: ${code}`)
  return parsed
}

const REPLY = {
  system: 'SOLARMAN',
  status: 'OK',
  supportLanList: ['en', 'de', 'pl'],
  apiKeyDtoList: [{ type: 'googleMap', apiKey: 'key-1' }],
  textList: [
    { type: 'SHOW_NAME', lan: 'en', textInfo: 'Sunrise Portal' },
    { type: 'SHOW_NAME', lan: 'de', textInfo: 'Sonnenportal' },
  ],
  colorList: [
    { type: 'primary', colorCode: '#4c87ff', alpha: 60 },
    { type: 'error', colorCode: 'red', alpha: 100 },
    { type: 'chart-2', colorCode: '#0f0', alpha: 100 },
    { type: 'chart-1', colorCode: '#f00', alpha: 100 },
  ],
  blockFunctionCodeList: ['suggestion'],
  extendWeb: '{"topNaviLogo":"https://brand.example/logo.svg"}',
  officalDomain: 'portal.example.org',
  squareLogoLink: 'https://brand.example/square.png',
  trackingCode: null,
}

describe('readBrand', () => {
  it('S3-32 S3-33 S3-34 S3-35 S3-36 reads the reply', () => {
    const brand = readBrand(REPLY)
    expect(brand).toMatchObject({
      system: 'SOLARMAN',
      languages: ['en', 'de', 'pl'],
      mapKeys: { googleMap: 'key-1', amap: null },
      blocked: ['suggestion'],
      topNavigationLogo: 'https://brand.example/logo.svg',
      domain: 'portal.example.org',
      squareLogo: 'https://brand.example/square.png',
      trackingCode: null,
      chartColours: ['rgba(255,0,0,1)', 'rgba(0,255,0,1)'],
    })
    expect(brand?.colours.get('primary')).toBe('rgba(76,135,255,0.6)')
    expect(brandText(brand, 'SHOW_NAME', 'de')).toBe('Sonnenportal')
    expect(brandText(brand, 'SHOW_NAME', 'pl')).toBe('Sunrise Portal')
    expect(brandText(brand, 'RECT_LOGO', 'de')).toBeNull()
    expect(brandText(null, 'SHOW_NAME', 'de')).toBeNull()
  })

  it('S5-37 a colour that is not accepted falls back to the default of its type', () => {
    const tokens = brandTokens(readBrand(REPLY)?.colours ?? new Map())
    expect(tokens.primary).toBe('rgba(76,135,255,0.6)')
    expect(tokens.error).toBe('rgba(245,34,45,1)')
  })

  it.each([null, undefined, '', '<html>', 7, [], {}])('S4-03 %s is no brand', (raw) => {
    expect(readBrand(raw)).toBeNull()
    expect(brandStatus(readBrand(raw))).toBe('ok')
  })

  it.each(['STOP', 'EXPIRED', ''])('S4-01 status "%s" suspends', (status) => {
    expect(brandStatus(readBrand({ ...REPLY, status }))).toBe('suspended')
  })

  it.each(['OK', ' OK', null])('S4-01 status "%s" does not', (status) => {
    expect(brandStatus(readBrand({ ...REPLY, status }))).toBe('ok')
  })

  it('S3-36 broken extendWeb and dangerous addresses give no logo', () => {
    for (const extendWeb of [
      '{',
      'null',
      '[]',
      '{"topNaviLogo":"javascript:alert(1)"}',
      5,
      '{"topNaviLogo":7}',
    ])
      expect(readBrand({ ...REPLY, extendWeb })?.topNavigationLogo).toBeNull()
    for (const address of [
      'javascript:alert(1)',
      '//evil.example/x',
      '/\\evil.example',
      'ftp://x',
      ' ',
      'data:text/html,x',
    ])
      expect(safeAddress(address)).toBeNull()
    for (const address of ['https://a.example/x.png', '/logo.svg', 'data:image/png;base64,AA=='])
      expect(safeAddress(address)).toBe(address)
  })

  it('S4-04 never throws, whatever the reply', () => {
    fc.assert(fc.property(fc.anything(), (raw) => void brandStatus(readBrand(raw))))
    const field = fc.oneof(fc.jsonValue(), fc.anything())
    const shape = Object.fromEntries(Object.keys(REPLY).map((key) => [key, field]))
    fc.assert(
      fc.property(fc.record(shape, { requiredKeys: [] }), (raw) => {
        const brand = readBrand(raw)
        for (const type of BRAND_TEXT_TYPES) brandText(brand, type, 'en')
        brandTokens(brand?.colours ?? new Map())
      }),
    )
    fc.assert(fc.property(fc.json(), (json) => void readBrand(JSON.parse(json))))
  })
})

describe('palettes', () => {
  it('S9-22 S9-23 S9-24 S9-25 default tokens', () => {
    expect(DEFAULT_TOKENS).toEqual({
      primary: '#4c87ff',
      success: '#52c41a',
      warning: '#faad14',
      error: '#f5222d',
    })
    expect(brandTokens(new Map())).toMatchObject({ primary: 'rgba(76,135,255,1)' })
  })

  it('S3-09 asks for 19 kinds of text', () => expect(new Set(BRAND_TEXT_TYPES).size).toBe(19))

  it('S9-28 a brand palette counts when it has more than 10 colours', () => {
    const colours = Array.from({ length: 12 }, (_, index) => `#0000${index + 10}`)
    expect(chartPalette('dark', colours)).toBe(colours)
    expect(chartPalette('dark', colours.slice(0, 11))).toHaveLength(11)
    expect(chartPalette('dark', colours.slice(0, 10))).toBe(CHART_PALETTE.dark)
    expect(chartPalette('light')).toBe(CHART_PALETTE.light)
  })

  it.each(THEMES)('text shades reach 4.5:1 on every surface of the %s theme', (theme) => {
    const { page, card, raised, text, secondaryText } = SURFACES[theme]
    const shades = { ...TOKEN_TEXT[theme], ...ENERGY_TEXT[theme], text, secondaryText }
    for (const surface of [page, card, raised])
      for (const [name, shade] of Object.entries(shades))
        expect.soft(contrast(rgb(shade), rgb(surface)), `${name} on ${surface}`).toBeGreaterThanOrEqual(4.5)
    for (const hue of Object.values(ENERGY_HUES)) expect(parseColour(hue)).not.toBeNull()
  })

  it.each(THEMES)('S9-26 ten colours stay apart for colour-blind eyes in the %s theme', (theme) => {
    const palette = CHART_PALETTE[theme].map(rgb)
    expect(palette).toHaveLength(10)
    palette.forEach((one, index) => {
      expect(contrast(one, rgb(SURFACES[theme].card))).toBeGreaterThanOrEqual(3)
      for (const other of palette.slice(index + 1))
        for (const [eyes, matrix] of Object.entries(EYES))
          expect.soft(distance(seen(one, matrix), seen(other, matrix)), eyes).toBeGreaterThan(0.08)
    })
  })
})

/** Machado et al. 2009, full severity. */
const EYES: Record<string, readonly (readonly [number, number, number])[]> = {
  usual: [
    [1, 0, 0],
    [0, 1, 0],
    [0, 0, 1],
  ],
  protan: [
    [0.152286, 1.052583, -0.204868],
    [0.114503, 0.786281, 0.099216],
    [-0.003882, -0.048116, 1.051998],
  ],
  deutan: [
    [0.367322, 0.860646, -0.227968],
    [0.280085, 0.672501, 0.047413],
    [-0.01182, 0.04294, 0.968881],
  ],
  tritan: [
    [1.255528, -0.076749, -0.178779],
    [-0.078411, 0.930809, 0.147602],
    [0.004733, 0.691367, 0.3039],
  ],
}

function seen(colour: Rgb, matrix: readonly (readonly [number, number, number])[]): number[] {
  const linear = colour.map((value) =>
    value <= 10.31475 ? value / 3294.6 : ((value / 255 + 0.055) / 1.055) ** 2.4,
  )
  return matrix.map((row) => {
    const sum = row.reduce((total, weight, index) => total + weight * (linear[index] ?? 0), 0)
    return Math.min(1, Math.max(0, sum))
  })
}

/** Björn Ottosson's OKLab, where distances are what eyes see. */
function distance(a: number[], b: number[]): number {
  const lab = ([red = 0, green = 0, blue = 0]: number[]): [number, number, number] => {
    const l = Math.cbrt(0.4122214708 * red + 0.5363325363 * green + 0.0514459929 * blue)
    const m = Math.cbrt(0.2119034982 * red + 0.6806995451 * green + 0.1073969566 * blue)
    const s = Math.cbrt(0.0883024619 * red + 0.2817188376 * green + 0.6299787005 * blue)
    return [
      0.2104542553 * l + 0.793617785 * m - 0.0040720468 * s,
      1.9779984951 * l - 2.428592205 * m + 0.4505937099 * s,
      0.0259040371 * l + 0.7827717662 * m - 0.808675766 * s,
    ]
  }
  const [x, y] = [lab(a), lab(b)]
  return Math.hypot(x[0] - y[0], x[1] - y[1], x[2] - y[2])
}
