import '../login-form.css'
import type { IdentityKind } from '../../../domain/people/identity'
import { useServices } from '../../../console/services/services-context'
import { useText } from '../../../kit/text/use-text'
import { RegionRow } from '../region/region-row'
import { TroubleNote } from '../trouble-note'
import { CodeField } from '../../../features/credentials/code-field'
import { IdentityFields } from './identity-fields'
import { NewPassword } from './new-password'
import type { SignUp } from './use-sign-up'

const CODE_ID = 'sign-up-code'

/** Puts the cursor where the first thing is wrong, once the form has said so. */
export function focusFirstFault(): void {
  requestAnimationFrame(() => document.querySelector<HTMLElement>('form [aria-invalid]')?.focus())
}

/** Region, identity, verification code and new password, in the order in which they are needed. */
export function SignUpFields(props: {
  form: SignUp
  kinds: readonly IdentityKind[]
  /** Question above the kinds. */
  question: string
  /** The region screen. */
  view: { address: string; state: object }
}) {
  const t = useText('sign-up')
  const { configuration } = useServices()
  const { form } = props
  const text = (key: string | null) => (key === null ? null : t(key))
  return (
    <>
      {form.trouble && (
        <TroubleNote
          key={form.trouble.at}
          trouble={{ kind: 'other', fault: form.trouble.fault }}
          here={form.who('').region}
          switchable={false}
          onUnlocked={() => undefined}
          onSwitch={() => undefined}
        />
      )}
      {configuration.multiDataCentre && (
        <RegionRow
          code={form.region}
          to={props.view.address}
          state={props.view.state}
          error={text(form.errors.region)}
        />
      )}
      <div className="contents" onBlur={form.settle}>
        <IdentityFields
          kinds={props.kinds}
          question={props.question}
          draft={form.draft}
          guessedPrefix={form.guessedPrefix}
          error={text(form.errors.identity)}
          emailError={text(form.errors.email)}
          onChange={form.changeDraft}
        />
      </div>
      <CodeField
        id={CODE_ID}
        value={form.code}
        error={text(form.errors.code)}
        sent={form.verification.sent}
        sending={form.verification.sending}
        onChange={form.changeCode}
        onSend={() => void form.requestCode().then(focusFirstFault)}
      />
      <NewPassword
        value={form.password}
        refused={form.errors.password}
        judged={form.judgedAll}
        onChange={form.changePassword}
      />
    </>
  )
}
