import { Link } from 'react-router'
import { heardShare, seriesSlots } from '../../domain/devices/chart-picks'
import { displayState } from '../../domain/devices/device'
import { childrenOf } from '../../domain/devices/sisters'
import { calendarDate, plantDay, SLOT_SECONDS } from '../../domain/time/instant'
import { useCall } from '../../console/data/use-call'
import { FieldCell } from '../../console/fields/field-cell'
import { useSignedInServices } from '../../console/services/signed-in-context'
import { useResourceText } from '../../console/text/use-resource-text'
import { useAsleep } from '../../features/plants/use-asleep'
import { useNow } from '../../features/plants/use-seconds'
import { ValueView } from '../../kit/figure/figure-view'
import { Panel, SkeletonBlock } from '../../kit/panel/panel'
import { useLanguage, useText } from '../../kit/text/use-text'
import { deviceSeries } from '../../transport/calls/device-detail'
import { Facts, Line } from './battery-parts'
import { Lines } from './line-tables'
import type { PartProps } from './part-props'
import css from './parts.module.css'

/** Signal of the day in the plant's time, and how much of the day was heard. */
export function SignalPart({ device, readings }: PartProps) {
  const t = useText('device')
  const language = useLanguage()
  const now = useNow(60)
  const { detail, plant } = device
  const zone = detail.zone ?? plant.zone ?? 'UTC'
  const day = plantDay(calendarDate(now, zone), zone)
  const has = readings.has('SIGNAL')
  const state = useCall(
    ['device-day', detail.id, day.date, 'SIGNAL', language],
    detail.id === null || !has
      ? null
      : deviceSeries(detail.id, { span: 'day', date: day.date }, language, ['SIGNAL']),
    { every: 300 },
  )
  if (!has) return null
  const slots = seriesSlots(state.data?.[0] ?? { points: [] }, day)
  // The sample of the slot that runs, and the one before it, may still be on their way.
  const begun = Math.max(0, Math.floor((now - day.from) / SLOT_SECONDS) - 2)
  return (
    <Panel title={t('signal.title')} state={state} skeleton={<SkeletonBlock height={96} />}>
      <svg
        className={css['spark']}
        viewBox={`0 0 ${day.slots} 100`}
        preserveAspectRatio="none"
        aria-hidden="true"
      >
        {slots.map((value, index) =>
          value === null ? null : <rect key={index} x={index} y={100 - value} width={1} height={value} />,
        )}
      </svg>
      <Facts>
        <Line name={t('signal.heard')} value={heardShare(slots, begun)} unit="%" />
      </Facts>
    </Panel>
  )
}

/** What hangs on it, each a step away. */
export function ChildrenPart({ device }: PartProps) {
  const { detail, beside, plant } = device
  const plan = useSignedInServices().plans.get('devices')
  const text = useResourceText(plan)
  const t = useText('device')
  const asleep = useAsleep()
  const rows = childrenOf(beside.data?.rows ?? [], detail.serial)
  const field = plan.fields['state']
  return (
    <Panel
      title={text.field('children')}
      state={beside}
      skeleton={<SkeletonBlock height={160} />}
      empty={rows.length === 0 ? { kind: 'created', text: t('children.none') } : null}
    >
      <Lines
        label={text.field('children')}
        columns={['label', 'type', 'state', 'production'].map((name) => text.field(name))}
      >
        {rows.map((row) => {
          const state = displayState(row.state, asleep(row.collected))
          return (
            <tr key={row.id}>
              <th scope="row">
                <Link to={`/device-detail?plant=${plant.id}&device=${row.id ?? ''}`}>
                  {row.name ?? row.serial}
                </Link>
              </th>
              <td>{row.type === null ? null : text.choice('type', row.type)}</td>
              <td>
                {field && (
                  <FieldCell
                    {...{ plan, field }}
                    name="state"
                    record={{ state }}
                    zone={plant.zone}
                    value={state}
                  />
                )}
              </td>
              <td>
                <ValueView value={row.production} unit="W" />
              </td>
            </tr>
          )
        })}
      </Lines>
    </Panel>
  )
}
