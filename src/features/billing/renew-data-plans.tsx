import { useState } from 'react'
import { renewalKey } from '../../domain/money/data-plan'
import { payable } from '../../domain/money/purchase'
import { exactProduct } from '../../domain/values/decimal'
import { dataPlanOffers } from '../../transport/calls/billing'
import { useCall } from '../../console/data/use-call'
import { applicable } from '../../console/record/use-actions'
import { useResourceText } from '../../console/text/use-resource-text'
import type { ViewProps } from '../../console/views/view-props'
import { useText } from '../../kit/text/use-text'
import type { RecordValues } from '../../schema/codec'
import { ChosenLines } from './chosen-lines'
import { OfferChoice } from './offer-choice'
import { FormDialog } from '../../console/record/form-dialog'
import { PaySum } from './pay-sum'

const numberOf = (value: unknown) => (typeof value === 'number' ? value : null)

const keyOf = (record: RecordValues, offer: string) =>
  renewalKey({ plantId: Number(record['id']), validUntil: numberOf(record['validUntil']) }, offer)

/** One term for all loggers that were chosen: each by its serial number, and what is paid for them together. */
export function RenewDataPlans({ plan, records, write, onClose, onAct }: ViewProps) {
  const t = useText('billing')
  const text = useResourceText(plan)
  const [chosen, setChosen] = useState<string | null>(null)
  const offers = useCall(['data-plan-offers', 'all'], dataPlanOffers())
  const offer = offers.data?.find(({ id }) => id === chosen) ?? offers.data?.[0]
  const action = plan.actions['renew']
  const renewed = action ? applicable(action, records) : []
  const sum =
    offer && offer.price !== null ? payable(exactProduct(offer.price, renewed.length), offer.currency) : null

  const total = renewed.length === 1 ? t('total') : t('totalOf', { number: renewed.length })

  const submit = () => {
    if (!offer) return
    const keys = Object.fromEntries(renewed.map((record) => [String(record['id']), keyOf(record, offer.id)]))
    onAct?.({ offer: offer.id, keys })
  }

  return (
    <FormDialog
      title={text.action('renew', 'label')}
      className="hg-stack gap-3"
      write={write}
      label={t('pay')}
      ready={sum !== null}
      onSubmit={submit}
      onClose={onClose}
    >
      <ChosenLines label={text.many} records={renewed} />
      <OfferChoice offers={offers} of="months" chosen={offer} onChoose={setChosen} />
      <PaySum
        label={offer ? total : null}
        sum={sum}
        offer={offer}
        count={renewed.length}
        failure={write?.failure}
      />
    </FormDialog>
  )
}
