import { energyKeyOf, energyOf } from '../../domain/devices/device-kpis'
import { calendarDate } from '../../domain/time/instant'
import { useCall } from '../../console/data/use-call'
import { useNow } from '../../kit/time/use-now'
import { ValueView } from '../../kit/figure/figure-view'
import { FaultLine } from '../../kit/panel/fault-details'
import { SkeletonBlock } from '../../kit/panel/panel'
import { useLanguage, useText } from '../../kit/text/use-text'
import { deviceSeries } from '../../transport/calls/device-detail'
import type { PartProps } from './part-props'

/** What a device made this month in the plant's time, from its days; one that fails keeps its place and says why. */
export function MonthFigure({ device: { detail, zone }, readings }: PartProps) {
  const words = useText('words')
  const language = useLanguage()
  const now = useNow(600)
  const today = calendarDate(now, zone)
  const key = energyKeyOf(readings)
  const state = useCall(
    ['device-month-energy', detail.id, today, language],
    detail.id === null || key === null
      ? null
      : deviceSeries(detail.id, { span: 'month', date: today }, language, [key]),
    { every: 600 },
  )
  if (key === null) return null
  return (
    <div>
      <dt>{words('fields.productionMonth')}</dt>
      <dd>
        {state.data ? (
          <ValueView value={energyOf(state.data[0] ?? { points: [] })} unit="kWh" size="figure" />
        ) : state.fault ? (
          <FaultLine fault={state.fault} retry={state.retry} />
        ) : (
          <SkeletonBlock height={28} />
        )}
      </dd>
    </div>
  )
}
