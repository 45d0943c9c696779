import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { boundsOf, frameOf, graticule, isWithin, type MapPlace, viewOf } from './map-frame'

const BOX = { width: 960, height: 600, margin: 32 }

const places = fc.array(
  fc.record({
    latitude: fc.double({ min: -75, max: 75, noNaN: true }),
    longitude: fc.double({ min: -180, max: 180, noNaN: true }),
  }),
  { minLength: 1, maxLength: 60 },
)

describe('a piece of the earth on the screen', () => {
  it('has every point on the screen, north above south and east to the right of west', () => {
    fc.assert(
      fc.property(places, (list) => {
        const bounds = boundsOf(list)
        if (bounds === null) throw new Error('no bounds')
        const { place, seen } = frameOf(bounds, BOX)
        for (const one of list) {
          const { x, y } = place(one)
          expect(x).toBeGreaterThanOrEqual(BOX.margin - 1e-6)
          expect(x).toBeLessThanOrEqual(BOX.width - BOX.margin + 1e-6)
          expect(y).toBeGreaterThanOrEqual(BOX.margin - 1e-6)
          expect(y).toBeLessThanOrEqual(BOX.height - BOX.margin + 1e-6)
          expect(isWithin(seen, one)).toBe(true)
        }
        const [one, other] = [list[0], list.at(-1)]
        if (one && other && one.latitude > other.latitude)
          expect(place(one).y).toBeLessThanOrEqual(place(other).y)
        if (one && other && one.longitude > other.longitude)
          expect(place(one).x).toBeGreaterThanOrEqual(place(other).x)
      }),
    )
  })

  /** Where a map service draws a place on a tile pyramid (EPSG:3857), px from the middle of its view. */
  const served = ({ latitude, longitude }: MapPlace, zoom: number) => {
    const sine = Math.sin((latitude * Math.PI) / 180)
    const down = 0.5 - Math.log((1 + sine) / (1 - sine)) / (4 * Math.PI)
    return { x: ((longitude + 180) / 360) * 256 * 2 ** zoom, y: down * 256 * 2 ** zoom }
  }

  it('lies on the map of a service: every point where that draws it', () => {
    fc.assert(
      fc.property(places, (list) => {
        const { view, place } = frameOf(boundsOf(list) ?? { west: 0, east: 0, south: 0, north: 0 }, BOX)
        const middle = served(view, view.zoom)
        for (const one of list) {
          const [ours, theirs] = [place(one), served(one, view.zoom)]
          expect(ours.x - BOX.width / 2).toBeCloseTo(theirs.x - middle.x, 3)
          expect(ours.y - BOX.height / 2).toBeCloseTo(theirs.y - middle.y, 3)
        }
      }),
    )
  })

  it('has a zoom of 0 where the whole earth is 256 px wide, and one more for each doubling', () => {
    const zoomIn = (width: number) =>
      frameOf({ west: -180, east: 180, south: 0, north: 0 }, { width, height: 9, margin: 0 }).view.zoom
    expect([256, 512, 8192].map(zoomIn)).toEqual([0, 1, 5])
  })

  it('fills the box between its margins, the longer way, with the rest in sight', () => {
    const wide = frameOf({ west: 0, east: 89.6, south: -1, north: 1 }, BOX)
    expect([wide.place({ latitude: 0, longitude: 0 }), wide.place({ latitude: 0, longitude: 89.6 })]).toEqual(
      [
        { x: 32, y: 300 },
        { x: 928, y: 300 },
      ],
    )
    expect([wide.seen.west, wide.seen.east].map((one) => one.toFixed(6))).toEqual(['-3.200000', '92.800000'])
    expect(wide.place({ latitude: wide.seen.north, longitude: 0 }).y).toBeCloseTo(0, 6)
    expect(wide.place({ latitude: wide.seen.south, longitude: 0 }).y).toBeCloseTo(600, 6)
    const roof = frameOf({ west: 10, east: 10, south: 50, north: 50 }, BOX)
    expect(roof.seen.east - roof.seen.west).toBeCloseTo((0.04 * 960) / 536, 9)
    const tiny = frameOf({ west: 0, east: 10, south: 0, north: 0 }, { width: 40, height: 40, margin: 32 })
    expect(tiny.place({ latitude: 0, longitude: 10 }).x).toBeCloseTo(20.5, 9)
  })

  it('has lines to the ends of the world and no further', () => {
    const { meridians, parallels } = graticule({ west: -400, east: 400, south: -89, north: 89 })
    expect([meridians[0], meridians.at(-1), parallels[0], parallels.at(-1)]).toEqual([-180, 180, -60, 60])
    expect(graticule({ west: 0, east: 120, south: 0, north: 30 })).toEqual({
      meridians: [0, 30, 60, 90, 120],
      parallels: [0, 30],
    })
    expect(graticule({ west: 0.001, east: 0.009, south: 0, north: 0 }).meridians).toEqual([])
  })

  it('has no bounds without a point', () => {
    expect(boundsOf([])).toBeNull()
  })

  it('finds the place again that was drawn at a pixel', () => {
    const frame = frameOf(
      { west: -10, east: 30, south: 35, north: 60 },
      { width: 600, height: 400, margin: 20 },
    )
    const { x, y } = frame.place({ latitude: 52.5, longitude: 13.4 })
    const { latitude, longitude } = frame.at(x, y)
    expect(latitude).toBeCloseTo(52.5, 9)
    expect(longitude).toBeCloseTo(13.4, 9)
  })
})

describe('where a map goes when a country is chosen', () => {
  const at = (latitude: number, longitude: number) => ({ latitude, longitude })

  it.each([
    ['its areas side by side', [at(50, 6), at(50, 14)], { lat: 50, lng: 10, span: 1.4 * 8 }],
    ['its areas one above the other', [at(40, 10), at(60, 10)], { lat: 50, lng: 10, span: 1.4 * 60 }],
    ['the only one', [at(49.6, 6.1)], { lat: 49.6, lng: 6.1, span: 4 }],
    ['none that is placed', [], null],
  ] as const)('sees %s', (_, points, view) => {
    expect(viewOf(points)).toEqual(view)
  })
})
