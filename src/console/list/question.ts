import type { CrudFilter, CrudSort } from '@refinedev/core'
import { SEARCH_FIELD, toRefine } from '../../providers/dialect'
import { isOrderedHere } from '../../schema/apply-list-state'
import type { Plan } from '../../schema/compile'
import type { ListState } from '../../schema/list-state'

export interface AskedRows {
  readonly filters: CrudFilter[]
  readonly sorters: CrudSort[]
}

/** What a list asks for, in refine's words. */
export function questionOf(plan: Plan, state: ListState): AskedRows {
  const search = state.search.trim()
  // What the call cannot order is put in order when it is there.
  const { field, direction } = (isOrderedHere(plan, state) ? null : state.sort) ?? plan.order
  return {
    filters: [
      ...state.filters.map(toRefine),
      ...(plan.tabs !== null && state.tab !== null
        ? [toRefine({ field: plan.tabs, operator: 'in', value: [state.tab] })]
        : []),
      ...(search === '' ? [] : [{ field: SEARCH_FIELD, operator: 'contains' as const, value: search }]),
    ],
    sorters: [{ field, order: direction === 'DESC' ? 'desc' : 'asc' }],
  }
}
