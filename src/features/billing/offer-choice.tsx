import type { Offer } from '../../domain/money/billing-records'
import { payable, priceEach } from '../../domain/money/purchase'
import { MISSING } from '../../domain/values/quantity'
import { SkeletonBlock } from '../../kit/panel/panel'
import type { CallState } from '../../kit/states/call-state'
import { EmptyState, ErrorState } from '../../kit/states/states'
import { useText } from '../../kit/text/use-text'
import css from './billing.module.css'

/** What is on offer, with the price of each and of one month or message of it. */
export function OfferChoice(props: {
  offers: CallState<readonly Offer[]>
  of: 'messages' | 'months'
  chosen: Offer | undefined
  onChoose: (id: string) => void
}) {
  const { offers, of, chosen } = props
  const t = useText('billing')
  if (offers.data === undefined && offers.fault)
    return <ErrorState fault={offers.fault} retry={offers.retry} what={t('offers')} />
  if (offers.data === undefined) return <SkeletonBlock height={168} />
  if (chosen === undefined) return <EmptyState kind="quiet" text={t('noOffers')} />
  return (
    <fieldset className={`hg-stack ${css['offers']}`}>
      <legend className="pb-1 text-ink-soft text-caption">{t('offers')}</legend>
      {offers.data.map((one, index) => (
        <label key={one.id}>
          <input
            className="row-span-2"
            type="radio"
            name="offer"
            checked={one.id === chosen.id}
            onChange={() => props.onChoose(one.id)}
            {...(index === 0 ? { 'data-autofocus': true } : {})}
          />
          <span>{t(`amount.${of}`, { number: one.amount ?? MISSING })}</span>
          <strong className="tabular-nums">{payable(one.price, one.currency) ?? MISSING}</strong>
          <small className="col-[2/-1] text-ink-soft">
            {t(`each.${of}`, { price: payable(priceEach(one), one.currency) ?? MISSING })}
          </small>
        </label>
      ))}
    </fieldset>
  )
}
