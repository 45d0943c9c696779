import { useState } from 'react'
import { instantBeside } from '../../domain/time/instant'
import type { Transfer, TransferStep } from '../../domain/people/ownership'
import { ownZone } from '../../console/fields/own-zone'
import { useServices } from '../../console/services/services-context'
import { useShownZone } from '../../console/data/use-preferences'
import { useResourceText } from '../../console/text/use-resource-text'
import { useText } from '../../kit/text/use-text'
import { Button } from '../../kit/button/button'
import { useSignedInServices } from '../../console/services/signed-in-context'
import { answerTransfer } from '../../transport/calls/ownership'
import { AskDialog } from '../../console/record/ask-dialog'
import { useTransferred } from './use-transferred'
import css from './ownership.module.css'

/** What each answer is called: to give a claimed plant away is more than to take an offered one. */
function wordOf({ kind, side }: Transfer, step: TransferStep): string {
  if (step === 'WITHDRAW') return 'withdraw'
  if (step === 'REFUSE') return kind === 'CLAIM' ? 'object' : 'refuse'
  return side === 'FROM' ? 'handOver' : 'accept'
}

/** Where a plant stands on its way to somebody else, as each side sees it, and what one can do about it. */
export function TransferNote(props: {
  transfer: Transfer
  zone: string | null
  /** After an answer. */
  onAnswer(transfer: Transfer): void
}) {
  const { transfer } = props
  const t = useText('ownership')
  const { plans } = useSignedInServices()
  const text = useResourceText(plans.get('businesses'))
  const { send, notices } = useServices()
  const shown = useShownZone()
  const again = useTransferred()
  const [asking, setAsking] = useState<TransferStep | null>(null)
  const { kind, state, keep, until, ended, steps } = transfer
  const plant = transfer.plantName ?? String(transfer.plantId ?? '--')
  const values = { from: transfer.from ?? '--', to: transfer.to ?? '--', plant }
  // Beside transfers of other plants an hour means nothing without its zone.
  const when = instantBeside(props.zone, ended ?? until, shown(props.zone ?? ownZone()))
  const claimed = kind === 'CLAIM' && state === 'OPEN'
  const kept = keep === null || keep === 'NONE' ? t('keep.NONE') : text.choice('preset', keep)

  const word = asking === null ? null : wordOf(transfer, asking)
  const effect = word === 'accept' ? 'takes' : word === 'handOver' ? 'gives' : 'ends'
  return (
    <div className={`hg-stack ${css['note']}`} data-state={state ?? undefined}>
      <p>
        <strong>{t(`kind.${kind ?? 'OFFER'}`, values)}</strong>{' '}
        {state !== null && <span>{t(`state.${claimed ? 'CLAIMED' : state}`, { when })}</span>}
      </p>
      {kind === 'OFFER' && <p className="hg-cell-soft">{t('keeps', { ...values, what: kept })}</p>}
      {steps.length > 0 && (
        <div className="hg-inline hg-actions flex-wrap">
          {steps.map((step) => (
            <Button
              key={step}
              kind={step === 'ACCEPT' && transfer.side === 'TO' ? 'primary' : undefined}
              onClick={() => setAsking(step)}
            >
              {t(`step.${wordOf(transfer, step)}`)}
            </Button>
          ))}
        </div>
      )}
      {asking !== null && word !== null && (
        <AskDialog
          title={t(`step.${word}`)}
          sentences={[t(`confirm.${effect}`, values)]}
          button={t(`step.${word}`)}
          danger={word === 'handOver'}
          {...(word === 'handOver' ? { typed: plant } : {})}
          send={async () => props.onAnswer(await send(answerTransfer(transfer.id, asking)))}
          onDone={() => {
            const message = t(asking === 'ACCEPT' ? 'done.changed' : 'done.ended')
            notices.provider.open({ type: 'success', message, key: 'ownership' })
            setAsking(null)
          }}
          onUnsure={again}
          onClose={() => setAsking(null)}
        />
      )}
    </div>
  )
}
