import { type ArrayShape, type LayoutPlan, modulesOf, PLAN_LIMITS, withArray } from './layout-plan'

/** A string that an inverter knows of. */
export interface ReportedString {
  /** Identifies it within the plant. */
  readonly key: string
  readonly inverter: string
  readonly name: string
  /** Modules that hang on it; null where that is unknown. */
  readonly modules: number | null
}
type CountedString = Pick<ReportedString, 'inverter'> & { readonly modules: number }

function byInverter(strings: readonly CountedString[]): ReadonlyMap<string, readonly CountedString[]> {
  const groups = new Map<string, readonly CountedString[]>()
  for (const one of strings)
    if (one.modules > 0) groups.set(one.inverter, [...(groups.get(one.inverter) ?? []), one])
  return groups
}

/** Why strings cannot be drawn; null where they can. */
export function stringsRefusal(plan: LayoutPlan, strings: readonly CountedString[]): 'empty' | 'many' | null {
  const arrays = byInverter(strings)
  if (arrays.size === 0) return 'empty'
  const { rows, columns, modules, arrays: maxArrays } = PLAN_LIMITS
  const count = strings.reduce((sum, one) => sum + one.modules, modulesOf(plan).length)
  const wide = strings.some((one) => one.modules > columns)
  const high = [...arrays.values()].some(({ length }) => length > rows)
  return wide || high || count > modules || plan.length + arrays.size > maxArrays ? 'many' : null
}

function freeName(plan: LayoutPlan, wanted: string): string {
  const names = new Set(plan.map(({ name }) => name))
  const base = wanted.slice(0, PLAN_LIMITS.name - 4)
  for (let number = 1; ; number += 1) {
    const name = number === 1 ? base : `${base} ${number}`
    if (!names.has(name)) return name
  }
}

/** An array for each inverter with a row for each of its strings, as long as it has modules. */
export function withStrings(
  plan: LayoutPlan,
  strings: readonly CountedString[],
  shape: Pick<ArrayShape, 'landscape' | 'azimuth' | 'tilt'>,
): LayoutPlan {
  let next = plan
  for (const [inverter, own] of byInverter(strings)) {
    const counts = own.map(({ modules }) => modules)
    const grid = { rows: counts.length, columns: Math.max(...counts) }
    next = withArray(next, { ...shape, ...grid, name: freeName(next, inverter) })
    next = next.map((one, at) =>
      at < next.length - 1
        ? one
        : { ...one, tiles: one.tiles.filter(({ row, column }) => column < (counts[row] ?? 0)) },
    )
  }
  return next
}
