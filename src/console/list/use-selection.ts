import { useCallback, useMemo, useState } from 'react'
import type { RecordValues } from '../../schema/codec'
import {
  extended,
  NOTHING_CHOSEN,
  renewed,
  type Selection,
  toggled,
  toggledAll,
} from '../../schema/selection'
import type { Row } from './list-rows'

export interface Selecting {
  readonly chosen: ReadonlyMap<string, RecordValues>
  toggle(row: Row): void
  extend(to: string): void
  /** Everything between two rows, in addition. */
  span(from: string, to: string): void
  /** These in addition, or out when all of them are in. */
  toggleAll(rows: readonly Row[]): void
  clear(): void
}

/** Chosen rows, kept while pages are turned and renewed as their records are. */
export function useSelection(rows: readonly Row[], whole: readonly Row[] | null): Selecting {
  const [held, setHeld] = useState<Selection>(NOTHING_CHOSEN)
  const selection = useMemo(() => renewed(held, whole ?? rows, whole !== null), [held, rows, whole])
  const toggle = useCallback((row: Row) => setHeld(toggled(selection, row)), [selection])
  const extend = useCallback((to: string) => setHeld(extended(selection, rows, to)), [selection, rows])
  const span = useCallback(
    (from: string, to: string) => {
      // One step after another may come before the next rendering.
      setHeld((before) => extended({ chosen: before.chosen, anchor: from }, rows, to))
    },
    [rows],
  )
  const toggleAll = useCallback((more: readonly Row[]) => setHeld(toggledAll(selection, more)), [selection])
  const clear = useCallback(() => setHeld(NOTHING_CHOSEN), [])
  return useMemo(
    () => ({ chosen: selection.chosen, toggle, extend, span, toggleAll, clear }),
    [selection, toggle, extend, span, toggleAll, clear],
  )
}
