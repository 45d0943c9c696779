import { describe, expect, it } from 'vitest'
import type { DeviceDetail, DeviceValue } from '../../domain/devices/device-records'
import { comparedRows } from './compared-rows'

const value = (key: string, order: number, text: string): DeviceValue => ({
  key,
  label: key.toLowerCase(),
  value: text,
  unit: 'V',
  raw: null,
  order,
  at: null,
  range: null,
})
const detail = (...values: DeviceValue[]) =>
  ({ groups: [{ tag: 'grid', name: null, categoryId: null, order: 1, values }] }) as unknown as DeviceDetail

describe('compared devices', () => {
  it('have a row for every parameter of any of them, in the order of the cloud', () => {
    const rows = comparedRows([
      detail(value('B', 2, '230'), value('A', 1, '50')),
      null,
      detail(value('B', 2, '231'), value('C', 3, '1')),
    ])
    expect(rows.map(({ key, values, differs }) => [key, values, differs])).toEqual([
      ['A', ['50', null, null], true],
      ['B', ['230', null, '231'], true],
      ['C', [null, null, '1'], true],
    ])
  })

  it('differ only where they do', () => {
    const [row] = comparedRows([detail(value('A', 1, '50')), detail(value('A', 1, '50'))])
    expect(row?.differs).toBe(false)
  })
})
