import { MISSING } from '../../../domain/values/quantity'
import { useCall } from '../../../console/data/use-call'
import { Panel, SkeletonBlock } from '../../../kit/panel/panel'
import { useText } from '../../../kit/text/use-text'
import { createdPlants, statusCounts } from '../../../transport/calls/fleet'

const LOSSES = ['access', 'settings', 'plants'] as const

/** What goes with the account, with the number of plants. */
export function Losses({ person }: { person: number }) {
  const t = useText('leaving')
  const created = useCall(['created-plants', person, 'count'], createdPlants({ size: 1 }))
  const seen = useCall(['seen-plants', person], statusCounts())
  const own = created.data?.total ?? null
  const all = seen.data?.total ?? null
  return (
    <Panel title={t('lost')} state={[created, seen]} skeleton={<SkeletonBlock height={140} />}>
      <dl className="account-facts">
        <dt>{t('created')}</dt>
        <dd className="tabular-nums">{own ?? MISSING}</dd>
        <dt>{t('shared')}</dt>
        <dd className="tabular-nums">{own === null || all === null ? MISSING : Math.max(0, all - own)}</dd>
      </dl>
      <ul className="hg-marks hg-stack gap-1 mt-3">
        {LOSSES.map((one) => (
          <li key={one}>{t(`losses.${one}`)}</li>
        ))}
      </ul>
    </Panel>
  )
}
