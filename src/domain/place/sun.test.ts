import { describe, expect, it } from 'vitest'
import { freshness } from '../time/freshness'
import { formatInstant } from '../time/instant'
import { solarPosition, sunIsDown, sunTimes } from './sun'

const at = (...parts: [number, number, number, number, number]): number =>
  Date.UTC(parts[0], parts[1] - 1, parts[2], parts[3], parts[4]) / 1000

describe('solarPosition', () => {
  it.each([
    ['Berlin, summer noon', at(2026, 6, 21, 11, 8), 52.52, 13.405, 60.92, 180],
    ['Berlin, winter noon', at(2026, 12, 21, 11, 4), 52.52, 13.405, 14.05, 180],
    ['Quito at the equinox', at(2026, 3, 20, 17, 21), 0, -78.5, 89.9, null],
    ['Sydney, summer noon', at(2026, 12, 21, 1, 53), -33.87, 151.21, 79.57, 0],
  ])('%s', (_, epoch, latitude, longitude, elevation, azimuth) => {
    const sun = solarPosition(epoch, latitude, longitude)
    expect(Math.abs(sun.elevation - elevation)).toBeLessThan(0.4)
    if (azimuth !== null) expect(Math.abs(((sun.azimuth - azimuth + 540) % 360) - 180)).toBeLessThan(2)
  })

  it('is in the east in the morning and in the west in the evening', () => {
    expect(solarPosition(at(2026, 6, 21, 5, 0), 52.52, 13.405).azimuth).toBeLessThan(120)
    expect(solarPosition(at(2026, 6, 21, 18, 0), 52.52, 13.405).azimuth).toBeGreaterThan(240)
  })
})

describe('sunTimes', () => {
  const near = (epoch: number | undefined, zone: string, expected: string): void => {
    const [hour = '', minute = ''] = formatInstant(epoch, zone).slice(11, 16).split(':')
    const [wantedHour = '', wantedMinute = ''] = expected.split(':')
    const off = Number(hour) * 60 + Number(minute) - Number(wantedHour) * 60 - Number(wantedMinute)
    expect(Math.abs(off)).toBeLessThanOrEqual(3)
  }

  it.each([
    ['2026-06-21', 'Europe/Berlin', 52.52, 13.405, '04:43', '21:33'],
    ['2026-12-21', 'Europe/Berlin', 52.52, 13.405, '08:15', '15:54'],
    ['2026-03-20', 'America/New_York', 40.71, -74.01, '07:00', '19:09'],
    ['2026-06-21', 'Asia/Shanghai', 43.83, 87.6, '06:28', '21:57'],
  ])('%s in %s', (date, zone, latitude, longitude, sunrise, sunset) => {
    const times = sunTimes(date, zone, latitude, longitude)
    near(times?.sunrise, zone, sunrise)
    near(times?.sunset, zone, sunset)
  })

  it('polar day and polar night have none', () => {
    expect(sunTimes('2026-06-21', 'Europe/Oslo', 78.2, 15.6)).toBeNull()
    expect(sunTimes('2026-12-21', 'Europe/Oslo', 78.2, 15.6)).toBeNull()
  })

  it('the sun is down at midnight, and nobody knows where the place is unknown', () => {
    expect(sunIsDown(at(2026, 6, 21, 23, 0), 52.52, 13.405)).toBe(true)
    expect(sunIsDown(at(2026, 6, 21, 11, 0), 52.52, 13.405)).toBe(false)
    expect(sunIsDown(at(2026, 6, 21, 23, 0), null, 13.405)).toBe(false)
  })
})

describe('freshness', () => {
  it.each([
    [600, false, 'fresh'],
    [601, false, 'late'],
    [1800, false, 'late'],
    [1801, false, 'stale'],
    [600, true, 'fresh'],
    [601, true, 'asleep'],
    [40_000, true, 'asleep'],
    [-90, false, 'fresh'],
  ] as const)('%d s old, asleep %s: %s', (age, asleep, kind) => {
    const now = 1_768_292_700
    expect(freshness({ lastUpdate: now - age, now, interval: 300, asleep })).toEqual({
      kind,
      age: Math.max(0, age),
    })
  })

  it('never reported has no age', () => {
    for (const lastUpdate of [null, 0, Number.NaN])
      expect(freshness({ lastUpdate, now: 1, interval: 300, asleep: true })).toEqual({
        kind: 'never',
        age: null,
      })
  })
})
