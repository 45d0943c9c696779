import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { sunIsDown } from '../place/sun'
import { formatInstant } from '../time/instant'
import { upgradeTimeRefusal, usualUpgradeTime } from './upgrade-time'

const ZONE = 'Europe/Berlin'
const BERLIN = { latitude: 52.5, longitude: 13.4 }
const at = (text: string) => Date.parse(text) / 1000
const NOW = at('2026-06-18T10:30:00Z')
const [BY_DAY, BY_NIGHT] = [
  { minutes: 12, daylight: true },
  { minutes: 12, daylight: false },
]

describe('the time of an upgrade', () => {
  it.each([
    [null, BY_NIGHT, 'missing'],
    [Number.NaN, BY_NIGHT, 'missing'],
    [NOW + 599, BY_NIGHT, 'soon'],
    [NOW + 600, BY_NIGHT, null],
    [NOW + 14 * 86_400, BY_NIGHT, null],
    [NOW + 14 * 86_400 + 1, BY_NIGHT, 'late'],
    [at('2026-06-18T23:00:00Z'), BY_NIGHT, null],
    [at('2026-06-18T23:00:00Z'), BY_DAY, 'night'],
    [at('2026-06-19T11:00:00Z'), BY_DAY, null],
    // Begun with the last light, it would end in the dark.
    [at('2026-06-18T19:34:00Z'), BY_DAY, 'night'],
  ])('%s of %j: %s', (time, release, refused) => {
    expect(upgradeTimeRefusal(time, NOW, release, BERLIN)).toBe(refused)
  })

  it.each([
    [BY_NIGHT, BERLIN, '2026-06-18 22:35:00'],
    [BY_DAY, BERLIN, '2026-06-18 13:10:00'],
    [BY_DAY, { latitude: null, longitude: null }, '2026-06-19 12:00:00'],
    [BY_NIGHT, { latitude: 78.2, longitude: 15.6 }, '2026-06-19 12:00:00'],
  ])('of %j at %j is offered for %s', (release, place, time) => {
    expect(formatInstant(usualUpgradeTime(NOW, release, place, ZONE), ZONE)).toBe(time)
  })

  it('what is offered is never refused, at any hour of the year', () => {
    fc.assert(
      fc.property(
        fc.integer({ min: 0, max: 365 * 86_400 }),
        fc.constantFrom(BY_DAY, BY_NIGHT),
        fc.double({ min: -60, max: 60, noNaN: true }),
        (seconds, release, latitude) => {
          const place = { latitude, longitude: 13.4 }
          const offered = usualUpgradeTime(NOW + seconds, release, place, ZONE)
          expect(upgradeTimeRefusal(offered, NOW + seconds, release, place)).toBeNull()
          expect(sunIsDown(offered, latitude, 13.4)).toBe(!release.daylight)
        },
      ),
      { numRuns: 60 },
    )
  })
})
