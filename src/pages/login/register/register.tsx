import { type FormEvent, useState } from 'react'
import { Link, Navigate, useNavigate } from 'react-router'
import { useServices } from '../../../console/services-context'
import { useText } from '../../../console/use-text'
import { register } from '../../../transport/calls/account'
import { faultOf } from '../../../transport/fault-error'
import { type LoginBrand, LoginFrame } from '../login-frame'
import { markRead } from '../privacy-notice'
import { RegionChoice } from '../region/region-choice'
import { useRegionView } from '../region/use-region-view'
import { agreed, Consent, type Consents } from './consent'
import { focusFirstFault, SignUpFields } from './sign-up-fields'
import { useSignUp } from './use-sign-up'

/** `/register`: the region first, then who, code, password and consent. */
export function Register(props: { brand: LoginBrand; languages: readonly string[] }) {
  const t = useText('sign-in')
  const { send, auth, storage, configuration } = useServices()
  const navigate = useNavigate()
  const view = useRegionView()
  const form = useSignUp('REGISTER')
  const [given, setGiven] = useState<Consents>({ data: false, policy: false })
  const [busy, setBusy] = useState(false)
  const { brand } = props

  if (configuration.multiDataCentre && form.region === null && !view.open) {
    return <Navigate replace to={view.address} />
  }

  const create = async () => {
    setBusy(true)
    const { account, password } = form
    const who = form.who(account)
    const { kind, email } = form.draft
    try {
      await send(
        register({
          ...who,
          password,
          code: form.code.trim(),
          ...(kind === 'username' ? { email: email.trim() } : {}),
        }),
      )
    } catch (error) {
      form.refuse(faultOf(error))
      setBusy(false)
      return focusFirstFault()
    }
    markRead(storage)
    const { success } = await auth.login({ account, password, region: who.region })
    // Signed in, the route itself leads on. Otherwise (a slide verification, say) the sign-in page knows the name.
    if (!success) void navigate('/login', { replace: true, state: { reason: 'registered', account } })
  }

  const submit = (event: FormEvent) => {
    event.preventDefault()
    if (busy) return
    if (form.judge() && agreed(brand, given)) void create()
    else focusFirstFault()
  }

  return (
    <LoginFrame brand={brand} languages={props.languages}>
      {view.open && (
        <RegionChoice
          chosen={form.region}
          onBack={() => (form.region === null ? void navigate('/login') : view.leave())}
          onChoose={(code) => {
            form.chooseRegion(code)
            view.leave()
          }}
        />
      )}
      <div className="login-part" hidden={view.open}>
        <h1>{t('register.title')}</h1>
        <form className="login-form" noValidate onSubmit={submit}>
          <SignUpFields
            form={form}
            question={t('identity.kind')}
            kinds={brand.phone ? ['email', 'phone', 'username'] : ['email', 'username']}
            view={view}
          />
          <Consent brand={brand} given={given} missing={form.judgedAll} onChange={setGiven} />
          <button type="submit" className="hg-button hg-button-primary login-submit" aria-busy={busy}>
            {t(busy ? 'register.busy' : 'register.submit')}
          </button>
        </form>
        <p className="login-links">
          <Link to="/login">{t('register.known')}</Link>
        </p>
      </div>
    </LoginFrame>
  )
}
