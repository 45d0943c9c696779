import { ON_TIME_DAYS } from '../../domain/devices/on-time-days'
import { calendarDate, shiftDate } from '../../domain/time/instant'
import { useCall } from '../../console/data/use-call'
import { useNow } from '../../kit/time/use-now'
import { useLanguage } from '../../kit/text/use-text'
import { deviceSeries } from '../../transport/calls/device-detail'
import type { PartProps } from './part-props'

/** The signal of a logger in four weeks, asked once for all that is read off it. */
export function useSignalDays({ device: { detail, zone }, readings }: PartProps) {
  const language = useLanguage()
  const now = useNow(300)
  const to = calendarDate(now, zone)
  const from = shiftDate(to, 1 - ON_TIME_DAYS)
  const has = readings.has('SIGNAL')
  const state = useCall(
    ['device-heard', detail.id, to, language],
    detail.id === null || !has
      ? null
      : deviceSeries(detail.id, { span: 'dayrange', from, to }, language, ['SIGNAL']),
    { every: 600, held: true },
  )
  return { state, series: state.data?.[0] ?? NOTHING, now, zone, has }
}

const NOTHING = { points: [] }
