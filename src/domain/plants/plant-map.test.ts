import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { ALERT_LEVELS } from '../alarms/alert'
import {
  boundsOf,
  byGravity,
  clustersOf,
  frameOf,
  graticule,
  isWithin,
  type MapCluster,
  type MapPoint,
  viewOf,
} from './plant-map'
import { PLANT_STATUSES } from './plant-status'

const BOX = { width: 960, height: 600, margin: 32 }

const points = fc
  .array(
    fc.record({
      latitude: fc.double({ min: -75, max: 75, noNaN: true }),
      longitude: fc.double({ min: -180, max: 180, noNaN: true }),
      capacity: fc.option(fc.double({ min: 0.1, max: 9000, noNaN: true })),
      status: fc.constantFrom(...PLANT_STATUSES),
      alarm: fc.option(fc.constantFrom(...ALERT_LEVELS)),
    }),
    { minLength: 1, maxLength: 60 },
  )
  .map((list) => list.map((one, id): MapPoint => ({ id, ...one })))

describe('the map of plants', () => {
  it('has every point on the screen, north above south and east to the right of west', () => {
    fc.assert(
      fc.property(points, (list) => {
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
  const served = ({ latitude, longitude }: Pick<MapPoint, 'latitude' | 'longitude'>, zoom: number) => {
    const sine = Math.sin((latitude * Math.PI) / 180)
    const down = 0.5 - Math.log((1 + sine) / (1 - sine)) / (4 * Math.PI)
    return { x: ((longitude + 180) / 360) * 256 * 2 ** zoom, y: down * 256 * 2 ** zoom }
  }

  it('lies on the map of a service: every point where that draws it', () => {
    fc.assert(
      fc.property(points, (list) => {
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

  it('loses no plant and no kilowatt to a cluster, and keeps clusters apart', () => {
    fc.assert(
      fc.property(points, (list) => {
        const bounds = boundsOf(list)
        if (bounds === null) throw new Error('no bounds')
        const clusters = clustersOf(list, frameOf(bounds, BOX), 40)
        const ids = clusters.flatMap((one) => one.points.map(({ id }) => id))
        expect([...ids].sort((one, other) => one - other)).toEqual(list.map(({ id }) => id))
        const total = clusters.reduce((sum, { capacity }) => sum + capacity, 0)
        expect(total).toBeCloseTo(
          list.reduce((sum, { capacity }) => sum + (capacity ?? 0), 0),
          3,
        )
        for (const [index, one] of clusters.entries())
          for (const other of clusters.slice(index + 1))
            expect(Math.hypot(one.x - other.x, one.y - other.y)).toBeGreaterThanOrEqual(40)
      }),
    )
  })

  it('shows the worst status among its plants', () => {
    const at = (id: number, status: MapPoint['status']): MapPoint => ({
      id,
      latitude: 50,
      longitude: 10,
      capacity: 5,
      status,
      alarm: null,
    })
    const frame = frameOf({ west: 10, east: 10, south: 50, north: 50 }, BOX)
    const worst = (...list: MapPoint['status'][]) =>
      clustersOf(
        list.map((one, id) => at(id, one)),
        frame,
        40,
      )[0]?.worst
    expect(worst('online', 'partlyOffline', 'asleep')).toBe('partlyOffline')
    expect(worst('offline', 'partlyOffline')).toBe('offline')
    expect(worst('online')).toBe('online')
  })

  it('a cluster begins at its largest plant, of equal ones at the first, and has the gravest alarm', () => {
    const frame = frameOf({ west: 0, east: 30, south: 0, north: 30 }, BOX)
    const at = (id: number, capacity: number | null, longitude: number, alarm: MapPoint['alarm'] = null) => ({
      ...{ id, capacity, longitude, alarm, latitude: 10, status: 'online' as const },
    })
    const list = [
      at(4, null, 20),
      at(3, 5, 10, 'warning'),
      at(2, 5, 10.1, 'fault'),
      at(1, 9, 20.1),
      at(5, 5, 10.2, 'information'),
    ]
    const clusters = clustersOf(list, frame, 40)
    expect(clusters.map(({ points: within }) => within.map(({ id }) => id))).toEqual([
      [1, 4],
      [2, 3, 5],
    ])
    expect(clusters.map(({ capacity, alarm }) => [capacity, alarm])).toEqual([
      [9, null],
      [15, 'fault'],
    ])
    expect(clusters.map(({ x }) => x)).toEqual(
      [20.1, 10.1].map((longitude) => frame.place({ latitude: 10, longitude }).x),
    )
    expect(list.map(({ id }) => id)).toEqual([4, 3, 2, 1, 5])
  })

  it('plants stand apart from the reach on', () => {
    const place = ({ latitude, longitude }: { latitude: number; longitude: number }) => ({
      x: longitude,
      y: latitude,
    })
    const at = (id: number, longitude: number, latitude = 0): MapPoint => ({
      ...{ id, latitude, longitude, capacity: 10 - id, status: 'online', alarm: null },
    })
    expect(clustersOf([at(1, 0), at(2, 40)], { place }, 40)).toHaveLength(2)
    expect(clustersOf([at(1, 0), at(2, 39)], { place }, 40)).toHaveLength(1)
    expect(clustersOf([at(1, 0), at(2, 24, 32)], { place }, 40)).toHaveLength(2)
    expect(clustersOf([at(1, 0), at(2, 24, 31)], { place }, 40)).toHaveLength(1)
  })

  it.each([
    [10, 50, true],
    [9.9, 50, false],
    [20, 50, true],
    [20.1, 50, false],
    [15, 45, true],
    [15, 44.9, false],
    [15, 55, true],
    [15, 55.1, false],
  ])('a point at %d east and %d north is in sight: %s', (longitude, latitude, within) => {
    expect(isWithin({ west: 10, east: 20, south: 45, north: 55 }, { latitude, longitude })).toBe(within)
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

  it('9: lists silence before alarms, graver alarms first, and then what is larger', () => {
    const mark = (worst: MapPoint['status'], alarm: MapPoint['alarm'], capacity = 5): MapCluster => ({
      x: 0,
      y: 0,
      points: [],
      capacity,
      worst,
      alarm,
    })
    const order = [
      mark('offline', null),
      mark('partlyOffline', 'fault'),
      mark('partlyOffline', null),
      mark('online', 'fault'),
      mark('never', 'warning'),
      mark('online', 'warning', 9),
      mark('online', 'warning'),
      mark('asleep', null),
      mark('online', null),
    ]
    expect([...order].reverse().sort(byGravity)).toEqual(order)
  })

  it.each([
    ['the world', { west: -170, east: 175, south: -40, north: 68 }, [-150, 150]],
    ['a country', { west: 5.5, east: 15.2, south: 47, north: 55 }, [6, 14]],
    ['a village', { west: 13.02, east: 13.1, south: 52.4, north: 52.45 }, [13.02, 13.1]],
  ])('has round lines over %s, no more than a dozen', (_, bounds, [first, last]) => {
    const { meridians, parallels } = graticule(bounds)
    expect([meridians[0], meridians.at(-1)]).toEqual([first, last])
    expect(meridians.length).toBeLessThanOrEqual(12)
    expect(parallels.every((one) => one >= bounds.south && one <= bounds.north)).toBe(true)
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

describe('where a map goes when a country is chosen (issue 11)', () => {
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
