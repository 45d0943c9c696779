import { describe, expect, it } from 'vitest'
import { contrast, parseColour, type Rgb, toRgba } from '../domain/brand/colour'
import { paletteOf } from './theme'

const rgb = (colour: string | undefined): Rgb => parseColour(colour) ?? [0, 0, 0]
const SCHEMES = ['light', 'dark'] as const
const BRANDS: readonly [string, ReadonlyMap<string, string>][] = [
  ['the default brand', new Map()],
  ['a pale brand', new Map([['primary', 'rgba(255,235,120,1)']])],
  ['a dark brand', new Map([['primary', 'rgba(20,20,60,1)']])],
]

describe.each(SCHEMES)('%s palette', (scheme) => {
  it.each(BRANDS)('reads with %s: text 4.5:1, controls 3:1', (_, colours) => {
    const { variables } = paletteOf(scheme, colours)
    for (const ground of ['surface-page', 'surface-card', 'surface-raised']) {
      for (const ink of ['ink', 'ink-soft', 'primary-ink', 'success-ink', 'warning-ink', 'error-ink']) {
        expect([ink, ground, contrast(rgb(variables[ink]), rgb(variables[ground]))]).toSatisfy(
          (found: [string, string, number]) => found[2] >= 4.5,
        )
      }
    }
    expect(contrast(rgb(variables['on-primary']), rgb(variables['primary']))).toBeGreaterThanOrEqual(4.5)
    expect(contrast(rgb(variables['line-strong']), rgb(variables['surface-card']))).toBeGreaterThanOrEqual(3)
    expect(contrast(rgb(variables['ink']), rgb(variables['error-wash']))).toBeGreaterThanOrEqual(4.5)
    expect(contrast(rgb(variables['primary-ink']), rgb(variables['primary-wash']))).toBeGreaterThanOrEqual(
      4.5,
    )
  })

  it('S1-41 keeps the brand on fills', () => {
    const { variables, tokens } = paletteOf(scheme, new Map([['primary', 'rgba(0,170,85,1)']]))
    expect(variables['primary']).toBe('#00aa55')
    expect(tokens.primary).toBe('#00aa55')
  })

  it("S9-26, S9-28 shows ten plot colours, or a brand's when it has more than ten", () => {
    expect(paletteOf(scheme).variables['chart-10']).toBeDefined()
    const twelve = new Map(
      Array.from({ length: 12 }, (_, index) => [`chart-${index + 1}`, `rgba(${index},0,0,1)`] as const),
    )
    expect(paletteOf(scheme, twelve).variables['chart-12']).toBe('rgba(11,0,0,1)')
  })

  it.each([
    [
      'a dark brand',
      [
        ['menu', '#0a2c3a'],
        ['menu-text', '#123456'],
        ['top-navigation', '#083344'],
      ],
    ],
    [
      'a pale brand',
      [
        ['menu', '#ffee99'],
        ['menu-selected', '#ffe'],
        ['topNaviText', '#fefefe'],
      ],
    ],
    ['no colours', []],
  ] as const)('S3-10 menu and top navigation read with %s', (_, pairs) => {
    const colours = new Map(pairs.map(([type, code]) => [type, toRgba(code) ?? '']))
    const { variables } = paletteOf(scheme, colours)
    for (const family of ['menu', 'top']) {
      const ratio = (ink: string, ground: string) =>
        contrast(rgb(variables[`${family}${ink}`]), rgb(variables[`${family}${ground}`]))
      expect(ratio('-ink', '')).toBeGreaterThanOrEqual(4.5)
      expect(ratio('-ink-soft', '')).toBeGreaterThanOrEqual(4.5)
      expect(ratio('-ink', '-hover')).toBeGreaterThanOrEqual(4.5)
      expect(ratio('-active-ink', '-active')).toBeGreaterThanOrEqual(4.5)
    }
  })

  it('S3-10 the colour of what failed is the brand’s', () => {
    expect(paletteOf(scheme, new Map([['fail', 'rgba(142,59,70,1)']])).variables['fail']).toBe('#8e3b46')
  })
})
