import { describe, expect, it } from 'vitest'
import type { BatteryNode, DeviceRecord } from '../../domain/devices/device-records'
import { treeMove, type TreeGiven, treeRows } from './device-tree-rows'

const device = (id: number, type: string, serial: string, parentSerial: string | null) =>
  ({ id, type, serial, parentSerial, name: null, state: 'online' }) as unknown as DeviceRecord
const pack = (serial: string, parentSerial: string | null) =>
  ({ id: 9, serial, parentSerial, name: null, state: 'online' }) as unknown as BatteryNode

const LOGGER = device(1, 'COLLECTOR', 'LG1', null)
const BELOW = [
  device(2, 'INVERTER', 'INV1', 'LG1'),
  device(3, 'BATTERY', 'BAT1', 'INV1'),
  device(4, 'METER', 'MT1', 'LG1'),
  device(5, 'FAN', 'FN1', 'NOWHERE'),
]
const PACKS = [pack('BAT1', null), pack('BAT1M01', 'BAT1'), pack('BAT1M02', 'BAT1')]

const given = (open: readonly string[], other: Partial<TreeGiven> = {}): TreeGiven => ({
  loggers: [LOGGER, device(6, 'COLLECTOR', 'LG2', null)],
  branchOf: (id) =>
    id === 1 ? { data: BELOW, fault: null } : { data: undefined, fault: { kind: 'network' } },
  packs: { data: PACKS, fault: null },
  open: new Set(open),
  ...other,
})
const lines = (rows: ReturnType<typeof treeRows>) =>
  rows.map((row) => `${'-'.repeat(row.level)}${row.kind === 'device' ? (row.device.serial ?? '') : row.kind}`)

describe('the tree of devices', () => {
  it('S7-92 S7-106 hangs devices on what they hang on, packs on their battery, strays on the logger', () => {
    expect(lines(treeRows(given(['1', '2', '3'])))).toEqual([
      '-LG1',
      '--INV1',
      '---BAT1',
      '----BAT1M01',
      '----BAT1M02',
      '--MT1',
      '--FN1',
      '-LG2',
    ])
  })

  it('shows nothing below what is closed, and what cannot be opened says so', () => {
    const rows = treeRows(given(['1']))
    expect(lines(rows)).toEqual(['-LG1', '--INV1', '--MT1', '--FN1', '-LG2'])
    expect(rows.map((row) => (row.kind === 'device' ? row.expanded : undefined))).toEqual([
      true,
      false,
      null,
      null,
      false,
    ])
  })

  it('a branch that failed says so in its place and leaves the others alone', () => {
    expect(lines(treeRows(given(['1', '6'])))).toEqual([
      '-LG1',
      '--INV1',
      '--MT1',
      '--FN1',
      '-LG2',
      '--fault',
    ])
    const waiting = given(['1', '2', '3'], { packs: { data: undefined, fault: null } })
    expect(lines(treeRows(waiting)).slice(0, 4)).toEqual(['-LG1', '--INV1', '---BAT1', '----waiting'])
  })

  it.each([
    ['1', 'ArrowDown', { focus: '2' }],
    ['1', 'ArrowUp', null],
    ['1', 'ArrowRight', { focus: '2' }],
    ['1', 'ArrowLeft', { close: '1' }],
    ['2', 'ArrowRight', { open: '2' }],
    ['2', 'ArrowLeft', { focus: '1' }],
    ['4', 'ArrowRight', null],
    ['4', 'Home', { focus: '1' }],
    ['4', 'End', { focus: '6' }],
    ['4', 'a', null],
  ] as const)('at %s the key %s does %o', (active, key, expected) => {
    expect(treeMove(treeRows(given(['1'])), active, key)).toEqual(expected)
  })
})
