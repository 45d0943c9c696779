import { useCapability } from '../../console/access/use-capability'
import { useCall } from '../../console/data/use-call'
import { MISSING } from '../../domain/values/quantity'
import { useText } from '../../kit/text/use-text'
import { fleetIncome } from '../../transport/calls/fleet-figures'
import { AsOf, Cell, Lines } from './cell'
import type { PanelProps } from './panel-props'
import { Money } from './money'

const SHOWN = 5

/** Seconds until it is asked for again: loggers send no more often. */
const EVERY = 300

/** What the fleet has earned today, a line for each currency. */
export function Income({ now }: PanelProps) {
  const t = useText('wall')
  const words = useText('words')
  const common = useText('console')
  const can = useCapability('fleetIncome')
  const { data, fault, updatedAt } = useCall(['wall-income'], can === true ? fleetIncome() : null, {
    every: EVERY,
  })
  if (can === false) return <Cell title={words('fields.incomeToday')}>{common('notOnServer')}</Cell>
  return (
    <Cell title={words('fields.incomeToday')} note={fault && <AsOf updated={updatedAt} now={now} />}>
      {data && (
        <Lines
          of={data.slice(0, SHOWN).map(({ currency, today, plants }) => ({
            key: currency ?? '',
            text: t('earning', { plants: plants ?? 0 }),
            value: <Money value={today} currency={currency} />,
          }))}
        />
      )}
      {data?.length === 0 && <p>{MISSING}</p>}
    </Cell>
  )
}
