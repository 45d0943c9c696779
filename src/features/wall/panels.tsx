import { useMemo } from 'react'
import { ranked } from '../../domain/fleet/figures'
import { rankedPage, type WallPart as Part } from '../../domain/fleet/wall'
import { benefit } from '../../domain/money/benefit'
import { PLANT_STATUSES } from '../../domain/plants/plant-status'
import { useText } from '../../kit/text/use-text'
import { Alarms } from './alarms'
import { Curve } from './curve'
import { Days } from './days'
import { Cell, Lines } from './cell'
import { Income } from './income'
import type { PanelProps } from './panel-props'
import { Value } from './value'

/** One panel beside the map. */
export function WallPart({ panel, ...props }: PanelProps & { panel: Part }) {
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
    case 'income':
      return <Income {...props} />
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
  const names = ten.map(({ id, name }) => (setup.masked || name === null ? plant('unnamed', { id }) : name))
  const [first, end] = rankedPage(names, now)
  return (
    <Cell title={t(best ? 'panel.best' : 'panel.worst')}>
      <Lines
        of={ten.slice(first, end).map(({ id, hours, status }, index) => ({
          key: String(id),
          tone: status,
          text: `${first + index + 1} ${names[first + index] ?? ''}`,
          value: <Value value={hours} unit="h" />,
        }))}
      />
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
