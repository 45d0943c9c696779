import { Component, lazy, Suspense, useEffect, useRef, useState } from 'react'
import type { ReactNode } from 'react'
import { BLEED } from './drawing'
import type { Drawing } from './drawing'

/** The drawing library is a chunk of its own and nobody waits for it before a chart is near. */
const Library = lazy(() => import('./library').then(({ Base }) => ({ default: Base })))

/** Pixels below the window at which a chart begins to load. */
const NEAR = '240px'

/** Whether this browser can tell when a chart is near; one that cannot gets the table at once. */
export function canDraw(): boolean {
  return typeof IntersectionObserver === 'function'
}

/** Charts that nobody has come near yet. */
const waiting = new Set<() => void>()

/** Once one chart has brought the library, the others draw in idle time, so that a printed page has them all. */
function drawOthers() {
  const draw = () => waiting.forEach((show) => show())
  if (typeof requestIdleCallback === 'function') requestIdleCallback(draw)
  else setTimeout(draw)
}

interface ChartProps {
  drawing: Drawing
  /** The library did not arrive or cannot draw: show the figures another way. */
  onFail(): void
}

/** Draws marks into the whole of its parent, which must have a size; axes and cursor are the frame's. */
export function Chart({ drawing, onFail }: ChartProps) {
  const place = useRef<HTMLDivElement>(null)
  const [near, setNear] = useState(false)

  useEffect(() => {
    if (!place.current) return
    const show = () => setNear(true)
    waiting.add(show)
    const observer = new IntersectionObserver(
      (entries) => {
        if (!entries.some((entry) => entry.isIntersecting)) return
        show()
        observer.disconnect()
        void import('./library').then(drawOthers, () => undefined)
      },
      // The page scrolls inside its frame, whose edge would clip what a margin of the window alone lets in.
      { rootMargin: NEAR, scrollMargin: NEAR },
    )
    observer.observe(place.current)
    return () => {
      waiting.delete(show)
      observer.disconnect()
    }
  }, [])

  return (
    <div ref={place} aria-hidden="true" style={{ position: 'absolute', inset: -BLEED }}>
      {near && (
        <Guard onFail={onFail}>
          <Suspense fallback={null}>
            {/* The library writes into what it is given, hence the copy. */}
            <Library {...structuredClone(drawing)} containerStyle={{ width: '100%', height: '100%' }} />
          </Suspense>
        </Guard>
      )}
    </div>
  )
}

/** A chunk that does not load or a canvas that is refused must not take the panel with it. */
class Guard extends Component<{ onFail(): void; children: ReactNode }, { failed: boolean }> {
  override state = { failed: false }
  static getDerivedStateFromError() {
    return { failed: true }
  }
  override componentDidCatch() {
    this.props.onFail()
  }
  override render() {
    return this.state.failed ? null : this.props.children
  }
}
