import { parametersOf } from '../../domain/alarm-parameters'
import type { DeviceSeries } from '../../domain/devices/device-records'
import { calendarDate, localTimeText } from '../../domain/time/instant'
import type { EpochSeconds } from '../../domain/plants/reading'
import { isZone } from '../../domain/time/zone'
import { deviceSeries } from '../../transport/calls/device-detail'
import { printed, scale, truncate, UNITS } from '../../domain/values/quantity'
import { SkeletonBlock } from '../../kit/panel/panel'
import type { ViewProps } from '../../console/views/view-props'
import { ErrorState } from '../../kit/states/states'
import { useDeniedText } from '../../console/access/denied'
import { useCall } from '../../console/data/use-call'
import { useShownZone } from '../../console/data/use-preferences'
import { useLanguage, useText } from '../../kit/text/use-text'
import { subjectOf } from './cause'
import { useDeviceAccess } from './use-device-access'

const HALF_HOUR = 1_800
const number = (value: unknown) => (typeof value === 'number' ? value : null)

/** What the device measured half an hour before and after the alarm began, of the quantities that matter for its code. */
export function AlertReadings({ plan, records }: ViewProps) {
  const { answer, devices } = useDeviceAccess(plan)
  const denied = useDeniedText(devices)
  if (answer === 'pending') return <SkeletonBlock height={120} />
  if (answer === 'refused') return <p className="hg-cell-soft">{denied}</p>
  return <Readings records={records} />
}

function Readings({ records }: Pick<ViewProps, 'records'>) {
  const t = useText('alarm-triage')
  const language = useLanguage()
  const [record] = records
  const subject = subjectOf(record)
  const at = number(record?.['lastSeen']) ?? number(record?.['started'])
  const zone = isZone(record?.['zone']) ? record['zone'] : 'UTC'
  const shown = useShownZone()(zone)
  const code = typeof record?.['code'] === 'string' ? record['code'] : null
  const span =
    at === null
      ? null
      : {
          span: 'dayrange' as const,
          from: calendarDate(at - HALF_HOUR, zone),
          to: calendarDate(at + HALF_HOUR, zone),
        }
  const state = useCall(
    ['alert-readings', `${subject?.device} ${code}`, span?.from, span?.to, language],
    subject === null || span === null
      ? null
      : deviceSeries(subject.device, span, language, parametersOf(code)),
  )
  if (state.fault) return <ErrorState fault={state.fault} retry={state.retry} what={t('readings.title')} />
  if (state.loading) return <SkeletonBlock height={120} />
  if (at === null || !state.data) return <p className="text-ink-soft text-caption">{t('readings.none')}</p>
  const ended = number(record?.['ended'])
  const drawn = state.data
    .map((series) => ({
      ...series,
      points: series.points.filter((point) => Math.abs(point.at - at) <= HALF_HOUR && point.value !== null),
    }))
    .filter(({ points }) => points.length > 0)
    .slice(0, 6)
  if (drawn.length === 0) return <p className="text-ink-soft text-caption">{t('readings.none')}</p>
  return (
    <div className="hg-stack">
      <p className="text-ink-soft text-caption">{t('readings.around', { time: localTimeText(at, shown) })}</p>
      {drawn.map((series) => (
        <Strip key={series.key} series={series} at={at} ended={ended} />
      ))}
    </div>
  )
}

function said(value: number | null, unit: string | null): string {
  const known = UNITS.find((one) => one === unit)
  if (value === null || known !== undefined) return printed(scale(value, known ?? 'none'))
  return unit === null ? truncate(value) : `${truncate(value)}\u202f${unit}`
}

function Strip(props: { series: DeviceSeries; at: EpochSeconds; ended: EpochSeconds | null }) {
  const { series, at, ended } = props
  const t = useText('alarm-triage')
  const { points, unit } = series
  const values = points.flatMap(({ value }) => value ?? [])
  const [min, max] = [Math.min(...values), Math.max(...values)]
  const room = max - min || Math.abs(max) || 1
  const x = (time: number) => ((time - at + HALF_HOUR) / (2 * HALF_HOUR)) * 100
  const y = (value: number) => 28 - ((value - min) / room) * 24
  const line = points
    .map(({ at: time, value }) => `${x(time).toFixed(2)},${y(value ?? 0).toFixed(2)}`)
    .join(' ')
  const first = points.findLast(({ at: time }) => time < at)?.value ?? null
  const then = points.find(({ at: time }) => time >= at)?.value ?? null
  return (
    <div className="hg-stack gap-3 items-center grid-cols-[minmax(0,1fr)_minmax(0,1fr)]">
      <span className="grid min-w-0">
        <strong className="font-semibold">{series.name ?? series.key}</strong>
        <small className="text-ink-soft text-caption tabular-nums">
          {t('readings.step', { before: said(first, unit), then: said(then, unit) })}
        </small>
        <small className="text-ink-soft text-caption tabular-nums">
          {t('readings.range', { least: said(min, unit), most: said(max, unit) })}
        </small>
      </span>
      <svg
        className="w-full h-11 border-b border-line"
        viewBox="0 0 100 32"
        preserveAspectRatio="none"
        aria-hidden="true"
      >
        <rect
          className="fill-error opacity-16"
          x={50}
          y={0}
          width={Math.max(0.5, Math.min(100, x(ended ?? Infinity)) - 50)}
          height={32}
        />
        <polyline
          className="fill-none stroke-primary stroke-[1.5]"
          points={line}
          vectorEffect="non-scaling-stroke"
        />
      </svg>
    </div>
  )
}
