import { expect, it } from 'vitest'
import type { DeviceValueGroup } from './device-records'
import { missingParts } from './missing-parts'

const group = (tag: string, key: string): DeviceValueGroup => ({
  ...{ tag, name: tag, categoryId: null, order: 1 },
  values: [{ key, label: key, value: '1', unit: 'V', raw: null, order: 1, at: null, range: null }],
})

it.each([
  ['INVERTER', [group('electric', 'DV1')], []],
  // One string and no phases is what some devices send.
  ['INVERTER', [group('grid', 'G_V_L1')], ['strings', 'output']],
  ['INVERTER', [], ['strings', 'output']],
  ['BATTERY', [group('battery', 'B_V1')], ['cells']],
  ['BATTERY', [group('bms', 'BMS_SOC')], []],
  ['METER', [group('basic', 'SN1')], ['meter']],
  // A device may file its figures under a group of its own.
  ['METER', [group('meter', 'PG_Pt1')], []],
  ['SOCKET', [], []],
  [null, [], []],
] as const)('of %s with %j is missing %j', (type, groups, missing) => {
  expect(missingParts({ type, groups, collected: 1 })).toEqual(missing)
})

it('nothing is missing of what never reported', () => {
  expect(missingParts({ type: 'INVERTER', groups: [], collected: null })).toEqual([])
})
