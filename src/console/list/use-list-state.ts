import { useCallback, useMemo } from 'react'
import { useLocation, useSearchParams } from 'react-router'
import { shownQuery } from '../../kit/browser/shown-query'
import type { Plan } from '../../schema/compile'
import { type ListState, readListState, writeListState } from '../../schema/list-state'

export interface ListAddress {
  readonly state: ListState
  /** What the address says by now: the screen follows it in its own time. */
  now(): ListState
  /** Everything else keeps its value. `replace` leaves no step for the back button. */
  change(patch: Partial<ListState>, options?: { replace?: boolean }): void
  /** Query of an address that shows the list like this. */
  queryOf(patch: Partial<ListState>): string
}

/** What shows other rows begins at the first page. */
const NARROWING: readonly (keyof ListState)[] = ['search', 'filters', 'sort', 'tab', 'view']

function patched(state: ListState, patch: Partial<ListState>): ListState {
  const other = NARROWING.some((key) => key in patch)
  return { ...state, ...(other ? { page: 1 } : {}), ...patch }
}

/** State of a list that is a screen: it lives in the address and nowhere else. */
export function useAddressState(plan: Plan): ListAddress {
  const [query, setQuery] = useSearchParams()
  const { pathname } = useLocation()
  const state = useMemo(() => readListState(plan, query), [plan, query])
  const change = useCallback<ListAddress['change']>(
    (patch, options) => {
      // A list that is being left, while the next screen still loads, has no address any more.
      if (window.location.pathname !== pathname) return
      // A change before the screen has followed the last one is made to that one.
      const before = shownQuery()
      setQuery(writeListState(patched(readListState(plan, before), patch), before), {
        replace: options?.replace ?? false,
        preventScrollReset: true,
      })
    },
    [plan, pathname, setQuery],
  )
  const queryOf = useCallback<ListAddress['queryOf']>(
    (patch) => `?${writeListState(patched(state, patch), query).toString()}`,
    [state, query],
  )
  const now = useCallback(() => readListState(plan, shownQuery()), [plan])
  return useMemo(() => ({ state, now, change, queryOf }), [state, now, change, queryOf])
}
