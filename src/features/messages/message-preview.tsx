import './message-matrix.css'
import { planOfRecord } from '../../providers/adapters/message-plan'
import { previewMessages } from '../../transport/calls/message-plan'
import type { ViewProps } from '../../console/views/view-props'
import { useServices } from '../../console/services/services-context'
import { ErrorState } from '../../kit/states/states'
import { useCall } from '../../console/data/use-call'
import { useResourceText } from '../../console/text/use-resource-text'
import { useText } from '../../kit/text/use-text'

/** How many messages the form as it stands would have sent lately. */
export function MessagePreviewPart({ plan, form }: ViewProps) {
  const text = useResourceText(plan)
  const t = useText('account')
  const { session } = useServices()
  const draft = planOfRecord(form?.values ?? {})
  const owner = session.getState().identity?.user.id
  const preview = useCall(['message-preview', owner, JSON.stringify(draft)], previewMessages(draft), {
    held: true,
  })
  if (form === undefined) return null
  const { data, fault, refreshing, retry } = preview
  const total = data ? data.sent.push + data.sent.email + data.sent.sms : null
  return (
    <>
      {form.row('digest')}
      <div className="message-preview" role="status" data-dim={refreshing || undefined}>
        {fault && <ErrorState fault={fault} retry={retry} />}
        <strong>{t('wouldSend', { days: data?.days ?? 30 })}</strong>
        <p className="text-section tabular-nums">
          {t('eventsToSent', { events: data?.events ?? '--', sent: total ?? '--' })}
        </p>
        <p className="hg-field-help text-ink-soft text-caption tabular-nums">
          {(['push', 'email', 'sms'] as const)
            .map((way) => `${text.choice('ways', way)}: ${String(data?.sent[way] ?? '--')}`)
            .join(' · ')}
        </p>
      </div>
    </>
  )
}
