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
