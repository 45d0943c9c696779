import { Component, lazy, type ReactNode, Suspense } from 'react'
import { columnOptions } from './column-options'
import { BLEED } from './drawing'
import type { LineChart } from './line-chart'

/** The chart library is a script of its own, for which nobody waits who does not look at what was counted. */
const Library = lazy(() => import('./library').then(({ Base }) => ({ default: Base })))

interface ColumnsProps {
  chart: LineChart
  /** The library did not arrive or cannot draw: show the figures another way. */
  onFail(): void
}

/** Draws columns into the whole of its parent, which must have a size; axes and cursor are the frame's. */
export function Columns({ chart, onFail }: ColumnsProps) {
  return (
    <div aria-hidden="true" style={{ position: 'absolute', inset: -BLEED }}>
      <Guard onFail={onFail}>
        <Suspense fallback={null}>
          {/* The library writes into what it is given: options are made anew each time. */}
          <Library {...columnOptions(chart)} containerStyle={{ width: '100%', height: '100%' }} />
        </Suspense>
      </Guard>
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
