import { plantDay, type PlantDay } from '../time/instant'
import type { CalendarDate, EpochSeconds, Zone } from '../plants/reading'

const RAD = Math.PI / 180

/** Degrees at which the upper limb touches the horizon, refraction included. */
const HORIZON = -0.833

/** Below this a logger fed by PV only is asleep (screens 0). */
const ASLEEP_BELOW = -1

export interface SolarPosition {
  /** Degrees above the horizon, without refraction. */
  elevation: number
  /** Degrees clockwise from north. */
  azimuth: number
}

/** Declination in radians and equation of time in minutes (NOAA, after Meeus); good to 0.01° for 1950 to 2100. */
function ephemeris(epoch: EpochSeconds): { declination: number; equation: number } {
  const t = (epoch / 86_400 - 10_957.5) / 36_525
  const longitude = (280.46646 + t * (36_000.76983 + t * 0.0003032)) % 360
  const anomaly = (357.52911 + t * (35_999.05029 - t * 0.0001537)) * RAD
  const eccentricity = 0.016708634 - t * (0.000042037 + t * 0.0000001267)
  const centre =
    Math.sin(anomaly) * (1.914602 - t * (0.004817 + t * 0.000014)) +
    Math.sin(2 * anomaly) * (0.019993 - t * 0.000101) +
    Math.sin(3 * anomaly) * 0.000289
  const node = (125.04 - 1934.136 * t) * RAD
  const apparent = (longitude + centre - 0.00569 - 0.00478 * Math.sin(node)) * RAD
  const obliquity =
    (23 +
      (26 + (21.448 - t * (46.815 + t * (0.00059 - t * 0.001813))) / 60) / 60 +
      0.00256 * Math.cos(node)) *
    RAD
  const y = Math.tan(obliquity / 2) ** 2
  const l = longitude * RAD
  const equation =
    (4 / RAD) *
    (y * Math.sin(2 * l) -
      2 * eccentricity * Math.sin(anomaly) +
      4 * eccentricity * y * Math.sin(anomaly) * Math.cos(2 * l) -
      0.5 * y * y * Math.sin(4 * l) -
      1.25 * eccentricity * eccentricity * Math.sin(2 * anomaly))
  return { declination: Math.asin(Math.sin(obliquity) * Math.sin(apparent)), equation }
}

const clamp = (value: number): number => Math.min(1, Math.max(-1, value))

/** Where the sun stands, degrees, at an instant and a place in degrees (north and east positive). */
export function solarPosition(epoch: EpochSeconds, latitude: number, longitude: number): SolarPosition {
  const { declination, equation } = ephemeris(epoch)
  const minutes = (((epoch / 60 + equation + 4 * longitude) % 1440) + 1440) % 1440
  const hour = (minutes / 4 - 180) * RAD
  const lat = latitude * RAD
  const sine = Math.sin(lat) * Math.sin(declination) + Math.cos(lat) * Math.cos(declination) * Math.cos(hour)
  const east = -Math.cos(declination) * Math.sin(hour)
  const north = Math.cos(lat) * Math.sin(declination) - Math.sin(lat) * Math.cos(declination) * Math.cos(hour)
  const azimuth = Math.atan2(east, north) / RAD
  return { elevation: Math.asin(clamp(sine)) / RAD, azimuth: (azimuth + 360) % 360 }
}

export interface SunTimes {
  sunrise: EpochSeconds
  sunset: EpochSeconds
}

/** Highest sun of the plant's day. */
function solarNoon(day: PlantDay, longitude: number): EpochSeconds {
  const middle = (day.from + day.to) / 2
  const { equation } = ephemeris(middle)
  const off = (((middle / 60 + equation + 4 * longitude) % 1440) + 1440) % 1440
  return middle + (720 - off) * 60
}

/**
 * Sunrise and sunset around the noon of a plant's day, epoch seconds; null in polar day and polar night, and of a date
 * that the zone has left out (31 December 1994 in Kiritimati).
 */
export function sunTimes(
  date: CalendarDate,
  zone: Zone,
  latitude: number,
  longitude: number,
): SunTimes | null {
  const day = plantDay(date, zone)
  if (day.from === day.to) return null
  const noon = solarNoon(day, longitude)
  const up = (epoch: EpochSeconds): boolean => solarPosition(epoch, latitude, longitude).elevation > HORIZON
  if (!up(noon) || up(noon - 43_200) || up(noon + 43_200)) return null
  const crossing = (dark: EpochSeconds): EpochSeconds => {
    let [below, above] = [dark, noon]
    while (Math.abs(above - below) > 1) {
      const middle = (below + above) / 2
      if (up(middle)) above = middle
      else below = middle
    }
    return Math.round(above)
  }
  return { sunrise: crossing(noon - 43_200), sunset: crossing(noon + 43_200) }
}

/** Is the sun low enough for a logger fed by PV only to be asleep? False where the place is unknown. */
export function sunIsDown(epoch: EpochSeconds, latitude: number | null, longitude: number | null): boolean {
  if (latitude === null || longitude === null) return false
  return solarPosition(epoch, latitude, longitude).elevation < ASLEEP_BELOW
}

/**
 * Whether the day of the sun has hardly begun: between its lowest point and so many seconds after it rose. False where
 * the place is unknown.
 */
export function sunHardlyUp(
  epoch: EpochSeconds,
  seconds: number,
  latitude: number | null,
  longitude: number | null,
): boolean {
  if (latitude === null || longitude === null || !sunIsDown(epoch - seconds, latitude, longitude))
    return false
  const at = (time: EpochSeconds) => solarPosition(time, latitude, longitude).elevation
  return at(epoch + 60) > at(epoch)
}

/** A logger fed by PV only may lose its power this long before the sun is down, s: low sun, or a cloudy evening. */
export const DUSK = 3600

/** Whether something that was last heard at `heard` went quiet because the sun went down then. */
export function quietAtDusk(heard: EpochSeconds, latitude: number | null, longitude: number | null): boolean {
  return sunIsDown(heard + DUSK, latitude, longitude)
}

/** Whether the sun has been down ever since it took the power of what was last heard at `heard`. */
export function darkSince(
  heard: EpochSeconds,
  now: EpochSeconds,
  latitude: number | null,
  longitude: number | null,
): boolean {
  for (let at = heard + DUSK; at < now; at += DUSK) if (!sunIsDown(at, latitude, longitude)) return false
  return quietAtDusk(heard, latitude, longitude) && sunIsDown(now, latitude, longitude)
}
