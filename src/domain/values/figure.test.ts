import { describe, expect, it } from 'vitest'
import { figure } from './figure'
import {
  counterStep,
  gridVoltageGate,
  lifetimeGate,
  nightPowerSuspect,
  percentGate,
  powerFactorGate,
  productionEnergyGate,
  productionPowerGate,
} from '../energy/gates'

describe('figure', () => {
  it('fills what is not given', () => {
    expect(figure({ value: 358, unit: 'W' })).toEqual({
      value: 358,
      unit: 'W',
      formula: '',
      source: null,
      inputs: [],
      zone: null,
      from: null,
      to: null,
      sampleAge: null,
      method: null,
      completeness: null,
      revision: null,
      quality: 'measured',
    })
    expect(figure({ value: 0, unit: 'W', quality: 'estimated' })).toMatchObject({
      value: 0,
      quality: 'estimated',
    })
  })

  it('S3-26 what is absent is missing, or asleep, never 0', () => {
    for (const value of [null, undefined, Number.NaN])
      expect(figure({ value, unit: 'W' })).toMatchObject({ value: null, quality: 'missing' })
    expect(figure({ value: null, unit: 'W', quality: 'asleep' }).quality).toBe('asleep')
    expect(figure({ value: null, unit: 'W', quality: 'measured' }).quality).toBe('missing')
  })

  it.each([Infinity, -Infinity, 1e60, 1e16])('quarantines %d', (value) => {
    expect(figure({ value, unit: 'kWh' })).toMatchObject({ value: null, quality: 'quarantined' })
  })

  it('quarantines what a gate refuses and keeps the raw value', () => {
    const share = figure({
      value: 104.2,
      unit: '%',
      gate: percentGate,
      inputs: [{ name: 'a', value: 1, unit: 'W' }],
    })
    expect(share).toMatchObject({ value: null, quality: 'quarantined' })
    expect(share.inputs).toEqual([
      { name: 'a', value: 1, unit: 'W' },
      { name: 'raw', value: 104.2, unit: '%' },
    ])
    expect('gate' in share).toBe(false)
    expect(figure({ value: 5, unit: { currency: 'EUR' }, quality: 'quarantined' }).inputs[0]?.unit).toBe(
      'EUR',
    )
  })
})

describe('gates', () => {
  it('the 127-million-kWh home fails the lifetime gate', () => {
    expect(lifetimeGate(12, 5)(127_155_914.6)).toBe(false)
    expect(lifetimeGate(12, null)(127_155_914.6)).toBe(false)
    expect(lifetimeGate(12, 3)(24_456.7)).toBe(true)
    expect(lifetimeGate(null, 3)(127_155_914.6)).toBe(true)
    expect(lifetimeGate(12, 3)(-1)).toBe(false)
  })

  it.each([
    [-120, true],
    [-121, false],
    [15_600, true],
    [15_601, false],
  ])('%d W of a 12 kWp plant: %s', (power, passes) => expect(productionPowerGate(12)(power)).toBe(passes))

  it('energy, voltage, power factor, percent', () => {
    expect(productionEnergyGate(12, 1)(15.6)).toBe(true)
    expect(productionEnergyGate(12, 1)(15.7)).toBe(false)
    expect(gridVoltageGate(230)(114)).toBe(false)
    expect(gridVoltageGate(230)(231.4)).toBe(true)
    expect(powerFactorGate(-1)).toBe(true)
    expect(powerFactorGate(1.01)).toBe(false)
    expect([-0.1, 0, 100, 100.1].map(percentGate)).toEqual([false, true, true, false])
    expect(nightPowerSuspect(300, 12, -7)).toBe(true)
    expect(nightPowerSuspect(300, 12, -5)).toBe(false)
  })

  it('a counter must not fall, except to almost nothing', () => {
    expect(counterStep(100, 104, 12, 1)).toEqual({ kind: 'energy', energy: 4 })
    expect(counterStep(10_000, 3, 12, 1)).toEqual({ kind: 'reset', energy: 3 })
    expect(counterStep(10_000, 9_999, 12, 1)).toEqual({ kind: 'quarantined' })
    expect(counterStep(10_000, 9_999, null, 1)).toEqual({ kind: 'quarantined' })
    expect(counterStep(100, 200, 12, 1)).toEqual({ kind: 'quarantined' })
    expect(counterStep(100, Number.NaN, 12, 1)).toEqual({ kind: 'quarantined' })
  })
})
