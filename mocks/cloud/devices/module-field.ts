import type { SimPlant } from '../plants/plant'
import { trackersOf } from './electrics'

/** Where a module lies, and what it hangs on. Everything counts from 0. */
export interface FieldModule {
  number: number
  array: number
  row: number
  column: number
  inverter: number
  /** Tracker of that inverter. */
  string: number
}

export interface FieldArray {
  name: string
  /** Degrees, clockwise from north. */
  azimuth: number
  tilt: number
  rows: number
  columns: number
  modules: FieldModule[]
}

export interface ModuleField {
  arrays: FieldArray[]
  modules: FieldModule[]
}

/** Modules that one array holds at most, and degrees by which the two sides of a roof turn away from its middle. */
const ARRAY = 120
const TURN = 35
/** Below this a roof has one side with modules. */
const TWO_SIDES = 16

const SIDES = ['North', 'North-east', 'East', 'South-east', 'South', 'South-west', 'West', 'North-west']
const sideOf = (azimuth: number) => SIDES[Math.round((((azimuth % 360) + 360) % 360) / 45) % 8] ?? 'South'

function gridOf(count: number): { rows: number; columns: number } {
  const rows = count <= 16 ? Math.min(2, count) : count <= 48 ? 3 : count <= 100 ? 4 : 6
  return { rows, columns: rows === 0 ? 0 : Math.ceil(count / rows) }
}

function sidesOf(plant: SimPlant, count: number, own: boolean): { name: string; azimuth: number }[] {
  if (plant.type === 'GROUND' || count > ARRAY) {
    const word = plant.type === 'GROUND' ? 'Table' : 'Roof'
    return Array.from({ length: Math.ceil(count / ARRAY) }, (_, index) => ({
      name: `${word} ${index + 1}`,
      azimuth: plant.azimuth,
    }))
  }
  const turns = own && count >= TWO_SIDES ? [-TURN, TURN] : [0]
  return turns.map((turn) => ({
    name: `${sideOf(plant.azimuth + turn)} roof`,
    azimuth: (plant.azimuth + turn + 360) % 360,
  }))
}

function made(plant: SimPlant, count: number, own: boolean): ModuleField {
  const sides = sidesOf(plant, count, own)
  const trackers = trackersOf(plant)
  const modules: FieldModule[] = []
  const arrays = sides.map(({ name, azimuth }, array): FieldArray => {
    const first = Math.floor((count * array) / sides.length)
    const size = Math.floor((count * (array + 1)) / sides.length) - first
    const { rows, columns } = gridOf(size)
    const mine = Array.from({ length: size }, (_, index): FieldModule => {
      const row = Math.floor(index / columns)
      // Every inverter has its part of each side of a roof, and of a long field.
      const place = sides.length > 2 ? (first + index) / count : index / size
      const inverter = Math.floor(place * plant.inverters)
      return { number: first + index, array, row, column: index % columns, inverter, string: 0 }
    })
    modules.push(...mine)
    return { name, azimuth, tilt: plant.tilt, rows, columns, modules: mine }
  })
  for (let inverter = 0; inverter < plant.inverters; inverter++) {
    const hung = modules.filter((one) => one.inverter === inverter)
    hung.forEach((one, index) => (one.string = Math.floor((index * trackers) / hung.length)))
  }
  return { arrays, modules }
}

const fields = new WeakMap<SimPlant, Map<string, ModuleField>>()

/** The modules of a plant in their places; `own`: those with electronics of their own. */
export function moduleField(plant: SimPlant, count: number, own: boolean): ModuleField {
  const key = `${count} ${own}`
  const known = fields.get(plant) ?? new Map<string, ModuleField>()
  fields.set(plant, known)
  const field = known.get(key) ?? made(plant, count, own)
  known.set(key, field)
  return field
}

/** Modules with electronics of their own; null where there are none. */
export const ownModules = (plant: SimPlant) => plant.quirks.optimizers ?? plant.quirks.microInverters ?? null
