import { Link } from 'react-router'
import { useResourceText } from '../../console/text/use-resource-text'
import type { ViewProps } from '../../console/views/view-props'
import { Icon } from '../../kit/icon/icon'
import { useText } from '../../kit/text/use-text'
import css from './billing.module.css'

const PLANS = { name: 'data-plans', route: '/application/detail/deviceCharge' }
const ORDERS = { name: 'data-plan-orders', route: '/application/detail/deviceCharge/orders' }

/** What is lost when a plan ends, and the way between the plans and what was bought of them. */
export function DataPlanHead({ plan }: ViewProps) {
  const t = useText('billing')
  const other = plan.name === PLANS.name ? ORDERS : PLANS
  const { many } = useResourceText(other)
  return (
    <div className={css['strip']}>
      <p className={css['soft']}>{t('lapse')}</p>
      <Link className="hg-button" to={other.route}>
        <Icon name={other === ORDERS ? 'list' : 'device'} size={16} /> {many}
      </Link>
    </div>
  )
}
