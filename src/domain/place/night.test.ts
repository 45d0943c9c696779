import { describe, expect, it } from 'vitest'
import { darkSince, quietAtDusk, sunHardlyUp, sunIsDown } from './sun'

/** Berlin at midsummer: the sun rises at 02:43 UTC, stands lowest at 23:08 UTC, and sets at 19:33 UTC. */
const [NORTH, EAST] = [52.52, 13.405]
const at = (time: string) => Date.parse(`2026-06-${time}Z`) / 1000
const UNKNOWN: readonly [number | null, number | null][] = [
  [null, EAST],
  [NORTH, null],
]

describe('the sun is down', () => {
  it.each([
    ['at noon', '21T11:00', false],
    ['not while it only touches the horizon', '21T19:33', false],
    ['a few minutes after it has set', '21T19:37', true],
    ['at midnight', '21T23:00', true],
    ['a few minutes before it rises', '22T02:39', true],
    ['no longer when it rises', '22T02:44', false],
  ])('%s, %s: %s', (_, time, down) => {
    expect(sunIsDown(at(time), NORTH, EAST)).toBe(down)
  })

  it('is not said of an unknown place', () => {
    for (const place of UNKNOWN) expect(sunIsDown(at('21T23:00'), ...place)).toBe(false)
  })
})

describe('the day has hardly begun, of two hours after sunrise', () => {
  it.each([
    ['not in the evening', '21T22:00', false],
    ['not while the sun still sinks', '21T22:50', false],
    ['once it climbs again', '21T23:20', true],
    ['before dawn', '22T01:00', true],
    ['less than two hours after it rose', '22T04:35', true],
    ['not later', '22T04:50', false],
    ['not at noon', '22T11:00', false],
  ])('%s, %s: %s', (_, time, early) => {
    expect(sunHardlyUp(at(time), 7200, NORTH, EAST)).toBe(early)
  })

  it('is not said of an unknown place', () => {
    for (const place of UNKNOWN) expect(sunHardlyUp(at('22T01:00'), 7200, ...place)).toBe(false)
  })
})

describe('a logger that lives on the sun', () => {
  it.each([
    ['at noon', '21T11:00', false],
    ['more than an hour before the sun is down', '21T18:30', false],
    ['within the last hour of light', '21T18:40', true],
    ['at night', '21T22:00', true],
  ])('that was last heard %s, %s, went quiet at dusk: %s', (_, heard, dusk) => {
    expect(quietAtDusk(at(heard), NORTH, EAST)).toBe(dusk)
  })

  it.each([
    ['within the last hour of light, and it is night', '21T18:40', '21T23:00', true],
    ['at dusk, and it is the hour before dawn', '21T19:30', '22T02:30', true],
    ['at dusk, and the sun is up again', '21T19:30', '22T03:00', false],
    ['by day, and it is night now', '21T11:00', '21T23:00', false],
    ['at dusk yesterday, and it is the next night: a day of sun lies between', '20T19:30', '21T23:00', false],
    ['a moment ago in the last hour of light, while the sun is up', '21T18:50', '21T18:55', false],
  ])('was last heard %s: from %s to %s dark is %s', (_, heard, now, dark) => {
    expect(darkSince(at(heard), at(now), NORTH, EAST)).toBe(dark)
  })

  it('is not taken to sleep where the place is unknown', () => {
    for (const place of UNKNOWN) {
      expect(quietAtDusk(at('21T22:00'), ...place)).toBe(false)
      expect(darkSince(at('21T22:00'), at('21T23:00'), ...place)).toBe(false)
    }
  })
})
