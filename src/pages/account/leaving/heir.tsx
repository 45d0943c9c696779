import { useState } from 'react'
import type { Plant } from '../../../domain/plants/reading'
import { useCapability } from '../../../console/access/use-capability'
import { useCall } from '../../../console/data/use-call'
import { OfferPlant } from '../../../features/ownership/offer-plant'
import { TransferNote } from '../../../features/ownership/transfer-note'
import { useTransferred } from '../../../features/ownership/use-transferred'
import { Button } from '../../../kit/button/button'
import { ErrorState } from '../../../kit/states/states'
import { useText } from '../../../kit/text/use-text'
import { plantOwnership } from '../../../transport/calls/ownership'

/** One plant, and to whom it may be handed over before. */
export function Heir({ plant }: { plant: Plant }) {
  const t = useText('leaving')
  const says = useText('ownership')
  const words = useText('console')
  const able = useCapability('ownership')
  const asked = useCall(['plant-ownership', plant.id], able ? plantOwnership(plant.id) : null)
  const again = useTransferred()
  const [offering, setOffering] = useState(false)
  const { own = null, transfer = null } = asked.data ?? {}
  const running = transfer !== null && (transfer.state === 'OPEN' || transfer.state === 'DUE')
  const name = plant.name ?? String(plant.id)
  return (
    <>
      <div>
        <span>{name}</span>
        {running ? (
          <TransferNote transfer={transfer} zone={plant.zone} onAnswer={again} />
        ) : (
          <small className="text-ink-soft">
            {able === false ? words('notOnServer') : asked.data && t('stays')}
          </small>
        )}
        {asked.fault && <ErrorState fault={asked.fault} retry={asked.retry} what={name} />}
      </div>
      {own === true && !running && (
        <Button aria-label={`${says('offer.button')}: ${name}`} onClick={() => setOffering(true)}>
          {says('offer.button')}
        </Button>
      )}
      {offering && (
        <OfferPlant
          plant={plant}
          onDone={() => {
            setOffering(false)
            again()
          }}
          onClose={() => setOffering(false)}
        />
      )}
    </>
  )
}
