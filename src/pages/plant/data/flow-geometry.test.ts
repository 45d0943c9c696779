import { describe, expect, it } from 'vitest'
import { CANVAS, edgeHue, edgeInk, edgePath, type NodeKey, placeNodes, ringDash } from './flow-geometry'

const ALL: NodeKey[] = [
  'solar',
  'grid',
  'load',
  'battery',
  'generator',
  'micro',
  'ups',
  'smartLoad',
  'unaccounted',
]

describe('the places of the energy-flow picture', () => {
  it('is a diamond: panels above, load below, grid left, battery right', () => {
    const places = placeNodes(['solar', 'grid', 'load', 'battery'])
    const [solar, grid, load, battery] = ['solar', 'grid', 'load', 'battery'].map((k) =>
      places.get(k as NodeKey),
    )
    expect(solar?.y).toBeLessThan(grid?.y ?? 0)
    expect(load?.y).toBeGreaterThan(grid?.y ?? 0)
    expect(grid?.x).toBeLessThan(solar?.x ?? 0)
    expect(battery?.x).toBeGreaterThan(solar?.x ?? 0)
    expect(grid?.y).toBe(battery?.y)
  })

  it('sets the two nodes of full feed-in side by side', () => {
    const places = placeNodes(['solar', 'grid'])
    expect(places.get('solar')?.y).toBe(places.get('grid')?.y)
  })

  it('gives every set of nodes places of their own, inside the canvas', () => {
    for (let mask = 0; mask < 2 ** ALL.length; mask += 1) {
      const keys = ALL.filter((_, index) => mask & (1 << index))
      const places = [...placeNodes(keys).values()]
      expect(places).toHaveLength(keys.length)
      expect(new Set(places.map(({ x, y }) => `${x},${y}`)).size).toBe(keys.length)
      for (const { x, y } of places) {
        expect(x - CANVAS.radius).toBeGreaterThanOrEqual(0)
        expect(x + CANVAS.radius).toBeLessThanOrEqual(CANVAS.width)
        expect(y + CANVAS.radius).toBeLessThanOrEqual(CANVAS.height)
      }
    }
  })

  it('leaves room on a phone for two lines of words between a disc and the one below it', () => {
    // 294 px of picture at 360 px of screen; a disc has 78 px there, its caption 4 + 32.
    const px = 294 / CANVAS.width
    for (let mask = 0; mask < 2 ** ALL.length; mask += 1) {
      const places = [...placeNodes(ALL.filter((_, index) => mask & (1 << index))).values()]
      for (const upper of places)
        for (const lower of places)
          if (upper.x === lower.x && upper.y < lower.y && upper.x !== CANVAS.width / 2)
            expect((lower.y - upper.y) * px).toBeGreaterThanOrEqual(78 + 36)
    }
  })
})

it('has one height, whichever arms become known', () => {
  for (const key of ALL) {
    const before = placeNodes(['solar', 'grid', 'load', 'battery'])
    const after = placeNodes([...new Set<NodeKey>(['solar', 'grid', 'load', 'battery', key])])
    for (const [known, place] of before) expect(after.get(known)).toEqual(place)
  }
})

describe('an edge', () => {
  it('is drawn from rim to rim in the direction of the energy', () => {
    expect(edgePath({ x: 180, y: 98 }, { x: 180, y: 282 })).toBe('M180 139Q180 190 180 241')
    expect(edgePath({ x: 180, y: 282 }, { x: 180, y: 98 })).toBe('M180 241Q180 190 180 139')
  })

  it('grows wider and faster with power, and never disappears', () => {
    const [idle, small, full, beyond] = [0, 100, 5_000, 9_000].map((power) => edgeInk(power, 5_000))
    expect(idle?.width).toBeGreaterThan(1)
    expect(small?.width).toBeLessThan(full?.width ?? 0)
    expect(small?.duration).toBeGreaterThan(full?.duration ?? 0)
    expect(beyond).toEqual(full)
    expect(edgeInk(5, 0)).toEqual(idle)
  })

  it('has the hue of what it carries', () => {
    expect(edgeHue({ from: 'solar', to: 'load' })).toBe('production')
    expect(edgeHue({ from: 'solar', to: 'grid' })).toBe('feed-in')
    expect(edgeHue({ from: 'solar', to: 'battery' })).toBe('charge')
    expect(edgeHue({ from: 'grid', to: 'load' })).toBe('purchase')
    expect(edgeHue({ from: 'battery', to: 'load' })).toBe('discharge')
  })
})

it('draws no ring for an unknown state of charge, and an empty one for zero', () => {
  expect(ringDash(null)).toBeNull()
  expect(ringDash(0)).toBe('0 100')
  expect(ringDash(67.4)).toBe('67.4 100')
  expect(ringDash(140)).toBe('100 100')
})
