import { describe, expect, it } from 'vitest'
import { flowOf as ask } from '../../../tests/support/flow-question'
import { silentFlow } from './energy-flow'
import type { BatteryDirection, GridDirection, PowerSample } from '../plants/reading'

describe('the nodes of the flow', () => {
  const node = (key: string, ...question: Parameters<typeof ask>) =>
    ask(...question).nodes.find((one) => one.key === key)

  it.each<[string, Partial<PowerSample>, GridDirection | undefined, number | null, string]>([
    ['what the server says comes before the powers', { feedIn: 9, purchase: 5 }, 'importing', 5, 'importing'],
    ['and so the other way', { feedIn: 5, purchase: 9 }, 'exporting', 5, 'exporting'],
    ['a direction without a power is one', { feedIn: null }, 'exporting', null, 'exporting'],
    ['the greater power decides', { feedIn: 5, purchase: 2 }, undefined, 5, 'exporting'],
    ['the other greater power', { feedIn: 2, purchase: 5 }, undefined, 5, 'importing'],
    ['a power alone', { purchase: 5 }, undefined, 5, 'importing'],
    ['feed-in alone', { feedIn: 5 }, undefined, 5, 'exporting'],
    ['equal powers are none', { feedIn: 3, purchase: 3 }, undefined, 0, 'idle'],
    ['a measured nothing', { feedIn: 0 }, undefined, 0, 'idle'],
    ['the other measured nothing', { purchase: 0 }, undefined, 0, 'idle'],
    ['idle in a word', {}, 'idle', 0, 'idle'],
    ['idle in a word, whatever the meter says', { feedIn: 4 }, 'idle', 0, 'idle'],
    ['nothing measured, nothing said', {}, undefined, null, 'unknown'],
  ])('grid: %s', (_, now, grid, power, state) => {
    expect(node('grid', now, grid ? { grid } : {})).toEqual({ key: 'grid', power, state })
  })

  it.each<[string, Partial<PowerSample>, BatteryDirection | undefined, number | null, string]>([
    ['what the server says', { charge: 5, discharge: 7 }, 'charging', 5, 'charging'],
    ['and the other way', { charge: 7, discharge: 5 }, 'discharging', 5, 'discharging'],
    ['idle in a word', { charge: 7 }, 'idle', 0, 'idle'],
    ['the greater power decides', { charge: 7, discharge: 5 }, undefined, 7, 'charging'],
    ['the other greater power', { charge: 5, discharge: 7 }, undefined, 7, 'discharging'],
    ['a power alone', { charge: 5 }, undefined, 5, 'charging'],
    ['discharge alone', { discharge: 5 }, undefined, 5, 'discharging'],
    ['equal powers are none', { charge: 5, discharge: 5 }, undefined, 0, 'idle'],
    ['a measured nothing', { charge: 0 }, undefined, 0, 'idle'],
    ['the other measured nothing', { discharge: 0 }, undefined, 0, 'idle'],
    ['nothing measured', {}, undefined, null, 'unknown'],
  ])('battery: %s', (_, now, battery, power, state) => {
    const found = node('battery', { ...now, stateOfCharge: 40 }, battery ? { battery } : {})
    expect(found).toEqual({ key: 'battery', power, state, stateOfCharge: 40 })
  })

  it.each<[string | null, Partial<PowerSample>, boolean]>([
    ['BATTERY_BACKUP', {}, true],
    ['PV_BTR_USE', {}, true],
    ['EXCESS', { stateOfCharge: 40, charge: 5, discharge: 0 }, false],
    ['GEN_USE', {}, false],
    ['GEN_USE', { stateOfCharge: 40 }, true],
    ['GEN_USE', { charge: 0 }, true],
    [null, { discharge: 0 }, true],
  ])('a plant of type %s that measured %j has a battery: %s', (gridType, now, has) => {
    expect(node('battery', now, { gridType }) !== undefined).toBe(has)
  })

  it('a node that gives or takes nothing is idle, one that was not measured is unknown', () => {
    const quiet = ask({ production: 0, consumption: 0 }, { gridType: 'OFF_GRID' }).nodes
    expect(quiet).toEqual([
      { key: 'solar', power: 0, state: 'idle' },
      { key: 'load', power: 0, state: 'idle' },
    ])
    const arms = [{ kind: 'SMARTLOAD', shown: true, power: 30 } as const]
    expect(node('smartLoad', {}, { arms })).toEqual({ key: 'smartLoad', power: 30, state: 'consuming' })
    expect(node('solar', {})).toEqual({ key: 'solar', power: null, state: 'unknown' })
  })

  it('the live power of a generator or an emergency output comes before that of its arm', () => {
    const arms = [
      { kind: 'GEN', shown: true, power: 10 },
      { kind: 'UPS', shown: true, power: 20 },
    ] as const
    expect(node('generator', { generator: 11 }, { arms })?.power).toBe(11)
    expect(node('generator', {}, { arms })?.power).toBe(10)
    expect(node('ups', { ups: 21 }, { arms })?.power).toBe(21)
    expect(node('ups', {}, { arms })?.power).toBe(20)
    expect(node('generator', {}, { arms: [{ kind: 'GEN', shown: true, power: null }] })?.state).toBe(
      'unknown',
    )
  })

  it('a generator that runs on an island is there without an arm, on a grid it is not', () => {
    expect(node('generator', { generator: 700 }, { gridType: 'OFF_GRID' })?.power).toBe(700)
    expect(node('generator', {}, { gridType: 'OFF_GRID' })).toBeUndefined()
    expect(node('generator', { generator: 700 }, { gridType: 'EXCESS' })).toBeUndefined()
  })

  it('a silent plant keeps its nodes, and says of none what flows', () => {
    const noon = { production: 6000, consumption: 1000, feedIn: 3000, charge: 2000, stateOfCharge: 80 }
    expect(silentFlow(ask(noon))).toEqual({
      nodes: [
        { key: 'solar', power: null, state: 'silent' },
        { key: 'grid', power: null, state: 'silent' },
        { key: 'load', power: null, state: 'silent' },
        { key: 'battery', power: null, state: 'silent', stateOfCharge: null },
      ],
      edges: [],
      unaccounted: null,
    })
  })
})
