import { useCapability } from '../../console/access/use-capability'
import { useCall } from '../../console/data/use-call'
import { useText } from '../../kit/text/use-text'
import { alarmCauses } from '../../transport/calls/fleet-figures'
import { AsOf, Cell, Lines } from './cell'
import { ALARMS_EVERY, useOpenAlarms } from './open-alarms'
import type { PanelProps } from './panel-props'
import { Value } from './value'
import { AlarmLevels } from './alarm-levels'

const SHOWN = 5

/** Seconds that levels stand, and causes after them. */
const TURN = 15

/** Open alarms by level with the latest one, and then by their likely cause where the server counts it. */
export function Alarms(props: PanelProps) {
  const causes = useCauses()
  // Asked while causes stand as well: the panel is not empty at the turn of levels.
  const alarms = useOpenAlarms()
  const turn = Math.floor(props.now / TURN) % 2
  return turn === 1 && causes.data !== undefined && causes.data.length > 0 ? (
    <Causes causes={causes} now={props.now} />
  ) : (
    <AlarmLevels {...props} alarms={alarms} />
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
