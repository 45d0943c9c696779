import type { ReactNode } from 'react'
import { type Axis, fraction } from './axis'
import css from './frame.module.css'

/** A stretch of the horizontal axis, both ends as fractions of it. */
export interface Band {
  from: number
  to: number
  kind: 'night' | 'gap'
}
/** A place on the horizontal axis, as a fraction of it. */
export interface Mark {
  at: number
  label: string
}

interface FrameProps {
  left: Axis
  right: Axis | null
  ticks: readonly Mark[]
  bands?: readonly Band[]
  /** Named rules across the plot, e.g. where the clocks change. */
  rules?: readonly Mark[]
  /** The drawing, then whatever lies over it. */
  children: ReactNode
}

const percent = (share: number) => `${Math.round(share * 1e5) / 1e3}%`

/** Axes, grid, night and gaps of a chart: plain elements, beside whatever draws. */
export function Frame({ left, right, ticks, bands = [], rules = [], children }: FrameProps) {
  return (
    <div className={css['frame']} data-right={right ? true : undefined}>
      <div className={css['unit']} aria-hidden="true">
        <span>{left.unit}</span>
        {right && <span>{right.unit}</span>}
      </div>
      <Labels axis={left} side="left" />
      <div className={css['plot']}>
        <div className={css['under']} aria-hidden="true">
          {bands.map((band) => (
            <span
              key={`${band.kind}${band.from}`}
              data-band={band.kind}
              style={{ left: percent(band.from), width: percent(band.to - band.from) }}
            />
          ))}
          {left.ticks.map((tick) => (
            <i
              key={tick.at}
              data-zero={tick.at === 0 || undefined}
              style={{ bottom: percent(fraction(tick.at, left.domain)) }}
            />
          ))}
        </div>
        {children}
        {rules.map((rule) => (
          <div key={rule.at} className={css['rule']} style={{ left: percent(rule.at) }}>
            <span data-side={rule.at > 0.6 ? 'before' : 'after'}>{rule.label}</span>
          </div>
        ))}
      </div>
      {right && <Labels axis={right} side="right" />}
      <div className={css['time']} aria-hidden="true">
        {ticks.map((tick) => (
          <span key={`${tick.at}${tick.label}`} style={{ left: percent(tick.at) }}>
            {tick.label}
          </span>
        ))}
      </div>
    </div>
  )
}

function Labels({ axis, side }: { axis: Axis; side: 'left' | 'right' }) {
  return (
    <div className={css[side]} aria-hidden="true">
      {axis.ticks.map((tick) => (
        <span key={tick.at} style={{ bottom: percent(fraction(tick.at, axis.domain)) }}>
          {tick.label}
        </span>
      ))}
    </div>
  )
}
