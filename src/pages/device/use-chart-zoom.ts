import { type RefObject, useEffect, useState } from 'react'
import { isWhole, panned, type Sight, WHOLE, zoomed } from '../../charts/zoom'

/** px before a press becomes a drag. */
const SLACK = 4

/**
 * What of a chart is in sight. A pinch, or the wheel with Ctrl, goes nearer to what the pointer stands at; sideways, or
 * with Shift, it goes on; a mouse drags what is nearer. The plain wheel scrolls the page.
 */
export function useChartZoom(frame: RefObject<HTMLElement | null>, min: number) {
  const [sight, setSight] = useState<Sight>(WHOLE)
  useEffect(() => {
    const element = frame.current
    const plot = () => element?.querySelector('[role=application]')?.getBoundingClientRect()
    let held: { x: number; at: number } | null = null
    // React's own handler could not keep the page from zooming.
    const onWheel = (event: WheelEvent) => {
      const box = plot()
      if (!box?.width) return
      const across = event.shiftKey ? event.deltaY || event.deltaX : event.deltaX
      if (event.ctrlKey) {
        const at = Math.min(1, Math.max(0, (event.clientX - box.left) / box.width))
        setSight((now) => zoomed(now, at, -Math.sign(event.deltaY), min))
      } else if (Math.abs(across) > (event.shiftKey ? 0 : Math.abs(event.deltaY)))
        setSight((now) => panned(now, across / box.width))
      else return
      event.preventDefault()
    }
    const onDown = (event: PointerEvent) => {
      if (event.pointerType === 'mouse' && event.button === 0) held = { x: event.clientX, at: event.clientX }
    }
    const onMove = (event: PointerEvent) => {
      const box = plot()
      if (held === null || !box?.width || Math.abs(event.clientX - held.x) < SLACK) return
      const by = (held.at - event.clientX) / box.width
      held = { x: Number.NEGATIVE_INFINITY, at: event.clientX }
      setSight((now) => (isWhole(now) ? now : panned(now, by)))
    }
    const onUp = () => void (held = null)
    element?.addEventListener('wheel', onWheel, { passive: false })
    element?.addEventListener('pointerdown', onDown)
    window.addEventListener('pointermove', onMove)
    window.addEventListener('pointerup', onUp)
    return () => {
      element?.removeEventListener('wheel', onWheel)
      element?.removeEventListener('pointerdown', onDown)
      window.removeEventListener('pointermove', onMove)
      window.removeEventListener('pointerup', onUp)
    }
  }, [frame, min])
  return [sight, setSight] as const
}
