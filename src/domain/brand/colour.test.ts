import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { contrast, mix, parseColour, readable, toHex, toRgba } from './colour'

describe('toRgba', () => {
  it.each<[string, unknown, unknown, string]>([
    ['S5-35', '#4c87ff', 100, 'rgba(76,135,255,1)'],
    ['S5-35', '#F5222D', 100, 'rgba(245,34,45,1)'],
    ['S5-36', '#fff', 100, 'rgba(255,255,255,1)'],
    ['S5-36', '#08f', 100, 'rgba(0,136,255,1)'],
    ['S5-37', '4c87ff', 100, 'rgba(76,135,255,1)'],
    ['S5-38', '#fff', 50, 'rgba(255,255,255,0.5)'],
    ['S5-38', '#fff', 0, 'rgba(255,255,255,0)'],
    ['S5-38', '#fff', 7, 'rgba(255,255,255,0.07)'],
    ['S5-38', '#4c87ff', 60, 'rgba(76,135,255,0.6)'],
    ['S5-38', '#fff', '29', 'rgba(255,255,255,0.29)'],
    ['S5-38', '#fff', 250, 'rgba(255,255,255,1)'],
    ['S5-38', '#fff', -1, 'rgba(255,255,255,0)'],
    ['S5-38', '#fff', null, 'rgba(255,255,255,1)'],
    ['S5-38', '#fff', Number.NaN, 'rgba(255,255,255,1)'],
  ])('%s %s with %s is %s', (_, code, alpha, expected) => {
    expect(toRgba(code, alpha)).toBe(expected)
  })

  it.each<[string, unknown]>([
    ['S5-35', '#4c87f'],
    ['S5-35', '#4c87ffa'],
    ['S5-35', '#4c87fg'],
    ['S5-36', '#ff'],
    ['S5-36', '#ffff'],
    ['S5-36', '#0g0'],
    ['S5-37', 'red'],
    ['S5-37', ''],
    ['S5-37', null],
    ['S5-37', 0x4c87ff],
    ['S5-37', '##fff'],
    ['S5-37', 'rgba(1,2,3,1)'],
  ])('%s refuses %s', (_, code) => expect(toRgba(code)).toBeNull())

  it('S5-35 never throws', () => {
    fc.assert(
      fc.property(fc.anything(), fc.anything(), (code, alpha) => {
        expect(['string', 'object']).toContain(typeof toRgba(code, alpha))
      }),
    )
  })
})

describe('contrast', () => {
  it('knows the ends of the scale', () => {
    expect(contrast([0, 0, 0], [255, 255, 255])).toBeCloseTo(21)
    expect(contrast([76, 135, 255], [76, 135, 255])).toBe(1)
    expect(toHex(mix([0, 0, 0], [255, 255, 255], 0.5))).toBe('#808080')
  })

  it('finds a readable shade of any brand colour on any surface', () => {
    const colour = fc.tuple(fc.nat(255), fc.nat(255), fc.nat(255)).map(([r, g, b]) => toHex([r, g, b]))
    fc.assert(
      fc.property(
        colour,
        fc.constantFrom('#ffffff', '#f5f7fa', '#0e131a', '#1e2733', '#808080'),
        (code, surface) => {
          const [shade, ground] = [parseColour(readable(code, surface)), parseColour(surface)]
          expect(shade && ground && contrast(shade, ground)).toBeGreaterThanOrEqual(4.5)
        },
      ),
    )
    expect(readable('#000000', '#ffffff')).toBe('#000000')
    expect(readable('none', '#ffffff')).toBe('none')
  })
})
