import { MISSING } from '../../domain/values/quantity'
import { useResourceText } from '../../console/text/use-resource-text'
import type { ViewProps } from '../../console/views/view-props'
import type { Order } from '../../domain/money/billing-records'
import { useText } from '../../kit/text/use-text'
import css from './billing.module.css'

/** To whom a purchase was billed, how its tax was rounded, and the button that puts the page on paper. */
export function ReceiptPayer({ records }: ViewProps) {
  const t = useText('billing')
  const paper = useText('communication')
  const text = useResourceText({ name: 'invoice-data' })
  const billedTo = records[0]?.['billedTo'] as Order['billedTo'] | undefined
  return (
    <div className={css['payer']}>
      <dl className={css['figures']}>
        {(['name', 'address', 'taxNumber'] as const).map((line) => (
          <div key={line}>
            <dt>{text.field(line)}</dt>
            <dd className={css['lines']}>{billedTo?.[line] ?? MISSING}</dd>
          </div>
        ))}
      </dl>
      <p className={css['soft']}>{t('taxNote')}</p>
      <button type="button" className="hg-button" onClick={() => window.print()}>
        {paper('share.print')}
      </button>
    </div>
  )
}
