import { useMemo } from 'react'
import { ON_TIME_DAYS } from '../../domain/devices/on-time-days'
import { signalDays, weakestDay } from '../../domain/devices/signal-days'
import { HiddenFigures } from '../../features/figures/figure-table'
import { Panel, SkeletonBlock } from '../../kit/panel/panel'
import { useText } from '../../kit/text/use-text'
import { Facts, Line } from './battery-parts'
import type { PartProps } from './part-props'
import { useSignalDays } from './use-signal-days'
import { SignalStrips, percent } from './signal-strips'

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
      <SignalStrips days={days} />
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
