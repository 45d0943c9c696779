import { type RefSelectProps, Select, type SelectProps } from 'antd'
import { useLayoutEffect, useRef } from 'react'
import { ariaOf } from './aria'
import type { InputProps } from './types'

/**
 * A choice as the control of a form. The component library copies every `aria-` attribute to its outermost element,
 * which is no control and may not be required; so that one is said at the combobox inside alone.
 */
export function FormSelect<Value>({ input, ...rest }: SelectProps<Value> & { input: InputProps }) {
  const { 'aria-required': required, ...aria } = ariaOf(input)
  const select = useRef<RefSelectProps>(null)
  useLayoutEffect(() => {
    const box = select.current?.nativeElement.querySelector('[role=combobox]')
    box?.setAttribute('aria-required', String(required))
  }, [required])
  return <Select<Value> ref={select} {...aria} className="hg-input-wide" {...rest} />
}
