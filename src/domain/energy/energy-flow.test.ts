import { describe, expect, it } from 'vitest'
import { flowOf as ask } from '../../../tests/support/flow-question'
import { carries, isFullFeedIn, isIsland } from './grid-type'
import { GRID_TYPES } from '../plants/plant'

describe('what a grid type carries', () => {
  it('S3-03 follows the table for the six types, and hides nothing of an unknown one', () => {
    expect([...carries('DISTRIBUTED_FULLY')]).toEqual(['production', 'feedIn', 'income'])
    expect([...carries('CENTRALIZED_FULLY')]).toEqual(['production', 'feedIn', 'income'])
    expect(carries('EXCESS').has('battery')).toBe(false)
    expect(carries('EXCESS').has('purchase')).toBe(true)
    expect(carries('BATTERY_BACKUP').size).toBe(7)
    for (const island of ['OFF_GRID', 'PV_BTR_USE']) {
      expect(carries(island).has('purchase')).toBe(false)
      expect(carries(island).has('feedIn')).toBe(false)
      expect(isIsland(island)).toBe(true)
    }
    expect(carries('OFF_GRID').has('battery')).toBe(false)
    expect(carries('GEN_USE').size).toBe(7)
    expect(carries(null).size).toBe(7)
    expect(GRID_TYPES.filter(isFullFeedIn)).toEqual(['DISTRIBUTED_FULLY', 'CENTRALIZED_FULLY'])
  })
})

describe('flowPicture', () => {
  it('draws a noon with export and charging', () => {
    const { nodes, edges, unaccounted } = ask({
      production: 6000,
      consumption: 1000,
      feedIn: 3000,
      purchase: 0,
      charge: 2000,
      discharge: 0,
      stateOfCharge: 80,
    })
    expect(nodes).toEqual([
      { key: 'solar', power: 6000, state: 'producing' },
      { key: 'grid', power: 3000, state: 'exporting' },
      { key: 'load', power: 1000, state: 'consuming' },
      { key: 'battery', power: 2000, state: 'charging', stateOfCharge: 80 },
    ])
    expect(edges).toEqual([
      { from: 'solar', to: 'load', power: 1000 },
      { from: 'solar', to: 'battery', power: 2000 },
      { from: 'solar', to: 'grid', power: 3000 },
    ])
    expect(unaccounted).toBeNull()
  })

  it('draws a night of import', () => {
    const { nodes, edges } = ask(
      { production: 0, consumption: 500, feedIn: 0, purchase: 500 },
      { gridType: 'EXCESS' },
    )
    expect(nodes.map((node) => [node.key, node.state])).toEqual([
      ['solar', 'idle'],
      ['grid', 'importing'],
      ['load', 'consuming'],
    ])
    expect(edges).toEqual([{ from: 'grid', to: 'load', power: 500 }])
  })

  it('full feed-in has neither load nor battery, and feeds in what it makes', () => {
    const { nodes, edges, unaccounted } = ask({ production: 4000 }, { gridType: 'DISTRIBUTED_FULLY' })
    expect(nodes.map((node) => node.key)).toEqual(['solar', 'grid'])
    expect(edges).toEqual([{ from: 'solar', to: 'grid', power: 4000 }])
    expect(unaccounted).toBeNull()
  })

  it('an island is fed by its generator, never by a grid', () => {
    const arms = [{ kind: 'GEN', shown: true, power: 900 } as const]
    const { nodes, edges } = ask({ production: 100, consumption: 1000 }, { gridType: 'OFF_GRID', arms })
    expect(nodes.map((node) => node.key)).toEqual(['solar', 'load', 'generator'])
    expect(edges).toEqual([
      { from: 'solar', to: 'load', power: 100 },
      { from: 'generator', to: 'load', power: 900 },
    ])
  })

  it('shows extra arms only when they are displayed', () => {
    const arms = [
      { kind: 'UPS', shown: true, power: 210 },
      { kind: 'SMARTLOAD', shown: true, power: null },
      { kind: 'MICRO', shown: true, power: 400 },
      { kind: 'GEN', shown: false, power: 10 },
    ] as const
    const { nodes, edges } = ask({ production: 1000, consumption: 1000, feedIn: 0, purchase: 0 }, { arms })
    expect(nodes.map((node) => node.key)).toEqual([
      'solar',
      'grid',
      'load',
      'battery',
      'micro',
      'ups',
      'smartLoad',
    ])
    expect(edges).toContainEqual({ from: 'load', to: 'ups', power: 210 })
    expect(edges).toContainEqual({ from: 'micro', to: 'solar', power: 400 })
    expect(edges.some((edge) => edge.to === 'smartLoad')).toBe(false)
  })

  it('names what is unaccounted for above 3 % and 50 W', () => {
    const flows = { production: 1000, feedIn: 0, purchase: 0, charge: 0, discharge: 0 }
    expect(ask({ ...flows, consumption: 960 }).unaccounted).toBeNull()
    expect(ask({ ...flows, consumption: 900 }).unaccounted).toBe(100)
    expect(ask({ ...flows, consumption: 1100 }).unaccounted).toBe(-100)
  })

  it('nothing measured draws unknown nodes and no edge', () => {
    const { nodes, edges, unaccounted } = ask({})
    expect(nodes.map((node) => [node.power, node.state])).toEqual(
      Array.from({ length: 4 }, () => [null, 'unknown']),
    )
    expect(edges).toEqual([])
    expect(unaccounted).toBeNull()
  })
})
