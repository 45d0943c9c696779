import { describe, expect, it } from 'vitest'
import type { PanelModule } from '../plants/plant-records'
import { moduleTiles } from './module-tiles'
import { weakestString } from './weakest-string'

const module = (row: number, column: number, more: Partial<PanelModule>): PanelModule => ({
  ...{ row, column, deviceId: null, serial: null, parentSerial: 'INV1', string: '1', power: 300 },
  ...{ energyToday: 1.2, voltage: null, temperature: null, state: 'online' },
  ...more,
})
const array = (modules: readonly PanelModule[]) => ({
  ...{ id: '1', name: 'South', azimuth: 180, tilt: 30, rows: 2, columns: 5, landscape: false },
  modules,
})
/** Rows of powers; each row is a string. */
const rows = (...strings: readonly (readonly (number | null)[])[]) =>
  array(
    strings.flatMap((powers, row) =>
      powers.map((power, column) => module(row, column, { power, string: String(row + 1) })),
    ),
  )

describe('the weakest string', () => {
  it('is the one whose modules give least beside their array, although its row is even in itself', () => {
    const tiles = moduleTiles({ arrays: [rows([300, 300, 300], [200, 200, 200], [310, 310, 310])] })
    const weakest = weakestString(tiles, 'ofMedian')
    expect(weakest?.group).toBe('INV1 · 2')
    expect(weakest?.figure).toBeCloseTo(66.67, 2)
  })

  it('is not the side of the roof that the sun has left', () => {
    const west = array([3, 4].flatMap((string) => [0, 1, 2].map((at) => module(string, at, { string: String(string), power: 50 })))) // oxfmt-ignore
    const tiles = moduleTiles({ arrays: [rows([300, 300, 300], [200, 300, 300]), west] })
    expect(weakestString(tiles, 'ofMedian')?.group).toBe('INV1 · 2')
    expect(weakestString(tiles, 'power')).toEqual({ group: 'INV1 · 3', figure: 50 })
  })

  it('is the hottest one of temperatures, and none of silent modules, of alarms or of a single string', () => {
    const hot = [20, 70].map((temperature, row) => module(row, 0, { temperature, string: String(row) }))
    expect(weakestString(moduleTiles({ arrays: [array(hot)] }), 'temperature')?.figure).toBe(70)
    const silent = moduleTiles({ arrays: [rows([null, null], [300, 300])] })
    expect(weakestString(silent, 'power')).toBeNull()
    expect(weakestString(moduleTiles({ arrays: [rows([1], [2])] }), 'alarm')).toBeNull()
    expect(weakestString(moduleTiles({ arrays: [rows([300, 200])] }), 'power')).toBeNull()
  })
})
