import { useId } from 'react'
import { type Fault, isRefusal, writeFaultKey } from '../../../domain/faults/fault'
import { PasswordField } from '../../../kit/form/password-field'
import { useText } from '../../../kit/text/use-text'

export const isWrongPassword = (fault: Fault | null) => isRefusal(fault, '14')

/** The password of today, and that it was wrong. */
export function CurrentPassword(props: { value: string; refused: Fault | null; onType(text: string): void }) {
  const account = useText('account')
  const says = useText('faults')
  const id = useId()
  const { refused } = props
  return (
    <PasswordField
      id={`${id}-password`}
      label={account('former')}
      autoComplete="current-password"
      value={props.value}
      error={refused !== null && isWrongPassword(refused) ? says(writeFaultKey(refused)) : null}
      onChange={props.onType}
    />
  )
}
