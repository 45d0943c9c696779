import { Select } from 'antd'
import { useResourceText } from '../../use-resource-text'
import { ariaOf } from '../aria'
import { choicesOf } from '../choices-of'
import type { InputProps } from '../types'
import { TicksInput } from './ticks'

export function MultiChoiceInput(props: InputProps) {
  const { field } = props
  return field.kind === 'multiChoice' && field.ticks ? <TicksInput {...props} /> : <Chooser {...props} />
}

function Chooser(props: InputProps) {
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
