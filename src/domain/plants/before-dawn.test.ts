import { describe, expect, it } from 'vitest'
import { isBeforeDawn } from './before-dawn'

const POTSDAM = { zone: 'Europe/Berlin', latitude: 52.4, longitude: 13.1 }
const REYKJAVIK = { zone: 'Atlantic/Reykjavik', latitude: 64.15, longitude: -21.9 }
const before = (plant: typeof POTSDAM, at: string) => isBeforeDawn(plant, Date.parse(at) / 1000)

describe('a plant’s day before dawn', () => {
  it.each([
    ['after midnight', '2026-06-18T22:30:00Z', true],
    ['an hour before sunrise', '2026-06-19T01:45:00Z', true],
    ['once the sun is up', '2026-06-19T03:15:00Z', false],
    ['at noon', '2026-06-19T10:30:00Z', false],
    ['at dusk', '2026-06-18T20:30:00Z', false],
    ['in a winter’s evening, when the day is over', '2026-12-20T18:30:00Z', false],
    ['in a winter’s morning', '2026-12-20T06:00:00Z', true],
    ['on the night that loses an hour', '2026-03-29T01:30:00Z', true],
    ['on the night that has an hour twice', '2026-10-25T01:30:00Z', true],
  ])('%s', (_, at, expected) => {
    expect(before(POTSDAM, at)).toBe(expected)
  })

  it('is none where the sun goes down after midnight, nor without a place', () => {
    expect(before(REYKJAVIK, '2026-06-18T00:00:00Z')).toBe(false)
    expect(isBeforeDawn({ zone: null, latitude: null, longitude: null }, 0)).toBe(false)
  })
})
