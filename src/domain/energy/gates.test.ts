import { describe, expect, it } from 'vitest'
import {
  counterStep,
  gridVoltageGate,
  lifetimeGate,
  nightPowerSuspect,
  percentGate,
  powerFactorGate,
  productionEnergyGate,
  productionPowerGate,
} from './gates'

const UNKNOWN = [null, 0, -5]

describe('what cannot be judged passes', () => {
  it.each(UNKNOWN)('a capacity of %s judges no power, energy or lifetime', (capacity) => {
    expect(productionPowerGate(capacity)(1e9)).toBe(true)
    expect(productionPowerGate(capacity)(-1e9)).toBe(true)
    expect(productionEnergyGate(capacity, 1)(1e9)).toBe(true)
    expect(lifetimeGate(capacity, 5)(1e12)).toBe(true)
  })

  it.each(UNKNOWN)('an energy below nothing does not, at a capacity of %s', (capacity) => {
    expect(productionEnergyGate(capacity, 1)(-0.1)).toBe(false)
    expect(lifetimeGate(capacity, 5)(-0.1)).toBe(false)
  })
})

describe('the bounds themselves pass', () => {
  it('of a share: nothing and all', () => {
    expect([-0.1, 0, 100, 100.1].map(percentGate)).toEqual([false, true, true, false])
  })

  it('of a power factor: one, on either side', () => {
    expect([-1.01, -1, 0, 1, 1.01].map(powerFactorGate)).toEqual([false, true, true, true, false])
  })

  it('of a power: a hundredth of the capacity below nothing, and 1.3 times the capacity', () => {
    expect([-100.1, -100, 13_000, 13_000.1].map(productionPowerGate(10))).toEqual([false, true, true, false])
  })

  it('of an energy: nothing, and 1.3 times the capacity in its hours', () => {
    const gate = productionEnergyGate(10, 2)
    expect([-0.1, 0, 26, 26.1].map(gate)).toEqual([false, true, true, false])
  })

  it('of a lifetime: nothing, and 35 % of its years', () => {
    // 10 kWp · 8,760 h · 35 % is 30,660 kWh a year.
    expect([0, 30_659, 30_661].map(lifetimeGate(10, 1))).toEqual([true, true, false])
    expect([61_319, 61_321].map(lifetimeGate(10, 2))).toEqual([true, false])
    expect([30_659, 30_661].map(lifetimeGate(10, 0.2))).toEqual([true, false])
    expect([1_226_399, 1_226_401].map(lifetimeGate(10, null))).toEqual([true, false])
  })

  it('of a voltage: half and one and a half of nominal', () => {
    expect([114.9, 115, 345, 345.1].map(gridVoltageGate(230))).toEqual([false, true, true, false])
  })

  it('of the night: 2 % of the capacity, and six degrees below the horizon', () => {
    expect(nightPowerSuspect(201, 10, -6.1)).toBe(true)
    expect(nightPowerSuspect(200, 10, -6.1)).toBe(false)
    expect(nightPowerSuspect(201, 10, -6)).toBe(false)
  })
})

describe('the step of a counter', () => {
  it.each([
    [0, 0, { kind: 'energy', energy: 0 }],
    [100, 100, { kind: 'energy', energy: 0 }],
    [0, 13, { kind: 'energy', energy: 13 }],
    [0, 13.1, { kind: 'quarantined' }],
    [1000, 0, { kind: 'reset', energy: 0 }],
    [1000, 9.9, { kind: 'reset', energy: 9.9 }],
    [1000, 10, { kind: 'quarantined' }],
    [2000, 19, { kind: 'quarantined' }],
    [-1, 5, { kind: 'quarantined' }],
    [5, -1, { kind: 'quarantined' }],
    [Number.NaN, 5, { kind: 'quarantined' }],
    [Infinity, 5, { kind: 'quarantined' }],
    [5, Infinity, { kind: 'quarantined' }],
  ])('from %d to %d kWh in an hour at 10 kWp', (before, after, step) => {
    expect(counterStep(before, after, 10, 1)).toEqual(step)
  })
})
