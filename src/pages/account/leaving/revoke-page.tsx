import { Link } from 'react-router'
import { LEAVING_STEPS, openStep } from '../../../domain/people/leaving'
import { useCapability } from '../../../console/access/use-capability'
import { useCall } from '../../../console/data/use-call'
import { useText } from '../../../kit/text/use-text'
import { leavingDraft, revokeCheck } from '../../../transport/calls/leaving'
import { Page } from '../section'
import { LeavingGate } from './leaving-gate'
import { usePerson } from './use-person'
import { Losses } from './losses'

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
