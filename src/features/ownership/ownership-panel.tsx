import { useState } from 'react'
import { instantBeside } from '../../domain/time/instant'
import type { Plant } from '../../domain/plants/reading'
import { Button } from '../../kit/button/button'
import { Panel, SkeletonBlock } from '../../kit/panel/panel'
import { useCall } from '../../console/data/use-call'
import { useShownZone } from '../../console/data/use-preferences'
import { useText } from '../../kit/text/use-text'
import { plantOwnership } from '../../transport/calls/ownership'
import { ClaimPlant } from './claim-plant'
import { OfferPlant } from './offer-plant'
import { TransferNote } from './transfer-note'
import { useTransferred } from './use-transferred'

/** Whose plant it is; the way to somebody else, which wants both sides; the way back when the owner is gone. */
export function OwnershipPanel({ plant, may }: { plant: Plant; may: boolean }) {
  const t = useText('ownership')
  const shown = useShownZone()
  const asked = useCall(['plant-ownership', plant.id], plantOwnership(plant.id))
  const again = useTransferred()
  const [open, setOpen] = useState<'offer' | 'claim' | null>(null)
  const { owner = null, since = null, own = null, transfer = null } = asked.data ?? {}
  const running = transfer?.state === 'OPEN' || transfer?.state === 'DUE'
  const done = () => {
    setOpen(null)
    again()
  }
  return (
    <Panel title={t('title')} state={asked} skeleton={<SkeletonBlock height={96} />} empty={null}>
      <div>
        <div className="hg-row justify-between gap-x-6 gap-y-2">
          <p>
            {t('owner')} <strong>{owner ?? '--'}</strong>
            {since !== null && (
              <span className="hg-cell-soft">
                {' '}
                {t('since', { when: instantBeside(plant.zone, since, shown(plant.zone)) })}
              </span>
            )}
          </p>
          {!running && (
            <div className="hg-inline hg-actions flex-wrap">
              {own === true && may && <Button onClick={() => setOpen('offer')}>{t('offer.button')}</Button>}
              {own === false && <Button onClick={() => setOpen('claim')}>{t('claim.button')}</Button>}
            </div>
          )}
        </div>
        {transfer !== null && <TransferNote transfer={transfer} zone={plant.zone} onAnswer={again} />}
      </div>
      {open === 'offer' && <OfferPlant plant={plant} onDone={done} onClose={() => setOpen(null)} />}
      {open === 'claim' && <ClaimPlant onDone={done} onClose={() => setOpen(null)} />}
    </Panel>
  )
}
