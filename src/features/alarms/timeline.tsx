import { IconButton } from '../../kit/button/icon-button'
import { useState } from 'react'
import { Link } from 'react-router'
import { calendarDate, localTime, plantDay, shiftDate } from '../../domain/time/instant'
import type { AlertRun } from '../../domain/alarms/alert-records'
import type { CalendarDate, Zone } from '../../domain/plants/reading'
import { isZone } from '../../domain/time/zone'
import { alertTimeline } from '../../transport/calls/alert-detail'
import { Icon } from '../../kit/icon/icon'
import { SkeletonBlock } from '../../kit/panel/panel'
import type { ViewProps } from '../../console/views/view-props'
import { ErrorState } from '../../kit/states/states'
import { useCall } from '../../console/data/use-call'
import { useCurrentPlant } from '../../console/data/use-current-plant'
import { useNow } from '../../kit/time/use-now'
import { useText } from '../../kit/text/use-text'
import { subjectOf } from './cause'
import { useDeviceAccess } from './use-device-access'

/** When the alarm lasted, day by day in the plant's own time (C70), and the way to device and plant at that moment. */
export function AlertTimeline({ plan, records }: ViewProps) {
  const mayOpen = useDeviceAccess(plan).answer === 'granted'
  const [record] = records
  const { state } = useCurrentPlant()
  const known = record?.['zone'] ?? state.plant?.zone
  const zone = isZone(known) ? known : 'UTC'
  const last = record?.['lastSeen'] ?? record?.['started']
  const now = useNow()
  const day = calendarDate(typeof last === 'number' ? last : now, zone)
  return <Day key={day} {...{ record, zone, mayOpen }} first={day} today={calendarDate(now, zone)} />
}

function Day(props: {
  record: ViewProps['records'][number] | undefined
  zone: Zone
  first: CalendarDate
  today: CalendarDate
  mayOpen: boolean
}) {
  const { record, zone, today, mayOpen } = props
  const t = useText('alarm-triage')
  const [date, setDate] = useState(props.first)
  const subject = subjectOf(record)
  const plant = record?.['plantId']
  const state = useCall(
    ['alert-timeline', `${subject?.device} ${subject?.rule}`, date],
    subject === null ? null : alertTimeline(subject.device, subject.rule, date),
  )
  const runs = state.data ?? []
  return (
    <div className="hg-stack">
      <div className="hg-row tabular-nums gap-x-2 gap-y-1">
        <IconButton
          className="hg-square hg-icon-button"
          label={t('timeline.previous')}
          onClick={() => setDate(shiftDate(date, -1))}
        >
          <span className="inline-flex rotate-90">
            <Icon name="chevron" size={16} />
          </span>
        </IconButton>
        <strong>{date}</strong>
        <IconButton
          className="hg-square hg-icon-button"
          label={t('timeline.next')}
          off={date >= today}
          onClick={() => setDate(shiftDate(date, 1))}
        >
          <span className="inline-flex -rotate-90">
            <Icon name="chevron" size={16} />
          </span>
        </IconButton>
        <span className="text-ink-soft">{zone}</span>
      </div>
      {state.fault ? (
        <ErrorState fault={state.fault} retry={state.retry} what={t('timeline.title')} />
      ) : state.loading ? (
        <SkeletonBlock height={56} />
      ) : (
        <>
          <Strip runs={runs} date={date} zone={zone} />
          {runs.length === 0 && <p className="text-ink-soft">{t('timeline.none')}</p>}
          <ul className="hg-wrap tabular-nums gap-x-4 gap-y-1">
            {runs.map(({ from, to }) => (
              <li key={from}>
                {t('timeline.run', { from: localTime(from, zone).time, to: localTime(to, zone).time })}
              </li>
            ))}
          </ul>
        </>
      )}
      {typeof plant === 'number' && (
        <p className="hg-wrap mt-2 mx-0 mb-0">
          {mayOpen && subject !== null && (
            <Link className="hg-button" to={`/device-detail?plant=${plant}&device=${subject.device}`}>
              {t('links.device')}
            </Link>
          )}
          <Link className="hg-button" to={`/plant/infos/data?plant=${plant}&day=${date}`}>
            {t('links.plant')}
          </Link>
        </p>
      )}
    </div>
  )
}

/** The day as a strip: the spans of the alarm, and the hours below them. A day may have 23 or 25 of them. */
function Strip(props: { runs: readonly AlertRun[]; date: CalendarDate; zone: Zone }) {
  const { runs, date, zone } = props
  const { from, to } = plantDay(date, zone)
  const at = (epoch: number) => ((Math.min(to, Math.max(from, epoch)) - from) / (to - from)) * 100
  const hours = Array.from({ length: 5 }, (_, index) => from + (index * (to - from)) / 4)
  return (
    <div aria-hidden="true">
      <svg
        className="block w-full h-6 border border-line rounded-control bg-surface-raised"
        viewBox="0 0 100 10"
        preserveAspectRatio="none"
      >
        {runs.map((run) => (
          <rect
            className="fill-error"
            key={run.from}
            x={at(run.from)}
            y={0}
            width={Math.max(0.6, at(run.to) - at(run.from))}
            height={10}
          />
        ))}
      </svg>
      <span className="justify-between text-ink-soft text-caption tabular-nums flex">
        {hours.map((hour, index) => (
          <span key={hour}>{index === 4 ? '24:00' : localTime(hour, zone).time}</span>
        ))}
      </span>
    </div>
  )
}
