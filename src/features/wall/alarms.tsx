import { useCapability } from '../../console/access/use-capability'
import { useCall } from '../../console/data/use-call'
import { ALERT_LEVELS } from '../../domain/alarms/alert'
import { useText } from '../../kit/text/use-text'
import { alarmCauses } from '../../transport/calls/fleet-figures'
import { AsOf, Cell, Lines } from './cell'
import { ALARMS_EVERY, useOpenAlarms } from './open-alarms'
import type { PanelProps } from './panel-props'
import { Value } from './value'

const SHOWN = 5
/** Seconds that levels stand, and causes after them. */
const TURN = 15

/** Open alarms by level with the latest one, and then by their likely cause where the server counts it. */
export function Alarms(props: PanelProps) {
  const causes = useCauses()
  const turn = Math.floor(props.now / TURN) % 2
  return turn === 1 && causes.data !== undefined && causes.data.length > 0 ? (
    <Causes causes={causes} now={props.now} />
  ) : (
    <Levels {...props} />
  )
}

function Levels({ setup, now }: PanelProps) {
  const t = useText('wall')
  const words = useText('words')
  const common = useText('console')
  const { can, data, fault, updatedAt } = useOpenAlarms()
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

function Causes(props: { causes: ReturnType<typeof useCauses>; now: PanelProps['now'] }) {
  const t = useText('wall')
  const { data, fault, updatedAt } = props.causes
  return (
    <Cell title={t('panel.causes')} note={fault && <AsOf updated={updatedAt} now={props.now} />}>
      <Lines
        of={(data ?? []).slice(0, SHOWN).map(({ rule, alarms }) => ({
          key: rule,
          text: t(`cause.${rule}`),
          value: <Value value={alarms} unit="count" />,
        }))}
      />
    </Cell>
  )
}

function useCauses() {
  const can = useCapability('alertCauses')
  return useCall(['wall-causes'], can === true ? alarmCauses() : null, { every: ALARMS_EVERY })
}
