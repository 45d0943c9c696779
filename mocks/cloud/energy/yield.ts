import { Lru } from '../store/lru'
import type { SimPlant } from '../plants/plant'
import { mix, unit } from '../random'
import { skyOf, type WeatherWord } from '../place/sky'
import { clearBeam, clearHaze, hourAngle, sunOfDay } from '../place/sun'
import { civil, DAY, dayNumber } from '../place/zone'

/**
 * A day's production in closed form, so that lists and lifetimes need no curve;
 * the curve of the day is then drawn to hold exactly this energy.
 */

const KNOTS = 24
const STEPS = 48
const RAD = Math.PI / 180

/** Dot product of sun and module normal as `a + b cos(h) + c sin(h)`, and the sun's height as `p + q cos(h)`. */
export interface Geometry {
  a: number
  b: number
  c: number
  p: number
  q: number
  /** Cosine of the tilt. */
  up: number
}

export function geometryOf(plant: SimPlant, declination: number): Geometry {
  const phi = plant.latitude * RAD
  const tilt = plant.tilt * RAD
  const facing = plant.azimuth * RAD
  const sinD = Math.sin(declination)
  const cosD = Math.cos(declination)
  const sinP = Math.sin(phi)
  const cosP = Math.cos(phi)
  const up = Math.cos(tilt)
  const north = Math.sin(tilt) * Math.cos(facing)
  return {
    a: up * sinP * sinD + north * cosP * sinD,
    b: up * cosP * cosD - north * sinP * cosD,
    c: -Math.sin(tilt) * Math.sin(facing) * cosD,
    p: sinP * sinD,
    q: cosP * cosD,
    up,
  }
}

/** W the inverter gives under a plane-of-array irradiance (W/m²) at an air temperature (°C). */
export function inverterPower(
  plant: SimPlant,
  ageing: number,
  plane: number,
  air: number,
  cooling: number,
): number {
  const cell = air + plane * cooling
  return Math.min(
    plant.acLimit,
    plant.capacity * plant.derate * 0.97 * ageing * plane * (1 - 0.0037 * (cell - 25)),
  )
}

/** Modules lose 0.4 % a year. */
export function ageingOf(plant: SimPlant, day: number): number {
  return 1 - 0.004 * Math.max(0, (day * DAY - plant.started) / (365.25 * DAY))
}

const tables = new WeakMap<SimPlant, Float64Array>()

/** Clear-sky sums (W per 5-minute slot) through the year, at evenly spaced days. */
function clearTable(plant: SimPlant): Float64Array {
  const known = tables.get(plant)
  if (known) return known
  const table = new Float64Array(KNOTS + 1)
  const far = Math.min(1, Math.abs(plant.latitude) / 55)
  for (let knot = 0; knot <= KNOTS; knot++) {
    const day = dayNumber(2026, 1, 1) + (knot * 365.25) / KNOTS
    const { a, b, c, p, q, up } = geometryOf(plant, sunOfDay(day).declination)
    const winter =
      Math.cos((2 * Math.PI * (day - dayNumber(2026, 1, 18))) / 365.25) * (plant.latitude < 0 ? -1 : 1)
    const air = 30 - 0.0062 * plant.latitude * plant.latitude - 9.5 * far * winter
    let sum = 0
    for (let step = 0; step < STEPS; step++) {
      const angle = ((step + 0.5) / STEPS) * 2 * Math.PI - Math.PI
      const height = p + q * Math.cos(angle)
      if (height <= 0.004) continue
      const beam = clearBeam(height)
      const haze = clearHaze(height)
      const lit = Math.max(0, a + b * Math.cos(angle) + c * Math.sin(angle))
      const plane = beam * lit + haze * (0.5 + 0.5 * up) + 0.1 * (beam * height + haze) * (1 - up)
      sum += inverterPower(plant, 1, plane, air, 0.03)
    }
    table[knot] = (sum * 288) / STEPS
  }
  tables.set(plant, table)
  return table
}

/** What is left of a clear day. */
const SHARE: Record<WeatherWord, readonly [low: number, high: number]> = {
  sunny: [0.9, 1],
  cloudy: [0.42, 0.74],
  foggy: [0.24, 0.5],
  'rainy-s': [0.16, 0.34],
  'rainy-l': [0.06, 0.14],
  thunder: [0.22, 0.46],
  'snow-s': [0.07, 0.2],
}

const yearStarts = new Lru<number, number>(500)

/** Production of a day before curtailment, as the whole sum of its slots' W (12,000 are 1 kWh). */
export function dayProduction(seed: number, plant: SimPlant, day: number): number {
  const table = clearTable(plant)
  const { year } = civil(day)
  const start = yearStarts.get(year) ?? yearStarts.set(year, dayNumber(year, 1, 1))
  const place = Math.min(KNOTS - 1e-6, (Math.max(0, day - start) / 365.25) * KNOTS)
  const knot = Math.floor(place)
  const clear = (table[knot] as number) * (1 - place + knot) + (table[knot + 1] as number) * (place - knot)
  const [low, high] = SHARE[skyOf(seed, plant.place, day).word]
  // Neighbours share the weather; a cloud of its own is left to each.
  const common = unit(mix(seed, plant.place.index), day)
  const own = unit(mix(plant.seed, 24), day)
  const sum = clear * ageingOf(plant, day) * (low + (high - low) * (0.75 * common + 0.25 * own))
  return sum < plant.capacity * 60 ? 0 : Math.round(sum)
}

/** Expected power (W) at an instant of a day: the day's production, spread as the sun stands. */
export function expectation(seed: number, plant: SimPlant, day: number): (at: number) => number {
  const { declination, equation } = sunOfDay(day)
  const { p, q } = geometryOf(plant, declination)
  // The sun's height over the horizon summed over the day, in slots: its integral in closed form.
  const half = Math.acos(Math.min(1, Math.max(-1, -p / q)))
  const sum = (288 / Math.PI) * (p * half + q * Math.sin(half))
  const scale = sum > 0 ? dayProduction(seed, plant, day) / sum : 0
  return (at) => scale * Math.max(0, p + q * Math.cos(hourAngle(at, plant.longitude, equation)))
}
