import { instantBeside } from '../../../domain/time/instant'
import { Panel, SkeletonBlock } from '../../../kit/panel/panel'
import { useCall } from '../../../console/data/use-call'
import { useShownZone } from '../../../console/data/use-preferences'
import { useResourceText } from '../../../console/text/use-resource-text'
import { useText } from '../../../kit/text/use-text'
import { useSignedInServices } from '../../../console/services/signed-in-context'
import { businessAudit } from '../../../transport/calls/business-access'

/** What was changed about who may see the plant, the newest first. */
export function Audit({ id, zone }: { id: number; zone: string | null }) {
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
            <span className="tabular-nums hg-cell-soft">{instantBeside(zone, step.at, shown(zone))}</span>{' '}
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
