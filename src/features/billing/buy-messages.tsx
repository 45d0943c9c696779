import { useState } from 'react'
import { payable } from '../../domain/money/purchase'
import { messagePackages } from '../../transport/calls/billing'
import { useCall } from '../../console/data/use-call'
import { useResourceText } from '../../console/text/use-resource-text'
import type { ViewProps } from '../../console/views/view-props'
import { useText } from '../../kit/text/use-text'
import { OfferChoice } from './offer-choice'
import { FormDialog } from '../../console/record/form-dialog'
import { PaySum } from './pay-sum'

/**
 * A package of text messages: what each costs, what is paid, and the button that pays. However often it is pressed,
 * what is chosen has one key, by which the server charges it once.
 */
export function BuyMessages({ plan, write, onClose, onAct }: ViewProps) {
  const t = useText('billing')
  const text = useResourceText(plan)
  const [purchase] = useState(() => crypto.getRandomValues(new Uint32Array(4)).join('-'))
  const [chosen, setChosen] = useState<string | null>(null)
  const offers = useCall(['message-packages', 'all'], messagePackages())
  const offer = offers.data?.find(({ id }) => id === chosen) ?? offers.data?.[0]
  const sum = offer ? payable(offer.price, offer.currency) : null

  const submit = () => {
    if (offer) onAct?.({ offer: offer.id, key: `${purchase}-${offer.id}` })
  }

  return (
    <FormDialog
      title={text.action('create', 'label')}
      className="hg-stack gap-3"
      write={write}
      label={t('pay')}
      ready={sum !== null}
      onSubmit={submit}
      onClose={onClose}
    >
      <OfferChoice offers={offers} of="messages" chosen={offer} onChoose={setChosen} />
      <PaySum label={offer ? t('total') : null} sum={sum} offer={offer} failure={write?.failure} />
    </FormDialog>
  )
}
