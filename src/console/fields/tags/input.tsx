import { FormSelect } from '../form-select'
import type { InputProps } from '../types'

/** Free words; a comma or Enter ends one. */
export function TagsInput(props: InputProps) {
  return (
    <FormSelect<string[]>
      input={props}
      mode="tags"
      tokenSeparators={[',', ';', '，', '、']}
      open={false}
      suffixIcon={null}
      value={Array.isArray(props.value) ? props.value.map(String) : []}
      onChange={(value) => props.onChange(value.map((word) => word.trim()).filter((word) => word !== ''))}
    />
  )
}
