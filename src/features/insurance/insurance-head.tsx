import { Link } from 'react-router'
import { payable } from '../../domain/money/purchase'
import { MISSING } from '../../domain/values/quantity'
import { insuranceCovers } from '../../transport/calls/insurance'
import { useCall } from '../../console/data/use-call'
import { useResourceText } from '../../console/text/use-resource-text'
import type { ViewProps } from '../../console/views/view-props'
import { Icon } from '../../kit/icon/icon'
import { FaultLine } from '../../kit/panel/fault-details'
import { SkeletonBox } from '../../kit/panel/panel'
import { useText } from '../../kit/text/use-text'

const QUOTES = { name: 'insurance-quotes', route: '/application/detail/insurance', icon: 'list' } as const
const POLICIES = {
  name: 'insurance-policies',
  route: '/application/detail/insurance/policies',
  icon: 'shield',
} as const
const CLAIMS = {
  name: 'insurance-claims',
  route: '/application/detail/insurance/claims',
  icon: 'warning',
} as const

/** What can be covered and what it costs, and the ways between quotes, policies and claims. */
export function InsuranceHead({ plan }: ViewProps) {
  const t = useText('insurance')
  const text = useResourceText(QUOTES)
  const covers = useCall(['insurance-covers', 'all'], insuranceCovers())
  return (
    <div className="hg-row justify-between gap-x-6 pt-1 px-(--list-inset)">
      {covers.loading && <SkeletonBox className="w-80 max-w-full h-10 phone:h-33" />}
      {covers.data === undefined && covers.fault && <FaultLine fault={covers.fault} retry={covers.retry} />}
      {covers.data?.length === 0 && (
        <p className="text-ink-soft text-caption max-w-[72ch]">{t('noCovers')}</p>
      )}
      {covers.data && covers.data.length > 0 && (
        <dl className="hg-wrap gap-x-8 gap-y-2 [&_dt]:text-caption [&_dd]:tabular-nums">
          {covers.data.map(({ id, price, currency }) => (
            <div key={id}>
              <dt>{text.choice('cover', id)}</dt>
              <dd>{t('perKilowatt', { price: payable(price, currency) ?? MISSING })}</dd>
            </div>
          ))}
        </dl>
      )}
      <span className="hg-wrap">
        {[QUOTES, POLICIES, CLAIMS].map(
          (place) => place.name !== plan.name && <Way key={place.name} place={place} />,
        )}
      </span>
    </div>
  )
}

function Way({ place }: { place: typeof QUOTES | typeof POLICIES | typeof CLAIMS }) {
  const { many } = useResourceText(place)
  return (
    <Link className="hg-button" to={place.route}>
      <Icon name={place.icon} size={16} /> {many}
    </Link>
  )
}
