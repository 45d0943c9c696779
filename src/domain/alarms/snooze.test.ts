import { describe, expect, it } from 'vitest'
import { formatInstant } from '../time/instant'
import { nextSunrise } from './snooze'

const BERLIN = { zone: 'Europe/Berlin', latitude: 52.52, longitude: 13.4 }
const at = (iso: string) => Date.parse(iso) / 1000

describe('sleep until sunrise', () => {
  it.each([
    ['at noon is tomorrow', '2026-06-18T10:00:00Z', '2026-06-19 04:4'],
    ['before dawn is today', '2026-06-18T01:00:00Z', '2026-06-18 04:4'],
    ['shortly before midnight of the plant is its tomorrow', '2026-06-18T21:59:00Z', '2026-06-19 04:4'],
  ])('%s', (_, now, expected) => {
    expect(formatInstant(nextSunrise(at(now), BERLIN), BERLIN.zone)).toContain(expected)
  })

  it('is nothing where the sun stays up or the place is not known', () => {
    expect(nextSunrise(at('2026-06-18T10:00:00Z'), { ...BERLIN, latitude: 78 })).toBeNull()
    expect(nextSunrise(at('2026-06-18T10:00:00Z'), { ...BERLIN, longitude: null })).toBeNull()
    expect(nextSunrise(at('2026-06-18T10:00:00Z'), { ...BERLIN, zone: null })).toBeNull()
  })
})
