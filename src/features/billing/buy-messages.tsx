import { type FormEvent, useState } from 'react'
import { isUnsettled, payable } from '../../domain/money/purchase'
import { messagePackages } from '../../transport/calls/billing'
import { useCall } from '../../console/data/use-call'
import { DialogFoot } from '../../console/record/dialog-foot'
import { useResourceText } from '../../console/text/use-resource-text'
import type { ViewProps } from '../../console/views/view-props'
import { MISSING } from '../../domain/values/quantity'
import { Overlay } from '../../kit/dialog/overlay'
import { useText } from '../../kit/text/use-text'
import { OfferChoice } from './offer-choice'
import css from './billing.module.css'

const CALM = { busy: false, failure: null }

/**
 * A package of text messages: what each costs, what is paid, and the button that pays. However often it is pressed,
 * what is chosen has one key, by which the server charges it once.
 */
export function BuyMessages({ plan, write = CALM, onClose, onAct }: ViewProps) {
  const t = useText('billing')
  const text = useResourceText(plan)
  const [purchase] = useState(() => crypto.getRandomValues(new Uint32Array(4)).join('-'))
  const [chosen, setChosen] = useState<string | null>(null)
  const offers = useCall(['message-packages', 'all'], messagePackages())
  const offer = offers.data?.find(({ id }) => id === chosen) ?? offers.data?.[0]
  const sum = offer ? payable(offer.price, offer.currency) : null

  const submit = (event: FormEvent) => {
    event.preventDefault()
    if (offer && sum !== null) onAct?.({ offer: offer.id, key: `${purchase}-${offer.id}` })
  }

  return (
    <Overlay shape="box" title={text.action('create', 'label')} onClose={onClose}>
      <form className={css['pay']} onSubmit={submit} noValidate>
        <OfferChoice offers={offers} of="messages" chosen={offer} onChoose={setChosen} />
        {offer && (
          <p className={css['total']} role="status">
            <span>{t('total')}</span> <strong>{sum ?? MISSING}</strong>
          </p>
        )}
        {write.failure && isUnsettled(write.failure) && <p className={css['note']}>{t('unsettled')}</p>}
        <DialogFoot write={write} label={t('pay')} ready={sum !== null} onClose={onClose} />
      </form>
    </Overlay>
  )
}
