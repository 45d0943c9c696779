import { Input } from 'antd'
import { ariaOf } from '../aria'
import type { InputProps } from '../types'
import css from './input.module.css'

/** Several lines; the box grows with them. Of a bounded text it counts the characters. */
export function LongTextInput(props: InputProps) {
  const { field } = props
  const max = field.kind === 'longText' ? field.max : undefined
  return (
    <Input.TextArea
      {...ariaOf(props)}
      rows={3}
      className={css['box'] ?? ''}
      count={max === undefined ? {} : { show: true, max }}
      value={typeof props.value === 'string' ? props.value : ''}
      onChange={(event) => props.onChange(event.target.value)}
    />
  )
}
