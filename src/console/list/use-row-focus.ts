import { type RefObject, useCallback, useEffect, useRef } from 'react'
import { useFocusWithin } from '../../kit/browser/use-focus-within'
import type { ListControl } from './control'

interface Rows {
  readonly count: number
  /** Row that the keyboard stands on. */
  readonly active: number
  moveTo(index: number): void
  scrollToIndex(index: number): void
  readonly scroller: RefObject<HTMLElement | null>
  /** What takes the focus, within the element that has the row's `data-index`. */
  readonly inner?: string
  /** Whether an action was done to the row, so that the focus goes on to the next. */
  isDone(index: number, acted: ReadonlySet<string>): boolean
}

/** The focus in rows that are drawn only where one looks: it follows the keyboard and is never lost with a row. */
export function useRowFocus(list: ListControl, rows: Rows) {
  const { count, active, moveTo, scrollToIndex, scroller, inner = '', isDone } = rows
  const { isInside, enter, handlers } = useFocusWithin()
  const take = useCallback(
    (index: number) => {
      // A dialog that opened in the meantime keeps the focus.
      if (document.activeElement?.closest('[role="dialog"], [role="alertdialog"]')) return
      const row = scroller.current?.querySelector<HTMLElement>(`[data-index="${index}"]${inner}`)
      row?.focus({ preventScroll: true })
    },
    [scroller, inner],
  )
  const focusRow = useCallback(
    (index: number) => {
      const next = Math.min(count - 1, Math.max(0, index))
      if (next < 0) return
      // The focus is there with the next frame; a second key that is quicker is a second step.
      enter()
      moveTo(next)
      scrollToIndex(next)
      requestAnimationFrame(() => take(next))
    },
    [count, moveTo, scrollToIndex, take, enter],
  )

  const covered = list.runner.element !== null || (list.address.state.open !== null && !list.beside)
  useEffect(() => {
    // The row that had the focus is gone, or was drawn anew: the one in its place takes it. While a dialog or a drawer is
    // open the focus is there; it comes back when that closes, to a row that may be gone by then.
    const lost = document.activeElement === null || document.activeElement === document.body
    if (covered || !isInside() || !lost) return
    scrollToIndex(active)
    take(active)
  }, [covered, active, scrollToIndex, take, isDone, isInside])

  const { acted } = list
  const answered = useRef(acted)
  useEffect(() => {
    // After an action the focus goes on to the first row that it was not done to.
    if (answered.current === acted) return
    answered.current = acted
    if (!isInside()) return
    let next = active
    while (isDone(next, acted) && next < count - 1) next += 1
    if (next !== active) focusRow(next)
  }, [acted, active, count, isDone, focusRow, isInside])

  return { focusRow, isInside, handlers }
}
