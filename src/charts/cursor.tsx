import { useState } from 'react'
import type { KeyboardEvent, PointerEvent, ReactNode } from 'react'
import css from './cursor.module.css'

interface CursorProps {
  /** Number of places the cursor can stand at. */
  count: number
  /** Places that PageUp and PageDown leap over. */
  leap: number
  /** Position of a place as a fraction of the plot. */
  at(index: number): number
  /** Where a place begins, if it is drawn in the middle of a band. */
  begins?(index: number): number
  /** Where the keyboard starts. */
  start: number
  label: string
  /** What is at a place: for the card beside the rule, and in one sentence for ears. */
  card(index: number): ReactNode
  say(index: number): string
  onKey?(key: string): boolean
}

/** The cursor over a chart, whatever draws it: pointer and keys move it, a live region reads what it meets. */
export function Cursor({ count, leap, at, begins = at, start, label, card, say, onKey }: CursorProps) {
  const [index, setIndex] = useState<number | null>(null)
  const [spoken, setSpoken] = useState('')
  const shown = index === null ? null : Math.min(index, count - 1)

  const onKeyDown = (event: KeyboardEvent) => {
    const from = shown ?? Math.min(start, count - 1)
    const next = {
      ArrowLeft: from - 1,
      ArrowRight: shown === null ? from : from + 1,
      PageUp: from - leap,
      PageDown: from + leap,
      Home: 0,
      End: count - 1,
    }[event.key]
    if (event.key === 'Escape') setIndex(null)
    else if (next !== undefined && count > 0) {
      const bounded = Math.min(count - 1, Math.max(0, next))
      setIndex(bounded)
      setSpoken(say(bounded))
    } else if (!onKey?.(event.key)) return
    event.preventDefault()
  }

  const onPointer = (event: PointerEvent<HTMLDivElement>) => {
    const box = event.currentTarget.getBoundingClientRect()
    if (box.width === 0 || count === 0) return
    setIndex(lastBefore((event.clientX - box.left) / box.width, count, begins))
  }

  return (
    <>
      {/* A chart is one stop of the tab order whose arrow keys belong to it; screen readers must pass them on. */}
      {/* eslint-disable-next-line jsx-a11y/no-noninteractive-element-interactions */}
      <div
        role="application"
        aria-label={label}
        // eslint-disable-next-line jsx-a11y/no-noninteractive-tabindex
        tabIndex={0}
        className={css['area']}
        onKeyDown={onKeyDown}
        onBlur={() => setIndex(null)}
        onPointerMove={onPointer}
        onPointerDown={onPointer}
        onPointerLeave={() => setIndex(null)}
      >
        {shown !== null && shown >= 0 && (
          <div className={css['rule']} style={{ left: `${at(shown) * 100}%` }} aria-hidden="true">
            <div className={css['card']} data-side={at(shown) > 0.5 ? 'before' : 'after'}>
              {card(shown)}
            </div>
          </div>
        )}
      </div>
      <div role="status" className="hg-sr">
        {spoken}
      </div>
    </>
  )
}

/** The last place that begins before a point; places are in order, so it is found by halving. */
function lastBefore(point: number, count: number, begins: (index: number) => number): number {
  let [low, high] = [0, count - 1]
  while (low < high) {
    const middle = Math.ceil((low + high) / 2)
    if (begins(middle) <= point) low = middle
    else high = middle - 1
  }
  return low
}
