import { useMemo } from 'react'
import { useCapability } from '../../console/access/use-capability'
import { useCall } from '../../console/data/use-call'
import { useResourceText } from '../../console/text/use-resource-text'
import { ALERT_LEVELS } from '../../domain/alarms/alert'
import { ranked } from '../../domain/fleet/figures'
import type { WallPanel } from '../../domain/fleet/wall'
import { benefit } from '../../domain/money/benefit'
import { PLANT_STATUSES } from '../../domain/plants/plant-status'
import { useLanguage, useText } from '../../kit/text/use-text'
import { searchAlarms } from '../../transport/calls/alarm-triage'
import { Curve } from './curve'
import { Days } from './days'
import { AsOf, Cell, Lines } from './cell'
import type { PanelProps } from './panel-props'
import { Value } from './value'

const SHOWN = 5
/** Seconds that each half of a ranking stands. */
const TURN = 15

/** One panel beside the map. */
export function WallPart({ panel, ...props }: PanelProps & { panel: WallPanel }) {
  switch (panel) {
    case 'states':
      return <States {...props} />
    case 'curve':
      return <Curve {...props} />
    case 'days':
      return <Days {...props} />
    case 'alarms':
      return <Alarms {...props} />
    case 'benefit':
      return <Benefit {...props} />
    case 'worst':
    case 'best':
      return <Ranking {...props} best={panel === 'best'} />
  }
}

function States({ fleet: { figures } }: PanelProps) {
  const t = useText('wall')
  const status = useText('plant')
  const there = PLANT_STATUSES.filter((one) => (figures?.states[one] ?? 0) > 0)
  return (
    <Cell title={t('panel.states')} note={<Value value={figures?.plants ?? null} unit="count" />}>
      <Lines
        of={[...there].reverse().map((one) => ({
          key: one,
          tone: one,
          text: status(`status.${one}`),
          value: <Value value={figures?.states[one] ?? null} unit="count" />,
        }))}
      />
    </Cell>
  )
}

function Ranking({ fleet, setup, now, best }: PanelProps & { best: boolean }) {
  const t = useText('wall')
  const plant = useText('plant')
  const minute = Math.floor(now / 60)
  const ten = useMemo(
    () => ranked(fleet.plants, minute * 60, { limit: 10, best }),
    [fleet.plants, minute, best],
  )
  // Ten do not fit at this size: the second five follow the first.
  const turn = ten.length > SHOWN ? Math.floor(now / TURN) % 2 : 0
  const rows = ten.slice(turn * SHOWN, (turn + 1) * SHOWN)
  return (
    <Cell title={t(best ? 'panel.best' : 'panel.worst')}>
      <Lines
        of={rows.map(({ id, name, hours, status }, index) => ({
          key: String(id),
          tone: status,
          text: `${turn * SHOWN + index + 1} ${setup.masked || name === null ? plant('unnamed', { id }) : name}`,
          value: <Value value={hours} unit="h" />,
        }))}
      />
    </Cell>
  )
}

function Alarms({ setup, now }: PanelProps) {
  const t = useText('wall')
  const words = useText('words')
  const common = useText('console')
  const language = useLanguage()
  const can = useCapability('alertDesk')
  const state = useCall(
    ['wall-alarms', language],
    can === true ? searchAlarms({ language, states: ['OPEN'], order: 'started', size: SHOWN }) : null,
    { every: 60 },
  )
  const { data } = state
  const title = useResourceText({ name: 'alerts' }).many
  if (can === false) return <Cell title={title}>{common('notOnServer')}</Cell>
  return (
    <Cell title={title} note={state.fault && <AsOf updated={state.updatedAt} now={now} />}>
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

function Benefit({ fleet: { figures } }: PanelProps) {
  const plant = useText('plant')
  const { co2, coal, trees } = benefit(figures?.total ?? null)
  return (
    <Cell title={plant('benefit.title')}>
      <Lines
        of={[
          { key: 'co2', text: plant('benefit.co2'), value: <Value value={co2} unit="t" /> },
          { key: 'coal', text: plant('benefit.coal'), value: <Value value={coal} unit="t" /> },
          { key: 'trees', text: plant('benefit.trees'), value: <Value value={trees} unit="count" /> },
        ]}
      />
    </Cell>
  )
}
