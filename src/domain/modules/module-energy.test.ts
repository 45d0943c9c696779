import { expect, it } from 'vitest'
import { energyOfDays, withEnergyOfDays } from './module-energy'
import { figureOf, metricsOf, moduleTiles } from './module-tiles'

const module = (column: number) => ({
  ...{ row: 0, column, deviceId: column, serial: `OP${column}`, parentSerial: 'INV1', string: 1 },
  ...{ power: 100, energyToday: 1, voltage: null, temperature: null, state: 'online' as const },
})
const tiles = moduleTiles({
  arrays: [
    {
      ...{ id: 1, name: 'South', azimuth: 180, tilt: 30, rows: 1, columns: 3, portrait: true },
      modules: [module(0), module(1), module(2)],
    },
  ] as never,
})

it('energy of a period is the sum of its days, and nothing where nothing was said', () => {
  const place = (column: number) => ({ array: 0, row: 0, column })
  const found = energyOfDays({
    step: 900,
    modules: [place(0), place(1), place(2)],
    days: [
      { from: 0, powers: [[400, 400, 400, 400], [0, null, 0, 0], [null]] },
      { from: 86_400, powers: [[800, null, 0, 0], [0]] },
    ],
  })
  expect([...found]).toEqual([
    ['0-0-0', 0.6],
    ['0-0-1', 0],
  ])
  const shown = withEnergyOfDays(tiles, found)
  expect(shown.map((tile) => figureOf(tile, 'period'))).toEqual([0.6, 0, null])
  expect(metricsOf(shown)).toContain('period')
  expect(metricsOf(tiles)).not.toContain('period')
})
