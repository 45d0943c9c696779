import type { Filter } from './codec'
import type { Plan } from './compile'
import { ruleOf } from './kinds/index'
import type { Operator } from './kinds/rule'
import { FIRST_STATE, type ListState, readListState, writeListState } from './list-state'

/** A way of looking at a list that somebody named. Its state is kept as the query of its address. */
export interface SavedView {
  readonly key: string
  readonly name: string
  readonly query: string
}

const MOST = 50

/** Views from storage; whatever is broken in them is left out. */
export function readViews(text: string | null): readonly SavedView[] {
  try {
    const entries: unknown = JSON.parse(text ?? '[]')
    if (!Array.isArray(entries)) return []
    return entries.slice(0, MOST).flatMap((entry: unknown) => {
      if (typeof entry !== 'object' || entry === null) return []
      const { key, name, query } = entry as Record<string, unknown>
      return typeof key === 'string' && typeof name === 'string' && typeof query === 'string'
        ? [{ key, name, query }]
        : []
    })
  } catch {
    return []
  }
}

/** With this view last; one of the same name is replaced, the oldest goes when there are too many. */
export function withView(views: readonly SavedView[], name: string, state: ListState): readonly SavedView[] {
  const query = writeListState(
    { ...state, open: null, page: 1, view: null },
    new URLSearchParams(),
  ).toString()
  const key = `own:${name}`
  return [...views.filter((view) => view.key !== key), { key, name, query }].slice(-MOST)
}

/** State of a list under a view of one's own. */
export const stateOfView = (plan: Plan, view: SavedView): ListState => ({
  ...readListState(plan, new URLSearchParams(view.query)),
  page: 1,
  open: null,
  view: view.key,
})

/** State of a list under a view that its declaration brings along. */
export function stateOfDeclared(plan: Plan, view: Plan['views'][number]): ListState {
  const filters = (view.filters ?? []).flatMap(({ field, operator, value }): Filter[] => {
    const declared = plan.fields[field]
    const known = declared !== undefined && ruleOf(declared).operators.includes(operator as Operator)
    return known ? [{ field, operator: operator as Operator, value }] : []
  })
  return { ...FIRST_STATE, filters, sort: view.sort ?? null, view: view.key }
}
