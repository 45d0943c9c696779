import type { PlantLayout } from '../plants/plant-records'
import { tileKey } from './module-tiles'

/** A module in its place; without a serial none is assigned yet, or it has no electronics of its own. */
export interface PlannedTile {
  readonly row: number
  readonly column: number
  readonly serial: string | null
}
export interface ArrayShape {
  readonly name: string
  readonly rows: number
  readonly columns: number
  readonly landscape: boolean
  /** Degrees, clockwise from north. */
  readonly azimuth: number | null
  readonly tilt: number | null
}
export interface PlannedArray extends ArrayShape {
  /** Stays through all changes. */
  readonly id: string
  readonly tiles: readonly PlannedTile[]
}
/** A layout as it is edited. Plans are never changed, only replaced. */
export type LayoutPlan = readonly PlannedArray[]

export interface Place {
  readonly array: number
  readonly row: number
  readonly column: number
}

/** Ours: what one drawing may hold. The cloud refuses more. */
export const PLAN_LIMITS = { arrays: 40, rows: 60, columns: 100, modules: 2000, name: 60 } as const

const byPlace = (one: PlannedTile, other: PlannedTile) => one.row - other.row || one.column - other.column
const isAt = (tile: PlannedTile, { row, column }: Omit<Place, 'array'>) =>
  tile.row === row && tile.column === column

/** The published layout as a plan. Modules without a place are left out, a grid too small for its modules grows. */
export function planOf({ arrays }: Pick<PlantLayout, 'arrays'>): LayoutPlan {
  return arrays.map((one, index): PlannedArray => {
    const tiles = one.modules
      .flatMap(({ row, column, serial }) =>
        row === null || column === null ? [] : [{ row, column, serial }],
      )
      .sort(byPlace)
    const { azimuth, tilt, landscape } = one
    return {
      id: one.id ?? `at ${index + 1}`,
      name: one.name ?? '',
      rows: Math.max(1, one.rows ?? 0, ...tiles.map(({ row }) => row + 1)),
      columns: Math.max(1, one.columns ?? 0, ...tiles.map(({ column }) => column + 1)),
      ...{ landscape, azimuth, tilt, tiles },
    }
  })
}

/** Blank modules for all places of a grid that lie beyond an older one. */
function blanks(rows: number, columns: number, beyond = { rows: 0, columns: 0 }): readonly PlannedTile[] {
  const all = Array.from({ length: rows * columns }, (_, at): PlannedTile => {
    return { row: Math.floor(at / columns), column: at % columns, serial: null }
  })
  return all.filter(({ row, column }) => row >= beyond.rows || column >= beyond.columns)
}

/** A new array, full of modules, at the end. */
export function withArray(plan: LayoutPlan, shape: ArrayShape): LayoutPlan {
  const ids = new Set(plan.map(({ id }) => id))
  let number = plan.length + 1
  while (ids.has(`new ${number}`)) number += 1
  return [...plan, { ...shape, id: `new ${number}`, tiles: blanks(shape.rows, shape.columns) }]
}

export const withoutArray = (plan: LayoutPlan, array: number): LayoutPlan =>
  plan.filter((_, index) => index !== array)

const changed = (plan: LayoutPlan, array: number, change: (one: PlannedArray) => PlannedArray): LayoutPlan =>
  plan.map((one, index) => (index === array ? change(one) : one))

/** A grid that grows is filled with modules; one that shrinks loses those beyond its edge. */
export function reshaped(plan: LayoutPlan, array: number, shape: ArrayShape): LayoutPlan {
  return changed(plan, array, (one) => ({
    ...{ ...one, ...shape },
    tiles: [
      ...one.tiles.filter(({ row, column }) => row < shape.rows && column < shape.columns),
      ...blanks(shape.rows, shape.columns, one),
    ].sort(byPlace),
  }))
}

/** The module of a place; null where there is none. */
export const tileAt = (plan: LayoutPlan, place: Place): PlannedTile | null =>
  plan[place.array]?.tiles.find((tile) => isAt(tile, place)) ?? null

const inGrid = (plan: LayoutPlan, { array, row, column }: Place): boolean => {
  const one = plan[array]
  return one !== undefined && row >= 0 && column >= 0 && row < one.rows && column < one.columns
}

/** A module with this serial, or without one, in a place: put there, or the one that is there named anew. */
export function withTile(plan: LayoutPlan, place: Place, serial: string | null): LayoutPlan {
  if (!inGrid(plan, place)) return plan
  const { row, column } = place
  return changed(plan, place.array, (one) => ({
    ...one,
    tiles: [...one.tiles.filter((tile) => !isAt(tile, place)), { row, column, serial }].sort(byPlace),
  }))
}

export const withoutTile = (plan: LayoutPlan, place: Place): LayoutPlan =>
  changed(plan, place.array, (one) => ({ ...one, tiles: one.tiles.filter((tile) => !isAt(tile, place)) }))

/** A module goes to another place; what lies there comes back in its stead. */
export function moved(plan: LayoutPlan, from: Place, to: Place): LayoutPlan {
  const tile = tileAt(plan, from)
  if (tile === null || !inGrid(plan, to) || tileKey(from) === tileKey(to)) return plan
  const there = tileAt(plan, to)
  const left = there === null ? withoutTile(plan, from) : withTile(plan, from, there.serial)
  return withTile(left, to, tile.serial)
}

const STEPS = { left: [0, -1], right: [0, 1], up: [-1, 0], down: [1, 0] } as const
export type Step = keyof typeof STEPS

/** The place beside another within its array; null beyond its edge. */
export function beside(plan: LayoutPlan, { array, row, column }: Place, step: Step): Place | null {
  const [rows, columns] = STEPS[step]
  const place = { array, row: row + rows, column: column + columns }
  return inGrid(plan, place) ? place : null
}

/** Every module in reading order: array by array, row by row. */
export const modulesOf = (plan: LayoutPlan): readonly (Place & PlannedTile)[] =>
  plan.flatMap(({ tiles }, array) => tiles.map((tile) => ({ array, ...tile })))

const order = (one: Place, other: Place) =>
  one.array - other.array || one.row - other.row || one.column - other.column

/** Serials to the modules from a place on, in reading order; `left` are those that found none. */
export function filled(
  plan: LayoutPlan,
  from: Place,
  serials: readonly string[],
): { plan: LayoutPlan; left: readonly string[] } {
  const targets = modulesOf(plan).filter((one) => order(one, from) >= 0)
  return {
    plan: assigned(
      plan,
      serials.flatMap((serial, at) => (targets[at] ? [{ place: targets[at], serial }] : [])),
    ),
    left: serials.slice(targets.length),
  }
}

/** Many serials at once. */
export function assigned(plan: LayoutPlan, pairs: readonly { place: Place; serial: string }[]): LayoutPlan {
  const serialOf = new Map(pairs.map(({ place, serial }) => [tileKey(place), serial]))
  return plan.map((one, array) => ({
    ...one,
    tiles: one.tiles.map((tile) => {
      const serial = serialOf.get(tileKey({ array, ...tile }))
      return serial === undefined ? tile : { ...tile, serial }
    }),
  }))
}
