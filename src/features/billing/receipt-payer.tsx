import { MISSING } from '../../domain/values/quantity'
import { useResourceText } from '../../console/text/use-resource-text'
import type { ViewProps } from '../../console/views/view-props'
import type { Order, Party } from '../../domain/money/billing-records'
import { useText } from '../../kit/text/use-text'
import css from './billing.module.css'

/** To whom a purchase was billed and who sold it, how its tax was rounded, and the button that puts the page on paper. */
export function ReceiptPayer({ records }: ViewProps) {
  const t = useText('billing')
  const paper = useText('communication')
  const words = useText('words')
  const text = useResourceText({ name: 'invoice-data' })
  const order = records[0] as Partial<Pick<Order, 'seller' | 'billedTo'>> | undefined
  const party = (one: Party | undefined) => (
    <dl className={css['figures']}>
      {(['name', 'address', 'taxNumber'] as const).map((line) => (
        <div key={line}>
          <dt>{line === 'address' ? words('fields.address') : text.field(line)}</dt>
          <dd className={css['lines']}>{one?.[line] ?? MISSING}</dd>
        </div>
      ))}
    </dl>
  )
  return (
    <div className={css['payer']}>
      {party(order?.billedTo)}
      <section aria-label={t('seller')}>
        <h3>{t('seller')}</h3>
        {party(order?.seller)}
      </section>
      <p className={css['soft']}>{t('taxNote')}</p>
      <button type="button" className="hg-button" onClick={() => window.print()}>
        {paper('share.print')}
      </button>
    </div>
  )
}
