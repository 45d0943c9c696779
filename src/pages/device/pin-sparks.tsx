import { useMemo } from 'react'
import type { DeviceSeries, DeviceValue } from '../../domain/devices/device-records'
import { sparkOf } from '../../domain/devices/spark'
import { temperatureOf } from '../../domain/devices/unit-words'
import { calendarDate, SLOT_SECONDS } from '../../domain/time/instant'
import { useCall } from '../../console/data/use-call'
import { useNow } from '../../kit/time/use-now'
import { SkeletonBlock } from '../../kit/panel/panel'
import type { CallState } from '../../kit/states/call-state'
import { useLanguage, useText } from '../../kit/text/use-text'
import { deviceSeries } from '../../transport/calls/device-detail'
import type { DeviceInSight } from './use-device'
import css from './parameters.module.css'

const DAY = 86_400

export interface PinSparks {
  readonly state: CallState<readonly DeviceSeries[]>
  readonly to: number
}

/** The last 24 hours of the pinned quantities, in one call; words have no line, and nothing pinned asks nothing. */
export function usePinSparks({ detail, zone }: DeviceInSight, pinned: readonly DeviceValue[]): PinSparks {
  const language = useLanguage()
  const now = useNow(60)
  const to = Math.floor(now / SLOT_SECONDS) * SLOT_SECONDS
  const keys = pinned.flatMap(({ key, unit }) => (unit === null ? [] : [key])).sort()
  const [first, last] = [calendarDate(to - DAY, zone), calendarDate(to, zone)]
  const call =
    detail.id === null || keys.length === 0
      ? null
      : deviceSeries(detail.id, { span: 'dayrange', from: first, to: last }, language, keys)
  const key = ['pin-sparks', detail.id, last, keys.join(), language]
  return { state: useCall(key, call, { held: true, every: 300 }), to }
}

export function Spark({ of, sparks: { state, to } }: { of: DeviceValue; sparks: PinSparks }) {
  const t = useText('device')
  const line = useMemo(() => {
    const series = state.data?.find(({ key }) => key === of.key)
    return series ? sparkOf(series, to - DAY, to) : null
  }, [state.data, of.key, to])
  if (of.unit === null || (state.fault && !state.data)) return <span />
  if (state.loading) return <SkeletonBlock height={24} />
  if (line === null) return <span className="text-ink-soft text-caption">{t('parameters.quiet')}</span>
  const unit = temperatureOf(of.unit) ?? ''
  const path = line.lines.map(
    (points) =>
      `M${points.map(([x, y]) => `${(x * 100).toFixed(2)} ${(100 - y * 100).toFixed(1)}`).join('L')}`,
  )
  const label = t('parameters.spark', {
    name: of.label ?? of.key,
    least: `${line.min} ${unit}`,
    most: `${line.max} ${unit}`,
  })
  return (
    <svg
      className={css['spark']}
      viewBox="0 0 100 100"
      preserveAspectRatio="none"
      role="img"
      aria-label={label}
    >
      <title>{label}</title>
      {/* A lone sample is a line of no length, whose round ends make a dot. */}
      <path d={path.join('').replace(/M([^ML]+)(?=M|$)/g, 'M$1h0')} />
    </svg>
  )
}
