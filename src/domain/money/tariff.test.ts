import { describe, expect, it } from 'vitest'
import { plantDay } from '../time/instant'
import { inWindow, priceOver, windowHours } from './tariff'

describe('tariff', () => {
  it('splits a price change inside an interval pro rata', () => {
    const versions = [
      { from: 0, price: 0.2 },
      { from: 1_000, price: 0.4 },
    ]
    expect(priceOver(versions, 900, 1_100)).toBeCloseTo(0.3)
    expect(priceOver(versions, 0, 300)).toBeCloseTo(0.2)
    expect(priceOver(versions, 5_000, 5_300)).toBeCloseTo(0.4)
    expect(priceOver(versions, -10, 300)).toBeNull()
    expect(priceOver([], 0, 300)).toBeNull()
    expect(priceOver(versions, 300, 300)).toBeNull()
  })

  it('windows are wall clock and may pass midnight', () => {
    expect(inWindow('23:00', '22:00', '06:00')).toBe(true)
    expect(inWindow('06:00', '22:00', '06:00')).toBe(false)
    expect(inWindow('12:00', '11:00', '13:00')).toBe(true)
    expect(inWindow('12:00', '00:00', '00:00')).toBe(true)
  })

  it('22 to 06 has 7 or 9 hours when clocks change', () => {
    expect(windowHours(plantDay('2026-06-01', 'Europe/Warsaw'), '22:00', '06:00')).toBe(8)
    expect(windowHours(plantDay('2026-03-29', 'Europe/Warsaw'), '22:00', '06:00')).toBe(7)
    expect(windowHours(plantDay('2026-10-25', 'Europe/Warsaw'), '22:00', '06:00')).toBe(9)
  })
})

it.each([
  ['06:00', '06:00', '22:00', true],
  ['05:59', '06:00', '22:00', false],
  ['21:59', '06:00', '22:00', true],
  ['22:00', '06:00', '22:00', false],
  ['23:00', '06:00', '22:00', false],
  ['22:00', '22:00', '06:00', true],
  ['21:59', '22:00', '06:00', false],
  ['05:59', '22:00', '06:00', true],
  ['06:00', '22:00', '06:00', false],
  ['00:00', '22:00', '06:00', true],
  ['13:00', '00:00', '00:00', true],
])('%s within %s to %s: %j', (label, start, end, within) => {
  expect(inWindow(label, start, end)).toBe(within)
})
