import type { AlertDetail } from '../../domain/alarms/alert-records'
import { alertDetail } from '../../transport/calls/alert-detail'
import { SkeletonBlock } from '../../kit/panel/panel'
import type { ViewProps } from '../../console/views/view-props'
import { ErrorState } from '../../kit/states/states'
import { useCall } from '../../console/data/use-call'
import { useLanguage, useText } from '../../kit/text/use-text'

/** Device and rule of an alarm; null where the row does not have them. */
export function subjectOf(record: ViewProps['records'][number] | undefined) {
  const [device, rule] = [record?.['deviceId'], record?.['ruleId']]
  return typeof device === 'number' && typeof rule === 'string' ? { device, rule } : null
}

/** What an alarm means and what to do about it, in plain words (C69). By rule, not by occurrence. */
export function AlertCause({ records }: ViewProps) {
  const t = useText('alarm-triage')
  const language = useLanguage()
  const subject = subjectOf(records[0])
  const state = useCall(
    ['alert-cause', `${subject?.device} ${subject?.rule}`, language],
    subject === null ? null : alertDetail(subject.device, subject.rule, language),
  )
  if (state.fault) return <ErrorState fault={state.fault} retry={state.retry} what={t('cause.title')} />
  if (state.loading) return <SkeletonBlock height={72} />
  return state.data ? <CauseDetail detail={state.data} /> : <p className="text-ink-soft">{t('cause.none')}</p>
}

function CauseDetail({ detail }: { detail: AlertDetail }) {
  const t = useText('alarm-triage')
  const { description, advice } = detail
  const lines = advice.flatMap((one) => one.lines)
  if (description === null && lines.length === 0) return <p className="text-ink-soft">{t('cause.none')}</p>
  return (
    <div className="hg-stack max-w-[68ch]">
      {description !== null && <p>{description}</p>}
      {lines.length > 0 && (
        <>
          <h4>{t('cause.steps')}</h4>
          <ol className="ps-6 list-decimal">
            {lines.map((line) => (
              <li key={line}>{line}</li>
            ))}
          </ol>
        </>
      )}
    </div>
  )
}
