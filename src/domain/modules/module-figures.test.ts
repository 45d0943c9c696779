import { describe, expect, it } from 'vitest'
import type { PanelModule } from '../plants/plant-records'
import { moduleScale, tileUnit } from './module-scale'
import {
  figureOf,
  isMeasured,
  type ModuleMetric,
  type ModuleTile,
  metricsOf,
  modulePlace,
  moduleTiles,
  worstTiles,
} from './module-tiles'

const module = (
  row: number | null,
  column: number | null,
  parts: Partial<PanelModule> = {},
): PanelModule => ({
  ...{ row, column, deviceId: null, serial: null, parentSerial: null, string: null, power: null },
  ...{ energyToday: null, voltage: null, temperature: null, state: null },
  ...parts,
})
const array = (modules: readonly PanelModule[], name: string | null = 'South') => ({
  ...{ id: '1', name, azimuth: 180, tilt: 30, rows: 2, columns: 5, landscape: false },
  modules,
})
const tilesOf = (list: readonly Partial<PanelModule>[]) =>
  moduleTiles({ arrays: [array(list.map((parts, column) => module(0, column, parts)))] })
const tile = (parts: Partial<PanelModule>, more: Partial<ModuleTile> = {}): ModuleTile => ({
  ...{ key: '0-0-0', array: 0, row: 0, column: 0, group: null, ofMedian: 81, change: -5, energyOfDays: 9 },
  module: module(0, 0, { power: 1, energyToday: 2, voltage: 3, temperature: 4, ...parts }),
  ...more,
})

describe('the figure of a tile', () => {
  it.each<[ModuleMetric, number | null, number | null]>([
    ['ofMedian', 81, 81],
    ['change', -5, -5],
    ['power', 1, null],
    ['energy', 2, 2],
    ['period', 9, 9],
    ['voltage', 3, null],
    ['temperature', 4, null],
    ['alarm', null, null],
  ])('of %s is %s, and %s while the module is silent', (metric, online, offline) => {
    expect(figureOf(tile({ state: 'online' }), metric)).toBe(online)
    expect(figureOf(tile({ state: null }), metric)).toBe(online)
    expect(figureOf(tile({ state: 'offline' }), metric)).toBe(offline)
  })

  it('where no day is played there is no change, and without the days no energy of them', () => {
    const { change: _, energyOfDays: __, ...plain } = tile({})
    expect([figureOf(plain, 'change'), figureOf(plain, 'period')]).toEqual([null, null])
  })

  it.each<[Partial<PanelModule>, Partial<ModuleTile>, ModuleMetric]>([
    [{ power: 0 }, {}, 'power'],
    [{ energyToday: 0 }, {}, 'energy'],
    [{ voltage: 0 }, {}, 'voltage'],
    [{ temperature: 0 }, {}, 'temperature'],
    [{ state: 'online' }, {}, 'alarm'],
    [{}, { change: 0 }, 'change'],
    [{}, { energyOfDays: 0 }, 'period'],
  ])('one module with %j %j is enough to offer %s', (parts, more, metric) => {
    const bare = { change: null, energyOfDays: null }
    const tiles = [
      { ...tile({}), module: module(0, 0), ...bare },
      { ...tile({}), module: module(0, 0, parts), ...bare, ...more },
    ]
    expect(metricsOf(tiles)).toEqual(metric === 'power' ? ['ofMedian', 'power'] : ['ofMedian', metric])
  })

  it('modules are measured where one of them has a serial', () => {
    expect(isMeasured(tilesOf([{}, { serial: 'OP1' }]))).toBe(true)
    expect(isMeasured(tilesOf([{}, {}]))).toBe(false)
  })
})

describe('a module in its place', () => {
  it.each<[string | null, string | null, string | null]>([
    ['INV1', '2', 'INV1 · 2'],
    ['INV1', null, 'INV1'],
    [null, '2', '2'],
    [null, null, null],
  ])('of inverter %s and string %s hangs on %s', (parentSerial, string, group) => {
    expect(tilesOf([{ parentSerial, string }])[0]?.group).toBe(group)
  })

  it('without a row or a column has none, and its power still counts for the array', () => {
    const lost = [
      module(null, 1, { power: 400 }),
      module(1, null, { power: 400 }),
      module(null, null, { power: 400 }),
    ]
    const tiles = moduleTiles({ arrays: [array([module(0, 0, { power: 200 }), ...lost])] })
    expect(tiles.map(({ key, ofMedian }) => [key, ofMedian])).toEqual([['0-0-0', 50]])
  })

  it('is compared with three in its row, and with the array where there are two', () => {
    const row = (at: number, powers: readonly number[]) =>
      powers.map((power, column) => module(at, column, { power }))
    const tiles = moduleTiles({ arrays: [array([...row(0, [100, 100, 50]), ...row(1, [200, 200])])] })
    expect(tiles.map(({ ofMedian }) => ofMedian)).toEqual([100, 100, 50, 200, 200])
  })

  it('is judged from five watts in the middle on', () => {
    const of = (middle: number) => tilesOf([middle, middle, middle].map((power) => ({ power })))[0]?.ofMedian
    expect([of(4.9), of(5)]).toEqual([null, 100])
  })

  it('is named by its array, row and column, counted from 1', () => {
    const arrays = [array([]), array([], null)]
    expect(modulePlace(arrays, { array: 0, row: 0, column: 2 })).toBe('South 1.3')
    expect(modulePlace(arrays, { array: 1, row: 4, column: 0 })).toBe('2 5.1')
    expect(modulePlace(arrays, { array: 2, row: 0, column: 0 })).toBe('3 1.1')
  })
})

describe('the worst modules', () => {
  it('are those with a figure, the lowest first, ten of them', () => {
    const tiles = tilesOf([9, 3, null, 7, 1, 8, 2, 6, 4, 5, 10, 11, 12].map((power) => ({ power })))
    expect(worstTiles(tiles, 'power').map((one) => one.module.power)).toEqual([1, 2, 3, 4, 5, 6, 7, 8, 9, 10])
  })

  it('are the hottest first, and those in alarm before the silent, as many as are asked for', () => {
    const hot = tilesOf([20, null, 61, 40].map((temperature) => ({ temperature })))
    expect(worstTiles(hot, 'temperature').map((one) => one.module.temperature)).toEqual([61, 40, 20])
    const states = tilesOf(
      (['offline', 'online', 'alarm', 'offline', null] as const).map((state) => ({ state })),
    )
    const worst = (limit: number) => worstTiles(states, 'alarm', limit).map((one) => one.module.state)
    expect([worst(9), worst(2)]).toEqual([
      ['alarm', 'offline', 'offline'],
      ['alarm', 'offline'],
    ])
  })
})

describe('the steps of a scale', () => {
  const bands = (tiles: readonly ModuleTile[], metric: ModuleMetric) =>
    moduleScale(tiles, metric).bands.map(({ key, from, to, count }) => [key, from, to, count])

  it('of a power begin at nothing, the highest first', () => {
    expect(bands(tilesOf([{ power: 300 }, { power: 600 }, { power: 100 }, {}]), 'power')).toEqual([
      ['6', 500, null, 1],
      ['5', 400, 500, 0],
      ['4', 300, 400, 1],
      ['3', 200, 300, 0],
      ['2', 100, 200, 1],
      ['1', null, 100, 0],
      ['none', null, null, 1],
    ])
  })

  it.each<[ModuleMetric, (value: number) => ModuleTile, number[], (number | null)[]]>([
    ['energy', (energyToday) => tile({ energyToday }), [6, 12], [10, 8, 6, 4, 2, null]],
    ['period', (energyOfDays) => tile({}, { energyOfDays }), [6, 12], [10, 8, 6, 4, 2, null]],
    ['power', (power) => tile({ power }), [-6, 6], [4, 2, 0, -2, -4, null]],
    ['voltage', (voltage) => tile({ voltage }), [30, 36], [35, 34, 33, 32, 31, null]],
    ['temperature', (temperature) => tile({ temperature }), [30, 36], [35, 34, 33, 32, 31, null]],
    ['change', (change) => tile({}, { change }), [-30, 10], [20, 10, 0, -10, -20, null]],
    ['ofMedian', (ofMedian) => tile({}, { ofMedian }), [99], [103, 97, 90, 75, 50, null]],
    ['voltage', (voltage) => tile({ voltage }), [30, 30], [null]],
  ])('of %s %# lie where its values do', (metric, make, values, from) => {
    expect(moduleScale(values.map(make), metric).bands.map((band) => band.from)).toEqual(from)
  })

  it('of a tile that changed nothing is in the middle; what is equal everywhere is one band', () => {
    expect(bands([tile({ voltage: 30 })], 'voltage')).toEqual([['same', null, null, 1]])
    expect(bands([], 'power')).toEqual([['same', null, null, 0]])
  })

  it('of alarms are their states, and none for a module that says nothing', () => {
    const states = (['online', 'alarm', 'online', null] as const).map((state) => ({ state }))
    const scale = [
      ['alarm', null, null, 1],
      ['offline', null, null, 0],
      ['online', null, null, 2],
    ]
    expect(bands(tilesOf(states), 'alarm')).toEqual([...scale, ['none', null, null, 1]])
    expect(bands(tilesOf(states.slice(0, 3)), 'alarm')).toEqual(scale)
  })
})

describe('a figure in words', () => {
  it.each<[ModuleMetric, number, string, string]>([
    ['power', 999.9, 'W', '999'],
    ['energy', 99.999, 'kWh', '99.99'],
    ['energy', 100, 'kWh', '100'],
    ['period', 1.239, 'kWh', '1.23'],
    ['period', 123.9, 'kWh', '123'],
    ['voltage', 38.29, 'V', '38.2'],
    ['temperature', 51.29, '°C', '51.2'],
    ['ofMedian', 97.9, '%', '97'],
    ['change', 12.9, 'W', '+12'],
    ['change', -12.9, 'W', '−12'],
    ['change', 0, 'W', '0'],
    ['alarm', 3, '', '3'],
  ])('of %s: %d is in %s, %s', (metric, value, unit, digits) => {
    const words = tileUnit([], metric, false)
    expect([words.unit, words.digits(value)]).toEqual([unit, digits])
  })

  it('of a power is in kilowatts where one tile has more than a thousand watts', () => {
    expect(tileUnit(tilesOf([{ power: 1000 }, {}]), 'power', false).unit).toBe('W')
    expect(tileUnit(tilesOf([{ power: 1001 }, {}]), 'power', false).unit).toBe('kW')
    expect(tileUnit([], 'temperature', true).unit).toBe('°F')
  })
})
