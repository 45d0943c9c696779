import { idsIn, type ReferenceId, targetOf } from '../../../schema/references'
import { FormSelect } from '../form-select'
import { Chosen } from '../reference/input'
import { useOptionsBox } from '../reference/use-options-box'
import { SEVERAL } from '../several'
import type { InputProps } from '../types'

/** Several records of another resource, by their titles. */
export function ReferencesInput(props: InputProps) {
  const to = targetOf(props.field) ?? ''
  const { options, box } = useOptionsBox(to)
  return (
    <FormSelect<ReferenceId[]>
      input={props}
      {...SEVERAL}
      {...box}
      options={options}
      labelRender={({ label, value: id }) => label ?? <Chosen to={to} id={id} />}
      value={[...idsIn(props.value)]}
      onChange={(chosen) => props.onChange(chosen)}
    />
  )
}
