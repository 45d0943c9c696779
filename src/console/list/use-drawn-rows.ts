import { useVirtualizer, type Virtualizer } from '@tanstack/react-virtual'
import { type RefObject, useCallback, useEffect } from 'react'
import type { Named } from './list-rows'
import type { ListData } from './use-list'

interface Drawn extends Pick<ListData, 'fault' | 'look' | 'loadMore'> {
  readonly rows: readonly Named[]
  readonly scroller: RefObject<HTMLDivElement | null>
  /** Of each row, px. */
  readonly height: number
  /** Further rows are asked for when this few remain below the ones drawn, of which six are out of sight. */
  readonly ahead: number
  /** What lies over the rows above and below, px. */
  readonly padding?: number
}

/** Rows that are drawn only where one looks: those in sight are reported, and further ones asked for in time. */
export function useDrawnRows(drawn: Drawn): Virtualizer<HTMLDivElement, Element> {
  const { rows, scroller, height, ahead, padding = 0, fault, look, loadMore } = drawn
  // A new function would have the places of all rows counted anew at every step of the scroll bar.
  const keyOf = useCallback((index: number) => rows[index]?.id ?? index, [rows])
  const virtual = useVirtualizer<HTMLDivElement, Element>({
    count: rows.length,
    getScrollElement: () => scroller.current,
    estimateSize: () => height,
    getItemKey: keyOf,
    scrollPaddingStart: padding,
    scrollPaddingEnd: padding,
    overscan: 6,
  })
  useEffect(() => virtual.measure(), [virtual, height])
  const items = virtual.getVirtualItems()
  const first = items[0]?.index ?? 0
  const last = items.at(-1)?.index ?? 0

  useEffect(() => {
    // A page that failed waits for Retry instead of being asked for at every scroll.
    if (fault === null && rows.length > 0 && last >= rows.length - ahead) loadMore()
  }, [fault, last, rows.length, ahead, loadMore])

  useEffect(() => {
    // Where somebody stops is worth asking about, what flies past is not.
    const timer = setTimeout(() => look(first, last), 300)
    return () => clearTimeout(timer)
  }, [first, last, look])
  return virtual
}
