import { describe, expect, it } from 'vitest'
import { devices } from '../../resources/devices'
import { tabColumns } from './tab-columns'

const plan = {
  columns: devices.list.columns,
  moreColumns: devices.list.more,
  fields: devices.fields,
  tabs: devices.list.tabs,
}

describe('columns by tab', () => {
  it('S3-06 are as declared under All', () => {
    expect(tabColumns(plan, null).usual).toEqual(devices.list.columns)
    expect(tabColumns(plan, null).offered).toContain('stateOfCharge')
  })

  it.each([
    ['BATTERY', ['stateOfCharge', 'batteryPower'], ['production', 'signal', 'gridPower']],
    ['COLLECTOR', ['signal', 'children', 'firmware'], ['production', 'stateOfCharge']],
    ['METER', ['gridPower'], ['signal', 'productionToday']],
    ['INVERTER', ['production', 'dcPower', 'productionToday', 'efficiency'], ['signal', 'gridPower']],
    ['NEW_THING', ['label', 'state', 'serial', 'parent'], ['production', 'signal', 'stateOfCharge']],
  ])('S1-07 of %s hold what it measures and nothing else', (tab, there, away) => {
    const { usual, offered } = tabColumns(plan, tab)
    for (const name of there) expect(usual).toContain(name)
    for (const name of away) expect(offered).not.toContain(name)
    expect(usual).not.toContain('type')
    expect(usual.at(-1)).toBe('collected')
    expect(new Set(usual).size).toBe(usual.length)
  })
})
