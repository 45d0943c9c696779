import { useState } from 'react'
import type { Fault } from '../../domain/faults/fault'
import { useServices } from '../../console/services/services-context'
import { useText } from '../../kit/text/use-text'
import { claimPlant } from '../../transport/calls/ownership'
import { AskDialog, AskField } from '../../console/record/ask-dialog'
import { blamed } from './blamed'
import { useTransferred } from './use-transferred'

const MEANT = { 18: 'serial', 44: 'proof', 45: 'proof' }

/** Claims a plant whose owner cannot be reached, by proof that one holds its logger. */
export function ClaimPlant(props: { onDone(): void; onClose(): void }) {
  const t = useText('ownership')
  const { send, notices } = useServices()
  const again = useTransferred()
  const [serial, setSerial] = useState('')
  const [proof, setProof] = useState('')
  const of = (fault: Fault | null, field: string) =>
    fault !== null && blamed(fault, MEANT) === field ? fault : null
  return (
    <AskDialog
      title={t('claim.button')}
      sentences={[t('claim.text')]}
      button={t('claim.button')}
      ready={serial.trim() !== '' && proof.trim() !== ''}
      send={() => send(claimPlant(serial.trim(), proof.trim()))}
      isShownAtField={(fault) => blamed(fault, MEANT) !== null}
      onDone={() => {
        notices.provider.open({ type: 'success', message: t('claim.done'), key: 'ownership' })
        props.onDone()
      }}
      onUnsure={again}
      onClose={props.onClose}
    >
      {(refused) => (
        <>
          <AskField
            label={t('claim.serial')}
            value={serial}
            max={40}
            first
            refused={of(refused, 'serial')}
            onType={setSerial}
          />
          <AskField
            label={t('claim.proof')}
            value={proof}
            max={40}
            refused={of(refused, 'proof')}
            says={{ 45: t('claim.wrong') }}
            onType={setProof}
          />
        </>
      )}
    </AskDialog>
  )
}
