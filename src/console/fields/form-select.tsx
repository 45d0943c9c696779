import { type RefSelectProps, Select, type SelectProps } from 'antd'
import { useLayoutEffect, useRef } from 'react'
import { isFoundIn } from '../../domain/values/folded'
import { ariaOf } from './aria'
import type { InputProps } from './types'

/** What is still on its way is not said to be none. */
export const waiting = (loading = false) => (loading ? { notFoundContent: null } : {})

/** An option is found by any part of its label, with accents or without. */
export const byLabel = {
  filterOption: (typed: string, option?: { label?: unknown }) =>
    typeof option?.label === 'string' && isFoundIn(option.label, typed),
}

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
  return <Select<Value> ref={select} {...aria} {...waiting(rest.loading)} className="w-full!" {...rest} />
}
