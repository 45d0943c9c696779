import { describe, expect, it } from 'vitest'
import { beforeRecords, listedSums, ratesOf } from './period-rates'
import type { EnergySplit, EnergySums } from '../plants/reading'

const sums = (known: Partial<EnergySums>): EnergySums => ({
  production: null, consumption: null, feedIn: null, purchase: null, charge: null, discharge: null, ...known,
}) // prettier-ignore
const split = (known: Partial<EnergySplit> = {}): EnergySplit => ({
  productionToLoad: null, productionToGrid: null, productionToBattery: null, loadFromProduction: null,
  loadFromGrid: null, loadFromBattery: null, ...known,
}) // prettier-ignore
const record = (known: Partial<EnergySums>, parts: Partial<EnergySplit> = {}) => ({
  sums: sums(known),
  split: split(parts),
})

describe('rates of periods', () => {
  it('divide sums and never average rates', () => {
    const days = [record({ production: 100, feedIn: 90 }), record({ production: 10, feedIn: 0 }), null]
    const rates = ratesOf(days, 10)
    expect(rates.hours).toBe(11)
    expect(rates.selfConsumption).toBeCloseTo((20 / 110) * 100, 9)
    expect(rates.selfSufficiency).toBeNull()
  })

  it('go by the split where the server sends one: not all that is fed in was produced then', () => {
    const known = { production: 62.72, feedIn: 54, consumption: 6.33, purchase: 1 }
    const { selfConsumption, selfSufficiency } = ratesOf(
      [record(known, { productionToGrid: 53.53, loadFromGrid: 0 })],
      null,
    )
    expect(selfConsumption).toBeCloseTo(14.65, 2)
    expect(selfSufficiency).toBe(100)
  })
})

describe('the sum of a table', () => {
  const years = [record({ production: 7_330_000 }), record({ production: 7_080_000 }), null]

  it('is the sum of what is listed', () => {
    expect(listedSums(years)).toEqual(sums({ production: 14_410_000 }))
    expect(listedSums([record({ production: 0.1 }), record({ production: 0.2 })]).production).toBe(0.3)
    expect(listedSums([])).toEqual(sums({}))
  })

  it('has what a lifetime counter held before the first year in a row of its own', () => {
    const total = sums({ production: 40_360_000, consumption: 5 })
    expect(beforeRecords(total, years)).toEqual(sums({ production: 25_950_000 }))
  })

  it('takes hundredths that rounding lost for no energy, and less than is listed for no offset', () => {
    expect(beforeRecords(sums({ production: 14_410_000.02 }), years)).toBeNull()
    expect(beforeRecords(sums({ production: 14_000_000 }), years)).toBeNull()
    expect(beforeRecords(sums({}), years)).toBeNull()
  })
})
