import { useState } from 'react'
import { applicable } from '../../console/record/use-actions'
import { useKept } from '../../console/record/use-kept'
import type { ViewProps } from '../../console/views/view-props'
import { useText } from '../../kit/text/use-text'
import { AskBox } from './ask-box'

/** Why alarms are done with. One that endangers people is not closed without a reason. */
export function CloseAlerts({ plan, records, write, onClose, onAct }: ViewProps) {
  const t = useText('alarm-triage')
  const [reason, setReason] = useKept('close alarms', '')
  const [asked, setAsked] = useState(false)
  const closing = plan.actions['close']
  const meant = closing === undefined ? records : applicable(closing, records)
  const needed = meant.some((record) => record['safety'] === true)
  const missing = needed && reason.trim() === ''
  return (
    <AskBox
      plan={plan}
      records={records}
      action="close"
      write={write}
      onClose={onClose}
      onSubmit={() => (missing ? setAsked(true) : onAct?.({ reason: reason.trim() || null }))}
    >
      {needed && <p>{t('close.needed')}</p>}
      <label className="hg-stack gap-1">
        <span className="text-ink-soft text-caption">
          {t(needed ? 'close.reason' : 'close.reasonOptional')}
        </span>
        <textarea
          className="hg-text-input"
          rows={3}
          maxLength={500}
          data-autofocus
          required={needed}
          aria-invalid={asked && missing}
          value={reason}
          onChange={(event) => setReason(event.target.value)}
        />
      </label>
      {asked && missing && (
        <p className="text-error-ink" role="alert">
          {t('close.missing')}
        </p>
      )}
    </AskBox>
  )
}
