import { Link } from 'react-router'
import { MoneyView } from '../../../kit/figure/figure-view'
import { FaultLine } from '../../../kit/panel/fault-details'
import { useMay } from '../../../console/access/gate'
import { useText } from '../../../kit/text/use-text'
import { calendarDate } from '../../../domain/time/instant'
import type { Plant } from '../../../domain/plants/reading'
import { useNow } from '../../../kit/time/use-now'
import { useDayCurve } from './use-day'
import { useDayIncome } from './use-day-income'
import { zoneOf } from '../../../domain/plants/zone-of'

const LINE = 'flex items-baseline justify-between gap-3 pt-3 border-t border-t-line'

/** What today's own use and feed-in are worth (domain 6); without prices the way to them. */
export function IncomeLine({ plant }: { plant: Plant }) {
  const t = useText('plant')
  const words = useText('words')
  const now = useNow(60)
  const may = useMay('plant-finance', 'update', plant)
  const day = useDayCurve(plant, calendarDate(now, zoneOf(plant)), true).data
  const { earned, prices } = useDayIncome(plant, day)
  if (prices.fault && prices.data === undefined)
    return (
      <p className={LINE}>
        <span>{words('fields.incomeToday')}</span>
        <FaultLine fault={prices.fault} retry={prices.retry} />
      </p>
    )
  if (!earned) return null
  const { income, currency } = earned
  if (income.kind === 'none') return null
  return (
    <p className={LINE}>
      <span>{words('fields.incomeToday')}</span>
      {income.kind === 'amount' ? (
        <strong>
          <MoneyView value={income.value} currency={currency} />
        </strong>
      ) : may ? (
        <Link to={`/plant/infos/detail?plant=${plant.id}`}>{t('balance.prices')}</Link>
      ) : (
        <span>{t('balance.noPrices')}</span>
      )}
    </p>
  )
}
