import '../../../console/record/record.module.css'
import { ResourceList } from '../../../console/list/resource-list'
import { useCapability } from '../../../console/access/use-capability'
import { useCurrentPlant } from '../../../console/data/use-current-plant'
import { useGranted } from '../../../console/access/use-granted'
import { useSignedInServices } from '../../../console/services/signed-in-context'
import { OwnTransfers } from '../../../features/ownership/own-transfers'
import { OwnershipPanel } from '../../../features/ownership/ownership-panel'
import { AskCreator } from '../../../features/people/ask-creator'
import { Authorisation } from '../../../features/people/authorisation'
import { People } from '../../../features/people/people'
import { RightsMatrix } from '../../../features/people/rights-matrix'
import { Audit } from './audit'
import relate from '../../../features/people/relate.module.css'

/** Businesses and people that may see the current plant (screens 5). */
export function RelatePage() {
  const { plans } = useSignedInServices()
  const { state } = useCurrentPlant()
  const plan = plans.get('businesses')
  const granted = useGranted(plan.name, ['read', 'create', 'update', 'transfer'])
  const able = useCapability('businessAccess') === true
  const moves = useCapability('ownership') === true
  const plant = state.plant
  if (plant === null) return null
  return (
    <div className={`hg-stack gap-4 min-w-0 ${relate['relate']}`}>
      <OwnTransfers but={plant.id} claim={false} />
      {moves && granted.has('read') && (
        <OwnershipPanel key={`owner ${plant.id}`} plant={plant} may={granted.has('transfer')} />
      )}
      {granted.has('read') && <Authorisation id={plant.id} may={granted.has('create')} />}
      <ResourceList plan={plan} level={2} />
      {granted.has('read') && !granted.has('create') && <AskCreator plant={plant} />}
      {able && granted.has('update') && <RightsMatrix key={`rights ${plant.id}`} id={plant.id} />}
      {able && granted.has('read') && <People id={plant.id} may={moves && granted.has('create')} />}
      {able && granted.has('create') && <Audit id={plant.id} zone={plant.zone} />}
    </div>
  )
}
