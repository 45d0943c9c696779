import { useResourceText } from '../../text/use-resource-text'
import { FormSelect } from '../form-select'
import { choicesOf } from '../choices-of'
import type { InputProps } from '../types'

/** One word of the vocabulary. A word outside of it that the record came with stays to be seen, and refused. */
export function ChoiceInput(props: InputProps) {
  const text = useResourceText(props.plan)
  const options = choicesOf(props.field).map((value) => ({ value, label: text.choice(props.name, value) }))
  return (
    <FormSelect
      input={props}
      options={options}
      showSearch={options.length > 8}
      optionFilterProp="label"
      allowClear={!props.field.required}
      value={typeof props.value === 'string' && props.value !== '' ? props.value : null}
      onChange={(value: string | undefined) => props.onChange(value ?? null)}
    />
  )
}
