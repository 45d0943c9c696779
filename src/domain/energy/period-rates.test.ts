import { describe, expect, it } from 'vitest'
import { truncate } from '../values/quantity'
import { balance } from './balance'
import { beforeRecords, listedSums, ratesOf, tableSums } from './period-rates'
import type { EnergySplit, EnergySums } from '../plants/reading'

const sums = (known: Partial<EnergySums>): EnergySums => ({
  production: null, consumption: null, feedIn: null, purchase: null, charge: null, discharge: null, ...known,
}) // oxfmt-ignore
const split = (known: Partial<EnergySplit> = {}): EnergySplit => ({
  productionToLoad: null, productionToGrid: null, productionToBattery: null, loadFromProduction: null,
  loadFromGrid: null, loadFromBattery: null, ...known,
}) // oxfmt-ignore
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

describe('4: the same ratio is the same everywhere', () => {
  const shown = (value: number | null | undefined) => truncate(value ?? Number.NaN)
  const known = { production: 76.2, feedIn: 49.38, consumption: 33.3, purchase: 6.48 }
  // Parts come in hundredths each: 26.81 and 6.48 are a hundredth short of 33.30.
  const day = record(known, {
    productionToLoad: 26.81,
    productionToGrid: 49.38,
    loadFromProduction: 26.81,
    loadFromGrid: 6.48,
  })

  it('80.51 % from the sun is 80.51 % self-sufficiency, as a rate and as a share of the balance', () => {
    const { selfConsumption, selfSufficiency } = ratesOf([day], null)
    const { bars } = balance({ usable: true, ...day.sums, split: day.split }, null, 'EXCESS')
    const direct = bars.map(({ parts }) => shown(parts.find(({ key }) => key === 'direct')?.share))
    expect(direct).toEqual(['35.18', '80.51'])
    expect([shown(selfConsumption), shown(selfSufficiency)]).toEqual(direct)
  })

  it('parts that do not make their total say nothing: then it is what was not bought', () => {
    const broken = record(known, { ...day.split, loadFromProduction: 19.4 })
    expect(shown(ratesOf([broken], null).selfSufficiency)).toBe('80.54')
    const more = record({ ...known, consumption: 26.8 }, { loadFromProduction: 26.81, loadFromGrid: 0.01 })
    expect(shown(ratesOf([more], null).selfSufficiency)).toBe('99.96')
  })
})

describe('the sum of a table', () => {
  const years = [record({ production: 7_330_000 }), record({ production: 7_080_000 }), null]

  it('4: is the sum of what is listed', () => {
    expect(listedSums(years)).toEqual(sums({ production: 14_410_000 }))
    expect(listedSums([record({ production: 0.1 }), record({ production: 0.2 })]).production).toBe(0.3)
    expect(listedSums([])).toEqual(sums({}))
    const each = { production: 1, consumption: 2, feedIn: 3, purchase: 4, charge: 5, discharge: 6 }
    expect(listedSums([record(each), null])).toEqual(each)
  })

  it.each([
    ['rounded days lost a hundredth', 1288.27, 1288.27],
    ['rounded days won a hundredth', 1288.25, 1288.25],
    ['days are missing', 1400, 1288.26],
    ['days are not counted yet', 1200, 1288.26],
    ['nobody says more', null, 1288.26],
  ])('is the one that stands elsewhere, where %s', (_, told, sum) => {
    const days = [record({ production: 1000.13 }), record({ production: 288.13 })]
    expect(tableSums(sums({ production: told, charge: 5 }), days)).toEqual(sums({ production: sum }))
  })

  it('4: has what a lifetime counter held before the first year in a row of its own', () => {
    const total = sums({ production: 40_360_000, consumption: 5 })
    expect(beforeRecords(total, years)).toEqual(sums({ production: 25_950_000 }))
  })

  it('takes hundredths that rounding lost for no energy, and less than is listed for no offset', () => {
    expect(beforeRecords(sums({ production: 14_410_000.03 }), years)).toBeNull()
    expect(beforeRecords(sums({ production: 14_410_000.04 }), years)).toEqual(sums({ production: 0.04 }))
    expect(beforeRecords(sums({ production: 14_000_000 }), years)).toBeNull()
    expect(beforeRecords(sums({}), years)).toBeNull()
  })
})
