import { ActionButtons } from '../../../console/record/actions'
import type { RecordPartProps } from '../../../console/record/record-part'
import { useActionRunner } from '../../../console/record/use-action-runner'
import { useActions } from '../../../console/record/use-actions'
import { useText } from '../../../kit/text/use-text'
import record from '../../../console/record/record.module.css'

/** What cannot be taken back, for those who may. */
export function Danger(props: { plan: RecordPartProps['plan']; id: number; name: string | null }) {
  const { plan, id, name } = props
  const t = useText('plant-profile')
  const offered = useActions(plan, 'detail', id).filter(({ action }) => action.name === 'delete')
  const actions = useActionRunner(plan)
  if (offered.length === 0) return null
  return (
    <section className={`${record['section']} border-error! print:hidden`} aria-label={t('danger.title')}>
      <header>
        <h3>{t('danger.title')}</h3>
      </header>
      <p className="mb-3 text-ink-soft">{t('danger.text')}</p>
      <ActionButtons plan={plan} offered={offered} records={[{ id, name }]} runner={actions} />
      {actions.element}
    </section>
  )
}
