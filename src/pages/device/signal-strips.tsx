import type { SignalDay } from '../../domain/devices/signal-days'
import { MISSING, truncate } from '../../domain/values/quantity'
import css from './curves.module.css'

/** Whole percent, or that it is missing. */
export const percent = (value: number | undefined) =>
  value === undefined ? MISSING : `${truncate(value, 0)}\u2009%`

/** A day that was not heard is an empty place. */
export function SignalStrips({ days }: { days: readonly SignalDay[] }) {
  return (
    <div
      className={`hg-stack text-ink-soft text-caption tabular-nums ${css['curve']}`}
      data-low
      aria-hidden="true"
    >
      <span className={css['high']}>{'100\u2009%'}</span>
      <span className={css['low']}>0</span>
      <svg viewBox={`0 0 ${days.length} 100`} preserveAspectRatio="none">
        {[0, 50, 100].map((tick) => (
          <path key={tick} d={`M0 ${tick}h${days.length}`} data-grid />
        ))}
        {days.map(({ date, heard }, index) =>
          heard === null ? null : (
            <g key={date}>
              <title>{`${date}: ${percent(heard.lowest)} – ${percent(heard.highest)}`}</title>
              <rect
                x={index + 0.15}
                y={100 - heard.highest}
                width={0.7}
                height={Math.max(1, heard.highest - heard.lowest)}
              />
              <path d={`M${index + 0.15} ${100 - heard.middle}h0.7`} data-line />
            </g>
          ),
        )}
      </svg>
      <p>
        <span>{days[0]?.date}</span>
        <span>{days.at(-1)?.date}</span>
      </p>
    </div>
  )
}
