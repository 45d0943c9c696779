import { useSyncExternalStore } from 'react'
import { RecordForm } from '../../console/record/record-form'
import { useServices } from '../../console/services/services-context'
import { useText } from '../../kit/text/use-text'
import { useSignedInServices } from '../../console/services/signed-in-context'
import { Contacts } from './contacts'
import { Identities } from './identities'
import { Page } from './section'

const textOf = (value: unknown) => (typeof value === 'string' && value !== '' ? value : null)

/** `/account/settings/base`: who one is, how one can be reached, and as whom one acts. */
export function BasePage() {
  const t = useText('console')
  const { session } = useServices()
  const { plans } = useSignedInServices()
  const { identity } = useSyncExternalStore(session.subscribe, session.getState)
  return (
    <Page title={t('menu.base')}>
      <div className="account-section">
        <RecordForm
          plan={plans.get('account-base')}
          id="own"
          onSaved={({ name, username, photo }) => {
            const user = session.getState().identity?.user
            if (user === undefined) return
            const said = { name: textOf(name), username: textOf(username), photo: textOf(photo) }
            session.amend({ user: { ...user, ...said } })
          }}
        />
      </div>
      {identity && <Contacts user={identity.user} />}
      {identity && <Identities identity={identity} />}
    </Page>
  )
}
