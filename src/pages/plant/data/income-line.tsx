import { Link } from 'react-router'
import { MoneyView } from '../../../kit/figure/figure-view'
import { useMay } from '../../../console/access/gate'
import { useCall } from '../../../console/data/use-call'
import { useText } from '../../../kit/text/use-text'
import { calendarDate } from '../../../domain/time/instant'
import { plantIncome } from '../../../domain/money/plant-income'
import type { Plant } from '../../../domain/plants/reading'
import { finance } from '../../../transport/calls/finance'
import { useNow } from '../../../features/plants/use-seconds'
import { useDayCurve } from './use-day'
import { zoneOf } from '../../../domain/plants/zone-of'
import css from './balance.module.css'

/** What today's own use and feed-in are worth (domain 6); without prices the way to them. */
export function IncomeLine({ plant }: { plant: Plant }) {
  const t = useText('plant')
  const words = useText('words')
  const now = useNow(60)
  const may = useMay('plant-finance', 'update', plant)
  const day = useDayCurve(plant, calendarDate(now, zoneOf(plant)), true).data
  const prices = useCall(['finance', plant.id], finance(plant.id), { beside: 'plant-finance' }).data
  if (!day || !prices) return null
  const income = plantIncome(
    plant.gridType,
    day.sums,
    { purchase: prices.consumptionPrice, feedIn: prices.price, subsidy: prices.subsidyUnitAmount },
    day.income,
  )
  if (income.kind === 'none') return null
  return (
    <p className={css['income']}>
      <span>{words('fields.incomeToday')}</span>
      {income.kind === 'amount' ? (
        <strong>
          <MoneyView value={income.value} currency={prices.currency ?? plant.currency} />
        </strong>
      ) : may ? (
        <Link to={`/plant/infos/detail?plant=${plant.id}`}>{t('balance.prices')}</Link>
      ) : (
        <span>{t('balance.noPrices')}</span>
      )}
    </p>
  )
}
