import { Input } from 'antd'
import { ariaOf } from '../aria'
import type { InputProps } from '../types'

/** Keyboards of phones and the browser's own filling follow the kind. */
function hints({ field }: InputProps) {
  switch (field.kind) {
    case 'email':
      return { type: 'email', inputMode: 'email', autoComplete: 'off' } as const
    case 'url':
      return { type: 'url', inputMode: 'url', autoComplete: 'off', spellCheck: false } as const
    case 'serial':
      return { autoComplete: 'off', autoCapitalize: 'characters', spellCheck: false } as const
    default:
      return { autoComplete: 'off' } as const
  }
}

/** One line of text. Its length is judged in words below it, not cut off while somebody types. */
export function TextInput(props: InputProps) {
  return (
    <Input
      {...ariaOf(props)}
      {...hints(props)}
      value={typeof props.value === 'string' ? props.value : ''}
      onChange={(event) => props.onChange(event.target.value)}
    />
  )
}
