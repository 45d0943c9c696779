import { useState } from 'react'
import type { Transfer } from '../../domain/people/ownership'
import { useCall } from '../../console/data/use-call'
import { useCapability } from '../../console/access/use-capability'
import { Button } from '../../kit/button/button'
import { useText } from '../../kit/text/use-text'
import { ownTransfers } from '../../transport/calls/ownership'
import { ClaimPlant } from './claim-plant'
import { TransferNote } from './transfer-note'
import { useTransferred } from './use-transferred'
import record from '../../console/record/record.module.css'
import css from './ownership.module.css'

/** Plants that are offered to the current person, and those that they claim; `but` is shown elsewhere on the screen. */
export function OwnTransfers(props: { but: number | null; claim: boolean }) {
  const t = useText('ownership')
  const able = useCapability('ownership') === true
  const asked = useCall(['own-transfers', 0], able ? ownTransfers() : null)
  const again = useTransferred()
  const [claiming, setClaiming] = useState(false)
  const rows = (asked.data ?? []).filter(({ plantId }) => props.but === null || plantId !== props.but)
  if (!able || (rows.length === 0 && !props.claim)) return null
  return (
    <section className={`${record['section']} ${css['own']}`} aria-label={t('mine')}>
      {rows.length > 0 && <h2 className="text-body">{t('mine')}</h2>}
      {rows.map((transfer: Transfer) => (
        <TransferNote key={transfer.id} transfer={transfer} zone={null} onAnswer={again} />
      ))}
      {props.claim && <Button onClick={() => setClaiming(true)}>{t('claim.button')}</Button>}
      {claiming && (
        <ClaimPlant
          onDone={() => {
            setClaiming(false)
            again()
          }}
          onClose={() => setClaiming(false)}
        />
      )}
    </section>
  )
}
