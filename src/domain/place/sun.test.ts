import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { calendarDate, formatInstant, plantDay } from '../time/instant'
import { solarPosition, sunTimes } from './sun'

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

  // Points under the sun after the planetary theory VSOP87, computed with astronomy-engine 2.1.
  it.each([
    ['1950-02-11T12:00Z', -14.116, 3.584],
    ['1965-05-14T06:00Z', 18.584, 89.062],
    ['1992-10-13T00:00Z', -7.784, 176.573],
    ['2000-01-01T12:00Z', -23.033, 0.821],
    ['2026-06-21T12:00Z', 23.438, 0.454],
    ['2026-11-03T18:00Z', -15.229, -94.112],
    ['2050-07-26T12:00Z', 19.312, 1.654],
    ['2099-11-20T12:00Z', -19.81, -3.602],
    ['2100-04-10T09:00Z', 8.038, 45.332],
  ])(
    'agrees with the almanac within 0.01°: at %s the sun stands straight above %d, %d',
    (iso, north, east) => {
      const [over, pole] = [
        [north, east],
        [90, 0],
      ].map(
        ([latitude = 0, longitude = 0]) =>
          solarPosition(Date.parse(iso) / 1000, latitude, longitude).elevation,
      )
      expect(over).toBeGreaterThan(89.985)
      // At the pole the sun is as high as it is far north of the equator.
      expect(Math.abs((pole ?? 0) - north)).toBeLessThan(0.01)
    },
  )

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

  const at60 = fc.integer({ min: -60, max: 60 })
  const days = fc.integer({ min: 0, max: 36_500 }).map((day) => calendarDate(day * 86_400 + 1, 'UTC'))
  const round = fc.integer({ min: -180, max: 180 })

  it('the upper edge of the sun touches the horizon at both, and it is up between them', () => {
    fc.assert(
      fc.property(days, at60, round, (date, latitude, longitude) => {
        const { sunrise, sunset } = sunTimes(date, 'UTC', latitude, longitude) ?? { sunrise: 0, sunset: 0 }
        const height = (epoch: number) => solarPosition(epoch, latitude, longitude).elevation
        for (const edge of [sunrise, sunset]) expect(Math.abs(height(edge) + 0.833)).toBeLessThan(0.01)
        expect(height(sunrise + 600)).toBeGreaterThan(-0.833)
        expect(height(sunset - 600)).toBeGreaterThan(-0.833)
        expect(sunset - sunrise).toBeGreaterThan(5 * 3600)
        expect(sunset - sunrise).toBeLessThan(19 * 3600)
      }),
    )
  })

  it.each([
    ['Pacific/Kiritimati', 1.87, -157.4],
    ['Pacific/Pago_Pago', -14.3, -170.7],
    ['Pacific/Auckland', -36.8, 174.8],
    ['Asia/Kamchatka', 53, 158.6],
    ['America/New_York', 40.7, -74],
    ['Europe/Madrid', 43.4, -8.4],
  ])('of a plant in %s they are those of its own day', (zone, latitude, longitude) => {
    fc.assert(
      fc.property(days, (date) => {
        const day = plantDay(date, zone)
        fc.pre(day.from < day.to)
        const { sunrise, sunset } = sunTimes(date, zone, latitude, longitude) ?? { sunrise: 0, sunset: 0 }
        expect(sunrise).toBeGreaterThan(day.from)
        expect(sunset).toBeLessThan(day.to)
      }),
    )
  })

  it('a date that the zone has left out has none', () => {
    expect(sunTimes('1994-12-31', 'Pacific/Kiritimati', 1.87, -157.4)).toBeNull()
    expect(sunTimes('1995-01-01', 'Pacific/Kiritimati', 1.87, -157.4)).not.toBeNull()
  })

  it('a day that the sun does not end, or did not begin, has none', () => {
    const year = Array.from({ length: 365 }, (_, day) => calendarDate(day * 86_400 + 1_767_225_601, 'UTC'))
    const height = (epoch: number) => solarPosition(epoch, 69.65, 18.96).elevation
    const edges = year.flatMap((date) => sunTimes(date, 'Europe/Oslo', 69.65, 18.96) ?? [])
    // Tromsø: two months without a night, and six weeks or more without a day.
    expect(edges.length).toBeGreaterThan(240)
    expect(edges.length).toBeLessThan(265)
    for (const { sunrise, sunset } of edges) {
      expect(Math.abs(height(sunrise) + 0.833)).toBeLessThan(0.01)
      expect(Math.abs(height(sunset) + 0.833)).toBeLessThan(0.01)
    }
  })
})
