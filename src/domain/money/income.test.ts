import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { split, type Flows } from '../energy/energy-balance'
import { income, netBill, saving, simpleIncome, type PricedInterval } from './income'
import { GRID_TYPES } from '../plants/plant'
import { truncate } from '../values/quantity'

const PRICES = { purchase: 0.27, feedIn: 0.055 }

function priced(flows: Flows, prices: PricedInterval['prices'] = PRICES): PricedInterval {
  const parts = split(flows)
  if (!parts) throw new Error('test data is broken')
  return { ...flows, split: parts, prices }
}

describe('income', () => {
  it('S5-40 one price for all production is exact in decimals', () => {
    expect(simpleIncome(76.2, 6.5)).toBe(495.3)
    expect(truncate(simpleIncome(76.2, 6.5) ?? 0)).toBe('495.30')
    expect(simpleIncome(81.66, 6)).toBe(489.96)
    expect(truncate(simpleIncome(76.2, 0.27) ?? 0)).toBe('20.57')
    expect(simpleIncome(null, 6.5)).toBeNull()
  })

  it('S5-40 own use at the purchase price and feed-in at its own: 7.82, not 20.57', () => {
    const day = {
      ...priced({ production: 0, consumption: 0, feedIn: 0, purchase: 0, charge: 0, discharge: 0 }),
    }
    const split17 = { ...day.split, direct: 17.1, productionToGrid: 58.3 }
    const result = income('BATTERY_BACKUP', [{ ...day, split: split17, production: 76.2 }])
    expect(result?.savings).toBe(4.617)
    expect(result?.feedIn).toBe(3.2065)
    expect(truncate(result?.total ?? 0)).toBe('7.82')
  })

  it('full feed-in earns what it feeds in, and the subsidy on all production', () => {
    const sunny = priced({ production: 10, consumption: 0, feedIn: 10, purchase: 0, charge: 0, discharge: 0 })
    expect(income('DISTRIBUTED_FULLY', [sunny], 0.1)).toEqual({
      savings: 0,
      feedIn: 0.55,
      battery: 0,
      subsidy: 1,
      total: 1.55,
    })
    expect(income('CENTRALIZED_FULLY', [sunny, sunny])?.total).toBe(1.1)
  })

  it('a plant with surplus saves what it uses at once and earns what it feeds in', () => {
    const noon = priced({ production: 10, consumption: 4, feedIn: 6, purchase: 0, charge: 0, discharge: 0 })
    expect(income('EXCESS', [noon], 0.1)).toEqual({
      ...{ savings: 1.08, feedIn: 0.33, battery: 0, subsidy: 1, total: 2.41 },
    })
    // The feed-in counts as metered, whatever the split of the interval says.
    const metered = { ...noon, feedIn: 5, split: { ...noon.split, productionToGrid: 6 } }
    expect(income('EXCESS', [metered])?.feedIn).toBe(0.275)
    expect(income('CENTRALIZED_FULLY', [metered])).toMatchObject({ savings: 0, feedIn: 0.275 })
  })

  it('an energy or a price that is no number earns nothing, and one price needs both', () => {
    const noon = priced({ production: 10, consumption: 4, feedIn: 6, purchase: 0, charge: 0, discharge: 0 })
    expect(income('EXCESS', [{ ...noon, feedIn: Number.NaN }])).toMatchObject({ savings: 1.08, feedIn: 0 })
    expect(income('EXCESS', [{ ...noon, prices: { ...PRICES, feedIn: Infinity } }])?.feedIn).toBe(0)
    expect([
      simpleIncome(5, null),
      simpleIncome(null, null),
      simpleIncome(5, Number.NaN),
      simpleIncome(Infinity, 1),
    ]).toEqual([null, null, null, null])
    expect([simpleIncome(0, 5), simpleIncome(5, 0)]).toEqual([0, 0])
  })

  it('a battery filled from the grid costs what it bought', () => {
    const night = priced({ production: 0, consumption: 1, feedIn: 0, purchase: 3, charge: 2, discharge: 0 })
    expect(income('BATTERY_BACKUP', [night])).toMatchObject({ savings: 0, battery: -0.54, total: -0.54 })
  })

  it('a discharging battery saves purchases and may feed in', () => {
    const evening = priced({ production: 1, consumption: 3, feedIn: 1, purchase: 0, charge: 0, discharge: 3 })
    expect(income('BATTERY_BACKUP', [evening])).toEqual({
      savings: 0.27,
      feedIn: 0.055,
      battery: 0.54,
      subsidy: 0,
      total: 0.865,
    })
  })

  it('an island has income only at an alternative price; unknown types have none', () => {
    const day = { production: 5, consumption: 5, feedIn: 0, purchase: 0, charge: 0, discharge: 0 }
    expect(income('OFF_GRID', [priced(day)])).toBeNull()
    expect(income('PV_BTR_USE', [priced(day, { ...PRICES, alternative: 0.8 })])?.total).toBe(4)
    expect(income('GEN_USE', [priced(day)])).toBeNull()
    expect(income(null, [priced(day)])).toBeNull()
    for (const type of GRID_TYPES) expect(income(type, [])).toMatchObject({ total: 0 })
  })

  it('equals the saving on the bill, without subsidy and residual', () => {
    // Whole thousandths: fc.double would mostly give specks that hide a wrong line.
    const thousandths = (least: number, most: number) =>
      fc.integer({ min: least * 1000, max: most * 1000 }).map((value) => value / 1000)
    const money = thousandths(0, 1)
    const power = thousandths(0, 20)
    const interval = fc
      .tuple(power, power, thousandths(-9, 9), money, money)
      .map(([production, consumption, battery, purchase, feedIn]) => {
        const grid = consumption - production - battery
        return priced(
          {
            production,
            consumption,
            charge: Math.max(0, -battery),
            discharge: Math.max(0, battery),
            purchase: Math.max(0, grid),
            feedIn: Math.max(0, -grid),
          },
          { purchase, feedIn },
        )
      })
    fc.assert(
      fc.property(fc.array(interval, { maxLength: 24 }), thousandths(0, 50), (day, fixed) => {
        expect(Math.abs((income('BATTERY_BACKUP', day)?.total ?? 0) - saving(day, fixed))).toBeLessThan(1e-9)
      }),
    )
  })

  it('the net bill is purchases less feed-in plus the fixed part', () => {
    const interval = priced({
      production: 5,
      consumption: 2,
      feedIn: 3,
      purchase: 0,
      charge: 0,
      discharge: 0,
    })
    expect(netBill([interval], 10)).toBe(9.835)
    expect(saving([interval], 10)).toBe(0.705)
  })
})
