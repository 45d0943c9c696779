import { useResourceText } from '../../text/use-resource-text'
import { byLabel, FormSelect } from '../form-select'
import { choicesOf } from '../choices-of'
import { SEVERAL } from '../several'
import type { InputProps } from '../types'
import { TicksInput } from './ticks'

export function MultiChoiceInput(props: InputProps) {
  const { field } = props
  return field.kind === 'multiChoice' && field.ticks ? <TicksInput {...props} /> : <Chooser {...props} />
}

function Chooser(props: InputProps) {
  const text = useResourceText(props.plan)
  return (
    <FormSelect<string[]>
      input={props}
      {...SEVERAL}
      {...byLabel}
      options={choicesOf(props.field).map((value) => ({ value, label: text.choice(props.name, value) }))}
      value={Array.isArray(props.value) ? props.value.map(String) : []}
      onChange={(value) => props.onChange(value)}
    />
  )
}
