import { useSyncExternalStore } from 'react'
import { Link } from 'react-router'
import { RecordForm } from '../../console/record/record-form'
import { useServices } from '../../console/services/services-context'
import { useCapability } from '../../console/access/use-capability'
import { useText } from '../../kit/text/use-text'
import { useSignedInServices } from '../../console/services/signed-in-context'
import { MessageLog } from './message-log'
import { Page } from './section'

/** `/account/settings/message`: which messages come by which ways, and when; finer where the server can. */
export function MessagePage() {
  const t = useText('console')
  const says = useText('account')
  const { session } = useServices()
  const { plans } = useSignedInServices()
  const capable = useCapability('messagePlan')
  const { identity } = useSyncExternalStore(session.subscribe, session.getState)
  const unbound = identity !== null && !identity.user.email
  return (
    <Page title={t('menu.message')}>
      {unbound && (
        <p className="account-section account-lead">
          {says('emailFirst')} <Link to="/account/settings/base">{t('hint.mailAction')}</Link>
        </p>
      )}
      <div className="account-section message-form">
        {capable !== null && (
          // Another one when an address was linked meanwhile: then there is one channel more.
          <RecordForm
            key={`${String(unbound)} ${String(capable)}`}
            plan={plans.get(capable ? 'account-message-plan' : 'account-message')}
            id="own"
            onSaved={() => undefined}
          />
        )}
        {capable === false && <p className="account-lead">{says('coarse')}</p>}
      </div>
      {capable && <MessageLog />}
    </Page>
  )
}
