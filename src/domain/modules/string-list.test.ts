import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { modulesOf, PLAN_LIMITS, withArray } from './layout-plan'
import { stringsRefusal, withStrings } from './string-list'

const SHAPE = { landscape: false, azimuth: 180, tilt: 30 }
const string = (inverter: string, modules: number) => ({ inverter, modules })

describe('a layout from the strings of the inverters', () => {
  it('has an array an inverter and a row a string, as long as it has modules', () => {
    const drawn = withArray([], { ...SHAPE, name: 'Inverter 1', rows: 1, columns: 2 })
    const plan = withStrings(
      drawn,
      [string('Inverter 1', 3), string('Inverter 1', 2), string('Inverter 2', 0), string('Inverter 3', 4)],
      SHAPE,
    )
    expect(plan[0]).toBe(drawn[0])
    expect(plan.map(({ name, rows, columns }) => `${name} ${rows}x${columns}`)).toEqual([
      'Inverter 1 1x2',
      'Inverter 1 2 2x3',
      'Inverter 3 1x4',
    ])
    expect(plan[1]?.tiles.map(({ row, column }) => `${row}.${column}`)).toEqual([
      ...['0.0', '0.1', '0.2'],
      ...['1.0', '1.1'],
    ])
    expect(new Set(plan.map(({ id }) => id)).size).toBe(3)
  })

  it.each([
    [[], 'empty'],
    [[string('A', 0)], 'empty'],
    [[string('A', PLAN_LIMITS.columns)], null],
    [[string('A', PLAN_LIMITS.columns + 1)], 'many'],
    [Array.from({ length: PLAN_LIMITS.rows + 1 }, () => string('A', 1)), 'many'],
    [Array.from({ length: PLAN_LIMITS.arrays + 1 }, (_, at) => string(String(at), 1)), 'many'],
    [Array.from({ length: 40 }, (_, at) => string(String(at), 51)), 'many'],
  ] as const)('case %#: %s', (strings, refused) => {
    expect(stringsRefusal([], strings)).toBe(refused)
  })

  it('has as many modules as the strings have, each in its grid', () => {
    fc.assert(
      fc.property(
        fc.array(fc.record({ inverter: fc.constantFrom('A', 'B', 'C'), modules: fc.nat(20) }), {
          maxLength: 12,
        }),
        (strings) => {
          const plan = withStrings([], strings, SHAPE)
          expect(modulesOf(plan)).toHaveLength(strings.reduce((sum, { modules }) => sum + modules, 0))
          for (const { tiles, rows, columns } of plan)
            expect(tiles.every(({ row, column }) => row < rows && column < columns)).toBe(true)
        },
      ),
      { numRuns: 40 },
    )
  })
})
