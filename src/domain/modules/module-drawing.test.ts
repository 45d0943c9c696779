import { describe, expect, it } from 'vitest'
import { type Direction, bestPlaces, cornerOf, neighbourOf, placeArrays, stringLines } from './module-places'
import { type ModuleTile, tileKey } from './module-tiles'

const grid = (rows: number | null, columns: number | null, landscape = false) => ({
  rows,
  columns,
  landscape,
})
const spot = (row: number, column: number, array = 0) => ({ array, row, column })

describe('arrays on the drawing', () => {
  it('lie beside one another while there is room, and then below', () => {
    // 5 columns of 44 are 220, 2 rows of 58 with their line 142; on its side a module is 58 by 44.
    const arrays = [grid(2, 5), grid(2, 5, true), grid(1, 5)]
    expect(placeArrays(arrays, 100).arrays).toEqual([
      { tile: { width: 44, height: 58 }, x: 0, y: 0, width: 220, height: 142 },
      { tile: { width: 58, height: 44 }, x: 248, y: 0, width: 290, height: 114 },
      { tile: { width: 44, height: 58 }, x: 566, y: 0, width: 220, height: 84 },
    ])
    expect(placeArrays(arrays, 100)).toMatchObject({ width: 786, height: 142 })
    const below = placeArrays(arrays, 0.01)
    expect(below.arrays.map(({ x, y }) => [x, y])).toEqual([
      [0, 0],
      [0, 170],
      [0, 312],
    ])
    expect(below).toMatchObject({ width: 290, height: 396 })
  })

  it('an array beside another goes to the next line only where it does not fit', () => {
    // Two of 220 by 142 with the space around them are 248 by 170 each: 84,320 in all.
    const two = [grid(2, 5), grid(2, 5)]
    const fits = (468 * 468) / 84_320
    expect(placeArrays(two, fits + 0.001).arrays.map(({ y }) => y)).toEqual([0, 0])
    expect(placeArrays(two, fits - 0.001).arrays.map(({ y }) => y)).toEqual([0, 170])
  })

  it('a narrow one is as wide as four modules, and one of unknown size has only its line', () => {
    expect(placeArrays([grid(1, 2)], 1)).toMatchObject({ width: 176, height: 84 })
    expect(placeArrays([grid(1, 4)], 1)).toMatchObject({ width: 176 })
    expect(placeArrays([grid(null, null)], 1)).toMatchObject({ width: 176, height: 26 })
    expect(placeArrays([], 1)).toEqual({ width: 0, height: 0, arrays: [] })
  })

  it('a tile lies below the line of its array', () => {
    const places = placeArrays([grid(2, 5), grid(2, 5, true)], 100)
    expect(cornerOf(spot(0, 0), places)).toEqual({ x: 0, y: 26 })
    expect(cornerOf(spot(1, 2), places)).toEqual({ x: 88, y: 84 })
    expect(cornerOf(spot(1, 2, 1), places)).toEqual({ x: 364, y: 70 })
    expect(cornerOf(spot(1, 1, 7), places)).toEqual({ x: 44, y: 84 })
  })

  it('of many lines those are taken that fit best, in either direction', () => {
    const six = Array.from({ length: 6 }, () => grid(2, 6))
    const lines = (width: number, height: number) =>
      new Set(bestPlaces(six, width, height).arrays.map(({ y }) => y)).size
    expect(lines(4000, 200)).toBe(2)
    expect(lines(300, 4000)).toBe(6)
    expect(lines(100_000, 100_000)).toBe(2)
  })
})

describe('the next tile in a direction', () => {
  const places = placeArrays([grid(3, 5)], 1)
  const whole = [0, 1, 2].flatMap((row) => [0, 1, 2, 3, 4].map((column) => spot(row, column)))
  const next = (from: [number, number], direction: Direction, tiles = whole) => {
    const { row, column } = neighbourOf(tiles, places, spot(...from), direction)
    return [row, column]
  }

  it.each<[Direction, [number, number], [number, number]]>([
    ['left', [1, 2], [1, 1]],
    ['right', [1, 2], [1, 3]],
    ['up', [1, 2], [0, 2]],
    ['down', [1, 2], [2, 2]],
    ['left', [1, 0], [1, 0]],
    ['right', [1, 4], [1, 4]],
    ['up', [0, 2], [0, 2]],
    ['down', [2, 2], [2, 2]],
  ])('%s of %j is %j', (direction, from, to) => expect(next(from, direction)).toEqual(to))

  it('lies across a gap, straight ahead rather than nearer and aside', () => {
    const gap = [spot(1, 0), spot(1, 2), spot(2, 1)]
    expect(next([1, 0], 'right', gap)).toEqual([1, 2])
    expect(next([1, 0], 'right', [spot(1, 0), spot(1, 4), spot(2, 1)])).toEqual([2, 1])
    expect(next([0, 0], 'down', [spot(0, 0), spot(1, 1), spot(2, 0)])).toEqual([2, 0])
  })

  it('is none that lies more aside than ahead', () => {
    expect(next([0, 0], 'right', [spot(0, 0), spot(2, 1)])).toEqual([0, 0])
    expect(next([0, 0], 'right', [spot(0, 0), spot(1, 1)])).toEqual([1, 1])
    expect(next([0, 0], 'down', [spot(0, 0), spot(1, 2)])).toEqual([0, 0])
  })
})

describe('the lines of strings', () => {
  const tileAt = (row: number, column: number, group: string | null, array = 0): ModuleTile => ({
    ...{ key: tileKey({ array, row, column }), array, row, column, group, ofMedian: null },
    module: {
      ...{ row, column, deviceId: null, serial: null, parentSerial: null, string: null, power: null },
      ...{ energyToday: null, voltage: null, temperature: null, state: null },
    },
  })
  const places = placeArrays([grid(2, 4), grid(2, 4, true)], 100)
  const lines = (...tiles: ModuleTile[]) => stringLines(tiles, places)

  it('go around a tile, half a gap off it', () => {
    expect(lines(tileAt(0, 0, 'A'))).toBe('M-2 24H42M-2 82H42M-2 24V82M42 24V82')
    expect(lines(tileAt(0, 0, 'A', 1))).toBe('M202 24H260M202 68H260M202 24V68M260 24V68')
  })

  it('are not drawn within a string, and twice between two', () => {
    expect(lines(tileAt(0, 0, 'A'), tileAt(0, 1, 'A'))).toBe(
      'M-2 24H42M-2 82H42M-2 24V82' + 'M42 24H86M42 82H86M86 24V82',
    )
    expect(lines(tileAt(0, 0, 'A'), tileAt(1, 0, 'A'))).toBe(
      'M-2 24H42M-2 24V82M42 24V82' + 'M-2 140H42M-2 82V140M42 82V140',
    )
    expect(lines(tileAt(0, 0, 'A'), tileAt(0, 1, 'B')).match(/M/g)).toHaveLength(8)
  })

  it('are none around what hangs on nothing that is known', () => {
    expect(lines(tileAt(0, 0, null))).toBe('')
    expect(lines(tileAt(0, 0, 'A'), tileAt(0, 1, null))).toBe('M-2 24H42M-2 82H42M-2 24V82M42 24V82')
  })
})
