import { type LayoutPlan, modulesOf, type PlannedArray } from './layout-plan'
import { tileKey } from './module-tiles'

export interface PlanDifference {
  /** Names. */
  readonly arraysAdded: readonly string[]
  readonly arraysRemoved: readonly string[]
  /** Another name, grid, orientation or angle. */
  readonly arraysChanged: readonly string[]
  /** Serials. */
  readonly placed: readonly string[]
  readonly taken: readonly string[]
  readonly moved: readonly string[]
  /** Modules in all. */
  readonly before: number
  readonly after: number
}

const SHAPE = ['name', 'rows', 'columns', 'landscape', 'azimuth', 'tilt'] as const
const isReshaped = (one: PlannedArray, other: PlannedArray) => SHAPE.some((key) => one[key] !== other[key])

/** Where each serial stands: the id of its array and its place there. */
const standsOf = (plan: LayoutPlan) =>
  new Map(
    modulesOf(plan).flatMap(({ serial, ...place }): [string, string][] =>
      serial === null ? [] : [[serial, `${plan[place.array]?.id} ${tileKey({ ...place, array: 0 })}`]],
    ),
  )

/** What publishing would change. */
export function planDifference(published: LayoutPlan, draft: LayoutPlan): PlanDifference {
  const [old, own] = [
    new Map(published.map((one) => [one.id, one])),
    new Map(draft.map((one) => [one.id, one])),
  ]
  const [stood, stands] = [standsOf(published), standsOf(draft)]
  const names = (arrays: LayoutPlan) => arrays.map(({ name }) => name)
  return {
    arraysAdded: names(draft.filter(({ id }) => !old.has(id))),
    arraysRemoved: names(published.filter(({ id }) => !own.has(id))),
    arraysChanged: names(
      draft.filter((one) => {
        const before = old.get(one.id)
        return before !== undefined && isReshaped(before, one)
      }),
    ),
    placed: [...stands.keys()].filter((serial) => !stood.has(serial)),
    taken: [...stood.keys()].filter((serial) => !stands.has(serial)),
    moved: [...stands].flatMap(([serial, at]) =>
      stood.has(serial) && stood.get(serial) !== at ? [serial] : [],
    ),
    before: modulesOf(published).length,
    after: modulesOf(draft).length,
  }
}

/** Whether two plans are the same drawing. */
export const isSamePlan = (one: LayoutPlan, other: LayoutPlan): boolean =>
  one === other || JSON.stringify(one) === JSON.stringify(other)
