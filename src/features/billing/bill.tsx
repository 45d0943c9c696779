import type { Offer } from '../../domain/money/billing-records'
import { payable } from '../../domain/money/purchase'
import { taxOfAll } from '../../domain/money/tax'
import { MISSING, truncate } from '../../domain/values/quantity'
import { useCapability } from '../../console/access/use-capability'
import { useGranted } from '../../console/access/use-granted'
import { useCall } from '../../console/data/use-call'
import { useResourceText } from '../../console/text/use-resource-text'
import { invoiceData } from '../../transport/calls/invoice-data'

/** What of the sum is tax, and to whom it is billed: seen before it is paid, by those who may know the latter. */
export function Bill({ offer, count }: { offer: Offer; count: number }) {
  const order = useResourceText({ name: 'data-plan-orders' })
  const offered = useCapability('invoiceData') === true
  const may = useGranted('invoice-data', ['read']).has('read')
  const billed = useCall(['invoice-data'], offered && may ? invoiceData() : null)
  const { price, taxRate: rate, currency } = offer
  const tax = price === null || rate === null ? null : taxOfAll(price, rate, count)
  return (
    <dl className="hg-wrap gap-x-8 mb-2 px-3">
      {rate !== null && (
        <div>
          <dt className="text-caption">{`${order.field('tax')} (${truncate(rate)}\u2009%)`}</dt>
          <dd className="min-h-9 font-semibold tabular-nums">{payable(tax, currency) ?? MISSING}</dd>
        </div>
      )}
      {billed.data && (
        <div>
          <dt className="text-caption">{order.section('payer')}</dt>
          <dd className="min-h-9 font-semibold tabular-nums">{billed.data.name ?? MISSING}</dd>
        </div>
      )}
    </dl>
  )
}
