import { useEffect, useRef } from 'react'
import type { ListControl } from './control'

/** Rows that are loaded at most to get to the one that an address opened. */
const REACH = 500

/** A row far down that an address opened is loaded with those before it. One that was here and left is not looked for. */
export function useReach({ data, address }: Pick<ListControl, 'data' | 'address'>): void {
  const { rows, hasMore, loadingMore, stale, fault, loadMore } = data
  const { open } = address.state
  const met = useRef<string | null>(null)
  const here = open === null || rows.some(({ id }) => id === open)
  useEffect(() => {
    if (here) met.current = open
    else if (
      met.current !== open &&
      hasMore &&
      !loadingMore &&
      !stale &&
      fault === null &&
      rows.length < REACH
    )
      loadMore()
  }, [here, open, hasMore, loadingMore, stale, fault, rows.length, loadMore])
}
