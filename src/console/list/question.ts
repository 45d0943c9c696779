import type { CrudFilter, CrudSort } from '@refinedev/core'
import type { Filter } from '../../schema/codec'
import type { Plan } from '../../schema/compile'
import type { Operator } from '../../schema/kinds/rule'
import type { ListState } from '../../schema/list-state'

type Said = Exclude<CrudFilter['operator'], 'or' | 'and'>

const SAID: Readonly<Record<Operator, Said>> = {
  contains: 'contains',
  is: 'eq',
  in: 'in',
  notIn: 'nin',
  from: 'gte',
  to: 'lte',
  between: 'between',
  missing: 'null',
  present: 'nnull',
}

/** Field under which the search text travels to the data provider; no declaration has one of this name. */
const SEARCH = 'keyword'

const said = ({ field, operator, value }: Filter): CrudFilter => ({ field, operator: SAID[operator], value })

export interface AskedRows {
  readonly filters: CrudFilter[]
  readonly sorters: CrudSort[]
}

/** What a list asks for, in refine's words. */
export function questionOf(plan: Plan, state: ListState): AskedRows {
  const search = state.search.trim()
  const { field, direction } = state.sort ?? plan.order
  return {
    filters: [
      ...state.filters.map(said),
      ...(plan.tabs !== null && state.tab !== null
        ? [{ field: plan.tabs, operator: 'in' as const, value: [state.tab] }]
        : []),
      ...(search === '' ? [] : [{ field: SEARCH, operator: 'contains' as const, value: search }]),
    ],
    sorters: [{ field, order: direction === 'DESC' ? 'desc' : 'asc' }],
  }
}
