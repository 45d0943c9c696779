import type { Offer } from '../../domain/money/billing-records'
import { isUnsettled, payable } from '../../domain/money/purchase'
import { taxOfAll } from '../../domain/money/tax'
import { MISSING, truncate } from '../../domain/values/quantity'
import { useCapability } from '../../console/access/use-capability'
import { useGranted } from '../../console/access/use-granted'
import { useCall } from '../../console/data/use-call'
import { DialogFoot } from '../../console/record/dialog-foot'
import { useResourceText } from '../../console/text/use-resource-text'
import type { ViewProps } from '../../console/views/view-props'
import { useText } from '../../kit/text/use-text'
import { invoiceData } from '../../transport/calls/invoice-data'
import css from './billing.module.css'

const CALM = { busy: false, failure: null }

/** What of the sum is tax, and to whom it is billed: seen before it is paid, by those who may know the latter. */
function Bill({ offer, count }: { offer: Offer; count: number }) {
  const order = useResourceText({ name: 'data-plan-orders' })
  const offered = useCapability('invoiceData') === true
  const may = useGranted('invoice-data', ['read']).has('read')
  const billed = useCall(['invoice-data'], offered && may ? invoiceData() : null)
  const { price, taxRate: rate, currency } = offer
  const tax = price === null || rate === null ? null : taxOfAll(price, rate, count)
  return (
    <dl className={`hg-wrap ${css['figures'] ?? ''} ${css['bill'] ?? ''}`}>
      {rate !== null && (
        <div>
          <dt>{`${order.field('tax')} (${truncate(rate)}\u2009%)`}</dt>
          <dd>{payable(tax, currency) ?? MISSING}</dd>
        </div>
      )}
      {billed.data && (
        <div>
          <dt>{order.section('payer')}</dt>
          <dd>{billed.data.name ?? MISSING}</dd>
        </div>
      )}
    </dl>
  )
}

/** What is paid, whether an earlier try may have been charged, and the button that pays; `sum` null cannot be paid. */
export function PayFoot(props: {
  /** Words beside the sum; null while there is nothing to choose. */
  label: string | null
  sum: string | null
  offer: Offer | undefined
  /** So many of it. */
  count?: number
  write: ViewProps['write']
  onClose(): void
}) {
  const { label, sum, offer, count = 1, write = CALM } = props
  const t = useText('billing')
  return (
    <>
      {label !== null && (
        <p className={css['total']} role="status">
          <span>{label}</span> <strong>{sum ?? MISSING}</strong>
        </p>
      )}
      {offer && <Bill offer={offer} count={count} />}
      {write.failure && isUnsettled(write.failure) && <p className={css['note']}>{t('unsettled')}</p>}
      <DialogFoot write={write} label={t('pay')} ready={sum !== null} onClose={props.onClose} />
    </>
  )
}
