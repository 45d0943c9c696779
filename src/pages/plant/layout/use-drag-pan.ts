import { type PointerEvent, type RefObject, useMemo, useRef } from 'react'

/** px before a press becomes a drag. */
const SLACK = 4

/** A mouse drags what scrolls; fingers scroll it by themselves. */
export function useDragPan(frame: RefObject<HTMLElement | null>) {
  const start = useRef<{ x: number; y: number; left: number; top: number } | null>(null)
  const dragged = useRef(false)
  return useMemo(
    () => ({
      /** Whether the press that just ended was a drag. */
      moved: () => dragged.current,
      handlers: {
        onPointerDown(event: PointerEvent) {
          const element = frame.current
          dragged.current = false
          if (!element || event.pointerType !== 'mouse' || event.button !== 0) return
          start.current = {
            ...{ x: event.clientX, y: event.clientY },
            ...{ left: element.scrollLeft, top: element.scrollTop },
          }
        },
        onPointerMove(event: PointerEvent) {
          const element = frame.current
          const from = start.current
          if (!element || !from) return
          const [dx, dy] = [event.clientX - from.x, event.clientY - from.y]
          if (!dragged.current && Math.hypot(dx, dy) < SLACK) return
          dragged.current = true
          element.scrollTo({ left: from.left - dx, top: from.top - dy })
        },
        onPointerUp: () => void (start.current = null),
        onPointerLeave: () => void (start.current = null),
      },
    }),
    [frame],
  )
}
