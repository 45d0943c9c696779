import { type PointerEvent, type RefObject, useEffect, useRef } from 'react'
import type { Places } from '../../../domain/modules/module-places'
import type { Zoom } from './use-zoom'
import css from './field.module.css'

interface MinimapProps {
  readonly frame: RefObject<HTMLElement | null>
  readonly places: Places
  readonly zoom: Zoom
}

/** The whole drawing with the part in sight, where not all of it is; a press leads there. Keys scroll the drawing itself. */
export function Minimap({ frame, places, zoom: { scale, atLeast } }: MinimapProps) {
  const sight = useRef<SVGRectElement>(null)
  useEffect(() => {
    const element = frame.current
    if (atLeast || !element) return
    // Straight to the picture: a scroll of thousands of tiles must not wait for React.
    const follow = () => {
      const { scrollLeft, scrollTop, clientWidth, clientHeight } = element
      const values = { x: scrollLeft, y: scrollTop, width: clientWidth, height: clientHeight }
      for (const [name, px] of Object.entries(values)) sight.current?.setAttribute(name, String(px / scale))
    }
    follow()
    element.addEventListener('scroll', follow, { passive: true })
    return () => element.removeEventListener('scroll', follow)
  }, [frame, scale, atLeast])
  if (atLeast) return null
  const lead = (event: PointerEvent<SVGSVGElement>) => {
    const element = frame.current
    if (!element || (event.type === 'pointermove' && event.buttons === 0)) return
    const box = event.currentTarget.getBoundingClientRect()
    const at = (px: number, length: number, whole: number) => (px / Math.max(1, length)) * whole * scale
    element.scrollTo({
      left: at(event.clientX - box.left, box.width, places.width) - element.clientWidth / 2,
      top: at(event.clientY - box.top, box.height, places.height) - element.clientHeight / 2,
    })
  }
  return (
    <svg
      className={css['minimap']}
      viewBox={`0 0 ${places.width} ${places.height}`}
      style={{ aspectRatio: places.width / places.height }}
      aria-hidden="true"
      onPointerDown={lead}
      onPointerMove={lead}
    >
      {places.arrays.map(({ x, y, width, height }, index) => (
        <rect key={index} x={x} y={y} width={width} height={height} />
      ))}
      <rect ref={sight} data-sight="" />
    </svg>
  )
}
