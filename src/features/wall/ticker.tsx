import { alertLevel } from '../../domain/alarms/alert'
import { turnOf } from '../../domain/fleet/wall'
import { useText } from '../../kit/text/use-text'
import { AsOf, momentOf } from './cell'
import { useOpenAlarms } from './open-alarms'
import type { PanelProps } from './panel-props'
import css from './wall.module.css'

/** Seconds that an alarm stands: long enough to be read by somebody who walks past. */
const TURN = 10

/** The newest open alarms along the bottom, one after the other. */
export function Ticker({ setup, now }: Pick<PanelProps, 'setup' | 'now'>) {
  const t = useText('wall')
  const words = useText('words')
  const common = useText('console')
  const { can, data, fault, updatedAt } = useOpenAlarms()
  const rows = data?.rows ?? []
  const at = turnOf(rows.length, now, TURN)
  const alarm = rows[at]
  const level = alertLevel(alarm?.level)
  const said = alarm && [
    level === null ? alarm.level : words(`words.${level}`),
    alarm.name,
    setup.masked ? null : alarm.plantName,
    alarm.at === null ? null : t('openSince', { time: momentOf(alarm.at, now) }),
  ]
  return (
    <section className={css['ticker']} aria-label={t('ticker')} data-tone={level ?? undefined}>
      <p>
        {said?.filter((part) => part !== null).join(' · ')}
        {can === false && common('notOnServer')}
        {data?.rows.length === 0 && t('quiet')}
      </p>
      {fault && <AsOf updated={updatedAt} now={now} />}
      {rows.length > 1 && <small className="flex-none">{`${at + 1} / ${rows.length}`}</small>}
    </section>
  )
}
