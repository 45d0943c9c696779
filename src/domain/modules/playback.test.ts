import { describe, expect, it } from 'vitest'
import type { PanelModule } from '../plants/plant-records'
import { plantDay, shiftDate } from '../time/instant'
import { moduleScale, tileUnit } from './module-scale'
import { furthestTiles, instantOf, nextStep, playedDay, tilesAt } from './playback'

const ZONE = 'Europe/Berlin'
const STEP = 900
const module = (column: number): PanelModule => ({
  ...{ row: 0, column, deviceId: 1, serial: 'OP1', parentSerial: null, string: '1', power: 999 },
  ...{ energyToday: 1, voltage: 40, temperature: 50, state: 'online' },
})
const layout = {
  arrays: [
    {
      ...{ id: '1', name: 'South', azimuth: 180, tilt: 30, rows: 1, columns: 2, landscape: false },
      modules: [module(0), module(1)],
    },
  ],
}
const quarters = (date: string) => {
  const { from, to } = plantDay(date, ZONE)
  return (to - from) / STEP
}
/** Each step's power is its number, of the second module twice that. */
const dayData = (date: string, steps = quarters(date)) => ({
  from: plantDay(date, ZONE).from,
  powers: [1, 2].map((times) => Array.from({ length: steps }, (_, at) => times * at)),
})
const data = (days: ReturnType<typeof dayData>[]) => ({
  ...{ step: STEP, modules: [0, 1].map((column) => ({ array: 0, row: 0, column })) },
  days,
})
const both = (date: string) => data([dayData(shiftDate(date, -1)), dayData(date)])
const powers = (tiles: ReturnType<typeof tilesAt>) => tiles.map(({ module: { power } }) => power)

describe('a day of modules, played', () => {
  it.each([
    ['2026-03-29', 92],
    ['2026-06-18', 96],
    ['2026-10-25', 100],
  ])('%s has %d quarters of an hour', (date, steps) => {
    const day = playedDay(both(date), date, ZONE)
    expect(day?.steps).toBe(steps)
    expect(day && instantOf(day, steps)).toBe(plantDay(date, ZONE).to)
  })

  it.each([
    // Clocks go forward at 2, back at 3: before that a step lies beside its own number, after it an hour off.
    ['2026-06-18', 48, 48],
    ['2026-03-29', 4, 4],
    ['2026-03-29', 44, 48],
    ['2026-10-25', 52, 48],
    ['2026-03-30', 48, 44],
    ['2026-10-26', 48, 52],
  ])('%s at step %d lies beside step %d of the day before', (date, at, before) => {
    const day = playedDay(both(date), date, ZONE)
    expect(tilesAt(layout, day, at).map(({ change }) => change)).toEqual([at - before, 2 * (at - before)])
  })

  it('a tile takes the power of the step and forgets what only now is known of', () => {
    const day = playedDay(both('2026-06-18'), '2026-06-18', ZONE)
    const tiles = tilesAt(layout, day, 40)
    expect(powers(tiles)).toEqual([40, 80])
    expect(tiles[0]?.module).toMatchObject({
      energyToday: null,
      voltage: null,
      temperature: null,
      state: null,
    })
    expect(tiles[0]?.ofMedian).toBeCloseTo(66.7, 1)
  })

  it('today ends at its last step; without a day before there is no change; an unknown day is blank', () => {
    const today = playedDay(data([dayData('2026-06-18', 50)]), '2026-06-18', ZONE)
    expect(today).toMatchObject({ last: 49, steps: 96, light: { first: 1, last: 49 }, eve: null })
    expect(tilesAt(layout, today, 49).map(({ change }) => change)).toEqual([null, null])
    expect(today && furthestTiles(layout, today).map(({ change }) => change)).toEqual([null, null])
    expect(powers(tilesAt(layout, today, 60))).toEqual([null, null])
    expect(playedDay(both('2026-06-18'), '2026-06-20', ZONE)).toBeNull()
    expect(playedDay(data([dayData('2026-06-18', 0)]), '2026-06-18', ZONE)).toBeNull()
    expect(powers(tilesAt(layout, null, 3))).toEqual([null, null])
  })

  it('plays from the first light to the last', () => {
    const light = { first: 20, last: 80 }
    const day = playedDay(both('2026-06-18'), '2026-06-18', ZONE)
    const after = (at: number) => day && nextStep({ ...day, light }, at)
    expect([0, 20, 79, 80, 95].map(after)).toEqual([20, 21, 80, null, null])
  })

  it('steps that a slow picture missed are left out, never the last one', () => {
    const light = { first: 20, last: 80 }
    const day = playedDay(both('2026-06-18'), '2026-06-18', ZONE)
    const after = (at: number) => day && nextStep({ ...day, light }, at, 7)
    expect([0, 20, 75, 79, 80].map(after)).toEqual([20, 27, 80, 80, null])
  })

  it('one scale holds all day: no step leaves it, and a change goes as far down as up', () => {
    const day = playedDay(data([dayData('2026-06-17', 96), dayData('2026-06-18', 48)]), '2026-06-18', ZONE)
    if (!day) throw new Error('no day')
    const among = furthestTiles(layout, day)
    expect(powers(among)).toEqual([47, 94])
    for (const metric of ['power', 'change', 'ofMedian'] as const) {
      const cuts = (at: number) =>
        moduleScale(tilesAt(layout, day, at), metric, among).bands.map(({ from, to }) => [from, to])
      if (metric !== 'change') expect(cuts(10).slice(0, 6)).toEqual(cuts(47).slice(0, 6))
    }
    const changes = among.map((tile, at) => ({ ...tile, change: [-30, 10][at] ?? null }))
    const { bands } = moduleScale(changes, 'change')
    expect(bands.map(({ from }) => from)).toEqual([20, 10, 0, -10, -20, null])
    expect([12.9, -12.9, 0.4, -0.4].map(tileUnit([], 'change', false).digits)).toEqual([
      '+12',
      '−12',
      '0',
      '0',
    ])
  })

  it('the furthest of a day is its greatest power and its greatest change, up or down', () => {
    const [eve, own] = [dayData('2026-06-17'), dayData('2026-06-18')]
    const flat = (watts: number, steps: number) => Array.from({ length: steps }, () => watts)
    const furthest = (first: (number | null)[], second: (number | null)[]) => {
      const powers = [
        [...first, ...flat(100, 10)],
        [...second, ...flat(100, 10)],
      ]
      const before = { ...eve, powers: [flat(100, 96), [null, ...flat(100, 95)]] }
      const day = playedDay(
        data([before as typeof eve, { ...own, powers: powers as number[][] }]),
        '2026-06-18',
        ZONE,
      )
      return day && furthestTiles(layout, day).map(({ change, module: { power } }) => [power, change])
    }
    expect(furthest([250, 40], [90, 99])).toEqual([
      [250, 150],
      [100, 1],
    ])
    expect(furthest([100, 30], [900, null])).toEqual([
      [100, 70],
      [900, 0],
    ])
  })

  it('light is where one of the modules has power; without any the whole day is played', () => {
    const lit = (first: number[], second: number[]) =>
      playedDay(
        data([{ from: plantDay('2026-06-18', ZONE).from, powers: [first, second] }]),
        '2026-06-18',
        ZONE,
      )?.light
    expect(lit([0, 0, 5, 0, 0], [0, 3, 0, 0, 0])).toEqual({ first: 1, last: 2 })
    expect(lit([0, 0, 0], [0, 0, 0])).toEqual({ first: 0, last: 2 })
    expect(lit([0, 4], [0, 0, 0, 7])).toEqual({ first: 1, last: 3 })
  })

  it('a module without a place, or that the day does not know, shows nothing', () => {
    const day = playedDay(both('2026-06-18'), '2026-06-18', ZONE)
    const strange = { ...module(7), power: 5 }
    const arrays = layout.arrays.map((one) => ({
      ...one,
      modules: [...one.modules, strange, { ...module(0), row: null }],
    }))
    expect(
      tilesAt({ arrays }, day, 40).map(({ key, module: { power }, change }) => [key, power, change]),
    ).toEqual([
      ['0-0-0', 40, 0],
      ['0-0-1', 80, 0],
      ['0-0-7', null, null],
    ])
  })
})
