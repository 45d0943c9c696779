import { ALERT_LEVELS } from '../../domain/alarms/alert'
import { useText } from '../../kit/text/use-text'
import { AsOf, Cell, Lines } from './cell'
import type { OpenAlarms } from './open-alarms'
import type { PanelProps } from './panel-props'
import { Value } from './value'

/** Open alarms by level, the worst first, and the latest of them. */
export function AlarmLevels({ setup, now, alarms }: PanelProps & { alarms: OpenAlarms }) {
  const t = useText('wall')
  const words = useText('words')
  const common = useText('console')
  const { can, data, fault, updatedAt } = alarms
  const title = useText('alerts')('many')
  if (can === false) return <Cell title={title}>{common('notOnServer')}</Cell>
  return (
    <Cell title={title} note={fault && <AsOf updated={updatedAt} now={now} />}>
      {data && (
        <Lines
          of={[...ALERT_LEVELS].reverse().map((level) => ({
            key: level,
            tone: level,
            text: words(`words.${level}`),
            value: (
              <Value value={data.summary.openByLevel[ALERT_LEVELS.indexOf(level)] ?? null} unit="count" />
            ),
          }))}
        />
      )}
      {data?.rows[0] && (
        <p>{[data.rows[0].name, setup.masked ? null : data.rows[0].plantName].filter(Boolean).join(' · ')}</p>
      )}
      {data?.rows.length === 0 && <p>{t('quiet')}</p>}
    </Cell>
  )
}
