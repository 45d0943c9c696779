import { useDatePatterns } from '../../kit/time/use-date-pattern'
import { writeMonthDay } from '../../domain/time/reader-date'
import { useCapability } from '../../console/access/use-capability'
import { useCall } from '../../console/data/use-call'
import { dayBars } from '../../domain/fleet/days'
import { useText } from '../../kit/text/use-text'
import { fleetDays } from '../../transport/calls/fleet-days'
import { AsOf, Cell, Lines } from './cell'
import type { PanelProps } from './panel-props'
import { Value } from './value'
import css from './drawings.module.css'

const HEIGHT = 240
const STEP = 20
const BAR = 14
/** Whole days change once a day, in each zone at its own midnight. */
const EVERY = 3600

/** Production of the last 30 whole days, each plant by its own calendar; fainter where plants are missing from the sum. */
export function Days({ now }: PanelProps) {
  const t = useText('wall')
  const common = useText('console')
  const patterns = useDatePatterns()
  const can = useCapability('fleetDays')
  const state = useCall(['wall-days'], can === true ? fleetDays() : null, { every: EVERY })
  const shown = dayBars(state.data ?? [])
  if (can === false) return <Cell title={t('panel.days')}>{common('notOnServer')}</Cell>
  return (
    <Cell title={t('panel.days')} note={state.fault && <AsOf updated={state.updatedAt} now={now} />}>
      {shown && (
        <>
          <svg
            className={css['days']}
            viewBox={`0 0 ${shown.bars.length * STEP} ${HEIGHT}`}
            preserveAspectRatio="none"
            aria-hidden="true"
          >
            {shown.bars.map(({ date, share, partial }, at) =>
              share === null ? null : (
                <rect
                  key={date}
                  data-partial={partial}
                  x={at * STEP}
                  y={HEIGHT * (1 - share)}
                  width={BAR}
                  height={HEIGHT * share}
                />
              ),
            )}
          </svg>
          <Lines
            of={[
              {
                key: 'best',
                text: t('bestDay', { date: writeMonthDay(shown.best.date, patterns) }),
                value: <Value value={shown.best.energy} unit="kWh" />,
              },
              { key: 'mean', text: t('meanDay'), value: <Value value={shown.mean} unit="kWh" /> },
            ]}
          />
        </>
      )}
    </Cell>
  )
}
