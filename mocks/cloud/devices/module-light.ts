import { clearBeam, clearHaze, hourAngle, sunOfDay } from '../place/sun'
import { skyOf, type WeatherWord } from '../place/sky'
import { dayAt } from '../place/zone'
import type { Obstacle, SimPlant } from '../plants/plant'
import { mix, unit } from '../random'
import { type FieldArray, type FieldModule, moduleField, ownModules } from './module-field'

/* Light on each module: how its side faces the sun, what stands in the way, how clean it is. */

const RAD = Math.PI / 180
/** Metres from one module to the next, along the row and up the slope. */
const WIDE = 1.15
const HIGH = 1.75

/** Share of the beam that a day's sky lets through. */
const BEAM: Partial<Record<WeatherWord, number>> = { sunny: 1, cloudy: 0.3 }
const DULL = 0.04
/** What a module that nobody cleans gives, and how far sound ones lie apart. */
const SOILED = 0.9
const SPREAD = 0.03

type Vector = readonly [east: number, north: number, up: number]
const dot = (one: Vector, other: Vector) => one[0] * other[0] + one[1] * other[1] + one[2] * other[2]

function sunVector(plant: SimPlant, at: number): Vector {
  const { declination, equation } = sunOfDay(dayAt(plant.place.zone, at))
  const angle = hourAngle(at, plant.longitude, equation)
  const phi = plant.latitude * RAD
  const [sinD, cosD] = [Math.sin(declination), Math.cos(declination)]
  return [
    -cosD * Math.sin(angle),
    sinD * Math.cos(phi) - cosD * Math.sin(phi) * Math.cos(angle),
    sinD * Math.sin(phi) + cosD * Math.cos(phi) * Math.cos(angle),
  ]
}

/** The sun in the plane of an array: along its rows, up its slope, and against it. */
function inPlane({ azimuth, tilt }: FieldArray, sun: Vector): { along: number; up: number; against: number } {
  const [facing, slope] = [azimuth * RAD, tilt * RAD]
  const [sinF, cosF] = [Math.sin(facing), Math.cos(facing)]
  return {
    along: dot(sun, [-cosF, sinF, 0]),
    up: dot(sun, [-sinF * Math.cos(slope), -cosF * Math.cos(slope), Math.sin(slope)]),
    against: dot(sun, [sinF * Math.sin(slope), cosF * Math.sin(slope), Math.cos(slope)]),
  }
}

const SAMPLES = [1 / 6, 1 / 2, 5 / 6]

/** Share of a module that lies in the shadow of something: a band from its foot, away from the sun. */
function shadedBy(
  { x, y, height, width }: Obstacle,
  left: number,
  bottom: number,
  sun: { along: number; up: number; against: number },
): number {
  const reach = height / sun.against
  const [dx, dy] = [-sun.along * reach, -sun.up * reach]
  const length = dx * dx + dy * dy
  let hit = 0
  for (const one of SAMPLES) {
    for (const other of SAMPLES) {
      const [px, py] = [left + one * WIDE - x, bottom + other * HIGH - y]
      const along = length > 0 ? Math.min(1, Math.max(0, (px * dx + py * dy) / length)) : 0
      if (Math.hypot(px - along * dx, py - along * dy) < width / 2) hit += 1
    }
  }
  return hit / (SAMPLES.length * SAMPLES.length)
}

/** Bypass diodes take a third of the cells out for a strip of shade. */
const lit = (shade: number) => 1 - Math.min(0.85, 1.5 * shade)

function cleanness(plant: SimPlant, { number }: FieldModule, count: number): number {
  const soiled = count >= 8 && mix(plant.seed, 781) % count === number
  return (1 + SPREAD * (unit(mix(plant.seed, 780), number) - 0.5)) * (soiled ? SOILED : 1)
}

const latest = new WeakMap<SimPlant, { at: number; light: Float64Array }>()

/** Light by module, as shares of nothing in particular; null for a plant without electronics at its modules. */
export function lightAt(plant: SimPlant, at: number): Float64Array | null {
  const count = ownModules(plant)
  if (count === null) return null
  const known = latest.get(plant)
  if (known?.at === at) return known.light
  const sun = sunVector(plant, at)
  const sky = skyOf(plant.worldSeed, plant.place, dayAt(plant.place.zone, at)).word
  const beam = clearBeam(sun[2]) * (BEAM[sky] ?? DULL)
  const haze = clearHaze(sun[2])
  const light = new Float64Array(count)
  for (const [index, array] of moduleField(plant, count, true).arrays.entries()) {
    const plane = inPlane(array, sun)
    const around = haze * (0.5 + 0.5 * Math.cos(array.tilt * RAD))
    const obstacles = (plant.quirks.obstacles ?? []).filter((one) => one.array === index)
    for (const one of array.modules) {
      const [left, bottom] = [one.column * WIDE, (array.rows - 1 - one.row) * HIGH]
      const shade = plane.against > 0.05 ? obstacles.map((each) => shadedBy(each, left, bottom, plane)) : []
      const direct = beam * Math.max(0, plane.against) * lit(Math.max(0, ...shade))
      light[one.number] = (sun[2] > 0 ? Math.max(1, direct + around) : 1) * cleanness(plant, one, count)
    }
  }
  latest.set(plant, { at, light })
  return light
}
