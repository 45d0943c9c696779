import { useDatePatterns } from '../../../kit/time/use-date-pattern'
import { writeMonthDay } from '../../../domain/time/reader-date'
import type { CommunicationDetail } from '../../../domain/devices/communication'
import { type Stretch, uploadDays } from '../../../domain/devices/upload-days'
import type { EpochSeconds, Zone } from '../../../domain/plants/reading'
import { formatInstant } from '../../../domain/time/instant'
import { MISSING, truncate } from '../../../domain/values/quantity'
import { useZoneText } from '../../../features/plants/use-zone-text'
import { Panel } from '../../../kit/panel/panel'
import { useText } from '../../../kit/text/use-text'
import { Lines } from '../line-tables'

const bar = ({ from, to }: Stretch) => ({
  x: from * 288,
  width: Math.max(0.5, (to - from) * 288),
  height: 20,
})

interface WeekProps {
  readonly detail: CommunicationDetail
  readonly now: EpochSeconds
  /** Days and nights are the plant's, whatever zone times are shown in. */
  readonly zone: Zone
  readonly shown: Zone
}

/** When uploads came in the last seven days of the plant; night is shaded, what is still to come is empty. */
export function WeekPanel(props: WeekProps) {
  const t = useText('communication')
  const patterns = useDatePatterns()
  const zoneText = useZoneText()
  const { detail, now, zone, shown } = props
  const { latitude, longitude } = detail
  return (
    <Panel title={t('week.title')} className="col-span-full">
      <ol className="hg-stack gap-1">
        {uploadDays(detail.runs, now, { zone, latitude, longitude }).map((day) => {
          const share = day.share === null ? MISSING : truncate(day.share)
          return (
            <li
              className="hg-stack gap-3 items-center grid-cols-[40px_minmax(0,1fr)_64px] text-caption tabular-nums"
              key={day.date}
            >
              <span aria-hidden="true">{writeMonthDay(day.date, patterns)}</span>
              <svg
                className="w-full h-5 print:h-3 rounded-[2px] bg-surface-raised"
                viewBox="0 0 288 20"
                preserveAspectRatio="none"
                role="img"
                aria-label={t('week.day', { date: day.date, share })}
              >
                {day.nights.map((night) => (
                  <rect key={night.from} className="fill-ink-soft opacity-25" {...bar(night)} />
                ))}
                <rect className="fill-error opacity-25" {...bar({ from: 0, to: day.begun })} />
                {day.on.map((on) => (
                  <rect key={on.from} className="fill-success opacity-75" {...bar(on)} />
                ))}
              </svg>
              <span className="text-end" aria-hidden="true">{`${share}\u2009%`}</span>
            </li>
          )
        })}
      </ol>
      <p className="flex justify-between mt-1 mr-19 ml-13 text-ink-soft text-caption" aria-hidden="true">
        {['00:00', '06:00', '12:00', '18:00', '24:00'].map((hour) => (
          <span key={hour}>{hour}</span>
        ))}
      </p>
      {shown !== zone && (
        <p className="text-ink-soft text-caption mt-1 mx-0 mb-0">{zoneText(zone, zone, now)}</p>
      )}
    </Panel>
  )
}

/** As many as fit a page of paper beside the rest. */
const MAX = 8

export function EventsPanel({ detail, zone }: { detail: CommunicationDetail; zone: string }) {
  const t = useText('communication')
  const words = useText('words')
  const plant = useText('plant')
  const columns = [plant('day.time'), t('week.events'), words('fields.code'), words('fields.description')]
  const events = [...detail.events].sort((one, other) => other.at - one.at).slice(0, MAX)
  return (
    <Panel
      title={t('week.events')}
      className="col-span-full"
      empty={events.length === 0 ? { kind: 'quiet', text: t('week.none') } : null}
    >
      <Lines label={t('week.events')} columns={columns}>
        {events.map(({ at, kind, code, detail: more }) => (
          <tr key={`${at} ${kind}`}>
            <td className="tabular-nums">{formatInstant(at, zone)}</td>
            <th scope="row">{t(`week.${kind}`)}</th>
            <td className="text-ink-soft text-caption">{code ?? MISSING}</td>
            <td className="text-ink-soft text-caption">{more ?? MISSING}</td>
          </tr>
        ))}
      </Lines>
    </Panel>
  )
}
