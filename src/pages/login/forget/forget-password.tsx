import { useNavigate } from 'react-router'
import { useServices } from '../../../console/services-context'
import { useText } from '../../../console/use-text'
import { forgetPassword } from '../../../transport/calls/account'
import type { LoginBrand } from '../login-frame'
import { useRegionView } from '../region/use-region-view'
import { SignUpPage } from '../register/sign-up-page'
import { useSignUp } from '../register/use-sign-up'

/**
 * `/forgetPassword`: by e-mail or phone. By device serial it is not offered, because no call of the
 * cloud ties a serial number to a person.
 */
export function ForgetPassword(props: { brand: LoginBrand; languages: readonly string[] }) {
  const t = useText('sign-up')
  const { send, storage } = useServices()
  const navigate = useNavigate()
  const view = useRegionView()
  const form = useSignUp('FORGET')

  const change = async () => {
    const { account, password } = form
    const { region } = form.who(account)
    await send(forgetPassword({ account, region, code: form.code.trim(), password }))
    // A person who is signed in keeps the session; the new password counts from the next sign-in on.
    const to = storage.token() === null ? '/login' : '/plant'
    void navigate(to, { replace: true, state: { reason: 'reset', account } })
  }

  return (
    <SignUpPage
      {...props}
      {...{ form, view }}
      words="forgot"
      question={t('console:login.account')}
      kinds={props.brand.phone ? ['email', 'phone'] : ['email']}
      known={t('forgot.remembered')}
      onLeaveRegion={view.leave}
      onSend={change}
    />
  )
}
