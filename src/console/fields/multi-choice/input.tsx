import { Select } from 'antd'
import { useResourceText } from '../../use-resource-text'
import { ariaOf } from '../aria'
import { choicesOf } from '../choices-of'
import type { InputProps } from '../types'

export function MultiChoiceInput(props: InputProps) {
  const text = useResourceText(props.plan)
  return (
    <Select<string[]>
      {...ariaOf(props)}
      mode="multiple"
      className="hg-input-wide"
      optionFilterProp="label"
      options={choicesOf(props.field).map((value) => ({ value, label: text.choice(props.name, value) }))}
      value={Array.isArray(props.value) ? props.value.map(String) : []}
      onChange={(value) => props.onChange(value)}
    />
  )
}
