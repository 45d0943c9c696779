import { useEffect, useRef } from 'react'
import { type Stroke, strikeAll } from '../keys/strike'

/** Keys that walk over rows or open one; all others are text of the field. */
const WALKS = new Set(['ArrowDown', 'ArrowUp', 'PageDown', 'PageUp', 'Home', 'End', 'Enter'])
const walks = ({ key }: Stroke) => WALKS.has(key)
/** Frames to wait for rows that are counted and not drawn yet. */
const FRAMES = 30

export interface WayIn {
  /** The person wants to go on into the rows. */
  begin(): void
  /** Goes on typing instead. */
  stay(): void
  /** Whether a key of the field waits for the rows as well; then nothing else is to be done with it. */
  holds(stroke: Stroke): boolean
}

interface Rows {
  /** Whether they answer all that was typed. */
  readonly answered: boolean
  readonly empty: boolean
  /** Asks for what was typed without the pause. */
  settle(): void
  /** What takes the focus; null where it is not drawn. */
  place(): HTMLElement | null
}

/**
 * The way from a search field into its rows: it waits until they answer all that was typed, since those before them go
 * and are not what was looked for. Keys pressed meanwhile are done there: a quick hand reaches what a slow one does.
 */
export function useWayIn(rows: Rows): WayIn {
  const from = useRef<Element | null>(null)
  const waiting = useRef<Stroke[]>([])
  const latest = useRef(rows)
  const go = (frames = FRAMES) => {
    const { answered, empty, place } = latest.current
    const field = from.current
    if (field === null || !answered) return
    // Who went elsewhere in the meantime stays there.
    const aim = document.activeElement === field && !empty ? place() : null
    if (aim === null && !empty && frames > 0 && document.activeElement === field) {
      requestAnimationFrame(() => go(frames - 1))
      return
    }
    from.current = null
    aim?.focus()
    if (aim !== null) strikeAll(waiting.current, walks)
  }
  useEffect(() => {
    latest.current = rows
    go()
  })
  return {
    begin: () => {
      from.current = document.activeElement
      waiting.current = []
      rows.settle()
      go()
    },
    stay: () => {
      from.current = null
    },
    holds: (stroke) => {
      if (from.current === null || !walks(stroke)) return false
      waiting.current.push(stroke)
      return true
    },
  }
}
