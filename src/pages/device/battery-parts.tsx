import type { ReactNode } from 'react'
import { batteryDirection, batteryOf, ROUND_TRIP_DAYS, roundTripOf } from '../../domain/devices/battery'
import type { DeviceSeries } from '../../domain/devices/device-records'
import type { FigureUnit } from '../../domain/values/figure'
import { calendarDate, plantDay, shiftDate } from '../../domain/time/instant'
import { useCall } from '../../console/data/use-call'
import { useNow } from '../../kit/time/use-now'
import { ValueView } from '../../kit/figure/figure-view'
import { Panel, SkeletonBlock } from '../../kit/panel/panel'
import { useLanguage, useText } from '../../kit/text/use-text'
import { deviceSeries } from '../../transport/calls/device-detail'
import type { PartProps } from './part-props'
import css from './parts.module.css'

export function Facts(props: { children: ReactNode }) {
  return <dl className={css['list']}>{props.children}</dl>
}

export function Line(props: { name: string; value: number | null; unit: FigureUnit }) {
  return (
    <div>
      <dt>{props.name}</dt>
      <dd>
        <ValueView value={props.value} unit={props.unit} />
      </dd>
    </div>
  )
}

/** How full it is, what it does, and within which limits. */
export function BatteryPart({ readings }: PartProps) {
  const t = useText('device')
  const plant = useText('plant')
  const words = useText('words')
  const battery = batteryOf(readings)
  const direction = batteryDirection(battery.power)
  return (
    <Panel title={t('battery.title')}>
      <div className="hg-stack items-center gap-x-6 gap-y-2 grid-cols-[auto_minmax(0,1fr)] [&>dl]:col-span-full">
        <div className={`hg-center ${css['ring']} w-37 h-37`}>
          <svg viewBox="0 0 80 80" aria-hidden="true">
            <circle cx="40" cy="40" r="35" pathLength={100} />
            {battery.charge !== null && (
              <circle
                cx="40"
                cy="40"
                r="35"
                pathLength={100}
                data-charge
                strokeDasharray={`${Math.max(0, Math.min(100, battery.charge))} 100`}
              />
            )}
          </svg>
          <span className="text-ink-soft text-caption">
            <ValueView value={battery.charge} unit="%" size="figure" />
            <span>{words('fields.stateOfCharge')}</span>
          </span>
        </div>
        <div className="justify-items-start hg-stack">
          <ValueView value={battery.power === null ? null : Math.abs(battery.power)} unit="W" size="figure" />
          {direction !== null && (
            <span
              className="text-ink-soft text-caption py-0.5 px-2.5 border border-line rounded-[12px]"
              data-direction={direction}
            >
              {plant(`flow.state.${direction}`)}
            </span>
          )}
        </div>
        <Facts>
          <Line name={t('strings.voltage')} value={battery.voltage} unit="V" />
          <Line name={t('strings.current')} value={battery.current} unit="A" />
          <Line name={t('battery.chargeLimit')} value={battery.chargeLimit} unit="A" />
          <Line name={t('battery.dischargeLimit')} value={battery.dischargeLimit} unit="A" />
          <Line name={t('battery.health')} value={battery.health} unit="%" />
          <Line name={t('battery.cycles')} value={battery.cycles} unit="count" />
          <Line name={t('battery.coldest')} value={battery.coldest} unit="°C" />
          <Line name={t('battery.warmest')} value={battery.warmest} unit="°C" />
          <Line name={t('devices:fields.chargedToday')} value={battery.chargedToday} unit="kWh" />
          <Line name={t('devices:fields.dischargedToday')} value={battery.dischargedToday} unit="kWh" />
        </Facts>
      </div>
    </Panel>
  )
}

const ENERGIES = ['Etdy_cg1', 'Etdy_dcg1']

/** Energy out over energy in of the last 30 whole days; of fewer there is no figure. */
export function RoundTripPart({ device, readings }: PartProps) {
  const t = useText('device')
  const language = useLanguage()
  useText('devices')
  const now = useNow(600)
  const { detail, zone } = device
  const today = calendarDate(now, zone)
  const has = ENERGIES.every((key) => readings.has(key))
  const month = (date: string) => ({ span: 'month' as const, date })
  const ask = (date: string) =>
    detail.id === null || !has ? null : deviceSeries(detail.id, month(date), language, ENERGIES)
  const before = shiftDate(today, -ROUND_TRIP_DAYS)
  const current = useCall(['device-month', detail.id, today.slice(0, 7), language], ask(today))
  const earlier = useCall(['device-month', detail.id, before.slice(0, 7), language], ask(before))
  if (!has) return null
  const begun = plantDay(today, zone).from
  const both = [
    ...(earlier.data ?? []),
    ...(before.slice(0, 7) === today.slice(0, 7) ? [] : (current.data ?? [])),
  ]
  const trip = roundTripOf(joined(both, begun))
  return (
    <Panel title={t('trip.title')} state={[current, earlier]} skeleton={<SkeletonBlock height={96} />}>
      <div className="hg-stack">
        <ValueView value={trip.efficiency} unit="%" size="figure" />
        <Facts>
          <Line name={t('trip.charged')} value={trip.charged} unit="kWh" />
          <Line name={t('trip.discharged')} value={trip.discharged} unit="kWh" />
        </Facts>
      </div>
      <p className="mt-3 text-ink-soft text-caption">
        {t(trip.efficiency === null ? 'trip.few' : 'trip.text', { days: trip.days, most: ROUND_TRIP_DAYS })}
      </p>
    </Panel>
  )
}

/** Months of the same parameter behind each other, up to an instant. */
function joined(series: readonly DeviceSeries[], until: number): readonly DeviceSeries[] {
  return ENERGIES.map((key) => ({
    key,
    name: null,
    unit: null,
    points: series.flatMap((one) => (one.key === key ? one.points.filter(({ at }) => at < until) : [])),
  }))
}
