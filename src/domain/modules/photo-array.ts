import type { PictureFrame } from '../values/picture-frame'
import {
  type ArrayShape,
  type LayoutPlan,
  PLAN_LIMITS,
  tileAt,
  withArray,
  withoutTile,
  withTile,
} from './layout-plan'
import { unplaced } from './plan-serials'

/** C50. */
export interface LayoutProposal {
  rows: number | null
  columns: number | null
  items: readonly ProposedModule[]
}

export interface ProposedModule {
  row: number
  column: number
  serial: string | null
  /** From 0 to 1. */
  confidence: number | null
  /** Where the photo shows it; null where the server does not say. */
  box: PictureFrame | null
  /** A place of the grid in which nothing was seen. */
  missed?: true
}

/** Ours: a module that is less sure is to be looked at. */
const SURE = 0.8

/** Modules that a photo shows, each place once, within a grid that a layout can hold. */
export interface FoundArray {
  readonly rows: number
  readonly columns: number
  readonly modules: readonly ProposedModule[]
}

/** What was recognised in a photo (C50); null where it is no array: nothing in it, or more than a layout holds. */
export function foundArray({ items }: LayoutProposal): FoundArray | null {
  const places = new Map<string, ProposedModule>()
  for (const one of items) places.set(keyOf(one), places.get(keyOf(one)) ?? one)
  const modules = [...places.values()].sort((one, other) => one.row - other.row || one.column - other.column)
  const rows = Math.max(0, ...modules.map(({ row }) => row + 1))
  const columns = Math.max(0, ...modules.map(({ column }) => column + 1))
  const negative = modules.some(({ row, column }) => row < 0 || column < 0)
  const fits =
    rows <= PLAN_LIMITS.rows && columns <= PLAN_LIMITS.columns && modules.length <= PLAN_LIMITS.modules
  return modules.length > 0 && fits && !negative ? { rows, columns, modules } : null
}

export const keyOf = ({ row, column }: { row: number; column: number }): string => `${row} ${column}`

/** A module whose confidence is low or unknown. */
export const isUnsure = ({ confidence, missed }: ProposedModule): boolean =>
  missed !== true && (confidence ?? 0) < SURE

/**
 * A plan with what was found as one more array, without the modules that are left out. A serial is taken where the
 * plant has it and nothing else in the plan does.
 */
export function withFound(
  plan: LayoutPlan,
  found: FoundArray,
  leftOut: ReadonlySet<string>,
  shape: Omit<ArrayShape, 'rows' | 'columns'>,
  known: readonly string[],
): LayoutPlan {
  const { rows, columns } = found
  const array = plan.length
  const taken = new Map(
    found.modules.flatMap((one) => (leftOut.has(keyOf(one)) ? [] : [[keyOf(one), one] as const])),
  )
  const whole = withArray(plan, { ...shape, rows, columns })
  const places = Array.from({ length: rows * columns }, (_, at) => {
    return { array, row: Math.floor(at / columns), column: at % columns }
  })
  return places.reduce((now, place) => {
    const one = taken.get(keyOf(place))
    if (one === undefined) return withoutTile(now, place)
    const free = one.serial !== null && unplaced(now, known).includes(one.serial)
    return free && tileAt(now, place) ? withTile(now, place, one.serial) : now
  }, whole)
}
