import { useState } from 'react'
import { checkPassword } from '../../../domain/people/password'
import { PasswordChecks } from '../../../kit/form/password-checks'
import { useText } from '../../../kit/text/use-text'
import { PasswordField } from '../../../kit/form/password-field'

const PASSWORD_ID = 'sign-up-password'
const CHECKS_ID = 'sign-up-checks'

/** A new password with its six ticks; what the first failed check or the server says stands at the field. */
export function NewPassword(props: {
  value: string
  /** i18n key of what the server said about this one. */
  refused: string | null
  /** The form was sent: an empty field is a failure now. */
  judged: boolean
  onChange: (text: string) => void
}) {
  const t = useText('sign-up')
  const [left, setLeft] = useState(false)
  const fault = checkPassword(props.value)
  const own = fault !== null && (props.judged || (left && props.value !== '')) ? `faults:${fault.code}` : null
  const error = own ?? props.refused
  return (
    <div className="hg-stack">
      <PasswordField
        id={PASSWORD_ID}
        label={t('password.label')}
        autoComplete="new-password"
        value={props.value}
        error={error === null ? null : t(error)}
        describedBy={CHECKS_ID}
        onChange={props.onChange}
        onBlur={() => setLeft(true)}
      />
      <PasswordChecks id={CHECKS_ID} password={props.value} />
    </div>
  )
}
