import '../../../console/record/record.css'
import '../../../features/people/relate.css'
import { instantBeside } from '../../../domain/time/instant'
import { ResourceList } from '../../../console/list/resource-list'
import { Panel, SkeletonBlock } from '../../../kit/panel/panel'
import { useCall } from '../../../console/data/use-call'
import { useCapability } from '../../../console/access/use-capability'
import { useCurrentPlant } from '../../../console/data/use-current-plant'
import { useGranted } from '../../../console/access/use-granted'
import { useShownZone } from '../../../console/data/use-preferences'
import { useResourceText } from '../../../console/text/use-resource-text'
import { useText } from '../../../kit/text/use-text'
import { useSignedInServices } from '../../../console/services/signed-in-context'
import { businessAudit } from '../../../transport/calls/business-access'
import { OwnTransfers } from '../../../features/ownership/own-transfers'
import { OwnershipPanel } from '../../../features/ownership/ownership-panel'
import { AskCreator } from '../../../features/people/ask-creator'
import { Authorisation } from '../../../features/people/authorisation'
import { People } from '../../../features/people/people'
import { RightsMatrix } from '../../../features/people/rights-matrix'

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
    <div className="hg-stack hg-gap-16 hg-narrow plant-relate">
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

function Audit({ id, zone }: { id: number; zone: string | null }) {
  const { plans } = useSignedInServices()
  const t = useText('businesses')
  const text = useResourceText(plans.get('businesses'))
  const shown = useShownZone()
  const audit = useCall(['business-audit', id], businessAudit(id), { beside: 'businesses' })
  const rows = audit.data?.rows ?? []
  return (
    <Panel
      title={t('audit.title')}
      state={audit}
      skeleton={<SkeletonBlock height={96} />}
      empty={rows.length === 0 ? { kind: 'created', text: t('audit.none') } : null}
    >
      <ol className="hg-stack">
        {rows.map((step, index) => (
          <li key={index}>
            <span className="hg-digits hg-cell-soft">{instantBeside(zone, step.at, shown(zone))}</span>{' '}
            <strong>{step.businessName ?? step.party ?? '--'}</strong>{' '}
            {step.action === null ? '--' : t(`audit.action.${step.action}`)}
            {step.by !== null && step.by !== '' && ` (${step.by})`}
            {step.codes.length > 0 && (
              <span className="hg-cell-soft">
                {' · '}
                {step.codes.map((code) => text.choice('permissions', code)).join(', ')}
              </span>
            )}
          </li>
        ))}
      </ol>
    </Panel>
  )
}
