import { describe, expect, it } from 'vitest'
import type { PanelModule } from '../plants/plant-records'
import { bestPlaces, neighbourOf, placeArrays, stringLines, TILE } from './module-places'
import { moduleScale, tileUnit } from './module-scale'
import { MODULE_METRICS, metricsOf, moduleTiles, shareOfMedian, worstTiles } from './module-tiles'

const module = (row: number, column: number, parts: Partial<PanelModule> = {}): PanelModule => ({
  ...{ row, column, deviceId: null, serial: null, parentSerial: 'INV1', string: '1', power: 300 },
  ...{ energyToday: 1.2, voltage: null, temperature: null, state: 'online' },
  ...parts,
})
const array = (modules: readonly PanelModule[], rows = 2, columns = 5) => ({
  ...{ id: '1', name: 'South', azimuth: 180, tilt: 30, rows, columns, landscape: false },
  modules,
})
const powers = (list: readonly (number | null)[]) =>
  moduleTiles({ arrays: [array(list.map((power, column) => module(0, column, { power })))] })

describe('a module beside its row', () => {
  it.each<[number | null, number[], number | null]>([
    [50, [100, 100, 50], 50],
    [100, [100, 100, 50], 100],
    [90, [80, 100], 100],
    [0, [100, 100, 0], 0],
    [null, [100, 100], null],
    [3, [4, 4, 3], null],
    [3, [], null],
  ])('%s W among %j is %s %', (power, beside, share) => {
    expect(shareOfMedian(power, beside)).toBe(share)
  })

  it('missing is no zero, silent ones do not count, and two in a row are compared with the whole array', () => {
    expect(powers([100, null, 100, 100]).map(({ ofMedian }) => ofMedian)).toEqual([100, null, 100, 100])
    const silent = moduleTiles({
      arrays: [
        array(
          [100, 100, 100, 1].map((power, at) =>
            module(0, at, { power, ...(at === 3 ? { state: 'offline' } : {}) }),
          ),
        ),
      ],
    })
    expect(silent.map(({ ofMedian }) => ofMedian)).toEqual([100, 100, 100, null])
    const short = moduleTiles({
      arrays: [array([module(0, 0), module(0, 1, { power: 150 }), module(1, 0), module(1, 1), module(1, 2)])],
    })
    expect(short[1]?.ofMedian).toBe(50)
  })

  it('the worst come first: lowest, hottest, in alarm', () => {
    const tiles = powers([100, 40, 90, 100])
    expect(worstTiles(tiles, 'ofMedian', 2).map(({ module: { power } }) => power)).toEqual([40, 90])
    const hot = moduleTiles({
      arrays: [array([20, 60, 40].map((temperature, at) => module(0, at, { temperature })))],
    })
    expect(worstTiles(hot, 'temperature', 1)[0]?.module.temperature).toBe(60)
    const states = (['online', 'offline', 'alarm'] as const).map((state, at) => module(0, at, { state }))
    expect(
      worstTiles(moduleTiles({ arrays: [array(states)] }), 'alarm').map((one) => one.module.state),
    ).toEqual(['alarm', 'offline'])
    expect(metricsOf(hot)).toEqual(
      MODULE_METRICS.filter((one) => !['voltage', 'change', 'period'].includes(one)),
    )
  })
})

describe('the scale', () => {
  it.each(MODULE_METRICS)('every tile lies in exactly one band of %s, and their counts add up', (metric) => {
    const tiles = powers([0, 1, 150, 299, 300, 301, null, 450])
    const { bands, of } = moduleScale(tiles, metric)
    expect(bands.reduce((sum, { count }) => sum + count, 0)).toBe(tiles.length)
    for (const tile of tiles) expect(bands.map(({ key }) => key)).toContain(of.get(tile.key))
  })

  it('brighter is more; no figure is a band of its own, and equal figures are one', () => {
    const { of } = moduleScale(powers([10, 200, 400, null]), 'power')
    const levels = [...of.values()]
    expect(levels.slice(0, 3)).toEqual([...levels.slice(0, 3)].sort())
    expect(levels[3]).toBe('none')
    const same = powers([0, 0])
    expect(moduleScale(same, 'power').bands).toHaveLength(1)
  })

  it('all tiles share one unit', () => {
    expect(tileUnit(powers([900, 800]), 'power', false).unit).toBe('W')
    const kilowatts = tileUnit(powers([1949, 800]), 'power', false)
    expect([kilowatts.unit, kilowatts.digits(1949), kilowatts.digits(800)]).toEqual(['kW', '1.94', '0.80'])
    expect(tileUnit([], 'temperature', true).digits(20)).toBe('68.0')
  })
})

describe('the drawing', () => {
  const sizes = [1, 2, 7, 40].map((columns) => ({ rows: 3, columns, landscape: columns === 7 }))
  it.each([0.5, 1, 1.9, 4])('arrays never overlap in a shape of %s', (shape) => {
    const { arrays, width, height } = placeArrays(sizes, shape)
    arrays.forEach((one, at) => {
      expect(one.x + one.width).toBeLessThanOrEqual(width)
      expect(one.y + one.height).toBeLessThanOrEqual(height)
      for (const other of arrays.slice(at + 1))
        expect(
          one.x + one.width <= other.x ||
            other.x + other.width <= one.x ||
            one.y + one.height <= other.y ||
            other.y + other.height <= one.y,
        ).toBe(true)
    })
  })

  it('the lines are those that make the tiles largest, and flat where it makes no difference', () => {
    const two = [0, 1].map(() => ({ rows: 2, columns: 6, landscape: false }))
    const [wide, narrow] = [bestPlaces(two, 900, 560), bestPlaces(two, 330, 560)]
    expect(wide.arrays.map(({ y }) => y)).toEqual([0, 0])
    expect(narrow.arrays.map(({ x }) => x)).toEqual([0, 0])
  })

  it('every tile is reached by arrow keys from the first, and none leads out of the drawing', () => {
    const grid = [0, 1].map((which) =>
      array([0, 1].flatMap((row) => [0, 1, 2].map((column) => module(row, column))).slice(which), 2, 3),
    )
    const tiles = moduleTiles({ arrays: grid })
    const places = placeArrays(grid, 4)
    const reached = new Set([tiles[0]?.key])
    const queue = tiles.slice(0, 1)
    for (let tile = queue.shift(); tile; tile = queue.shift()) {
      for (const direction of ['left', 'right', 'up', 'down'] as const) {
        const next = neighbourOf(tiles, places, tile, direction)
        if (!reached.has(next.key)) queue.push(next)
        reached.add(next.key)
      }
    }
    expect(reached.size).toBe(tiles.length)
    const first = tiles[0]
    if (first) expect(neighbourOf(tiles, places, first, 'left')).toBe(first)
  })

  it('a string is lined all around, and apart from the one beside it', () => {
    const one = array([module(0, 0), module(0, 1)], 1, 2)
    const places = placeArrays([one], 4)
    const strokes = (modules: readonly PanelModule[]) =>
      stringLines(moduleTiles({ arrays: [array(modules, 1, 2)] }), places).match(/M/g)?.length
    expect(strokes(one.modules)).toBe(6)
    expect(strokes([module(0, 0), module(0, 1, { string: '2' })])).toBe(8)
    expect(TILE.width).toBeGreaterThan(TILE.gap)
  })
})
