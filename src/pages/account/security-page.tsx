import { useSyncExternalStore } from 'react'
import { useServices } from '../../console/services/services-context'
import { SkeletonBlock } from '../../kit/panel/panel'
import { ErrorState } from '../../kit/states/states'
import { useCall } from '../../console/data/use-call'
import { useText } from '../../kit/text/use-text'
import { securityState } from '../../transport/calls/account'
import { PasswordForm } from './password-form'
import { Page, Section } from './section'
import { Sessions } from './sessions'
import { Thirds } from './thirds'
import { Tokens } from './tokens'
import { TwoFactor } from './two-factor/two-factor'
import { useMoment } from './moment'

/** `/account/settings/security`: password, sessions, sign-ins and linked accounts. */
export function SecurityPage({ brand }: { brand: string }) {
  const t = useText('account')
  const menu = useText('console')
  const moment = useMoment()
  const { session } = useServices()
  const { identity } = useSyncExternalStore(session.subscribe, session.getState)
  const state = useCall(['security', identity?.user.id], securityState())
  return (
    <Page title={menu('menu.security')}>
      <Section title={t('password')}>
        {state.fault && <ErrorState fault={state.fault} retry={state.retry} what={t('password')} />}
        {state.loading && <SkeletonBlock width={280} height={20} />}
        {state.data && (
          <p className="text-ink-soft">{t('passwordSince', { date: moment(state.data.passwordChanged) })}</p>
        )}
        {identity?.weakPassword && <p>{menu('hint.weak')}</p>}
        <PasswordForm account={identity?.user.email ?? identity?.user.phone ?? ''} onChanged={state.retry} />
      </Section>
      <TwoFactor issuer={brand} />
      <Sessions />
      <Tokens />
      {state.data && <Thirds state={state.data} onChanged={state.retry} />}
    </Page>
  )
}
