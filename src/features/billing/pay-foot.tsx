import type { Offer } from '../../domain/money/billing-records'
import { isUnsettled } from '../../domain/money/purchase'
import { MISSING } from '../../domain/values/quantity'
import { DialogFoot } from '../../console/record/dialog-foot'
import type { ViewProps } from '../../console/views/view-props'
import { useText } from '../../kit/text/use-text'
import { Bill } from './bill'
import css from './billing.module.css'

const CALM = { busy: false, failure: null }

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
