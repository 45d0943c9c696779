import { type RefObject, useEffect, useRef, useState } from 'react'
import { LARGEST_SCALE, type Places } from '../../../domain/modules/module-places'

/** px of height that the drawing takes at most before it scrolls. */
export const TALLEST = 560
const STEP = 1.4
const MAX = 6

export interface Zoom {
  /** px by unit of the drawing. */
  readonly scale: number
  readonly atLeast: boolean
  readonly atMost: boolean
  by(steps: number): void
  all(): void
}

/** Steps from the whole drawing on; the middle of what is in sight stays there. */
export function useZoom(frame: RefObject<HTMLElement | null>, places: Places, width: number): Zoom {
  const [steps, setSteps] = useState(0)
  const fit = Math.min(LARGEST_SCALE, width / (places.width + 8), TALLEST / (places.height + 4))
  const scale = fit * STEP ** steps
  const before = useRef(scale)
  useEffect(() => {
    const element = frame.current
    const ratio = scale / before.current
    before.current = scale
    if (!element || ratio === 1) return
    const [halfWide, halfHigh] = [element.clientWidth / 2, element.clientHeight / 2]
    element.scrollTo({
      left: (element.scrollLeft + halfWide) * ratio - halfWide,
      top: (element.scrollTop + halfHigh) * ratio - halfHigh,
    })
  }, [frame, scale])
  useEffect(() => {
    const element = frame.current
    // A pinch on a track pad comes as a turned wheel; React's own handler could not keep the page from zooming.
    const onWheel = (event: WheelEvent) => {
      if (!event.ctrlKey) return
      event.preventDefault()
      setSteps((now) => Math.min(MAX, Math.max(0, now - Math.sign(event.deltaY))))
    }
    element?.addEventListener('wheel', onWheel, { passive: false })
    return () => element?.removeEventListener('wheel', onWheel)
  }, [frame])
  return {
    scale,
    atLeast: steps === 0,
    atMost: steps === MAX,
    by: (more) => setSteps((now) => Math.min(MAX, Math.max(0, now + more))),
    all: () => setSteps(0),
  }
}
