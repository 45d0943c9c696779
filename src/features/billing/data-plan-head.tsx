import { use } from 'react'
import { Link } from 'react-router'
import { isRefused, lapses } from '../../domain/money/data-plan'
import { dataPlanOrders } from '../../transport/calls/billing'
import { useCall } from '../../console/data/use-call'
import { lineOf } from '../../providers/adapters/data-plans'
import { ListContext } from '../../console/list/list-context'
import { useServices } from '../../console/services/services-context'
import { useResourceText } from '../../console/text/use-resource-text'
import type { ViewProps } from '../../console/views/view-props'
import { Icon } from '../../kit/icon/icon'
import { useText } from '../../kit/text/use-text'

const PLANS = { name: 'data-plans', route: '/application/detail/deviceCharge' }
const ORDERS = { name: 'data-plan-orders', route: '/application/detail/deviceCharge/orders' }

/** Purchases that are looked at for one that the bank refused. */
const NEWEST = 50
/** Days within which a plan ends soon. */
const SOON = 60
/** As often as the lists below, s. */
const EVERY = 60

/** What is lost when a plan ends, and the way between the plans and what was bought of them. */
export function DataPlanHead({ plan }: ViewProps) {
  const t = useText('billing')
  const other = plan.name === PLANS.name ? ORDERS : PLANS
  const { many } = useResourceText(other)
  const orders = useCall(['data-plan-orders', plan.name], dataPlanOrders(1, NEWEST), {
    beside: plan.name,
    every: EVERY,
  })
  return (
    <div className="hg-row justify-between gap-x-6 pt-1 px-(--list-inset)">
      <div className="flex-[1_1_320px] max-w-[88ch]">
        {plan.name === PLANS.name ? <Lapse /> : <p className="text-ink-soft text-caption">{t('lapse')}</p>}
        {orders.data && isRefused(orders.data.rows) && (
          <p className="mt-1 mx-0 mb-0 text-error-ink" role="status">
            <Icon name="warning" size={16} /> {t('refused')}
          </p>
        )}
      </div>
      <Link className="hg-button" to={other.route}>
        <Icon name={other === ORDERS ? 'list' : 'device'} size={16} /> {many}
      </Link>
    </div>
  )
}

/** What is lost without a plan and from when on; where nothing is due, that. */
function Lapse() {
  const t = useText('billing')
  const { clock } = useServices()
  const all = use(ListContext)?.data.all ?? []
  const { ended, first, days, calm } = lapses(all.map(lineOf), clock.now())
  return (
    <>
      <p className="text-ink-soft text-caption">{days === null ? t('lapse') : t('lapseDays', { days })}</p>
      {first && (
        <p className="mt-1 mx-0 mb-0 text-error-ink" role="status">
          <Icon name="warning" size={16} />{' '}
          {t(first.losing ? 'losing' : 'ended', { count: ended, date: first.date })}
        </p>
      )}
      {calm && <p className="text-ink-soft text-caption">{t('nothingDue', { days: SOON })}</p>}
    </>
  )
}
