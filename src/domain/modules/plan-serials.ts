import { type LayoutPlan, modulesOf, PLAN_LIMITS, type Place } from './layout-plan'

/** Serials that stand at more than one module, with all their places. */
export function duplicates(plan: LayoutPlan): ReadonlyMap<string, readonly Place[]> {
  const places = new Map<string, Place[]>()
  for (const { serial, array, row, column } of modulesOf(plan))
    if (serial !== null) places.set(serial, [...(places.get(serial) ?? []), { array, row, column }])
  return new Map([...places].filter(([, own]) => own.length > 1))
}

/** Where a serial stands already; the place itself does not count. */
export const placesOf = (plan: LayoutPlan, serial: string, but: Place | null = null): readonly Place[] =>
  modulesOf(plan).filter(
    (one) =>
      one.serial === serial &&
      !(one.array === but?.array && one.row === but.row && one.column === but.column),
  )

/** Serials of the plant that no module has yet, in their order. */
export function unplaced(plan: LayoutPlan, known: readonly string[]): readonly string[] {
  const placed = new Set(modulesOf(plan).map(({ serial }) => serial))
  return known.filter((serial) => !placed.has(serial))
}

/** Modules whose serial the plant does not have. */
export function strangers(
  plan: LayoutPlan,
  known: readonly string[],
): readonly (Place & { serial: string })[] {
  const here = new Set(known)
  return modulesOf(plan).flatMap(({ serial, ...place }) =>
    serial === null || here.has(serial) ? [] : [{ ...place, serial }],
  )
}

export type PlanProblem = 'empty' | 'many' | 'name' | 'twice' | 'stranger'

/** What keeps a plan from being published; the cloud refuses the same. */
export function problemsOf(plan: LayoutPlan, known: readonly string[]): readonly PlanProblem[] {
  const count = modulesOf(plan).length
  return [
    ...(count === 0 ? (['empty'] as const) : []),
    ...(count > PLAN_LIMITS.modules || plan.length > PLAN_LIMITS.arrays ? (['many'] as const) : []),
    ...(plan.some(({ name }) => name.trim() === '') ? (['name'] as const) : []),
    ...(duplicates(plan).size > 0 ? (['twice'] as const) : []),
    ...(strangers(plan, known).length > 0 ? (['stranger'] as const) : []),
  ]
}
