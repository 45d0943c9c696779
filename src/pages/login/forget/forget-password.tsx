import { type FormEvent, useState } from 'react'
import { Link, useNavigate } from 'react-router'
import { useServices } from '../../../console/services-context'
import { useText } from '../../../console/use-text'
import { forgetPassword } from '../../../transport/calls/account'
import { faultOf } from '../../../transport/fault-error'
import { type LoginBrand, LoginFrame } from '../login-frame'
import { RegionChoice } from '../region/region-choice'
import { useRegionView } from '../region/use-region-view'
import { focusFirstFault, SignUpFields } from '../register/sign-up-fields'
import { useSignUp } from '../register/use-sign-up'

/**
 * `/forgetPassword`: by e-mail or phone. By device serial it is not offered, because no call of the
 * cloud ties a serial number to a person.
 */
export function ForgetPassword(props: { brand: LoginBrand; languages: readonly string[] }) {
  const t = useText('sign-in')
  const { send, storage } = useServices()
  const navigate = useNavigate()
  const view = useRegionView()
  const form = useSignUp('FORGET')
  const [busy, setBusy] = useState(false)
  const { brand } = props

  const change = async () => {
    setBusy(true)
    const { account, password } = form
    const { region } = form.who(account)
    try {
      await send(forgetPassword({ account, region, code: form.code.trim(), password }))
      // A person who is signed in keeps the session; the new password counts from the next sign-in on.
      const to = storage.token() === null ? '/login' : '/plant'
      void navigate(to, { replace: true, state: { reason: 'reset', account } })
    } catch (error) {
      form.refuse(faultOf(error))
      setBusy(false)
      focusFirstFault()
    }
  }

  const submit = (event: FormEvent) => {
    event.preventDefault()
    if (busy) return
    if (form.judge()) void change()
    else focusFirstFault()
  }

  return (
    <LoginFrame brand={brand} languages={props.languages}>
      {view.open && (
        <RegionChoice
          chosen={form.region}
          onBack={view.leave}
          onChoose={(code) => {
            form.chooseRegion(code)
            view.leave()
          }}
        />
      )}
      <div className="login-part" hidden={view.open}>
        <h1>{t('forgot.title')}</h1>
        <p className="sign-up-text">{t('forgot.text')}</p>
        <form className="login-form" noValidate onSubmit={submit}>
          <SignUpFields
            form={form}
            question={t('console:login.account')}
            kinds={brand.phone ? ['email', 'phone'] : ['email']}
            view={view}
          />
          <button type="submit" className="hg-button hg-button-primary login-submit" aria-busy={busy}>
            {t(busy ? 'forgot.busy' : 'forgot.submit')}
          </button>
        </form>
        <p className="login-links">
          <Link to="/login">{t('forgot.remembered')}</Link>
        </p>
      </div>
    </LoginFrame>
  )
}
