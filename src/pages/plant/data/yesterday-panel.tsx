import { MoneyView, ValueView } from '../../../kit/figure/figure-view'
import { FaultLine } from '../../../kit/panel/fault-details'
import { Panel, SkeletonBlock } from '../../../kit/panel/panel'
import { useText } from '../../../kit/text/use-text'
import { useDatePattern } from '../../../kit/time/use-date-pattern'
import { carries } from '../../../domain/energy/grid-type'
import { ratesOf } from '../../../domain/energy/period-rates'
import { isBeforeDawn } from '../../../domain/plants/before-dawn'
import type { CalendarDate, Plant } from '../../../domain/plants/reading'
import { zoneOf } from '../../../domain/plants/zone-of'
import { calendarDate, shiftDate } from '../../../domain/time/instant'
import { writeDate } from '../../../domain/time/reader-date'
import { useNow } from '../../../kit/time/use-now'
import { useDayCurve } from './use-day'
import { useDayIncome } from './use-day-income'
import { StripItem } from './strip-item'

/** By night what the day before brought comes first: the new one has nothing but zeros yet (screens 2). */
export function YesterdayPanel({ plant }: { plant: Plant }) {
  const now = useNow(60)
  if (!isBeforeDawn(plant, now)) return null
  const yesterday = shiftDate(calendarDate(now, zoneOf(plant)), -1)
  const first = plant.started === null ? null : calendarDate(plant.started, zoneOf(plant))
  return first !== null && yesterday < first ? null : <Yesterday plant={plant} date={yesterday} />
}

function Yesterday({ plant, date }: { plant: Plant; date: CalendarDate }) {
  const t = useText('plant')
  const words = useText('words')
  const pattern = useDatePattern()
  const day = useDayCurve(plant, date, false)
  const { earned, prices } = useDayIncome(plant, day.data)
  const rates = day.data && ratesOf([day.data], plant.capacity)
  const carried = carries(plant.gridType)
  return (
    <Panel
      title={t('yesterday')}
      extra={writeDate(date, pattern)}
      state={day}
      skeleton={<SkeletonBlock height={44} />}
      empty={day.data?.sums.production == null ? { kind: 'period', text: t('day.empty') } : null}
    >
      {day.data && rates && (
        <dl className="hg-wrap gap-x-8 gap-y-2">
          <StripItem name={t('series.production')}>
            <ValueView value={day.data.sums.production} unit="kWh" />
          </StripItem>
          <StripItem name={t('kpi.name.hours')}>
            <ValueView value={rates.hours} unit="h" />
          </StripItem>
          {carried.has('consumption') && (
            <StripItem name={t('series.consumption')}>
              <ValueView value={day.data.sums.consumption} unit="kWh" />
            </StripItem>
          )}
          {carried.has('feedIn') && carried.has('consumption') && (
            <>
              <StripItem name={t('kpi.name.selfConsumption')}>
                <ValueView value={rates.selfConsumption} unit="%" />
              </StripItem>
              <StripItem name={t('kpi.name.selfSufficiency')}>
                <ValueView value={rates.selfSufficiency} unit="%" />
              </StripItem>
            </>
          )}
          {prices.fault && prices.data === undefined ? (
            <StripItem name={words('sections.income')}>
              <FaultLine fault={prices.fault} retry={prices.retry} />
            </StripItem>
          ) : (
            earned?.income.kind === 'amount' && (
              <StripItem name={words('sections.income')}>
                <MoneyView value={earned.income.value} currency={earned.currency} />
              </StripItem>
            )
          )}
        </dl>
      )}
    </Panel>
  )
}
