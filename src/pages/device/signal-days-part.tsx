import { useMemo } from 'react'
import { ON_TIME_DAYS } from '../../domain/devices/on-time-days'
import { type SignalDay, signalDays, weakestDay } from '../../domain/devices/signal-days'
import { MISSING, truncate } from '../../domain/values/quantity'
import { HiddenFigures } from '../../features/figures/figure-table'
import { Panel, SkeletonBlock } from '../../kit/panel/panel'
import { useText } from '../../kit/text/use-text'
import { Facts, Line } from './battery-parts'
import type { PartProps } from './part-props'
import { useSignalDays } from './use-signal-days'
import css from './curves.module.css'

/** How strong the signal was on each day of four weeks: from its lowest to its highest, with the middle one marked. */
export function SignalDaysPart(props: PartProps) {
  const t = useText('device')
  const { state, series, now, zone, has } = useSignalDays(props)
  const days = useMemo(() => signalDays(series, now, zone), [series, now, zone])
  if (!has) return null
  const title = t('signal.days', { days: ON_TIME_DAYS })
  const weakest = weakestDay(days)
  return (
    <Panel title={title} state={state} skeleton={<SkeletonBlock height={220} />}>
      <Strips days={days} />
      <HiddenFigures
        caption={title}
        columns={[t('times.date'), t('signal.lowest'), t('spread.median'), t('signal.highest')]}
        rows={days.map(({ date, heard }) => ({
          key: date,
          cells: [date, percent(heard?.lowest), percent(heard?.middle), percent(heard?.highest)],
        }))}
      />
      <Facts>
        {weakest && (
          <Line name={t('signal.weakest', { date: weakest.date })} value={weakest.percent} unit="%" />
        )}
      </Facts>
    </Panel>
  )
}

const percent = (value: number | undefined) =>
  value === undefined ? MISSING : `${truncate(value, 0)}\u2009%`

/** A day that was not heard is an empty place. */
function Strips({ days }: { days: readonly SignalDay[] }) {
  return (
    <div className={`hg-stack hg-soft hg-caption hg-digits ${css['curve']}`} data-low aria-hidden="true">
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
