import { useState } from 'react'
import { payable } from '../../domain/money/purchase'
import { exactProduct } from '../../domain/values/decimal'
import { MISSING } from '../../domain/values/quantity'
import { dataPlanOffers } from '../../transport/calls/billing'
import { useCall } from '../../console/data/use-call'
import { FormDialog } from '../../console/record/form-dialog'
import { applicable } from '../../console/record/use-actions'
import { useResourceText } from '../../console/text/use-resource-text'
import type { ViewProps } from '../../console/views/view-props'
import { useText } from '../../kit/text/use-text'
import { ChosenLines } from './chosen-lines'
import { OfferChoice } from './offer-choice'

/** The term by which plans renew themselves: for which loggers, and what that costs each time. Nothing is paid now. */
export function AutoRenewPlans({ plan, records, write, onClose, onAct }: ViewProps) {
  const t = useText('billing')
  const text = useResourceText(plan)
  const [chosen, setChosen] = useState<string | null>(null)
  const offers = useCall(['data-plan-offers', 'all'], dataPlanOffers())
  const offer = offers.data?.find(({ id }) => id === chosen) ?? offers.data?.[0]
  const action = plan.actions['autoOn']
  const meant = action ? applicable(action, records) : []
  const price = offer?.price ?? null
  const sum = price === null ? null : payable(exactProduct(price, meant.length), offer?.currency ?? null)

  const submit = () => {
    if (offer) onAct?.({ offer: offer.id })
  }

  return (
    <FormDialog
      title={text.action('autoOn', 'label')}
      className="hg-stack gap-3"
      write={write}
      label={text.action('autoOn', 'label')}
      ready={sum !== null}
      onSubmit={submit}
      onClose={onClose}
    >
      <ChosenLines label={text.many} records={meant} />
      <OfferChoice offers={offers} of="months" chosen={offer} onChoose={setChosen} />
      <p className="text-ink-soft text-caption">{t('autoNote')}</p>
      {offer && (
        <p className="hg-line items-baseline justify-between gap-3 px-3" role="status">
          <span>{t('autoTotal', { number: meant.length })}</span>{' '}
          <strong className="text-section tabular-nums">{sum ?? MISSING}</strong>
        </p>
      )}
    </FormDialog>
  )
}
