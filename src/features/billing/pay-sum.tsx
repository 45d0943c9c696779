import type { Fault } from '../../domain/faults/fault'
import type { Offer } from '../../domain/money/billing-records'
import { isUnsettled } from '../../domain/money/purchase'
import { MISSING } from '../../domain/values/quantity'
import { useText } from '../../kit/text/use-text'
import { Bill } from './bill'

/** What is paid, and whether an earlier try may have been charged; `sum` null cannot be paid. */
export function PaySum(props: {
  /** Words beside the sum; null while there is nothing to choose. */
  label: string | null
  sum: string | null
  offer: Offer | undefined
  /** So many of it. */
  count?: number
  /** What came of the last try. */
  failure: Fault | null | undefined
}) {
  const { label, sum, offer, count = 1, failure } = props
  const t = useText('billing')
  return (
    <>
      {label !== null && (
        <p className="hg-line items-baseline justify-between gap-3 px-3" role="status">
          <span>{label}</span> <strong className="text-section tabular-nums">{sum ?? MISSING}</strong>
        </p>
      )}
      {offer && <Bill offer={offer} count={count} />}
      {failure && isUnsettled(failure) && (
        <p className="py-2 px-3 border-s-3 border-s-warning bg-surface-raised">{t('unsettled')}</p>
      )}
    </>
  )
}
