import { Link } from 'react-router'
import type { Order } from '../../domain/money/billing-records'
import { useResourceText } from '../../console/text/use-resource-text'
import type { ViewProps } from '../../console/views/view-props'
import { useText } from '../../kit/text/use-text'

/** Of a purchase that is not paid: whether money was taken, and what is to be done about it. */
export function OrderPayment({ records }: ViewProps) {
  const t = useText('billing')
  const { many } = useResourceText({ name: 'data-plans' })
  const order = records[0] as Partial<Pick<Order, 'state'>> | undefined
  const refused = order?.state === 'FAILED'
  return (
    <div className="justify-items-start hg-stack">
      <p className="py-2 px-3 border-s-3 border-s-warning bg-surface-raised">
        {t(refused ? 'refused' : 'bankWaits')}
      </p>
      {refused && (
        <Link className="hg-button" to="/application/detail/deviceCharge">
          {many}
        </Link>
      )}
    </div>
  )
}
