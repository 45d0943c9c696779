import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { flowOf as ask } from '../../../tests/support/flow-question'
import type { FlowEdge } from './energy-flow'

describe('the edges of the flow', () => {
  const GEN = [{ kind: 'GEN', shown: true, power: null } as const]
  const edge = (from: FlowEdge['from'], to: FlowEdge['to'], power: number): FlowEdge => ({ from, to, power })

  it('a generator serves the load, then the battery, and the grid what is left', () => {
    const now = { production: 0, consumption: 500, charge: 400, purchase: 200, generator: 700 }
    expect(ask(now, { arms: GEN }).edges).toEqual([
      edge('generator', 'load', 500),
      edge('generator', 'battery', 200),
      edge('grid', 'battery', 200),
    ])
  })

  it('a small generator leaves load and battery to the grid, as far as its meter says', () => {
    const now = { production: 0, consumption: 500, charge: 400, generator: 100 }
    expect(ask({ ...now, purchase: 800 }, { arms: GEN }).edges).toEqual([
      edge('generator', 'load', 100),
      edge('grid', 'load', 400),
      edge('grid', 'battery', 400),
    ])
    expect(ask({ ...now, purchase: 450 }, { arms: GEN }).edges).toEqual([
      edge('generator', 'load', 100),
      edge('grid', 'load', 400),
      edge('grid', 'battery', 50),
    ])
    expect(ask({ ...now, purchase: 300 }, { arms: GEN }).edges).toContainEqual(edge('grid', 'load', 300))
  })

  it('a battery serves the load, and the grid as far as the feed-in meter says', () => {
    const now = { production: 100, consumption: 300, discharge: 900 }
    const load = [edge('solar', 'load', 100), edge('battery', 'load', 200)]
    expect(ask({ ...now, feedIn: 700 }).edges).toEqual([...load, edge('battery', 'grid', 700)])
    expect(ask({ ...now, feedIn: 650 }).edges).toEqual([...load, edge('battery', 'grid', 650)])
  })

  it('without a meter of the load only feed-in is drawn, and no more than is made', () => {
    expect(ask({ production: 900, feedIn: 400 }).edges).toEqual([edge('solar', 'grid', 400)])
    expect(ask({ production: 300, feedIn: 400 }).edges).toEqual([edge('solar', 'grid', 300)])
    expect(ask({ feedIn: 400 }).edges).toEqual([])
  })

  it('an edge below one watt is noise', () => {
    const edges = (power: number) => ask({ production: power, consumption: power, feedIn: 0 }).edges
    expect(edges(1)).toEqual([edge('solar', 'load', 1)])
    expect(edges(0.99)).toEqual([])
  })

  it('each node gives and takes what it measures, where the meters agree', () => {
    const watts = fc.integer({ min: 0, max: 9_000 })
    fc.assert(
      fc.property(
        watts,
        watts,
        watts,
        watts,
        fc.boolean(),
        (production, consumption, stored, made, charging) => {
          const charge = charging ? stored : 0
          const discharge = charging ? 0 : stored
          const rest = production + made + discharge - consumption - charge
          const now = { production, consumption, charge, discharge, generator: made }
          const grid = { feedIn: Math.max(0, rest), purchase: Math.max(0, -rest) }
          const { edges, unaccounted } = ask({ ...now, ...grid }, { arms: GEN })
          expect(unaccounted).toBeNull()
          const sum = (end: 'from' | 'to', key: string) =>
            edges.reduce((all, one) => (one[end] === key ? all + one.power : all), 0)
          // What a generator makes beyond load and battery leads to no node: it feeds no grid here.
          expect(sum('to', 'load')).toBe(consumption)
          expect(sum('to', 'battery')).toBe(charge)
          expect(sum('from', 'battery')).toBeLessThanOrEqual(discharge)
          expect(sum('from', 'grid')).toBeLessThanOrEqual(grid.purchase)
          expect(sum('from', 'solar')).toBeLessThanOrEqual(production)
          expect(sum('to', 'grid')).toBeLessThanOrEqual(grid.feedIn)
          if (made === 0) expect(sum('from', 'solar')).toBe(production)
          if (made === 0) expect(sum('from', 'battery') + sum('from', 'grid')).toBe(discharge + grid.purchase)
        },
      ),
    )
  })
})
