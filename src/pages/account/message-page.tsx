import { useSyncExternalStore } from 'react'
import { Link } from 'react-router'
import { FormSkeleton, RecordForm } from '../../console/record/record-form'
import { useServices } from '../../console/services/services-context'
import { useCapability, useCapabilityFault } from '../../console/access/use-capability'
import { ErrorState } from '../../kit/states/states'
import { useText } from '../../kit/text/use-text'
import { useSignedInServices } from '../../console/services/signed-in-context'
import { MessageLog } from './message-log'
import { Page } from './section'

/** Fields of the finer settings, whose place is kept. */
const FIELDS = 8

/** `/account/settings/message`: which messages come by which ways, and when; finer where the server can. */
export function MessagePage() {
  const t = useText('console')
  const says = useText('account')
  const { session } = useServices()
  const { plans } = useSignedInServices()
  const capable = useCapability('messagePlan')
  const unknown = useCapabilityFault()
  const { identity } = useSyncExternalStore(session.subscribe, session.getState)
  const unbound = identity !== null && !identity.user.email
  return (
    <Page title={t('menu.message')}>
      {unbound && (
        <p className="account-section text-ink-soft">
          {says('emailFirst')} <Link to="/account/settings/base">{t('hint.mailAction')}</Link>
        </p>
      )}
      <div className="account-section message-form">
        {capable === null && unknown === null && <FormSkeleton fields={FIELDS} />}
        {capable === null && unknown !== null && <ErrorState {...unknown} what={t('menu.message')} />}
        {capable !== null && (
          // Another one when an address was linked meanwhile: then there is one channel more.
          <RecordForm
            key={`${String(unbound)} ${String(capable)}`}
            plan={plans.get(capable ? 'account-message-plan' : 'account-message')}
            id="own"
            onSaved={() => undefined}
          />
        )}
        {capable === false && <p className="text-ink-soft">{says('coarse')}</p>}
      </div>
      <MessageLog />
    </Page>
  )
}
