import { describe, expect, it } from 'vitest'
import { alertInfluence, alertLevel } from './alarms/alert'
import { benefit } from './money/benefit'
import { DEVICE_TYPES, deviceStateOf, isDeviceType } from './devices/device'
import { hasMore, PAGE_SIZE } from './values/paging'
import { GRID_TYPES, PLANT_TYPES } from './plants/plant'
import { WEATHERS } from './place/weather'

describe('vocabularies', () => {
  it('S3-01 S3-03 S3-05 S3-08 have the members of the specification', () => {
    expect(PLANT_TYPES).toHaveLength(4)
    expect(GRID_TYPES).toHaveLength(6)
    expect(new Set(DEVICE_TYPES).size).toBe(38)
    expect(WEATHERS).toHaveLength(8)
    expect(isDeviceType('SOCKET')).toBe(true)
    expect(isDeviceType('NEW_THING')).toBe(false)
  })

  it('reads the numbers of the wire', () => {
    expect([1, 2, 3, 0, '1'].map(deviceStateOf)).toEqual(['online', 'alarm', 'offline', null, null])
    expect([0, 1, 2, 3, -1, null].map(alertLevel)).toEqual([
      'information',
      'warning',
      'fault',
      null,
      null,
      null,
    ])
    expect([0, 1, 2, 3, 4].map(alertInfluence)).toEqual(['none', 'production', 'safety', 'both', null])
    expect(alertLevel(1.5)).toBeNull()
  })

  it.each([
    [1, 20, 21, true],
    [2, 20, 41, true],
    [1, 20, 20, false],
    [2, 20, 40, false],
    [1, 20, 0, false],
  ])('S4-27 page %d of %d, total %d: more is %s', (page, size, total, more) => {
    expect(hasMore(page, size, total)).toBe(more)
  })

  it('S9-02 a page of plants has 20', () => expect(PAGE_SIZE).toBe(20))

  it('S3-18 environmental equivalents follow the factors', () => {
    expect(benefit(1000)).toMatchObject({ coal: 0.305, co2: 0.793 })
    expect(benefit(1000).trees).toBeCloseTo(43.33, 2)
    expect(benefit(null)).toEqual({ coal: null, co2: null, trees: null })
    expect(benefit(-1).co2).toBeNull()
    expect(benefit(Infinity).co2).toBeNull()
  })
})
