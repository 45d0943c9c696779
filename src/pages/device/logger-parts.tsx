import { useDatePatterns } from '../../kit/time/use-date-pattern'
import { writeMonthDay } from '../../domain/time/reader-date'
import { useMemo } from 'react'
import { Link } from 'react-router'
import { heardShare, seriesSlots } from '../../domain/devices/chart-picks'
import { displayState } from '../../domain/devices/device'
import { begunSlots, meanShare, onTimeDays } from '../../domain/devices/on-time-days'
import { childrenOf } from '../../domain/devices/sisters'
import { calendarDate, plantDay } from '../../domain/time/instant'
import { MISSING, truncate } from '../../domain/values/quantity'
import { useCall } from '../../console/data/use-call'
import { FieldCell } from '../../console/fields/field-cell'
import { useSignedInServices } from '../../console/services/signed-in-context'
import { useResourceText } from '../../console/text/use-resource-text'
import { useAsleep } from '../../features/plants/use-asleep'
import { useNow } from '../../kit/time/use-now'
import { ValueView } from '../../kit/figure/figure-view'
import { Panel, SkeletonBlock } from '../../kit/panel/panel'
import { useLanguage, useText } from '../../kit/text/use-text'
import { deviceSeries } from '../../transport/calls/device-detail'
import { Facts, Line } from './battery-parts'
import { Lines } from './line-tables'
import type { PartProps } from './part-props'
import { useSignalDays } from './use-signal-days'
import calendar from './curves.module.css'
import css from './parts.module.css'

/** Signal of the day in the plant's time, and how much of the day was heard. */
export function SignalPart({ device, readings }: PartProps) {
  const t = useText('device')
  const language = useLanguage()
  const now = useNow(60)
  const { detail, zone } = device
  const day = plantDay(calendarDate(now, zone), zone)
  const has = readings.has('SIGNAL')
  const state = useCall(
    ['device-day', detail.id, day.date, 'SIGNAL', language],
    detail.id === null || !has
      ? null
      : deviceSeries(detail.id, { span: 'day', date: day.date }, language, ['SIGNAL']),
    { every: 300 },
  )
  if (!has) return null
  const slots = seriesSlots(state.data?.[0] ?? { points: [] }, day)
  const begun = begunSlots(day.from, now)
  return (
    <Panel title={t('signal.title')} state={state} skeleton={<SkeletonBlock height={96} />}>
      <svg
        className={css['spark']}
        viewBox={`0 0 ${day.slots} 100`}
        preserveAspectRatio="none"
        aria-hidden="true"
      >
        {slots.map((value, index) =>
          value === null ? null : <rect key={index} x={index} y={100 - value} width={1} height={value} />,
        )}
      </svg>
      <Facts>
        <Line name={t('signal.heard')} value={heardShare(slots, begun)} unit="%" />
      </Facts>
    </Panel>
  )
}

/** How much of each day of four weeks was heard, in the plant's time. */
export function UptimePart(props: PartProps) {
  const t = useText('device')
  const words = useText('communication')
  const patterns = useDatePatterns()
  const { state, series, now, zone, has } = useSignalDays(props)
  const days = useMemo(() => onTimeDays(series, now, zone), [series, now, zone])
  if (!has) return null
  const mean = meanShare(days)
  return (
    <Panel title={t('uptime.title')} state={state} skeleton={<SkeletonBlock height={220} />}>
      <ol className={`hg-stack gap-1 max-[480px]:gap-0.5 mb-3 grid-cols-7 ${calendar['days']}`}>
        {days.map(({ date, share }) => {
          const shown = share === null ? MISSING : truncate(share, 0)
          return (
            <li
              className="text-caption tabular-nums"
              key={date}
              title={words('week.day', { date, share: shown })}
              style={{ '--level': `${share ?? 0}%` } as React.CSSProperties}
            >
              <i
                className="absolute inset-x-0 bottom-0 h-(--level) bg-primary opacity-22"
                aria-hidden="true"
              />
              <span className="relative text-ink-soft whitespace-nowrap" aria-hidden="true">
                {writeMonthDay(date, patterns)}
              </span>
              <span className="relative whitespace-nowrap" aria-hidden="true">
                {share === null ? shown : `${shown}\u2009%`}
              </span>
              <span className="sr-only">{words('week.day', { date, share: shown })}</span>
            </li>
          )
        })}
      </ol>
      <Facts>
        <Line name={t('uptime.mean', { days: mean.days })} value={mean.share} unit="%" />
      </Facts>
    </Panel>
  )
}

/** What hangs on it, each a step away. */
export function ChildrenPart({ device }: PartProps) {
  const { detail, beside, plant } = device
  const plan = useSignedInServices().plans.get('devices')
  const text = useResourceText(plan)
  const t = useText('device')
  const asleep = useAsleep()
  const rows = childrenOf(beside.data?.rows ?? [], detail.serial)
  const field = plan.fields['state']
  return (
    <Panel
      title={text.field('children')}
      state={beside}
      skeleton={<SkeletonBlock height={160} />}
      empty={rows.length === 0 ? { kind: 'created', text: t('children.none') } : null}
    >
      <Lines
        label={text.field('children')}
        columns={['label', 'type', 'state', 'production'].map((name) => text.field(name))}
      >
        {rows.map((row) => {
          const state = displayState(row.state, asleep(row.collected))
          return (
            <tr key={row.id}>
              <th scope="row">
                <Link to={`/device-detail?plant=${plant.id}&device=${row.id ?? ''}`}>
                  {row.name ?? row.serial}
                </Link>
              </th>
              <td>{row.type === null ? null : text.choice('type', row.type)}</td>
              <td>
                {field && (
                  <FieldCell
                    {...{ plan, field }}
                    name="state"
                    record={{ state }}
                    zone={plant.zone}
                    value={state}
                  />
                )}
              </td>
              <td>
                <ValueView value={row.production} unit="W" />
              </td>
            </tr>
          )
        })}
      </Lines>
    </Panel>
  )
}
