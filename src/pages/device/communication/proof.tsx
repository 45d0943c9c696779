import { useState } from 'react'
import { faultCode } from '../../../domain/faults/fault'
import { AskDialog, AskField } from '../../../console/record/ask-dialog'
import { useServices } from '../../../console/services/services-context'
import { Button } from '../../../kit/button/button'
import { useText } from '../../../kit/text/use-text'
import { communication, type CommunicationProof } from '../../../transport/calls/communication'

interface ProofProps {
  readonly serial: string
  readonly proof: CommunicationProof
  onCode(code: string): void
}

/** The way to the details for those who stand before the logger. */
export function Proof({ serial, proof, onCode }: ProofProps) {
  const t = useText('communication')
  const words = useText('words')
  const ownership = useText('ownership')
  const { send } = useServices()
  const [asks, setAsks] = useState(false)
  const [code, setCode] = useState('')
  return (
    <section className="justify-items-start hg-stack hg-card p-4 border-s-line-strong">
      {proof.link !== null && <p>{t('proof.linkOver')}</p>}
      <p>{t('proof.text')}</p>
      <Button onClick={() => setAsks(true)}>{t('proof.open')}</Button>
      {asks && (
        <AskDialog
          title={t('proof.open')}
          sentences={[]}
          button={t('proof.open')}
          ready={code.trim() !== ''}
          send={() => send(communication(serial, { code: code.trim(), link: null }))}
          isShownAtField={(fault) => ['44', '45'].includes(faultCode(fault) ?? '')}
          onDone={() => onCode(code.trim())}
          onClose={() => setAsks(false)}
        >
          {(refused) => (
            <AskField
              label={words('fields.secret')}
              value={code}
              max={40}
              first
              refused={refused}
              says={{ 45: ownership('claim.wrong') }}
              onType={setCode}
            />
          )}
        </AskDialog>
      )}
    </section>
  )
}
