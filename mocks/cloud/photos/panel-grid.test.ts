import * as fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { pngOf, roofPicture } from '../../../tests/support/roof-photo'
import { panelGrid } from './panel-grid'
import { greyOfPng, type GreyPicture } from './png'

/** A picture from a shade for each point. */
const drawn = (width: number, height: number, shade: (x: number, y: number) => number): GreyPicture => ({
  width,
  height,
  grey: Uint8Array.from({ length: width * height }, (_, at) => shade(at % width, Math.floor(at / width))),
})

describe('a photo of a roof', () => {
  it('gives the grid that was drawn, whatever its size', () => {
    fc.assert(
      fc.property(
        fc.integer({ min: 1, max: 6 }),
        fc.integer({ min: 4, max: 12 }),
        fc.integer({ min: 16, max: 40 }),
        fc.integer({ min: 3, max: 6 }),
        fc.integer({ min: 0, max: 40 }),
        (rows, columns, width, gap, grain) => {
          const found = panelGrid(roofPicture({ rows, columns, size: [width, 40], gap, grain }))
          expect([found?.rows, found?.columns, found?.panels.length]).toEqual([rows, columns, rows * columns])
        },
      ),
      { numRuns: 25 },
    )
  })

  it.each([-4, -2, 2, 4])('is read when it is tilted by %s degrees', (turned) => {
    const found = panelGrid(roofPicture({ rows: 4, columns: 8, turned, gap: 6 }))
    expect([found?.rows, found?.columns, found?.panels.length]).toEqual([4, 8, 32])
  })

  it('leaves out the modules that are missing', () => {
    const without = ['0 0', '1 3', '2 7']
    const found = panelGrid(roofPicture({ rows: 3, columns: 8, without }))
    expect([found?.rows, found?.columns]).toEqual([3, 8])
    const places = new Set(found?.panels.map(({ row, column }) => `${row} ${column}`))
    expect(places.size).toBe(21)
    for (const place of without) expect(places.has(place)).toBe(false)
  })

  it('is sure of even modules, and less so of one that is half covered', () => {
    const roof = roofPicture({ rows: 2, columns: 6 })
    const covered = drawn(roof.width, roof.height, (x, y) =>
      x >= 30 && x < 54 && y >= 30 && y < 40 ? 190 : (roof.grey[y * roof.width + x] ?? 0),
    )
    const all = panelGrid(roof)?.panels.map(({ confidence }) => confidence) ?? []
    expect(Math.min(...all)).toBeGreaterThan(0.9)
    const [first, second] = panelGrid(covered)?.panels ?? []
    expect(first?.confidence).toBeLessThan((second?.confidence ?? 0) - 0.05)
  })

  it('says where each module lies', () => {
    const roof = { rows: 2, columns: 5, size: [20, 30], gap: 5, edge: 20 } as const
    const { width, height } = roofPicture(roof)
    const [first] = panelGrid(roofPicture(roof))?.panels ?? []
    const [x = 0, y = 0, across = 0, down = 0] = first?.box ?? []
    expect(Math.abs(x * width - 20)).toBeLessThanOrEqual(1)
    expect(Math.abs(y * height - 20)).toBeLessThanOrEqual(1)
    expect(Math.abs(across * width - 20)).toBeLessThanOrEqual(2)
    expect(Math.abs(down * height - 30)).toBeLessThanOrEqual(2)
  })

  it.each([
    ['one colour', drawn(200, 150, () => 120)],
    ['a slope of shades', drawn(200, 150, (x) => x)],
    ['a chequered floor', drawn(240, 240, (x, y) => (((x >> 5) + (y >> 5)) % 2) * 180 + 30)],
    ['stripes', drawn(240, 240, (x) => ((x >> 4) % 2) * 180 + 30)],
    ['three windows', roofPicture({ rows: 1, columns: 3 })],
    ['noise', roofPicture({ rows: 1, columns: 1, size: [1, 1], edge: 100, grain: 60 })],
    ['nothing', drawn(1, 1, () => 0)],
  ])('is none: %s', (_, picture) => {
    expect(panelGrid(picture)).toBeNull()
  })
})

describe('a PNG', () => {
  const roof = roofPicture({ rows: 2, columns: 4, grain: 30 })
  it.each([0, 1, 2, 3, 4])('is read with filter %s', async (filter) => {
    expect(await greyOfPng(pngOf(roof, filter))).toEqual(roof)
  })

  it.each([1, 3, 4] as const)('is read with %s channels', async (channels) => {
    expect((await greyOfPng(pngOf(roof, 2, channels)))?.grey).toEqual(roof.grey)
  })

  it('that is damaged anywhere is none, or another picture, and nothing breaks', async () => {
    const whole = pngOf(roof, 1)
    await fc.assert(
      fc.asyncProperty(fc.nat(whole.length - 1), fc.nat(255), fc.boolean(), async (at, byte, cut) => {
        const broken = cut ? whole.slice(0, at) : whole.slice()
        if (!cut) broken[at] = byte
        const read = await greyOfPng(broken)
        if (read) expect(read.grey.length).toBe(read.width * read.height)
      }),
      { numRuns: 150 },
    )
  })

  it('that claims to be huge is none', async () => {
    const huge = pngOf(roof)
    new DataView(huge.buffer).setUint32(16, 4_000_000_000)
    expect(await greyOfPng(huge)).toBeNull()
    expect(await greyOfPng(Uint8Array.of(0xff, 0xd8, 0xff))).toBeNull()
  })
})
