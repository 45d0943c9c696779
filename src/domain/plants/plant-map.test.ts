import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { ALERT_LEVELS } from '../alarms/alert'
import { boundsOf, frameOf, graticule, isWithin } from './map-frame'
import { byGravity, clustersOf, type MapCluster, type MapPoint } from './plant-map'
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
})
