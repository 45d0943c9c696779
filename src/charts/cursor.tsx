import { type KeyboardEvent, type PointerEvent, type ReactNode, useEffect, useRef, useState } from 'react'
import css from './cursor.module.css'
import { gestureOf, type Touch } from './gesture'

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
  /** Where it stands from the beginning; nowhere unless given. */
  first?: number | null
  label: string
  /** What is at a place: for the card beside the rule, and in one sentence for ears. */
  card(index: number): ReactNode
  say(index: number): string
  onKey?(key: string): boolean
  /** Keys have moved it to another place, which may lie out of sight. */
  onWalk?(index: number): void
  /** A finger swept over the plot: 1 is towards what comes later. */
  onSwipe?(step: 1 | -1): void
}

/**
 * The cursor over a chart, whatever draws it: pointer and keys move it, a live region reads what it meets. A tap
 * pins it until somebody taps elsewhere.
 */
export function Cursor(props: CursorProps) {
  const { count, leap, at, begins = at, start, label, card, say, onKey, onWalk, onSwipe } = props
  const area = useRef<HTMLDivElement>(null)
  const touch = useRef<Touch | null>(null)
  const [index, setIndex] = useState<number | null>(props.first ?? null)
  const [announcement, setAnnouncement] = useState('')
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
      onWalk?.(bounded)
      setAnnouncement(say(bounded))
    } else if (!onKey?.(event.key)) return
    event.preventDefault()
  }

  const shownNow = shown !== null
  useEffect(() => {
    if (!shownNow) return
    const elsewhere = (event: globalThis.PointerEvent) => {
      if (!area.current?.contains(event.target as Node)) setIndex(null)
    }
    document.addEventListener('pointerdown', elsewhere)
    return () => document.removeEventListener('pointerdown', elsewhere)
  }, [shownNow])

  const place = (event: PointerEvent<HTMLDivElement>) => {
    const box = event.currentTarget.getBoundingClientRect()
    if (box.width === 0 || count === 0) return
    setIndex(lastBefore((event.clientX - box.left) / box.width, count, begins))
  }
  const onDown = (event: PointerEvent<HTMLDivElement>) => {
    if (event.pointerType !== 'touch') return place(event)
    touch.current = { x: event.clientX, y: event.clientY, at: event.timeStamp, left: null, drags: false }
  }
  const onMove = (event: PointerEvent<HTMLDivElement>) => {
    if (event.pointerType !== 'touch') return place(event)
    const began = touch.current
    if (began === null) return
    const gesture = gestureOf(began, event)
    if (gesture !== 'tap') began.left ??= event.timeStamp
    began.drags ||= gesture === 'drag'
    if (began.drags) place(event)
  }
  const onUp = (event: PointerEvent<HTMLDivElement>) => {
    const began = touch.current
    touch.current = null
    if (event.pointerType !== 'touch' || began === null || began.drags) return
    const gesture = gestureOf(began, event)
    if (gesture === 'tap') place(event)
    else if (gesture === 'later') onSwipe?.(1)
    else if (gesture === 'earlier') onSwipe?.(-1)
  }

  return (
    <>
      {/* A chart is one stop of the tab order whose arrow keys belong to it; screen readers must pass them on. */}
      {/* oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions */}
      <div
        ref={area}
        role="application"
        aria-label={label}
        // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex
        tabIndex={0}
        className="absolute inset-0 z-2 rounded-[2px] cursor-crosshair touch-pan-y"
        onKeyDown={onKeyDown}
        onBlur={() => setIndex(null)}
        onPointerMove={onMove}
        onPointerDown={onDown}
        onPointerUp={onUp}
        onPointerCancel={() => {
          touch.current = null
        }}
        onPointerLeave={(event) => {
          // A finger that is lifted leaves as well; what it pointed at stays.
          if (event.pointerType !== 'touch') setIndex(null)
        }}
      >
        {shown !== null && shown >= 0 && (
          <div aria-hidden="true">
            <div
              className="absolute inset-y-0 border-s border-s-ink-soft pointer-events-none"
              style={{ left: share(at(shown)) }}
            />
            {/* Above the plot, so that neither it nor a finger covers what is drawn. */}
            <div
              className={css['card']}
              style={{ left: share(at(shown)), transform: `translateX(-${share(at(shown))})` }}
            >
              {card(shown)}
            </div>
          </div>
        )}
      </div>
      <div role="status" className="sr-only">
        {announcement}
      </div>
    </>
  )
}

const share = (at: number) => `${Math.min(1, Math.max(0, at)) * 100}%`

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
