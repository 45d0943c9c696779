import { useInvalidate } from '@refinedev/core'
import { useCapability } from '../../../console/access/use-capability'
import { ResourceList } from '../../../console/list/resource-list'
import { RecordPart } from '../../../console/record/record-part'
import { useCurrentPlant } from '../../../console/data/use-current-plant'
import { useResourceText } from '../../../console/text/use-resource-text'
import { useSignedInServices } from '../../../console/services/signed-in-context'
import { Danger } from './danger'

/** The profile of the current plant (screens 6): parts that load, fail and are edited alone. */
const PARTS = ['plant-profile', 'plant-tags', 'plant-metering', 'plant-finance', 'plant-zero-export'] as const

export function ProfilePage() {
  const { plans } = useSignedInServices()
  const { state, currentPlant } = useCurrentPlant()
  const text = useResourceText(plans.get('plant-profile'))
  const invalidate = useInvalidate()
  const papers = useCapability('plantDocuments') === true
  const id = state.plant?.id ?? null
  if (id === null) return null

  // The header, the list and the dashboard show the same data of the plant.
  const spread = () => {
    currentPlant.refreshDetail()
    void invalidate({ resource: 'plants', invalidates: ['resourceAll'] })
  }
  return (
    <section className="hg-stack gap-4 grid-cols-1 min-w-0 py-4 px-6 phone:px-3" aria-label={text.many}>
      <h2 className="sr-only">{text.many}</h2>
      {PARTS.map((name) => (
        <RecordPart key={name} plan={plans.get(name)} id={id} onSaved={spread} />
      ))}
      {papers && <ResourceList plan={plans.get('plant-documents')} level={3} />}
      <Danger plan={plans.get('plants')} id={id} name={state.plant?.name ?? null} />
    </section>
  )
}
