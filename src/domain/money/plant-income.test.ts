import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { split } from '../energy/energy-balance'
import { income } from './income'
import { plantIncome } from './plant-income'
import { truncate } from '../values/quantity'

/** Domain 2, vector A, kWh; the prices of domain 6. */
const A = { production: 76.2, consumption: 27, feedIn: 58.3, purchase: 9.9, charge: 2.7, discharge: 1.9 }
const PRICES = { purchase: 0.27, feedIn: 0.055, subsidy: null }
/** What the server sends: all production at the purchase price. */
const SIMPLE = 20.57

describe('income of a plant', () => {
  it.each(['EXCESS', 'BATTERY_BACKUP'])(
    '%s: vector A earns 7.82, where one price for all would claim 20.57',
    (type) => {
      const shown = plantIncome(type, A, PRICES, SIMPLE)
      expect(shown.kind === 'amount' ? truncate(shown.value) : shown.kind).toBe('7.82')
      expect(plantIncome(type, A, { ...PRICES, subsidy: 0.1 }, SIMPLE)).toEqual({
        kind: 'amount',
        value: 15.4435,
      })
    },
  )

  it.each(['EXCESS', 'BATTERY_BACKUP'])(
    '11: %s asks for prices and never shows one price for all',
    (type) => {
      expect(plantIncome(type, A, null, SIMPLE)).toEqual({ kind: 'prices' })
      expect(plantIncome(type, A, { ...PRICES, purchase: null }, SIMPLE)).toEqual({ kind: 'prices' })
      expect(plantIncome(type, { ...A, consumption: null }, PRICES, SIMPLE)).toEqual({ kind: 'none' })
    },
  )

  it('all that is fed in earns what the server says; an island has none', () => {
    expect(plantIncome('DISTRIBUTED_FULLY', A, null, SIMPLE)).toEqual({ kind: 'amount', value: SIMPLE })
    expect(plantIncome('DISTRIBUTED_FULLY', A, null, null)).toEqual({ kind: 'none' })
    for (const type of ['OFF_GRID', 'PV_BTR_USE', 'GROUND_FULLY', null])
      expect(plantIncome(type, A, PRICES, SIMPLE)).toEqual({ kind: 'none' })
  })

  it('is the sum over intervals of domain 6, whatever they are, while the prices hold', () => {
    const watts = fc.integer({ min: 0, max: 20_000 })
    const interval = fc
      .record({ production: watts, consumption: watts, battery: fc.integer({ min: -5000, max: 5000 }) })
      .map(({ production, consumption, battery }) => {
        const grid = consumption - production - battery
        const [charge, discharge] = [Math.max(0, -battery), Math.max(0, battery)]
        return {
          production,
          consumption,
          charge,
          discharge,
          purchase: Math.max(0, grid),
          feedIn: Math.max(0, -grid),
        }
      })
    fc.assert(
      fc.property(fc.array(interval, { minLength: 1, maxLength: 20 }), (intervals) => {
        const prices = { purchase: 0.27, feedIn: 0.055 }
        const priced = intervals.flatMap((flows) => {
          const parts = split(flows)
          return parts ? [{ ...flows, split: parts, prices }] : []
        })
        const sum = (key: keyof typeof A) => intervals.reduce((all, flows) => all + flows[key], 0)
        const sums = {
          production: sum('production'), consumption: sum('consumption'), feedIn: sum('feedIn'),
          purchase: sum('purchase'), charge: sum('charge'), discharge: sum('discharge'),
        } // oxfmt-ignore
        const shown = plantIncome('BATTERY_BACKUP', sums, PRICES, null)
        expect(shown.kind === 'amount' ? shown.value : null).toBeCloseTo(
          income('BATTERY_BACKUP', priced)?.total ?? Number.NaN,
          6,
        )
      }),
    )
  })
})
