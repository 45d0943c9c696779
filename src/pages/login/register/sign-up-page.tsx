import { type FormEvent, type ReactNode, useState } from 'react'
import { Link } from 'react-router'
import type { IdentityKind } from '../../../domain/people/identity'
import { useText } from '../../../kit/text/use-text'
import { faultOf } from '../../../transport/fault-error'
import { type LoginBrand, LoginFrame } from '../login-frame'
import { RegionChoice } from '../region/region-choice'
import { type RegionView, useHeadingAfter } from '../region/use-region-view'
import { SubmitButton } from '../submit-button'
import { focusFirstFault, SignUpFields } from './sign-up-fields'
import type { SignUp } from './use-sign-up'

/**
 * What registration and the forgotten password look like and how they are sent: the fields, one button, and the
 * cursor where the first thing is wrong. `words` is the group of texts: `register` or `forgot`.
 */
export function SignUpPage(props: {
  brand: LoginBrand
  languages: readonly string[]
  form: SignUp
  view: RegionView
  words: 'register' | 'forgot'
  question: string
  kinds: readonly IdentityKind[]
  /** The way back to sign-in, in words. */
  known: string
  children?: ReactNode
  /** Whether everything beside the fields is well. */
  isReady?(): boolean
  onLeaveRegion(): void
  /** Sends it; what it throws is shown in the form. */
  onSend(): Promise<void>
}) {
  const t = useText('sign-up')
  const [busy, setBusy] = useState(false)
  const { form, view, words } = props
  const heading = useHeadingAfter(view.open)

  const send = async () => {
    setBusy(true)
    try {
      await props.onSend()
    } catch (error) {
      form.refuse(faultOf(error))
      setBusy(false)
      focusFirstFault()
    }
  }
  const submit = (event: FormEvent) => {
    event.preventDefault()
    if (busy) return
    if (form.judge() && (props.isReady?.() ?? true)) void send()
    else focusFirstFault()
  }
  return (
    <LoginFrame brand={props.brand} languages={props.languages}>
      {view.open && (
        <RegionChoice
          chosen={form.region}
          onBack={props.onLeaveRegion}
          onChoose={(code) => {
            form.chooseRegion(code)
            view.leave()
          }}
        />
      )}
      <div className="hg-stack gap-5 [&[hidden]]:hidden" hidden={view.open}>
        <h1 ref={heading} tabIndex={-1}>
          {t(`${words}.title`)}
        </h1>
        {words === 'forgot' && <p className="text-ink-soft">{t('forgot.text')}</p>}
        <form className="hg-stack gap-4" noValidate onSubmit={submit}>
          <SignUpFields form={form} question={props.question} kinds={props.kinds} view={view} />
          {props.children}
          <SubmitButton text={t(busy ? `${words}.busy` : `${words}.submit`)} busy={busy} />
        </form>
        <p className="hg-wrap justify-between gap-x-5 gap-y-1">
          <Link to="/login">{props.known}</Link>
        </p>
      </div>
    </LoginFrame>
  )
}
