import { Link } from 'react-router'
import { LEAVING_STEPS, openStep } from '../../../domain/people/leaving'
import { MISSING } from '../../../domain/values/quantity'
import { useCapability } from '../../../console/access/use-capability'
import { useCall } from '../../../console/data/use-call'
import { Panel, SkeletonBlock } from '../../../kit/panel/panel'
import { useText } from '../../../kit/text/use-text'
import { createdPlants, statusCounts } from '../../../transport/calls/fleet'
import { leavingDraft, revokeCheck } from '../../../transport/calls/leaving'
import { Page } from '../section'
import { LeavingGate } from './leaving-gate'
import css from './leaving.module.css'
import { usePerson } from './use-person'

/** `/account/settings/accountRevoke`: what is lost with an account, before the first step. */
export function RevokePage() {
  const t = useText('console')
  const person = usePerson()
  const check = useCall(['revoke-check', person.id], revokeCheck())
  return (
    <Page title={t('screens.accountRevoke')}>
      <LeavingGate check={check}>
        <Losses person={person.id} />
        <Ways person={person.id} />
      </LeavingGate>
    </Page>
  )
}

const LOSSES = ['access', 'settings', 'plants'] as const

function Losses({ person }: { person: number }) {
  const t = useText('leaving')
  const created = useCall(['created-plants', person, 'count'], createdPlants({ size: 1 }))
  const seen = useCall(['seen-plants', person], statusCounts())
  const own = created.data?.total ?? null
  const all = seen.data?.total ?? null
  return (
    <Panel title={t('lost')} state={[created, seen]} skeleton={<SkeletonBlock height={140} />}>
      <dl className="account-facts">
        <dt>{t('created')}</dt>
        <dd className="hg-digits">{own ?? MISSING}</dd>
        <dt>{t('shared')}</dt>
        <dd className="hg-digits">{own === null || all === null ? MISSING : Math.max(0, all - own)}</dd>
      </dl>
      <ul className={css['losses']}>
        {LOSSES.map((one) => (
          <li key={one}>{t(`losses.${one}`)}</li>
        ))}
      </ul>
    </Panel>
  )
}

function Ways({ person }: { person: number }) {
  const t = useText('leaving')
  const says = useText('faults')
  const screens = useText('console')
  const keeps = useCapability('leavingSteps') === true
  const draft = useCall(['leaving-draft', person], keeps ? leavingDraft() : null)
  const { step = 'reason', reason = null } = draft.data ?? {}
  const at = LEAVING_STEPS.indexOf(openStep(step, { reason, code: '' })) + 1
  return (
    <section className="account-section">
      <p>{says('41')}</p>
      <div className="hg-wrap">
        <Link className="hg-button" to="/account/settings/exportAccount">
          {screens('screens.exportAccount')}
        </Link>
        <Link className="hg-button hg-button-danger" to="/account/settings/accountRevokeStep">
          {at === 1 ? t('begin') : t('goOn', { step: at, of: LEAVING_STEPS.length })}
        </Link>
      </div>
    </section>
  )
}
