import { describe, expect, it } from 'vitest'
import type { DeviceValueGroup } from './device-records'
import { parametersIn } from './readings'

const group = (name: string | null, tag: string | null, keys: readonly string[]): DeviceValueGroup => ({
  ...{ name, tag, categoryId: null, order: 0 },
  values: keys.map((key) => ({
    key,
    label: key,
    value: '1',
    unit: null,
    raw: null,
    at: null,
    range: null,
    order: 0,
  })),
})
const named = (...keys: readonly string[]) => keys.map((key) => ({ key }))

describe('S2-17 parameters that can be picked', () => {
  it('stand in the groups of the device, what it does not say comes last', () => {
    const groups = [
      group('Grid', 'grid', ['F', 'V']),
      group(null, 'battery', ['SOC']),
      group('Empty', 'e', []),
    ]
    expect(parametersIn(named('X', 'SOC', 'V', 'F'), groups)).toEqual([
      { name: 'Grid', parameters: named('V', 'F') },
      { name: 'battery', parameters: named('SOC') },
      { name: null, parameters: named('X') },
    ])
  })

  it('stand together where nothing is known of groups', () => {
    expect(parametersIn(named('X', 'Y'), [])).toEqual([{ name: null, parameters: named('X', 'Y') }])
    expect(parametersIn([], [group('Grid', null, ['F'])])).toEqual([])
  })
})
