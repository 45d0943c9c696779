import type { InputProps } from './types'
import { FormSelect, byLabel } from './form-select'

interface WordSelectProps {
  input: InputProps
  options: { value: string; label: string }[]
  searched?: boolean
}

/** One word out of a list, found by any part of its label; cleared where the field may be empty. */
export function WordSelect({ input, options, searched = true }: WordSelectProps) {
  return (
    <FormSelect
      input={input}
      options={options}
      showSearch={searched}
      {...byLabel}
      allowClear={!input.field.required}
      value={typeof input.value === 'string' && input.value !== '' ? input.value : null}
      onChange={(value: string | undefined) => input.onChange(value ?? null)}
    />
  )
}
