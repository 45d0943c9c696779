import { useSyncExternalStore } from 'react'
import { Link } from 'react-router'
import { RecordForm } from '../../console/record/record-form'
import { useServices } from '../../console/services-context'
import { useText } from '../../console/use-text'
import { useWorkbench } from '../../console/workbench-context'
import { Page } from './section'

/** `/account/settings/message`: channels, levels and quiet hours. */
export function MessagePage() {
  const t = useText('console')
  const says = useText('account')
  const { session } = useServices()
  const { plans } = useWorkbench()
  const { identity } = useSyncExternalStore(session.subscribe, session.getState)
  const unbound = identity !== null && !identity.user.email
  return (
    <Page title={t('menu.message')}>
      {unbound && (
        <p className="account-section account-lead">
          {says('emailFirst')} <Link to="/account/settings/base">{t('hint.mailAction')}</Link>
        </p>
      )}
      <div className="account-section">
        {/* Another one when an address was linked meanwhile: then there is one channel more. */}
        <RecordForm
          key={String(unbound)}
          plan={plans.get('account-message')}
          id="own"
          onSaved={() => undefined}
        />
      </div>
    </Page>
  )
}
