import type { CrudFilter, CrudSort, DataProvider } from '@refinedev/core'
import { SEARCH_FIELD, toRefine } from '../../providers/dialect'
import { isOrderedHere } from '../../schema/apply-list-state'
import type { Plan } from '../../schema/compile'
import type { ListState } from '../../schema/list-state'
import { askList } from '../data/ask-list'
import type { ListPage } from './pages-together'

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

export interface AskedPage {
  readonly plan: Plan
  readonly asked: AskedRows
  readonly meta: object
  /** From 1. */
  readonly page: number
  /** Rows of a page, where it is not as long as the list's. */
  readonly size?: number
  readonly signal: AbortSignal
}

/** One page of a list by itself. */
export const fetchPage = <R>(
  data: DataProvider,
  { plan, asked, meta, page, size = plan.size, signal }: AskedPage,
): Promise<ListPage<R>> =>
  askList(data, {
    ...asked,
    resource: plan.name,
    pagination: { mode: 'server', pageSize: size, currentPage: page },
    meta,
    signal,
  })
