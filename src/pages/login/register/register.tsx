import { useState } from 'react'
import { useNavigate } from 'react-router'
import { useServices } from '../../../console/services/services-context'
import { useText } from '../../../kit/text/use-text'
import { register } from '../../../transport/calls/credentials'
import type { LoginBrand } from '../login-frame'
import { markRead } from '../privacy-notice'
import { useRegionView } from '../region/use-region-view'
import { agreed, Consent, type Consents } from './consent'
import { SignUpPage } from './sign-up-page'
import { useSignUp } from './use-sign-up'
import { Redirect, useRedirect } from '../../../kit/redirect'

/** `/register`: the region first, then who, code, password and consent. */
export function Register(props: { brand: LoginBrand; languages: readonly string[] }) {
  const t = useText('sign-up')
  const { send, auth, storage, configuration } = useServices()
  const navigate = useNavigate()
  const redirect = useRedirect()
  const view = useRegionView()
  const form = useSignUp('REGISTER')
  const [given, setGiven] = useState<Consents>({ data: false, policy: false })
  const { brand } = props

  if (configuration.multiDataCentre && form.region === null && !view.open) {
    return <Redirect to={view.address} />
  }

  const create = async () => {
    const { account, password } = form
    const who = form.who(account)
    const { kind, email } = form.draft
    const further = kind === 'username' ? { email: email.trim() } : {}
    await send(register({ ...who, password, code: form.code.trim(), ...further }))
    markRead(storage)
    const { success } = await auth.login({ account, password, region: who.region })
    // Signed in, the route itself leads on. Otherwise (a slide verification, say) the sign-in page knows the name.
    if (!success) redirect('/login', { state: { reason: 'registered', account } })
  }

  return (
    <SignUpPage
      {...props}
      {...{ form, view }}
      words="register"
      question={t('identity.kind')}
      kinds={brand.phone ? ['email', 'phone', 'username'] : ['email', 'username']}
      known={t('register.known')}
      isReady={() => agreed(brand, given)}
      onLeaveRegion={() => (form.region === null ? void navigate('/login') : view.leave())}
      onSend={create}
    >
      <Consent brand={brand} given={given} missing={form.judgedAll} onChange={setGiven} />
    </SignUpPage>
  )
}
