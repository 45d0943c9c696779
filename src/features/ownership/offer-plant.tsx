import { useId, useState } from 'react'
import { presetCodes } from '../../domain/people/business-access'
import { KEPT_ACCESS, type KeptAccess } from '../../domain/people/ownership'
import type { Fault } from '../../domain/faults/fault'
import type { Plant } from '../../domain/plants/reading'
import { useServices } from '../../console/services/services-context'
import { useResourceText } from '../../console/text/use-resource-text'
import { useText } from '../../kit/text/use-text'
import { useSignedInServices } from '../../console/services/signed-in-context'
import { offerPlant } from '../../transport/calls/ownership'
import { AskDialog, AskField } from '../../console/record/ask-dialog'
import { blamed } from './blamed'
import { useTransferred } from './use-transferred'

/** Account missing, unknown, or not an address. */
const ABOUT_RECEIVER = { 19: 'to', 26: 'to', 27: 'to' }

/** The plant is offered to somebody else: who, what one keeps oneself, and the plant's name typed by hand. */
export function OfferPlant(props: { plant: Plant; onDone(): void; onClose(): void }) {
  const { plant } = props
  const t = useText('ownership')
  const tab = useText('plant')
  const { plans } = useSignedInServices()
  const text = useResourceText(plans.get('businesses'))
  const { send, notices } = useServices()
  const again = useTransferred()
  const group = useId()
  const [to, setTo] = useState('')
  const [keep, setKeep] = useState<KeptAccess>('VIEW')
  const name = plant.name ?? String(plant.id)
  const codes = (presetCodes(keep) ?? []).map((code) => text.choice('permissions', code))
  const aboutReceiver = (fault: Fault) => blamed(fault, ABOUT_RECEIVER) === 'to'

  return (
    <AskDialog
      title={t('offer.button')}
      sentences={[t('offer.text', { plant: name, page: tab('tabs.related') })]}
      button={t('offer.button')}
      danger
      typed={name}
      ready={to.trim() !== ''}
      send={() => send(offerPlant(plant.id, to.trim(), keep))}
      isShownAtField={aboutReceiver}
      onDone={() => {
        notices.provider.open({ type: 'success', message: t('offer.done'), key: 'ownership' })
        props.onDone()
      }}
      onUnsure={again}
      onClose={props.onClose}
    >
      {(refused) => (
        <>
          <AskField
            label={t('offer.to')}
            help={t('offer.toHelp')}
            value={to}
            max={254}
            first
            refused={refused && aboutReceiver(refused) ? refused : null}
            onType={setTo}
          />
          <fieldset className="hg-stack gap-1" aria-describedby={`${group}-codes`}>
            <legend className="font-semibold">{t('offer.keep')}</legend>
            {KEPT_ACCESS.map((one) => (
              <label className="hg-line min-h-8 phone:min-h-11" key={one}>
                <input
                  type="radio"
                  name={group}
                  value={one}
                  checked={keep === one}
                  onChange={() => setKeep(one)}
                />
                {one === 'NONE' ? t('keep.NONE') : text.choice('preset', one)}
              </label>
            ))}
            <p id={`${group}-codes`} className="hg-field-help text-ink-soft text-caption">
              {codes.length === 0 ? t('offer.nothing') : codes.join(', ')}
            </p>
          </fieldset>
        </>
      )}
    </AskDialog>
  )
}
