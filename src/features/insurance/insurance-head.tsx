import { Link } from 'react-router'
import { payable } from '../../domain/money/purchase'
import { MISSING } from '../../domain/values/quantity'
import { insuranceCovers } from '../../transport/calls/insurance'
import { useCall } from '../../console/data/use-call'
import { useResourceText } from '../../console/text/use-resource-text'
import type { ViewProps } from '../../console/views/view-props'
import { Icon } from '../../kit/icon/icon'
import { SkeletonBlock } from '../../kit/panel/panel'
import { ErrorState } from '../../kit/states/states'
import { useText } from '../../kit/text/use-text'
import css from './insurance.module.css'

const QUOTES = { name: 'insurance-quotes', route: '/application/detail/insurance' }
const CLAIMS = { name: 'insurance-claims', route: '/application/detail/insurance/claims' }

/** What can be covered and what it costs, and the way between quotes and claims. */
export function InsuranceHead({ plan }: ViewProps) {
  const t = useText('insurance')
  const other = plan.name === QUOTES.name ? CLAIMS : QUOTES
  const text = useResourceText(QUOTES)
  const { many } = useResourceText(other)
  const covers = useCall(['insurance-covers', 'all'], insuranceCovers())
  return (
    <div className={css['strip']}>
      {covers.loading && <SkeletonBlock width={320} height={40} />}
      {covers.data === undefined && covers.fault && (
        <ErrorState fault={covers.fault} retry={covers.retry} what={text.field('cover')} />
      )}
      {covers.data?.length === 0 && <p className={css['soft']}>{t('noCovers')}</p>}
      {covers.data && covers.data.length > 0 && (
        <dl className={css['facts']}>
          {covers.data.map(({ id, price, currency }) => (
            <div key={id}>
              <dt>{text.choice('cover', id)}</dt>
              <dd>{t('perKilowatt', { price: payable(price, currency) ?? MISSING })}</dd>
            </div>
          ))}
        </dl>
      )}
      <Link className="hg-button" to={other.route}>
        <Icon name={other === CLAIMS ? 'list' : 'shield'} size={16} /> {many}
      </Link>
    </div>
  )
}
