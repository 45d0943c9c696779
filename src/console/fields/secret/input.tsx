import { Input } from 'antd'
import { ariaOf } from '../aria'
import type { InputProps } from '../types'

/** Written, never read back: the browser must not fill in somebody's password either. */
export function SecretInput(props: InputProps) {
  return (
    <Input.Password
      {...ariaOf(props)}
      autoComplete="new-password"
      spellCheck={false}
      value={typeof props.value === 'string' ? props.value : ''}
      onChange={(event) => props.onChange(event.target.value)}
    />
  )
}
