import { useLocation } from 'react-router'
import { useServices } from '../../../console/services/services-context'
import { useText } from '../../../kit/text/use-text'
import { forgetPassword } from '../../../transport/calls/credentials'
import type { LoginBrand } from '../login-frame'
import { useRegionView } from '../region/use-region-view'
import { SignUpPage } from '../register/sign-up-page'
import { useSignUp } from '../register/use-sign-up'
import { useRedirect } from '../../../kit/redirect'

/**
 * `/forgetPassword`: by e-mail or phone. By device serial it is not offered, because no call of the
 * cloud ties a serial number to a person.
 */
export function ForgetPassword(props: { brand: LoginBrand; languages: readonly string[] }) {
  const t = useText('sign-up')
  const { send, storage } = useServices()
  const redirect = useRedirect()
  const view = useRegionView()
  const { state } = useLocation() as { state: { readonly account?: string } | null }
  const form = useSignUp('FORGET', state?.account)

  const change = async () => {
    const { account, password } = form
    const { region } = form.who(account)
    await send(forgetPassword({ account, region, code: form.code.trim(), password }))
    // A person who is signed in keeps the session; the new password counts from the next sign-in on.
    const to = storage.token() === null ? '/login' : '/plant'
    redirect(to, { state: { reason: 'reset', account } })
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
