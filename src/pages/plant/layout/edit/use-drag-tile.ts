import { type PointerEvent, type RefObject, useMemo, useRef, useState } from 'react'
import type { Place } from '../../../../domain/modules/layout-plan'
import { useDragPan } from '../use-drag-pan'

/** px before a press becomes a drag. */
const SLACK = 4

/** Keys of the module that is dragged and of the place that it would land on. */
const NOTHING: { readonly held: string | null; readonly over: string | null } = { held: null, over: null }

interface Spot {
  readonly key: string
  readonly place: Place
  readonly isModule: boolean
}

function spotUnder({ target }: PointerEvent): Spot | null {
  const tile = target instanceof Element ? target.closest('[data-tile]') : null
  const key = tile?.getAttribute('data-tile')
  const [array, row, column] = key?.split('-').map(Number) ?? []
  if (key == null || array === undefined || row === undefined || column === undefined) return null
  return { key, place: { array, row, column }, isModule: tile?.getAttribute('data-kind') !== 'gap' }
}

/** A mouse or pen takes a module to another place; anywhere else it drags what scrolls. A finger only picks. */
export function useDragTile(
  frame: RefObject<HTMLElement | null>,
  locked: boolean,
  on: { pick(place: Place): void; drop(from: Place, to: Place): void },
) {
  const pan = useDragPan(frame)
  const from = useRef<{ spot: Spot; x: number; y: number; moved: boolean } | null>(null)
  const [drag, setDrag] = useState(NOTHING)
  const steady = useMemo(
    () => ({
      onPointerDown(event: PointerEvent) {
        const spot = spotUnder(event)
        const takes = spot?.isModule && !locked && event.pointerType !== 'touch' && event.button === 0
        if (takes) from.current = { spot, x: event.clientX, y: event.clientY, moved: false }
        else pan.handlers.onPointerDown(event)
      },
      onPointerMove(event: PointerEvent) {
        const start = from.current
        if (!start) return pan.handlers.onPointerMove(event)
        start.moved ||= Math.hypot(event.clientX - start.x, event.clientY - start.y) >= SLACK
        if (start.moved) setDrag({ held: start.spot.key, over: spotUnder(event)?.key ?? null })
      },
      onPointerLeave() {
        from.current = null
        setDrag(NOTHING)
        pan.handlers.onPointerLeave()
      },
    }),
    [pan, locked],
  )
  return {
    ...drag,
    handlers: {
      ...steady,
      onPointerUp(event: PointerEvent) {
        const start = from.current
        const spot = spotUnder(event)
        from.current = null
        setDrag(NOTHING)
        pan.handlers.onPointerUp()
        if (start?.moved && spot) on.drop(start.spot.place, spot.place)
        else if (spot && !pan.moved()) on.pick(spot.place)
      },
    },
  }
}
