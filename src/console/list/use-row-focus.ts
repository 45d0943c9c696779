import { type RefObject, useCallback, useEffect, useLayoutEffect, useMemo, useRef } from 'react'
import { isFocusLost, useFocusReturn } from '../../kit/browser/use-focus-return'
import { useFocusWithin } from '../../kit/browser/use-focus-within'
import type { ListControl } from './control'

interface Rows {
  readonly rows: readonly { readonly id: string }[]
  /** Row that the keyboard stands on. */
  readonly active: number
  readonly marked: boolean
  /** Id of the row that the back button leads to again. */
  readonly left: string | null
  moveTo(index: number): void
  scrollToIndex(index: number, options?: { readonly align: 'center' }): void
  readonly scroller: RefObject<HTMLElement | null>
  /** What takes the focus, within the element that has the row's `data-index`. */
  readonly inner?: string
  /** Whether an action was done to the row, so that the focus goes on to the next; without it, to its record. */
  isDone?(index: number, acted: ReadonlySet<string>): boolean
}

function isInSight(scroller: HTMLElement | null, index: number): boolean {
  const row = scroller?.querySelector(`[data-index="${index}"]`)?.getBoundingClientRect()
  const sight = scroller?.getBoundingClientRect()
  if (row === undefined || sight === undefined) return false
  // The heads of the columns stay above the rows.
  const head = scroller?.querySelector('[role="columnheader"]')?.getBoundingClientRect().bottom ?? sight.top
  return row.top >= Math.max(head, sight.top) && row.bottom <= sight.bottom
}

/** The focus in rows that are drawn only where one looks: it follows the keyboard and is never lost with a row. */
export function useRowFocus(list: ListControl, of: Rows) {
  const { rows, active, marked, left: returned, moveTo, scrollToIndex, scroller, inner = '' } = of
  const isActed = useCallback(
    (index: number, acted: ReadonlySet<string>) => acted.has(rows[index]?.id ?? ''),
    [rows],
  )
  const { isDone = isActed } = of
  const count = rows.length
  const { isInside, enter, handlers } = useFocusWithin()
  const take = useCallback(
    (index: number) => {
      // A dialog that opened in the meantime keeps the focus.
      if (document.activeElement?.closest('[role="dialog"], [role="alertdialog"]')) return
      const row = scroller.current?.querySelector<HTMLElement>(`[data-index="${index}"]${inner}`)
      row?.focus({ preventScroll: true })
      // The list itself may stand below the edge of a low screen, and a row under the bar of the chosen ones.
      row?.scrollIntoView({ block: 'nearest' })
    },
    [scroller, inner],
  )
  const latest = useRef(rows)
  useLayoutEffect(() => {
    latest.current = rows
  })
  /**
   * With the next frame; rows that go or come before it do not put another one in its place, and who went elsewhere, such
   * as into the search, stays there.
   */
  const takeSoon = useCallback(
    (index: number) => {
      const id = latest.current[index]?.id
      const from = document.activeElement
      requestAnimationFrame(() => {
        const focused = document.activeElement
        const stayed = focused === from || focused === document.body || scroller.current?.contains(focused)
        if (!stayed) return
        const now = latest.current.findIndex((row) => row.id === id)
        take(now < 0 ? index : now)
      })
    },
    [take, scroller],
  )
  const focusRow = useCallback(
    (index: number) => {
      const next = Math.min(count - 1, Math.max(0, index))
      if (next < 0) return
      // The focus is there with the next frame; a second key that is quicker is a second step.
      enter()
      moveTo(next)
      scrollToIndex(next)
      takeSoon(next)
    },
    [count, moveTo, scrollToIndex, takeSoon, enter],
  )

  // What an address opened (a link, a reload, the back button) is brought into sight, once.
  const opened = list.address.state.open
  const seen = useRef<string | null>(null)
  const place = useMemo(() => rows.findIndex(({ id }) => id === opened), [rows, opened])
  useEffect(() => {
    if (seen.current === opened || (opened !== null && place < 0)) return
    seen.current = opened
    // Amid its neighbours; one that is in sight stays where it is.
    if (place >= 0 && !isInSight(scroller.current, place)) scrollToIndex(place, { align: 'center' })
    // The keyboard was in the rows: it goes along, and not where the row already has it.
    const focused = document.activeElement?.closest('[data-index]')?.getAttribute('data-index')
    if (place >= 0 && isInside() && focused !== String(place)) takeSoon(place)
  }, [opened, place, scroller, scrollToIndex, isInside, takeSoon])

  // The row that the list was left with, when the back button leads to it again.
  const coming = useRef(returned)
  const back = useMemo(() => rows.findIndex(({ id }) => id === returned), [rows, returned])
  useEffect(() => {
    if (coming.current === null || back < 0) return
    coming.current = null
    if (!isInSight(scroller.current, back)) scrollToIndex(back, { align: 'center' })
    enter()
    takeSoon(back)
  }, [back, scroller, scrollToIndex, enter, takeSoon])

  /** Does it to the row that the keyboard stands on, where one sees which that is; otherwise shows that first. */
  const toSeen = useCallback(
    (run: () => void) => () => {
      if (marked && (rows[active]?.id === opened || isInSight(scroller.current, active))) run()
      else focusRow(active)
    },
    [marked, rows, active, opened, scroller, focusRow],
  )

  // With the last row the whole table goes.
  useFocusReturn(scroller)
  const { selection, runner, bar } = list
  const barred = selection.chosen.size > 0 || runner.failure !== null
  const drawn = opened !== null && !list.beside
  const covered = list.runner.element !== null || drawn
  useEffect(() => {
    // The row that had the focus is gone, or was drawn anew: the one in its place takes it. While a dialog or a drawer is
    // open the focus is there; it comes back when that closes, to a row that may be gone by then. So it does from the bar
    // of the chosen rows, which goes when they are done.
    if (covered || !isFocusLost() || !(isInside() || (!barred && bar.isInside()))) return
    bar.leave()
    enter()
    scrollToIndex(active)
    take(active)
  }, [covered, barred, active, scrollToIndex, take, isDone, isInside, enter, bar])

  // A drawer gives the focus back to the row that it was opened from; who went on in it stands on another one by now.
  const wasDrawn = useRef(drawn)
  useEffect(() => {
    const closed = wasDrawn.current && !drawn
    wasDrawn.current = drawn
    const back = document.activeElement
    if (!closed || !scroller.current?.contains(back)) return
    // Nobody went on: the link or button of the row that it came back to keeps it.
    if (back?.closest('[data-index]')?.getAttribute('data-index') === String(active)) return
    moveTo(active)
    scrollToIndex(active)
    takeSoon(active)
  }, [drawn, active, scroller, moveTo, scrollToIndex, takeSoon])

  const { acted } = list
  const answered = useRef(acted)
  const left = useRef<{ readonly from: string; readonly to: string } | null>(null)
  useEffect(() => {
    // After an action the focus goes on to the first row that it was not done to, and back when it was refused or undone.
    if (answered.current === acted) return
    answered.current = acted
    // From the bar only the place moves: the focus stays on its button until the bar goes.
    const go = isInside() ? focusRow : bar.isInside() ? moveTo : null
    if (go === null) return
    const here = rows[active]?.id
    if (isDone(active, acted)) {
      let next = active
      while (isDone(next, acted) && next < count - 1) next += 1
      const there = rows[next]?.id
      // From the last row there is nowhere to go on to, and nowhere to come back from.
      left.current = next === active || !here || !there ? null : { from: here, to: there }
      if (next !== active) go(next)
      return
    }
    const step = left.current
    const back = step === null || step.to !== here ? -1 : rows.findIndex(({ id }) => id === step.from)
    if (back < 0 || isDone(back, acted)) return
    left.current = null
    go(back)
  }, [acted, active, rows, count, isDone, focusRow, moveTo, isInside, bar])

  return { focusRow, toSeen, isInside, handlers }
}
