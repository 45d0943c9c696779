import { useInvalidate } from '@refinedev/core'
import './profile.css'
import { ActionButtons } from '../../../console/record/actions'
import { RecordPart, type RecordPartProps } from '../../../console/record/record-part'
import { useActionRunner } from '../../../console/record/use-action-runner'
import { useActions } from '../../../console/record/use-actions'
import { useCurrentPlant } from '../../../console/data/use-current-plant'
import { useResourceText } from '../../../console/text/use-resource-text'
import { useText } from '../../../kit/text/use-text'
import { useSignedInServices } from '../../../console/services/signed-in-context'

/** The profile of the current plant (screens 6): parts that load, fail and are edited alone. */
const PARTS = ['plant-profile', 'plant-metering', 'plant-finance', 'plant-zero-export'] as const

export function ProfilePage() {
  const { plans } = useSignedInServices()
  const { state, currentPlant } = useCurrentPlant()
  const text = useResourceText(plans.get('plant-profile'))
  const invalidate = useInvalidate()
  const id = state.plant?.id ?? null
  if (id === null) return null

  // The header, the list and the dashboard show the same data of the plant.
  const spread = () => {
    currentPlant.refreshDetail()
    void invalidate({ resource: 'plants', invalidates: ['resourceAll'] })
  }
  return (
    <section className="plant-profile" aria-label={text.many}>
      <h2 className="hg-sr">{text.many}</h2>
      {PARTS.map((name) => (
        <RecordPart key={name} plan={plans.get(name)} id={id} onSaved={spread} />
      ))}
      <Danger plan={plans.get('plants')} id={id} name={state.plant?.name ?? null} />
    </section>
  )
}

/** What cannot be taken back, for those who may. */
function Danger(props: { plan: RecordPartProps['plan']; id: number; name: string | null }) {
  const { plan, id, name } = props
  const t = useText('plant-profile')
  const offered = useActions(plan, 'detail', id).filter(({ action }) => action.name === 'delete')
  const actions = useActionRunner(plan)
  if (offered.length === 0) return null
  return (
    <section className="hg-record-section plant-danger" aria-label={t('danger.title')}>
      <header>
        <h3>{t('danger.title')}</h3>
      </header>
      <p>{t('danger.text')}</p>
      <ActionButtons plan={plan} offered={offered} records={[{ id, name }]} runner={actions} />
      {actions.element}
    </section>
  )
}
