import { type Communication, type CommunicationDetail, dbmOf } from '../../../domain/devices/communication'
import { CLOCK_OFF } from '../../../domain/devices/communication-chain'
import { onTime } from '../../../domain/devices/upload-days'
import { formatInstant } from '../../../domain/time/instant'
import { useSignedInServices } from '../../../console/services/signed-in-context'
import { useResourceText } from '../../../console/text/use-resource-text'
import { Panel } from '../../../kit/panel/panel'
import { useText } from '../../../kit/text/use-text'
import { QuantityView } from '../reading'
import { Facts, Line } from '../battery-parts'
import parts from '../parts.module.css'
import panels from './panels.module.css'

const DAY = 86_400

interface FiguresProps {
  readonly report: Communication
  readonly detail: CommunicationDetail
  readonly now: number
  readonly zone: string
}

export function FiguresPanel({ report, detail, now, zone }: FiguresProps) {
  const t = useText('communication')
  const words = useText('words')
  const text = useResourceText(useSignedInServices().plans.get('gateways'))
  const { runs, signals } = detail
  const heard = signals.at(-1)
  const first = Math.max(runs[0]?.from ?? now, now - 7 * DAY)
  const never = report.lastUpload === null
  const off = Math.abs(detail.clockOffset ?? 0) > CLOCK_OFF
  return (
    <Panel title={t('figures.title')} className={panels['figures'] ?? ''}>
      <Facts>
        {signals.length > 0 && (
          <div>
            <dt>{t('figures.now')}</dt>
            <dd>
              <Spark signals={signals} now={now} label={t('figures.now')} />
              <QuantityView value={heard ? dbmOf(heard.percent) : null} unit="dBm" />
            </dd>
          </div>
        )}
        <Line name={t('figures.onTime24')} value={never ? null : onTime(runs, now - DAY, now)} unit="%" />
        <Line name={t('figures.onTime7')} value={never ? null : onTime(runs, first, now)} unit="%" />
        <Line name={t('figures.sent')} value={detail.sent} unit="count" />
        <Line name={t('figures.accepted')} value={detail.accepted} unit="count" />
        <Line name={t('figures.rejected')} value={detail.rejected} unit="count" />
        <Line name={t('figures.interval')} value={report.interval / 60} unit="min" />
        <Text name={t('figures.booted')}>{formatInstant(detail.booted, zone)}</Text>
        <div data-off={off || undefined}>
          <dt>{t('figures.clock')}</dt>
          <dd>
            <QuantityView value={detail.clockOffset} unit="s" />
          </dd>
        </div>
        <Text name={words('fields.mode')}>
          {detail.mode === null ? '--' : text.choice('mode', detail.mode)}
        </Text>
        <Text name={words('fields.network')}>{detail.network ?? detail.operator ?? '--'}</Text>
        <Text name={t('figures.ip')}>{detail.address ?? '--'}</Text>
        <Text name={words('fields.firmware')}>{detail.firmware ?? '--'}</Text>
      </Facts>
    </Panel>
  )
}

function Text(props: { name: string; children: string }) {
  return (
    <div>
      <dt>{props.name}</dt>
      <dd className="tabular-nums">{props.children}</dd>
    </div>
  )
}

/** A bar every half hour of a day; where nothing was heard there is none. */
function Spark(props: { signals: CommunicationDetail['signals']; now: number; label: string }) {
  return (
    <svg
      className={`${parts['spark'] ?? ''} w-30! h-5!`}
      viewBox="0 0 48 100"
      preserveAspectRatio="none"
      role="img"
      aria-label={props.label}
    >
      {props.signals.map(({ at, percent }) => (
        <rect key={at} x={48 - (props.now - at) / 1800} y={100 - percent} width={0.9} height={percent} />
      ))}
    </svg>
  )
}
