import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import type { EnergySplit } from '../plants/reading'
import {
  addsUp,
  asEnergySplit,
  gridParts,
  residual,
  significantResidual,
  split,
  type Flows,
} from './energy-balance'

/** Domain 2, vector A, kWh. */
const A: Flows = {
  production: 76.2,
  purchase: 9.9,
  discharge: 1.9,
  consumption: 27,
  feedIn: 58.3,
  charge: 2.7,
}
const NO_SUMS = {
  production: null,
  consumption: null,
  feedIn: null,
  purchase: null,
  charge: null,
  discharge: null,
}

/** Intervals that close exactly and do not buy and sell, or charge and discharge, at once. */
const watts = (least: number): fc.Arbitrary<number> =>
  fc.oneof(fc.integer({ min: least, max: 20_000 }), fc.double({ min: least, max: 20_000, noNaN: true }))
const balanced = fc
  .record({ production: watts(0), consumption: watts(0), battery: watts(-20_000) })
  .map(({ production, consumption, battery }): Flows => {
    const grid = consumption - production - battery
    return {
      production,
      consumption,
      charge: Math.max(0, -battery),
      discharge: Math.max(0, battery),
      purchase: Math.max(0, grid),
      feedIn: Math.max(0, -grid),
    }
  })

describe('residual', () => {
  it('vector A closes exactly', () => {
    expect(residual(A)).toBe(0)
    expect(significantResidual(A)).toBe(false)
  })

  it('vector B leaves 17 W', () => {
    const b = { production: 358, purchase: 909, discharge: 12, consumption: 1262 }
    expect(residual(b)).toBe(17)
    expect(significantResidual(b, 50)).toBe(false)
    expect(significantResidual(b, 5)).toBe(false)
    expect(significantResidual({ ...b, consumption: 1200 }, 50)).toBe(true)
  })

  it('vector C does not add up', () => {
    const server = {
      productionToBattery: 0.2,
      productionToLoad: 19.4,
      productionToGrid: 58.3,
      loadFromBattery: 0.1,
      loadFromProduction: 19.4,
      loadFromGrid: 9.9,
    }
    const sums = { ...NO_SUMS, production: 76.2, consumption: 27 }
    expect(addsUp(server, sums)).toBe(false)
    expect(addsUp(server, { ...sums, consumption: null })).toBe(false)
    expect(addsUp(server, NO_SUMS)).toBe(true)
    expect(
      addsUp({ ...server, productionToBattery: 0, productionToLoad: 17.9 }, { ...sums, consumption: 29.4 }),
    ).toBe(true)
  })

  it('is missing without production or consumption, and counts a generator as source', () => {
    expect(residual({ ...A, consumption: null })).toBeNull()
    expect(residual({ consumption: 5 })).toBeNull()
    expect(residual({ production: 5 })).toBeNull()
    expect(residual({ production: null, consumption: 5 })).toBeNull()
    expect(residual({ production: 0, generator: 5, consumption: 5 })).toBe(0)
    expect(significantResidual({ production: null, consumption: 3 })).toBe(false)
  })
})

describe('split', () => {
  it('gives vector A its parts', () => {
    expect(split(A)).toEqual({
      direct: 27,
      productionToBattery: 2.7,
      productionToGrid: 46.5,
      batteryToLoad: 0,
      gridToLoad: 0,
      gridToBattery: 0,
      batteryToGrid: 1.9,
    })
  })

  it('38.11 W less 36.10 W are 2.01 W', () => {
    const flows = {
      ...A,
      production: 38.11,
      consumption: 36.1,
      charge: 0,
      discharge: 0,
      purchase: 0,
      feedIn: 3,
    }
    expect(split(flows)?.productionToGrid).toBe(2.01)
  })

  it.each([
    { ...A, production: -1 },
    { ...A, discharge: -0.1 },
    { ...A, purchase: Number.NaN },
    { ...A, consumption: Infinity },
  ])('quarantines a data error %#', (flows) => expect(split(flows)).toBeNull())

  it('conserves energy on balanced intervals', () => {
    fc.assert(
      fc.property(balanced, (flows) => {
        const parts = split(flows)
        expect(parts).not.toBeNull()
        if (!parts) return
        const near = (a: number, b: number): void => expect(Math.abs(a - b)).toBeLessThan(1e-7)
        near(parts.direct + parts.productionToBattery + parts.productionToGrid, flows.production)
        near(parts.direct + parts.batteryToLoad + parts.gridToLoad, flows.consumption)
        near(parts.productionToBattery + parts.gridToBattery, flows.charge)
        near(parts.batteryToLoad + parts.batteryToGrid, flows.discharge)
        near(parts.gridToLoad + parts.gridToBattery, flows.purchase)
        near(parts.productionToGrid + parts.batteryToGrid, flows.feedIn)
        for (const part of Object.values(parts)) expect(part).toBeGreaterThanOrEqual(0)
      }),
      { numRuns: 2_000 },
    )
  })

  it('speaks the words of the server', () => {
    const parts = split(A)
    expect(parts && asEnergySplit(parts)).toMatchObject({
      productionToLoad: 27,
      loadFromProduction: 27,
      loadFromGrid: 0,
    })
  })
})

describe('the tolerance of sums', () => {
  const NO_PARTS = {
    productionToLoad: null, productionToGrid: null, productionToBattery: null,
    loadFromProduction: null, loadFromGrid: null, loadFromBattery: null,
  } // oxfmt-ignore

  it('is one in a hundred of the total, on either side', () => {
    const made = (energy: number) =>
      addsUp({ ...NO_PARTS, productionToLoad: energy }, { ...NO_SUMS, production: 100 })
    expect([98.9, 99, 101, 101.1].map(made)).toEqual([false, true, true, false])
    const used = (energy: number) =>
      addsUp({ ...NO_PARTS, loadFromBattery: energy }, { ...NO_SUMS, consumption: 100 })
    expect([98.9, 99, 101, 101.1].map(used)).toEqual([false, true, true, false])
  })

  it('parts of which none was delivered prove nothing', () => {
    expect(addsUp(NO_PARTS, { ...NO_SUMS, production: 100, consumption: 100 })).toBe(true)
  })

  it.each<[string, number | null, Partial<EnergySplit>, number | null]>([
    [
      'is what its own parts leave of the total',
      100,
      { productionToLoad: 60, productionToBattery: 20, productionToGrid: 20.5 },
      20,
    ],
    ['is nothing where they leave nothing', 100, { productionToLoad: 100, productionToGrid: 0.5 }, 0],
    ['is as sent where they exceed the total', 100, { productionToLoad: 100.5, productionToGrid: 0.2 }, 0.2],
    [
      'is as sent where the parts do not make the total',
      100,
      { productionToLoad: 60, productionToGrid: 38.9 },
      38.9,
    ],
    [
      'is as sent where direct use is not known',
      100,
      { productionToBattery: 20, productionToGrid: 80.5 },
      80.5,
    ],
    ['is as sent where the total is not known', null, { productionToLoad: 0, productionToGrid: 5 }, 5],
    ['is not known where it was not sent', 100, { productionToLoad: 99.5 }, null],
  ])('the part of the grid %s', (_, production, parts, fedIn) => {
    expect(gridParts({ ...NO_PARTS, ...parts }, { ...NO_SUMS, production }).fedIn).toBe(fedIn)
  })

  it('a residual is worth a word above 3 % of the sources and above the floor, not at them', () => {
    const of = (rest: number, floor: number) =>
      significantResidual({ production: 1000, consumption: 1000 - rest }, floor)
    expect([30, 30.1].map((rest) => of(rest, 10))).toEqual([false, true])
    expect([50, 50.1].map((rest) => of(rest, 50))).toEqual([false, true])
    expect(of(-50.1, 50)).toBe(true)
  })
})
